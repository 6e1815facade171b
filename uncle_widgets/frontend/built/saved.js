var ue=class{constructor(t){this.values=t,this.heard=new Map,this.saying=n=>{}}get(t){return this.values[t]}set(t,n){this.
put({[t]:n})}put(t){let n=Object.keys(t).filter(s=>Lt(this.values[s],t[s]));for(let s of n)this.values[s]=t[s];for(let s of n)
this.tell(`change:${s}`,t[s])}save_changes(){}send(t){this.saying(t)}on(t,n){for(let s of t.split(" "))this.heard.has(s)||
this.heard.set(s,new Set),this.heard.get(s)?.add(n)}off(t,n){for(let s of t.split(" "))this.heard.get(s)?.delete(n)}tell(t,n){
for(let s of[...this.heard.get(t)??[]])s(n)}},Lt=(e,t)=>e!==t&&JSON.stringify(e)!==JSON.stringify(t);var V,Po,$u,qt,Es,hn,No,an,Ro,As,Ts,Mu,He=Symbol.for("pv"),dn={},mn=[],_u=/^m(i|n|o|s|text|space)$/,Ls=Array.isArray,Oo=mn.
slice,Yt=Object.assign;function Kt(e){e&&e.parentNode&&e.remove()}function ln(e,t,n,s,r){var o={type:e,props:t,key:n,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:He,__v:r||
++Po,__i:-1,__u:0};return!r&&V.vnode&&V.vnode(o),o}function he(e){return e.children}function cn(e,t){this.props=e,this.context=t,this.__g=0}function Wt(e,t){if(t==null)return e.
__&&Wt(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||
e.props.__P?null:Wt(e)}function Su(e){var t,n=e.__v,s=n.__e,r=[],o=[],i=e.__P;i&&((t=Yt({constructor:He},n)).__v=n.__v+1,
V.vnode&&V.vnode(t),Us(i,t,n,e.__n,i.namespaceURI,32&n.__u?[s]:null,r,s||Wt(n),32&n.__u,o),t.__v=n.__v,t.__.__k[t.__i]=t,
Io(r,t,o),n.__=n.__e=null,t.__e!=s&&Co(t))}function Co(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(
function(t){return t&&(e.__e=t.__e)}),Co(e)}function Uo(e){(8&e.__g||(e.__g|=8,qt.push(e),hn++))&&Es==V.debounceRendering||
((Es=V.debounceRendering)||queueMicrotask)(Bo)}function Bo(){try{for(var e,t=1;qt.length;)qt.length>t&&qt.sort(No),e=qt.
shift(),t=qt.length,8&e.__g&&Su(e)}finally{(hn=qt.length)&&(Es||queueMicrotask)(Bo)}}function Do(e,t,n,s,r,o,i,a,l,u,c){
var h,m,d,f,b,g,w=s.__k||mn,y=t.length;for(l=Eu(n,t,w,l,y),h=0;h<y;h++)(d=n.__k[h])!=null&&(m=~d.__i&&w[d.__i]||dn,d.__i=
h,g=Us(e,d,m,r,o,i,a,l,u,c),f=d.__e,(m.ref!=d.ref||8&m.__u)&&(m.ref&&Hs(m.ref,null,d,m),d.ref&&c.push(d.ref,d.__c||f,d)),
b=b||f,4&d.__u?(l=qo(d,l,e,!m.__v),m.__e&&(m.__e=null)):typeof d.type=="function"&&g!==void 0?l=g:f&&(l=f.nextSibling),d.
__u&=-21);return n.__e=b,l}function Eu(e,t,n,s,r){var o,i,a,l,u,c,h,m,d,f=n.length,b=f,g=0,w=0,y=e.__k=Array(r);for(o=0;o<
r;o++)(i=t[o])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=y[o]=ln(null,
i):Ls(i)?i=y[o]=ln(he,{children:i}):i.constructor===He&&i.__b?i=y[o]=ln(i.type,i.props,i.key,i.ref,i.__v):y[o]=i,l=o+g,i.
__=e,i.__b=e.__b+1,a=null,~(u=i.__i=Tu(i,n,l,b))&&(b--,(a=n[u])&&(a.__u|=2)),a&&a.__v?(i.__u|=16,u==l-1?g--:u==l+1?g++:u!=
l&&(u>l?g--:g++,w=1)):(~u||(r>f?g--:r<f&&g++),typeof i.type!="function"&&(i.__u|=4))):y[o]=null;if(w){for(c=[],h=[],o=0;o<
r;o++)if((i=y[o])&&16&i.__u){for(g=0,m=c.length;g<m;)c[d=g+m>>1]<i.__i?g=d+1:m=d;c[g]=i.__i,h[o]=g+1}for(g=c.length;o--;)
h[o]&&(h[o]==g?g--:y[o].__u|=4)}if(b)for(o=0;o<f;o++)!(a=n[o])||2&a.__u||(a.__e==s&&(s=Wt(a)),Ps(a,a));return s}function qo(e,t,n,s){
var r,o,i,a;if(typeof e.type=="function"){if(e.props.__P)return t;if(r=e.__k)for(o=0;o<r.length;o++)r[o]&&(r[o].__=e,t=qo(
r[o],t,n,!1));return t}for(t&&!t.parentNode&&(t=Wt(e))&&!t.parentNode&&(t=null),i=e.__e,a=t;a&&a.nodeType==8;)a=a.nextSibling;
for(i!=a&&(!s&&n.moveBefore&&i.parentNode?n.moveBefore(i,t):n.insertBefore(i,t||null)),t=i;(t=t&&t.nextSibling)&&t.nodeType==
8&&!t.data.startsWith("$s"););return t}function Tu(e,t,n,s){var r,o=e.key,i=e.type,a=t[n],l=a&&!(2&a.__u);if(a===null&&o==null||l&&o==a.key&&i==a.type)return n;
if(s>(l?1:0)){for(r=n-1;r>=0;r--)if((a=t[r])&&!(2&a.__u)&&o==a.key&&i==a.type)return r;for(r=n+1;r<t.length;r++)if((a=t[r])&&
!(2&a.__u)&&o==a.key&&i==a.type)return r}return-1}function Ho(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}
function on(e,t,n,s,r){var o,i;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof s=="string"&&(e.style.
cssText=s=""),s)for(t in s)n&&t in n||Ho(e.style,t);if(n)for(t in n)s&&n[t]==s[t]||Ho(e.style,t,n[t])}else if(t[0]=="o"&&
t[1]=="n")typeof n!="function"&&(n=null),typeof s!="function"&&(s=null),(e.__e||(e.__e={}))[t]=n,n&&s||(i=Ts[t]||(Ts[t]=
Au(t)),(e.__a||(e.__a={}))[t]=As,o=t!=(t=t.replace(Ro,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(
t,i,o):e.removeEventListener(t,i,o));else{if(r=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,
"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="c\
olSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===
!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function Au(e){return function(t){var n=this.
__e;if(n){if(n=n[e],t[an]==null)t[an]=As++;else if(t[an]<this.__a[e])return;return n(V.event?V.event(t):t)}}}function Us(e,t,n,s,r,o,i,a,l,u){
var c,h,m,d,f,b,g,w,y,$,v,_,k,E,A,M,S,P,R=t.type;if(t.constructor!==He)return null;128&n.__u&&(l=32&n.__u,c=n.__c.__z)&&
(t.__u|=l,h=o=[],c.nodeType==8?a=un(c,o):o.push(c),a=o[0]||a),(c=V.__b)&&c(t);t:if(typeof R=="function"){m=i.length;try{
if(w=t.props,y=(c=R.prototype)&&c.render,$=(c=R.contextType)&&s[c.__c],v=c?$?$.props.value:c.__:s,(d=n.__c)?(t.__c=d,2&d.
__g&&(d.__g|=1)):(y?t.__c=d=new R(w,v):(t.__c=d=new cn(w,v),d.constructor=R,d.render=Uu),$&&$.sub(d),d.state||(d.state={}),
d.__n=s,d.__g|=8,d.__h=[],d.__k=[]),y&&(d.__s||(d.__s=d.state),R.getDerivedStateFromProps&&(d.__s==d.state&&(d.__s=Yt({},
d.__s)),Yt(d.__s,R.getDerivedStateFromProps(w,d.__s)))),f=d.props,b=d.state,d.__v=t,n.__c){if(w!==f&&y&&!R.getDerivedStateFromProps&&
d.componentWillReceiveProps&&d.componentWillReceiveProps(w,v),t.__v==n.__v&&!(8&d.__g)||!(4&d.__g)&&d.shouldComponentUpdate&&
d.shouldComponentUpdate(w,d.__s,v)===!1){t.__v!=n.__v&&(d.props=w,d.state=d.__s,d.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.
some(function(D){D&&(D.__=t)}),mn.push.apply(d.__h,d.__k),d.__k=[],d.__h.length&&i.push(d),a=Wt(n);break t}d.componentWillUpdate&&
d.componentWillUpdate(w,d.__s,v),y&&d.componentDidUpdate&&d.__h.push(function(){d.componentDidUpdate(f,b,g)})}else y&&!R.
getDerivedStateFromProps&&d.componentWillMount&&d.componentWillMount(),y&&d.componentDidMount&&d.__h.push(d.componentDidMount);
d.context=v,d.props=w,d.__P=e,d.__g&=-5,_=V.__r,k=y?25:0;do d.__g&=-9,_&&_(t),c=d.render(d.props,d.state=d.__s,d.context);while(8&
d.__g&&++k<25);y&&(mn.push.apply(d.__h,d.__k),d.__k=[]),d.state=d.__s,d.getChildContext&&(s=Yt({},s,d.getChildContext())),
y&&n.__c&&d.getSnapshotBeforeUpdate&&(g=d.getSnapshotBeforeUpdate(f,b)),E=c&&c.type===he&&c.key==null?c.props.children:c,
w.__P&&(c=a,r=(e=w.__P).namespaceURI,l=o=null,n.props&&n.props.__P!=e&&(n.__k.some(function(D){D&&Ps(D,D)}),n.__k=null),
a=n.__k?Wt(n,0):null),a=Do(e,Ls(E)?E:[E],t,n,s,r,o,i,a,l,u),w.__P&&(t.__e=null,a=c),t.__u&=-161,h&&h.some(Kt),d.__h.length&&
i.push(d),1&d.__g&&(d.__g&=-4)}catch(D){if(i.length=m,t.__v=null,l||o)if(D&&D.then){if(t.__u|=128|l,o){for(~(S=o.indexOf(
a||void 0))||(S=o.length);(P=o[S-1])&&P.nodeType==8;)S--;for(;S<o.length;S++)if(P=o[S])if(o[S]=null,A){if(P==M)break}else{
if(P.nodeType!=8)break;P.data.startsWith("$s")&&(M=un(A=P))}}if(!A){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;
A=a}(c=un(A=t.__c.__z||(t.__c.__z=A)))?(t.__e=A,a=c):t.__e=a,a=a&&a.nextSibling}else o&&o.some(Kt);else t.__e=n.__e;t.__k||
(t.__k=n.__k||[]),D&&D.then||Wo(t),V.__e(D,t,n)}}else a=t.__e=Lu(n.__e,t,n,s,r,o,i,l,u,e);return(c=V.diffed)&&c(t),a}function un(e,t){
if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))
n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function Wo(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.
some(Wo))}function Io(e,t,n){for(var s=0;s<n.length;)Hs(n[s++],n[s++],n[s++]);V.__c&&V.__c(t,e),e.some(function(r){try{e=
r.__h,r.__h=[],e.some(function(o){o.call(r)})}catch(o){V.__e(o,r.__v)}})}function Lu(e,t,n,s,r,o,i,a,l,u){var c,h,m,d,f,
b,g,w,y=n.props||dn,$=t.props,v=t.type;if(v=="svg"?r="http://www.w3.org/2000/svg":v=="math"?r="http://www.w3.org/1998/Ma\
th/MathML":r||(r="http://www.w3.org/1999/xhtml"),o){for(c=0;c<o.length;c++)if((f=o[c])&&(v?f.localName==v:f.nodeType==3)){
e=f,o[c]=null;break}}if(!e){if(w=u.ownerDocument||document,!v)return w.createTextNode($);e=w.createElementNS(r,v,$.is?$:
u),a&&(V.__m&&V.__m(t,o),a=!1),o=null}if(v){if(u=v=="template"&&e.content||e,o=v=="textarea"&&$.defaultValue!=null?null:
o&&Oo.call(u.childNodes),!a&&o)for(y={},c=0;c<e.attributes.length;c++)y[(f=e.attributes[c]).name]=f.value;for(c in y)f=y[c],
c=="dangerouslySetInnerHTML"?m=f:c=="children"||c in $||c=="value"&&"defaultValue"in $||c=="checked"&&"defaultChecked"in
$||on(e,c,null,f,r);for(c in $)f=$[c],c=="children"?d=f:c=="dangerouslySetInnerHTML"?h=f:c=="value"?b=f:c=="checked"?g=f:
a&&typeof f!="function"||y[c]===f||on(e,c,f,y[c],r);h?(a||m&&(h.__html==m.__html||h.__html==e.innerHTML)||(e.innerHTML=h.
__html),t.__k=[]):(m&&(e.textContent=""),(v=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&_u.test(v))&&(r="\
http://www.w3.org/1999/xhtml"),Do(u,Ls(d)?d:[d],t,n,s,r,o,i,o?o[0]:n.__k&&Wt(n,0),a,l),o&&o.some(Kt)),a&&v!="textarea"||
(c="value",v=="progress"&&b==null?e.removeAttribute(c):b==null||b===e[c]&&(v!="progress"||b)||on(e,c,b,y[c],r),c="checke\
d",g!=null&&g!=e[c]&&on(e,c,g,y[c],r))}else y===$||a&&e.data==$||(e.data=$);return e}function Hs(e,t,n,s){try{typeof e==
"function"?t?t.__x=e(t)||1:s&&(s=s.__c||s.__e)&&(t=s.__x)&&(s.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(r){
V.__e(r,n)}}function Ps(e,t,n){var s,r,o,i;if(V.unmount&&V.unmount(e),!(s=e.ref)||s.current&&s.current!=e.__e||Hs(s,null,
t,e),s=e.__c){if(s.componentWillUnmount)try{s.componentWillUnmount()}catch(a){V.__e(a,t)}s.__P=s.__n=null}if(s=e.__k)for(i=
0;i<s.length;i++)s[i]&&Ps(s[i],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(s=e.__c)&&(s=s.__z)&&(r=un(s,o=[]))&&(s==
e.__e&&o.some(Kt),Kt(r),Kt(s)),n||Kt(e.__e),e.__e=e.__c=e.__=null}function Uu(e,t,n){return this.constructor(e,n)}function Jt(e,t){
var n,s,r,o;V.__&&V.__(e,t),t.nodeType==9&&(t=t.documentElement),s=(n=e&&32&e.__u)?null:t.__k,t.__k=ln(he,{children:[e]}),
r=[],o=[],Us(t,t.__k,s||dn,dn,t.namespaceURI,s?null:t.firstChild?Oo.call(t.childNodes):null,r,s?s.__e:t.firstChild,n,o),
Io(r,t.__k,o),t.__k.props.children=null}V={__e:function(e,t,n,s){for(var r,o,i;t=t.__;)if((r=t.__c)&&!(1&r.__g)){r.__g|=4;try{if((i=(o=r.constructor)&&o.getDerivedStateFromError)&&
r.setState(o.getDerivedStateFromError(e)),r.componentDidCatch&&(r.componentDidCatch(e,s||{}),i=1),i&&8&r.__g)return void(r.
__g|=2)}catch(a){e=a}}throw hn=0,e}},Po=0,$u=function(e){return e!=null&&e.constructor===He},cn.prototype.setState=function(e,t){
var n=this.__s;n&&n!=this.state||(n=this.__s=Yt({},this.state)),typeof e=="function"&&(e=e(Yt({},n),this.props)),e&&(Yt(
n,e),this.__v&&(t&&this.__k.push(t),Uo(this)))},cn.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.
push(e),Uo(this))},cn.prototype.render=he,qt=[],hn=0,No=function(e,t){return e.__v.__b-t.__v.__b},an=Symbol(),Ro=/(PointerCapture)$|Capture$/i,
As=0,Ts={},Mu=0;var de=()=>document.body?.dataset.voila!=null,Ns=()=>de()&&document.body.dataset.voila!=="notebook";function Fo(e,t,n,s){let{class:r,...o}=n,i=[t,r].flat().filter(Boolean).join(" ");i&&e.setAttribute("class",i);for(let[a,
l]of Object.entries(o))l==null||l===!1||(a.startsWith("on")?e.addEventListener(a.slice(2),l):a==="style"?e.style.cssText=
l:e.setAttribute(a,l===!0?"":String(l)));return e.append(...s.flat(9).filter(a=>a!=null&&a!==!1)),e}var jo=([e,...t])=>e?.
constructor===Object?[e,t]:[{},[e,...t]];function x(e,t,...n){let[s,...r]=e.split(".");return Fo(document.createElementNS(
"http://www.w3.org/2000/svg",s),r,...jo([t,...n]))}var N=(e,t,n,s,r)=>x("rect",{x:e,y:t,width:n,height:s,...r}),O=(e,t,n,s)=>x(
"circle",{cx:e,cy:t,r:n,...s}),pt=(e,t,n,s)=>x("path",{d:e,fill:"none",stroke:t,"stroke-width":n,...s}),Xt=(e,t,n,...s)=>x(
"svg",{width:e,height:t,viewBox:`0 0 ${e} ${t}`,role:"img","aria-label":n},...s);function p(e,t,...n){let[s,...r]=e.split(
"."),[o,i]=jo([t,...n]),a=s==="section"&&o["aria-label"]&&!Ns();return Fo(document.createElement(a?"div":s),r,{role:a?"g\
roup":null,type:s==="button"?"button":null,...o},i)}function lt(e){let t=e.getRootNode();return t instanceof Document||t instanceof
ShadowRoot?t.activeElement:null}var fn=e=>e instanceof HTMLTextAreaElement||e instanceof HTMLInputElement&&e.selectionStart!=null;function Hu(e,t,n){if(e.
value===e.defaultValue||e.value===t.value||!n&&t.defaultValue!==e.defaultValue)return;t.value=e.value;let s=!1,r=()=>{!s&&
t.isConnected&&t.dispatchEvent(new Event("change"))};t.addEventListener("change",()=>s=!0),t.addEventListener("blur",r,{
once:!0}),t.addEventListener("keydown",o=>{o.key==="Enter"&&!t.form&&r()})}function Q(e,...t){let n=lt(e),s=n&&n!==e&&e.
contains(n)?n:null,r=s?.getAttribute("data-k")??"",o=[...e.querySelectorAll("[data-draft]")].filter(fn),i=fn(s)?{from:s.
selectionStart,to:s.selectionEnd,text:s.value}:null;e.replaceChildren(...t.flat(9).filter(l=>l!=null&&l!==!1));for(let l of o){
let u=e.querySelector(`[data-k="${CSS.escape(l.dataset.k??"")}"][data-draft="${CSS.escape(l.dataset.draft??"")}"]`);fn(u)&&
u!==l&&Hu(l,u,l===s)}if(!s)return;if(pn(e,r)){let l=lt(e);i&&l!==s&&fn(l)&&l.value===i.text&&l.setSelectionRange(i.from,
i.to);return}let a=e.querySelector("[data-next]")??e;a instanceof HTMLElement&&(a.tabIndex=-1,a.focus({preventScroll:!0}))}
function pn(e,t){let n=e.querySelector(`[data-k="${CSS.escape(t)}"]`);return n instanceof HTMLElement&&n.focus({preventScroll:!0}),
n instanceof HTMLElement}var Pu=/^(svg|g|path|rect|circle|ellipse|line|polyline|polygon|defs|clipPath|pattern|title|desc|use)$/;
function Vo(e){let t=new DOMParser().parseFromString(e,"image/svg+xml").documentElement;if(t.localName!=="svg")throw new Error(
"Expected SVG.");for(let n of[...t.querySelectorAll("*"),t]){if(n!==t&&!Pu.test(n.localName)){n.remove();continue}for(let{
name:s,value:r}of[...n.attributes]){let o=/^(xlink:)?href$/.test(s)&&!r.startsWith("#");(/^on/i.test(s)||o||/url\((?!["']?#)|javascript:/i.
test(r))&&n.removeAttribute(s)}}return document.importNode(t,!0)}var Nu=/^(#[0-9a-f]{3,8}|light-dark\(\s*#[0-9a-f]{3,8}\s*,\s*#[0-9a-f]{3,8}\s*\))$/i;
function me(e,t){for(let n of(t??"").split(";")){let[s,r]=[n.slice(0,n.indexOf(":")).trim(),n.slice(n.indexOf(":")+1).trim()];
/^--[\w-]+$/.test(s)&&Nu.test(r)&&e.style.setProperty(s,r)}}function gt({label:e,choices:t,value:n,pick:s,k:r}){return p(
"div.seg",{role:"group","aria-label":e},t.map(([o,i],a)=>p("button",{"data-k":`${r}.${a}`,"aria-pressed":String(o===n),onclick:()=>s(
o)},i)))}var Ru=globalThis,Rs=Ru[Symbol.for("uncle_widgets.page")]??={};function X(e){return Rs.ids=(Rs.ids??0)+1,`uw-${e}\
-${Rs.ids}`}function It(e,t){let n=-1,s=()=>{let o=Math.round(e.clientWidth);o>0&&o!==n&&(n=o,e.replaceChildren(t(o)))},
r=new ResizeObserver(()=>requestAnimationFrame(s));return r.observe(e),s(),{again:()=>(n=-1,s()),stop:()=>r.disconnect()}}
function F(e,t,n){n?e.getAttribute(t)!==n&&e.setAttribute(t,n):e.removeAttribute(t)}var zt=(e,...t)=>p("button",e,...t),
gn=({kind:e,label:t,strong:n,share:s},r)=>zt({class:`btn${n?" solid":""}${s==null?"":" sharing"}`,style:s==null?null:`--\
p:${100*s}%`,"data-act":e,"data-k":`key.${e}`,onclick:()=>r(s==null?e:"stop")},s==null?t:`${t} (${Math.round(100*s)}%)`);
function Os(e,t,n){let s=lt(e),r=s&&e.contains(s)?s:null,o=r&&["data-act","data-clause"].find(l=>r.hasAttribute(l)),i=o&&
r?.getAttribute(o);if(n(),!r)return;([...e.querySelectorAll("button")].find(l=>o&&l.getAttribute(o)===i)??e.querySelector(
"button")??t).focus?.()}var fe=()=>matchMedia("(prefers-reduced-motion: reduce)").matches;var Mt=(e,t)=>Math.max(12,Math.min(e,t/1.4));var Ou=[[/[ilj.,:;'|!tf\s()]/,.3],[/[mwMW@%]/,.88],[/[A-Z]/,.7],[/[\u0300-\u036f]/,0],[/[\u0250-\uffff]/,1]],Cu=["012345\
6789","of 100 hands, as the quick brown fox jumps over it"],Pe,Go=e=>{let t=0;for(let n of e)t+=Ou.find(([s])=>s.test(n))?.[1]??
.57;return t};function Bu(){if(Pe!=null)return Pe;let e=typeof document=="object"&&document.querySelector(".uw"),t=e&&document.
createElement("canvas").getContext("2d");if(!e||!t)return 1;let n=getComputedStyle(e).getPropertyValue("--sans"),s=[400,
700].flatMap(r=>(t.font=`${r} 100px ${n}`,Cu.map(o=>t.measureText(o).width/(r>400?100*1.06:100)/Go(o))));return Pe=Math.
max(1,...s),document.fonts.addEventListener("loadingdone",()=>Pe=void 0,{once:!0}),Pe}var q=(e,t)=>Go(e)*t*Bu(),Du=12;function ot(e,t,n,s=1){
let r=q(e,s),o=Math.max(Math.min(t,Du),Math.min(t,n/Math.max(r,.01)));if(r*o<=n+.01)return{lines:[e],size:o};let i=u=>q(
u,o*s)<=n,a=[""],l=()=>a[a.length-1];for(let u of e.split(" "))if(l()!==""&&i(`${l()} ${u}`))a[a.length-1]+=` ${u}`;else{
l()!==""&&a.push("");for(let c of u)l()!==""&&!i(l()+c)&&a.push(""),a[a.length-1]+=c}return{lines:a,size:o}}function pe(e,t,{
w:n,ideal:s,tight:r=.5,least:o=n,floor:i=0}){if(e<=1)return{w:Math.min(n,Math.max(t,12)),step:s,cols:1,rows:1};let a=m=>Math.
max(r*m,i),l=(m,d)=>Math.min(s,(t-m)/Math.max(d-1,1));for(let m of[n,Math.max(o,Math.min(n,t/(1+r*(e-1))))])if(l(m,e)>=a(
m)-.01)return{w:m,step:l(m,e),cols:e,rows:1};let u=Math.max(1,Math.floor((t-o)/a(o))+1),c=Math.ceil(e/u),h=Math.ceil(e/c);
return{w:o,step:l(o,h),cols:h,rows:c}}function Zo(e){let t=[...e].sort((s,r)=>s.seat-r.seat),n=Math.max(0,t.findIndex(s=>s.
me));return[...t.slice(n),...t.slice(0,n)]}function Ko(e){if(e<2)return{left:0,top:e,right:0};let t=Math.floor((e+1)/3);
return{left:t,top:e-2*t,right:t}}var qu="M70-6 18 106M5.5 24a14.5 14.5 0 1 0 29 0a14.5 14.5 0 1 0-29 0M53.5 76a14.5 14.5 0 1 0 29 0a14.5 14.5 0 1 0-29 0",
Cs={0:[64,[["ellipse",{cx:32,cy:50,rx:25,ry:43}]]],1:[46,[["path",{d:"M3 30 32 5V110"}]]],2:[64,[["path",{d:"M7.5 33V31.\
5A24.5 24.5 0 1 1 51.5 46.4L16 93H64"}]]],3:[62,[["path",{d:"M10.5 22.5A19.5 19.5 0 1 1 29 46H20M20 44H30A24.5 24.5 0 1 \
1 6.7 76"}]]],4:[66,[["path",{d:"M48 110V5L13 74H66","stroke-miterlimit":12}]]],5:[62,[["path",{d:"M58 7H19L14.6 48A25.5\
 25.5 0 1 1 6.9 77"}]]],6:[64,[["circle",{cx:32,cy:68,r:25}],["path",{d:"M53.5-13 10.6 55.1"}]]],7:[60,[["path",{d:"M0 7\
H49L15 110","stroke-miterlimit":12}]]],8:[64,[["circle",{cx:32,cy:27,r:20}],["circle",{cx:32,cy:68,r:25}]]],9:[64,[["cir\
cle",{cx:32,cy:32,r:25}],["path",{d:"M10.5 113 53.4 44.9"}]]],"%":[88,[["path",{d:qu,"stroke-width":11}]]],".":[20,[["re\
ct",{x:3,y:85,width:15,height:15,fill:"currentColor",stroke:"none"}]]],",":[20,[["path",{d:"M12 84 6 118","stroke-width":13}]]],
"/":[52,[["path",{d:"M48-6 4 106","stroke-width":11}]]],"+":[60,[["path",{d:"M30 26V82M2 54H58","stroke-width":12}]]],"-":[
44,[["path",{d:"M4 54H40","stroke-width":12}]]],"−":[44,[["path",{d:"M4 54H40","stroke-width":12}]]],"×":[56,[["path",
{d:"M8 32 48 76M48 32 8 76","stroke-width":12}]]]," ":[26,[]],J:[54,[["path",{d:"M46-10V69A19.500 19.500 0 0 1 7 69V60"}]]],
Q:[72,[["ellipse",{cx:36,cy:50,rx:29,ry:43}],["path",{d:"M42 66 74 104"}]]],K:[68,[["path",{d:"M7-10V110M66-6 10 62M28 4\
2 68 106"}]]],A:[72,[["path",{d:"M2 106 36-2 70 106M14 68H58"}]]]},Ft=e=>e!==""&&[...e].every(t=>t in Cs);function ut(e,t,n=13){
return[...String(e)].reduce((r,o)=>r+(Cs[o]?.[0]??0)+n,-n)*t/100}function bt(e,t,n,s,r={}){let{anchor:o="start",gap:i=13,
weight:a=s>=60?13:14,colour:l}=r,u=ut(e,s,i),c=o==="middle"?t-u/2:o==="end"?t-u:t,h=0,m=[...String(e)].map(d=>{let[f,b]=Cs[d]??
[0,[]],g=d===","?"visible":"hidden",w={x:h,y:0,width:f,height:100,viewBox:`0 0 ${f} 100`,style:`overflow:${g}`};return h+=
f+i,x("svg",w,b.map(([y,$])=>x(y,$)))});return x("g",{transform:`translate(${c} ${n}) scale(${s/100})`,fill:"none",stroke:"\
currentColor","stroke-width":a,"aria-hidden":"true",style:l&&`color:${l}`},m)}function wn(e,t,n={}){let s=ut(e,t,n.gap),
r=`width:${s/16}em;height:${t/16}em`;return x("svg.numeral",{viewBox:`0 0 ${s} ${t}`,style:r,"aria-hidden":"true"},bt(e,
0,0,t,n))}var bn=[e=>`M0 ${e/2}a${e/2} ${e/2} 0 1 1 ${e} 0a${e/2} ${e/2} 0 1 1 ${-e} 0Z`,e=>`M${e*.05} ${e*.05}H${e*.95}\
V${e*.95}H${e*.05}Z`,e=>`M${e/2} ${-e*.14}L${e*1.14} ${e/2}L${e/2} ${e*1.14}L${-e*.14} ${e/2}Z`,e=>`M${e/2} 0L${e} ${e*.42}\
V${e}H0V${e*.42}Z`,e=>`M${e*.25} ${e*.04}H${e*.75}L${e*1.04} ${e/2}L${e*.75} ${e*.96}H${e*.25}L${-e*.04} ${e/2}Z`,e=>`M${-e*
.1} ${e*.16}H${e*1.1}V${e*.84}H${-e*.1}Z`],Wu=e=>"ABCDEFGHIJKLMNOPQRSTUVWXYZ"[e]??"?";function ge(e,t,n,s,r={}){let{fill:o="\
var(--on-field)",ink:i="var(--field)"}=r,a=e>=bn.length,l={d:bn[e%bn.length](s),fill:a?i:o,stroke:a?o:null,"stroke-width":2},
u=e%bn.length===3,c={x:s/2,y:u?s*.8:s*.69,"font-size":Math.max(12.5,s*.54),"font-weight":700,"text-anchor":"middle",fill:a?
o:i};return x("g",{transform:`translate(${t} ${n})`},x("path",l),x("text",c,Wu(e)))}var Yo={first:"M5 5h3v14H5zM20 5v14L\
9 12z",back:"M17 5v14L6 12z",play:"M7 4v16l13-8z",pause:"M6 5h4v14H6zM14 5h4v14h-4z",forward:"M7 5v14l11-7z",last:"M4 5v\
14l11-7zM16 5h3v14h-3z",link:"M8 3h12v13h-3V6H8zM4 8h10v13H4z",eye:"M12 5C7 5 3 8.5 1 12c2 3.5 6 7 11 7s9-3.5 11-7c-2-3.\
5-6-7-11-7zm0 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM12 9.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4z",down:"M4 8h16l-8\
 9z",near:"M11 1h2v4h-2zM11 19h2v4h-2zM1 11h4v2H1zM19 11h4v2h-4zM12 6a6 6 0 1 1 0 12 6 6 0 0 1 0-12zm0 2.4a3.6 3.6 0 1 0\
 0 7.2 3.6 3.6 0 0 0 0-7.2z",whole:"M3 3h7v3H6v4H3zM14 3h7v7h-3V6h-4zM3 14h3v4h4v3H3zM18 14h3v7h-7v-3h4z",close:"M6 4 12\
 10 18 4 20 6 14 12 20 18 18 20 12 14 6 20 4 18 10 12 4 6z"};function ht(e,t=22){let n=`width:${t/16}em;height:${t/16}em`;
return x("svg.icon",{viewBox:"0 0 24 24",fill:"currentColor",style:n,"aria-hidden":"true"},x("path",{d:Yo[e],"fill-rule":"\
evenodd"}))}var Jo=(e,t,n)=>x("g.opens-mark",{transform:`translate(${e} ${t})`},x("circle",{r:n}),x("path",{d:Yo.eye,"fi\
ll-rule":"evenodd",transform:`scale(${n/15}) translate(-12 -12)`}));function wt(e,t="var(--ink)",n="none"){return x("pat\
tern",{id:e,width:6,height:6,patternUnits:"userSpaceOnUse",patternTransform:"rotate(45)"},N(0,0,6,6,{style:`fill:${n}`}),
N(0,0,2,6,{style:`fill:${t}`}))}function Rt(e,t,n,s,r){let o={r:`M${t-s*.86} ${n-s*.86}h${s*1.72}v${s*1.72}h${-s*1.72}Z`,
g:`M${t} ${n-s*1.02}L${t+s*1.12} ${n+s*.86}H${t-s*1.12}Z`,b:`M${t-s} ${n}a${s} ${s} 0 1 1 ${2*s} 0a${s} ${s} 0 1 1 ${-2*
s} 0Z`,y:`M${t} ${n-s*1.2}L${t+s*1.2} ${n}L${t} ${n+s*1.2}L${t-s*1.2} ${n}Z`}[e];return x("path",{d:o,...r})}var yn=e=>({
r:"red",g:"green",b:"blue",y:"yellow"})[e]??"";function Bs(e,t,n,s={}){let{w:r=27,t:o=5,g:i=2,pitch:a=r+7}=s,l="",u="";for(let c=0;c<
e;c++){let h=t+Math.floor(c/10)*a,m=c%10,d=n-(m+1)*(o+i)-(m>=5?3:0);l+=`M${h} ${d}h${r}v${o}h${-r}z`;for(let f of[.22,.64])
u+=`M${h+r*f} ${d}h${r*.14}v${o}h${-r*.14}z`}return x("g",{"aria-hidden":"true"},x("path",{d:l,fill:"var(--accent-on-fie\
ld)"}),x("path",{d:u,fill:"var(--card)"}))}var Iu="var(--card-ink)";function xn(e,t,n,s,r){let o=s*.46,i=u=>`a${o} ${o} 0 1 0 ${u*2*o} 0`,a=(u,c)=>`M${u-o} ${c}${i(
1)}${i(-1)}Z`,l={d:`M${t} ${n-s*1.1}L${t+s*.85} ${n}L${t} ${n+s*1.1}L${t-s*.85} ${n}Z`,h:`M${t} ${n+s}L${t-s*.95} ${n-s*
.12}A${s*.52} ${s*.52} 0 0 1 ${t} ${n-s*.52}A${s*.52} ${s*.52} 0 0 1 ${t+s*.95} ${n-s*.12}Z`,s:`M${t} ${n-s*1.05}L${t+s*
.95} ${n+s*.12}A${s*.5} ${s*.5} 0 0 1 ${t+s*.14} ${n+s*.5}L${t+s*.4} ${n+s}H${t-s*.4}L${t-s*.14} ${n+s*.5}A${s*.5} ${s*.5}\
 0 0 1 ${t-s*.95} ${n+s*.12}Z`,c:a(t,n-s*.52)+a(t-s*.54,n+s*.22)+a(t+s*.54,n+s*.22)+`M${t} ${n-s*.2}L${t+s*.4} ${n+s}H${t-
s*.4}Z`}[e];if(!l)throw new Error(`There is no suit "${e}".`);return x("path",{d:l,...r})}var Xo={bell:{fill:"M50 6C70 6\
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
M24 34H76V50H59V84H41V50H24Z",wide:9}},zo=e=>e in Xo;function Qo(e,t,n,s,{colour:r="var(--accent-card)",ink:o=Iu}={}){let i=Xo[e];
if(!i)throw new Error(`There is no symbol "${e}".`);let a=(l,u)=>l&&x("path",{d:l,fill:"none",style:`stroke:${u}`,"strok\
e-width":i.wide??8});return x("g",{transform:`translate(${t} ${n}) scale(${s/100})`},a(i.line,r),i.fill&&x("path",{d:i.fill,
"fill-rule":"evenodd",style:`fill:${r}`}),i.ink&&x("path",{d:i.ink,style:`fill:${o}`}),a(i.inkLine,o))}function Ds(e,t,n,s){if(e==="skip")return x("g",{fill:"currentColor"},pt(`M${t-s} ${n+s*.5}A${s} ${s} 0 0 1 ${t+s*.78} ${n-
.1*s}`,"currentColor",s*.26),x("path",{d:`M${t+s*1.2} ${n+s*.62}L${t+s*.3} ${n+s*.2}L${t+s*1.16} ${n-s*.5}Z`}),O(t,n+s*.62,
s*.24));let r=o=>`M${t-o*s} ${n-o*s*.62}H${t+o*s*.2}V${n-o*s}L${t+o*s} ${n-o*s*.46}L${t+o*s*.2} ${n+o*s*.08}V${n-o*s*.3}\
H${t-o*s}Z`;return x("path",{d:r(1)+r(-1),fill:"currentColor"})}function Fu(e){let t=e*1.4,n=e*.08,s=(t-2*n)/17,r=e*.3,o="",
i="";for(let a=0;a<9;a++)o+=`M${n} ${n+2*a*s}h${e-2*n}v${s}h${2*n-e}z`;for(let a=-3;a<=3;a++){let l=2*a*s,u=Math.sqrt(Math.
max(0,r**2-(Math.abs(l)+s/2)**2));u&&(i+=`M${e/2+l-s/2} ${t/2-u}h${s}v${2*u}h${-s}z`)}return[N(0,0,e,t,{class:"paper",rx:e*
.085}),x("path.stripes",{d:o}),O(e/2,t/2,r+s*.9,{fill:"var(--card)"}),x("path.stripes",{d:i})]}function ju(e,t){let n=t*
1.4,s=t*.085,r=e.rings??0,o=e.text??"",i=t*Math.min(.098,.78/Math.max(r,1)),a=t*.11,l=a+t*.026,u="";for(let h=1;h<r;h++)
u+=`M0 ${n-a-h*i}A${a+h*i} ${a+h*i} 0 0 1 ${a+h*i} ${n}`;let c=Ft(o)?Math.min(t*.36,t*.76*100/ut(o,100)):0;return[N(0,0,
t,n,{class:"paper",rx:s}),r>0&&x("path",{d:`M0 ${n-l}A${l} ${l} 0 0 1 ${l} ${n}H${s}A${s} ${s} 0 0 1 0 ${n-s}Z`,fill:"va\
r(--accent-card)"}),u&&pt(u,"var(--accent-card)",Math.min(t*.052,i*.55)),c?bt(o,t*.12,t*.13,c,{colour:"var(--card-ink)"}):
x("text",{x:t*.1,y:t*.36,"font-size":Math.min(t*.3,t*1.5/Math.max(o.length,1)),"font-weight":700,fill:"var(--card-ink)"},
o),N(0,0,t,n,{class:"edge",rx:s})]}function Vu(e,t){let n=t*1.4,s=t*.085,r=e.colour==="wild",o=e.colour??"",i=r?"#fff":`\
var(--c-${o}-on)`,a=r?[["r",-1,-1],["g",1,-1],["y",-1,1],["b",1,1]].map(([m,d,f])=>Rt(String(m),t*(.5+.23*Number(d)),n*.62+
t*.23*Number(f),t*.16,{fill:`var(--c-${m})`,stroke:"#fff","stroke-width":t*.018})):[.46,.31,.16].map(m=>Rt(o,t*.62,n*.66,
t*m,{fill:"none",stroke:i,"stroke-opacity":.5,"stroke-width":t*.045})),l={draw2:"+2",draw4:"+4"}[e.glyph??""],u=l??(e.glyph?
"":e.text??""),c=u?bt(u,t*.12,t*.13,t*(l?.34:.42),{gap:l?8:13}):r?x("text",{x:t*.11,y:t*.3,"font-size":Math.max(12.5,t*.22),
"font-weight":700,fill:i},t<46?"W":"Wild"):Ds(e.glyph??"",t*.31,t*.33,t*.19),h=e.letter||o.toUpperCase();return[N(0,0,t,
n,{rx:s,fill:r?"#17181C":`var(--c-${o})`}),x("svg",{width:t,height:n,style:"overflow:hidden"},a),x("g",{style:`color:${i}`},
c),!r&&x("text",{x:t*.12,y:n-t*.1,"font-size":Math.max(12.5,t*.205),"font-weight":700,fill:i},h),N(0,0,t,n,{rx:s,fill:"n\
one",stroke:"#fff","stroke-width":Math.max(2,t*.03)})]}function Gu(e,t){let n=t*1.4,s=e.suit??"",r=e.text??"",o=`var(--s\
uit-${s})`,i=Math.min(t*.3,t*.62*100/ut(r,100,6));return[N(0,0,t,n,{class:"paper",rx:t*.085}),xn(s,t*.66,n*.69,t*.34,{style:`\
fill:${o}`,opacity:.16}),xn(s,t*.66,n*.69,t*.2,{style:`fill:${o}`}),bt(r,t*.1,t*.11,i,{colour:o,gap:r.length>1?6:13}),xn(
s,t*.22,t*.6,Math.max(4,t*.125),{style:`fill:${o}`}),N(0,0,t,n,{class:"edge",rx:t*.085})]}function Zu(e,t){let n=t*1.4,s=e.
text??"",r=Math.min(t*.2,t*.8/Math.max(q(s,1.06),.1)),o=s!==""&&r>=9,i=t*(o?.6:.7);return[N(0,0,t,n,{class:"paper",rx:t*
.085}),o&&x("text",{x:t*.1,y:t*.1+r*.9,"font-size":r,"font-weight":700,style:"fill:var(--card-ink)"},s),Qo(e.glyph??"",(t-
i)/2,o?n*.36:(n-i)/2,i),N(0,0,t,n,{class:"edge",rx:t*.085})]}function Ku(e,t){return e.colour?Vu(e,t):e.suit?Gu(e,t):e.glyph&&
zo(e.glyph)?Zu(e,t):ju(e,t)}function Ut(e,t){let n=e?Ku(e,t):Fu(t);return x("g",{class:e?"front":"back"},n)}var Yu={0:[],
1:[[0,0]],2:[[-1,-1],[1,1]],3:[[-1,-1],[0,0],[1,1]],4:[[-1,-1],[1,-1],[-1,1],[1,1]],5:[[-1,-1],[1,-1],[0,0],[-1,1],[1,1]],
6:[[-1,-1],[1,-1],[-1,0],[1,0],[-1,1],[1,1]]},kn=(e,t,n)=>[N(0,0,t,t,{rx:t*.14,style:`fill:var(--card);stroke:${n?"var(-\
-lit)":"var(--field)"}`,"stroke-width":n?5:1.5,opacity:e?1:.45}),Yu[e].map(([s,r])=>O(t*(.5+s*.26),t*(.5+r*.26),t*.09,{fill:"\
var(--card-ink)"}))];var Ju=["#F4F7FF","#A9C3F5","#6F94DB","#3F63AB","#233E77"],Ws=e=>({fill:Ju[e-1],ink:e<4?"#13201E":"#FFF"}),qs=e=>!!e.nodes,
Xu=["part","value"];function zu(e,t){let n=Object.entries(e.nodes??{});return t==="part"?n:[...n].sort(([,s],[,r])=>(s.value??
0)-(r.value??0))}var vn=class{constructor(t){this.back=!1;this.by="part";this.map={};this.changed=t,this.words=p("p.coun\
ted"),this.steps=p("ol.shades"),this.tokens=p("button.btn.quiet",{"data-k":"heat.tokens",onclick:()=>this.bring()}),this.
opener=p("button.btn.quiet",{"data-k":"heat.all","aria-expanded":"false",onclick:()=>this.open(!!this.list.hidden)}),this.
root=p("div.heat-bar",{role:"group","aria-label":"Numbers on the board",hidden:!0},p("div.legend",this.words,this.steps),
this.tokens,this.opener),this.list=p("section.sheet.scores.heat-list",{hidden:!0})}get clears(){return qs(this.map)&&!!this.
map.hides&&!this.back}show(t){if(JSON.stringify(t)===JSON.stringify(this.map)||(this.map=t,this.root.hidden=!qs(t),this.
open(!1),!qs(t)))return;let{title:n="",unit:s="",steps:r=[],hides:o="",nodes:i={}}=t;this.words.textContent=n,this.steps.
replaceChildren(...r.map(({text:a,count:l},u)=>{let{fill:c,ink:h}=Ws(u+1),m=`about ${a} ${s} at ${l} ${l===1?"place":"pl\
aces"}`;return p("li",{title:m},p("span.shade",{"aria-hidden":"true",style:`background:${c};color:${h}`},a),p("span.sr",
m))}),p("li.unit",{"aria-hidden":"true"},s)),this.tokens.hidden=!o,this.opener.textContent=`All ${Object.keys(i).length}`,
this.say()}say(){this.tokens.textContent=`Show ${this.map.hides??""}`,F(this.tokens,"aria-pressed",String(this.back))}bring(){
this.back=!this.back,this.say(),this.changed()}open(t){this.list.hidden=!t,F(this.opener,"aria-expanded",String(t)),this.
list.replaceChildren(...t?[this.table()]:[])}escape(){let t=!this.list.hidden;return this.open(!1),t&&this.opener.focus(),
t}sort(t){this.by=t,this.open(!0),this.list.querySelector(`[data-k="heat.${t}"]`)?.focus()}table(){let{title:t="",unit:n=""}=this.
map,s={part:"where",value:n},r=Xu.map(i=>p("th",{scope:"col","aria-sort":this.by===i?"ascending":null},p("button.sorts",
{"data-k":`heat.${i}`,onclick:()=>this.sort(i)},s[i]))),o=([i,{part:a="",value:l=0}])=>p("tr",p("th",{scope:"row"},i),p(
"td",a),p("td.num",l.toFixed(2)));return p("div.scroll",{tabindex:0,role:"group","aria-label":t},p("table",p("caption",t),
p("thead",p("tr",p("td"),...r)),p("tbody",zu(this.map,this.by).map(o))))}};var Qu=23,Is=24,Re=20,th=17,eh=8,ti=6,Ne={h:23,size:15},nh={house:[66,34],place:[20,28]},[sh,rh,oh]=[3,4,1],ei=(e,t)=>Math.
hypot(e.x-t.x,e.y-t.y);function ih(e,t,n){let s={x:(e.x+t.x)/2,y:(e.y+t.y)/2},r=o=>(o.x-s.x)*(t.x-e.x)+(o.y-s.y)*(t.y-e.
y);return n.flatMap((o,i)=>{let a=n[(i+1)%n.length],[l,u]=[r(o),r(a)],c=l/(l-u),h=l<0!=u<0?[{x:o.x+(a.x-o.x)*c,y:o.y+(a.
y-o.y)*c}]:[];return l<0?[o,...h]:h})}function ah(e,t=Qu){let n=Array.from({length:Is},(s,r)=>{let o=2*Math.PI*r/Is,i=t/
Math.cos(Math.PI/Is);return{x:i*Math.cos(o),y:i*Math.sin(o)}});return e.map((s,r)=>{let o=n;for(let[i,a]of e.entries()){
let l=ei(s,a);i===r||l>2.1*t||(l<.5?o=i>r?[]:o:o=ih({x:0,y:0},{x:a.x-s.x,y:a.y-s.y},o))}return o})}var lh=e=>e.map((t,n)=>{
let s=e.filter((r,o)=>o!==n).map(r=>ei(t,r));return Math.max(eh,Math.min(Re,...s.filter(r=>r>.5).map(r=>r/2-1)))}),Fs=(e,t)=>e.
x<t.x+t.w&&t.x<e.x+e.w&&e.y<t.y+t.h&&t.y<e.y+e.h,ch=({x:e,y:t},n)=>({x:e-n,y:t-n,w:2*n,h:2*n});function uh(e,t,n,s,r){let o=[];
return e.map((i,a)=>{let l=n[a],u=Ne.h,c=f=>(f.x<r.x||f.y<r.y||f.x+l>r.x+r.w||f.y+u>r.y+r.h?100:0)+sh*o.filter(g=>Fs(g,f)).
length+rh*e.filter((g,w)=>Fs(ch(g,t[w]-3),f)).length+oh*s.filter(g=>Fs(g,f)).length,h=[[1,-1],[-1,-1],[1,0],[-1,0],[0,-1],
[0,1],[1,1],[-1,1]],d=[0,8,20].flatMap(f=>h.map(([b,g])=>{let w=(t[a]+f)*(b&&g?.72:1.08);return{x:i.x+b*(w+l/2)-l/2,y:i.
y+g*(w+u/2)-u/2,w:l,h:u}})).reduce((f,b)=>c(b)<c(f)?b:f);return l&&o.push(d),d})}var js=e=>e?12+9*e.length:0,Vs=({x:e,y:t},{
role:n,label:s,ring:r,chosen:o,attributes:i})=>x("g",{role:n,"aria-label":s,"data-x":e,"data-y":t,transform:`translate(${e}\
 ${t})`,...i},x("title",s),x("g.sized",x("path.cell",{fill:"transparent"}),(r||o)&&O(0,0,Re,{class:"ring"}),o&&O(0,0,Re-
ti,{class:"ring chosen"}),O(0,0,Re+12,{class:"ring-focus"}))),ni=({x:e,y:t},n,s)=>x("g.tag.of",{"data-of":s,"data-move":s,
transform:`translate(${e} ${t})`,"aria-hidden":"true"},x("g.sized",x("g.stands",N(0,0,js(n),Ne.h,{rx:3,style:"fill:var(-\
-lit)"}),x("text",{x:js(n)/2,y:Ne.h/2+Ne.size*.36,"font-size":Ne.size,"font-weight":700,"text-anchor":"middle",fill:"#13\
201E"},n))));function si(e,t,n,s){let r=[...e.querySelectorAll("[data-x]")],o=({x:b,y:g})=>({x:b/t,y:g/t}),i=r.map(({dataset:b})=>o(
{x:Number(b.x),y:Number(b.y)})),a=ah(i),l=lh(i);for(let b of e.querySelectorAll(".sized"))b.setAttribute("transform",`sc\
ale(${t})`);for(let[b,g]of r.entries()){let w=a[b].map(({x:y,y:$})=>`${y.toFixed(1)} ${$.toFixed(1)}`).join("L");g.querySelector(
".cell")?.setAttribute("d",w?`M${w}Z`:"");for(let y of g.querySelectorAll("circle")){let $=y.classList.contains("ring-fo\
cus")?12:y.classList.contains("chosen")?-ti:0,[v,_]=["many","handle"].map(E=>g.classList.contains(E)),k=_?Re:v?Math.min(
l[b],th/t):l[b];y.setAttribute("r",String(k+$))}}let u=[...e.querySelectorAll(".tag.of")];if(!u.length)return;let c=r.map(
b=>u.find(g=>g.dataset.of===b.dataset.move)),h=c.map(b=>js(b?.textContent??"")),m={x:n.x/t,y:n.y/t,w:n.w/t,h:n.h/t},d=s.
map(({x:b,y:g,kind:w})=>{let[y,$]=nh[w??""]??[13,13];return{x:(b-y)/t,y:(g-$)/t,w:2*y/t,h:2*$/t}}),f=uh(i,l,h,d,m);for(let[
b,g]of c.entries()){let{x:w,y}=f[b];g?.querySelector(".stands")?.setAttribute("transform",`translate(${w-i[b].x} ${y-i[b].
y})`)}}var hh=18,dh=40,mh={"stroke-width":5},fh={"stroke-width":36,"stroke-linejoin":"round","stroke-linecap":"round"},ph=.4;function gh(e,t){
let n=t.get(e.a),s=t.get(e.b),r=`M${n.x} ${n.y}L${s.x} ${s.y}`,o=i=>x("path",{d:r,fill:"none",...i});switch(e.kind??"roa\
d"){case"double":return[o({style:"stroke:var(--field-edge)","stroke-width":9}),o({style:"stroke:var(--field)","stroke-wi\
dth":4})];case"dashed":return o({style:"stroke:var(--field-edge)","stroke-width":6,"stroke-dasharray":"12 9"});case"thin":
return o({style:"stroke:var(--field-edge)","stroke-width":3});case"pointer":return o({style:"stroke:var(--on-field-2)","\
stroke-width":3,"stroke-dasharray":"2 5"});default:return o({style:"stroke:var(--field-edge)","stroke-width":9})}}var ri=(e,t,n,s)=>x(
"text",{class:s,y:.35*t,"font-size":t,"font-weight":700,"text-anchor":"middle",fill:n},e);function bh(e,t,n,s){let{fill:r,
ink:o}=t?Ws(t.step):{fill:"var(--on-field)",ink:""},i={style:`fill:${r};stroke:var(${t?"--on-field-2":"--field"})`,"stro\
ke-width":2},a=t?Math.min(16*n,hh):13,l=e.kind==="crossing"?x("path",{d:`M0 ${-a*1.35}L${a*1.35} 0 0 ${a*1.35} ${-a*1.35}\
 0Z`,...i}):e.kind==="door"?x("path",{d:`M${-a} ${-a}L${a} 0 ${-a} ${a}Z`,...i}):e.kind==="house"?x("rect",{x:-66,y:-34,
width:132,height:68,rx:4,...i}):e.kind==="place"?N(-19,-27,38,54,{class:"slot",rx:4,fill:"none"}):x("circle",{r:a,...i}),
u=e.kind==="house",c=u&&(e.name??"").length>8?(e.name??"").split(" "):[e.name??""],h=Math.max(1,...c.map(f=>f.length)),m=u?
Math.min(23*n,122/(.66*h),54/(1.1*c.length)):20*n,d={...e.kind==="place"?s(e):{x:0,y:u?0:16+18*n,"text-anchor":"middle"},
class:u?"on-house":"f"};return x("g",{transform:`translate(${e.x} ${e.y})`},x("title",e.label),l,e.kind==="pointer"&&!t&&
N(-5,-5,10,10,{fill:"var(--field)"}),t&&ri(t.text,20*n,o,t.fine?"coarse":""),t?.fine&&ri(t.fine,15*n,o,"fine"),e.name&&c.
map((f,b)=>x("text",{"font-size":m,"font-weight":700,...d,y:d.y+(u?(.35+1.1*(b-(c.length-1)/2))*m:0)},f)))}function wh(e){
let t=new Map;for(let{key:s,at:r,art:o}of e)(o??"mark")==="mark"&&t.set(r,[...t.get(r)??[],s]);let n=new Map;for(let s of t.
values())s.forEach((r,o)=>n.set(r,o-(s.length-1)/2));return n}function yh(e,t,n,s=0){let r=t.get(e.at);if(!r)throw new Error(
`Expected a node of the board, not "${e.at}".`);let o={mark:()=>[O(0,0,27,{fill:e.active?"var(--accent-on-field)":"var(-\
-field)"}),ge(e.seat??0,-19,-19,38,{fill:e.active?"var(--field)":"var(--on-field)",ink:e.active?"var(--accent-on-field)":
"var(--field)"})],agent:()=>[O(0,0,15,{style:"fill:var(--field);stroke:var(--on-field)","stroke-width":3}),N(-9,-3,18,6,
{fill:"var(--on-field)"})],card:()=>[x("g",{transform:"translate(-20 -28)"},Ut(e.face,40))],bars:()=>[N(-64,-32,128,64,{
rx:3,fill:"var(--on-field)"}),x("path",{d:"M-54 -32V32M-38 -32V32M38 -32V32M54 -32V32",style:"stroke:var(--field)","stro\
ke-width":6})],empty:()=>[N(-19,-27,38,54,{class:"slot",rx:4,fill:"none"})]}[e.art??"mark"];if(!o)throw new Error(`Expec\
ted a token that can be drawn, not "${e.art}".`);return x("g",{transform:`translate(${r.x+46*n*s} ${r.y}) scale(${n})`,role:"\
img","aria-label":e.label,"data-token":e.key},x("title",e.label),x("g.grows",o()))}function xh({tag:e,path:t},n,s){let{x:r,
y:o}=n.get(t[t.length-1]),i=18+11*e.length;return e&&x("g.tag",{transform:`translate(${r+14} ${o-12-32*s}) scale(${s})`},
N(0,0,i,32,{rx:3,style:"fill:var(--lit)"}),x("text",{x:i/2,y:23,"font-size":21,"font-weight":700,"text-anchor":"middle",
fill:"#13201E"},e))}function oi(e,t){let n=e.path.map(o=>t.get(o)),s=n.map(({x:o,y:i},a)=>`${a?"L":"M"}${o} ${i}`).join(
""),r=!e.move;return x("g",{class:r?"way gone":"way",role:r?"img":null,"aria-label":r?e.label:null,"aria-hidden":r?null:
"true","data-steps":n.length-1},r&&x("title",e.label),x("path.line",{d:s,fill:"none",style:"stroke:var(--lit)",...r?fh:mh}))}
function kh({path:e,label:t,move:n,chosen:s},r,o){let i=r.get(e[e.length-1]),a=o?{class:"way plays",tabindex:0,"data-mov\
e":n,"aria-pressed":String(!!s)}:{class:"way shown"};return Vs(i,{role:o?"button":"img",label:t,ring:!0,chosen:!!s,attributes:a})}
function vh(e,t,n,s){let r=13*s*(e.name?.length??0),o=[{x:-23*s-3,y:7*s,"text-anchor":"end",left:-r-23*s},{x:23*s+3,y:7*
s,"text-anchor":"start",left:23*s},{x:0,y:45*s,"text-anchor":"middle",left:-r/2},{x:0,y:-31*s,"text-anchor":"middle",left:-r/
2}],i=t.edges.flatMap(({a:c,b:h})=>{let m=n.get(c),d=n.get(h);return[0,.25,.5,.75,1].map(f=>({x:m.x+(d.x-m.x)*f,y:m.y+(d.
y-m.y)*f}))}),a=({y:c,left:h})=>i.filter(m=>m.x>e.x+h-14&&m.x<e.x+h+r+14&&m.y>e.y+c-16*s-12&&m.y<e.y+c+12).length,{left:l,
...u}=o.reduce((c,h)=>a(h)<a(c)?h:c);return u}var $h=(e,t,n)=>[e.art?x("g.scenery",Vo(e.art)):null,(e.areas??[]).map(({name:s,
x:r,y:o})=>x("text.f2",{x:r,y:o,"font-size":20*n,"text-anchor":"middle"},s)),x("g",{fill:"none"},...e.edges.map(s=>gh(s,
t)))];function Mh(e,t,n,s,r=0){let o=n.get(e.at),i={agent:22,card:39}[e.art??"mark"]??34,a=o.x+46*s*r;return x("g.light",
{transform:`translate(${a} ${o.y}) scale(${s})`,"data-x":a,"data-y":o.y,"data-key":`lit:${e.key}`,"aria-hidden":"true"},
O(0,0,i,{fill:"none",style:"stroke:var(--lit)","stroke-width":6}),t&&N(i-6,-i-14,26,26,{style:"fill:var(--lit)"}),t&&x("\
text",{x:i+7,y:5-i,"font-size":18,"font-weight":700,"text-anchor":"middle",fill:"#13201E"},t))}function _h(e,t,{zone:n},{
nodes:s,aside:r,u:o,at:i}){let a=n.tokens.find(({key:c})=>c===e),l=s.get(a?.at??e);if(!l)throw new Error(`Expected a nod\
e or a token of the board, not "${e}".`);let u=n.carries?.length;return Vs({x:l.x+46*o*(r.get(e)??0),y:l.y},{role:"butto\
n",label:a?.label??l.label,ring:!a,chosen:t,attributes:{class:["way plays",a&&"handle",u&&"many"],tabindex:a&&i?-1:0,"ar\
ia-pressed":String(t),"data-spot":e}})}function ii(e){let{board:t,zone:n,heat:s,clear:r,acting:o,spots:i,lit:a,w:l,h:u,k:c}=e,
h=new Map(t.nodes.map(v=>[v.id,v])),m=wh(n.tokens),d=c<ph?1:Math.max(1,.62/c),f=(n.ways??[]).filter(({move:v})=>!v),b=(n.
ways??[]).filter(({move:v})=>v),g=n.tokens.filter(({art:v})=>!(r&&v==="agent")),w=({art:v})=>!!s.nodes&&v==="card",y=v=>bh(
v,s.nodes?.[v.id],d,_=>vh(_,t,h,d)),$=v=>yh(v,h,d,m.get(v.key));return x("svg.board",{width:l,height:u,viewBox:`0 0 ${t.
width} ${t.height}`,preserveAspectRatio:"xMidYMid meet",style:"overflow:hidden","data-board":t.id},N(0,0,t.width,t.height,
{fill:"transparent"}),$h(t,h,d),f.map(v=>oi(v,h)),t.nodes.filter(({kind:v})=>v==="place").map(y),g.filter(w).map($),t.nodes.
filter(({kind:v})=>v!=="place").map(y),b.map(v=>oi(v,h)),g.filter(v=>!w(v)).map($),f.map(v=>xh(v,h,d)),g.filter(({key:v})=>v in
a).map(v=>Mh(v,a[v.key],h,d,m.get(v.key))),b.filter(({tag:v})=>v).map(({tag:v,move:_,path:k})=>ni(h.get(k[k.length-1]),v,
_??"")),b.map(v=>kh(v,h,o)),Object.entries(i).map(([v,_],k)=>_h(v,_,e,{nodes:h,aside:m,u:d,at:k})))}function ai(e,t){for(let n of e.
querySelectorAll(".way.gone > .line")){if(!(n instanceof SVGGeometryElement))continue;let s=n.getTotalLength(),r=Number(
n.parentElement?.dataset.steps??1);n.animate([{strokeDasharray:`0 ${s}`},{strokeDasharray:`${s} 0`}],{duration:r*dh/t})}}var li=3,ci=80,ui=e=>[...e.values.map((t,n)=>x("g",{transform:`translate(${n*(e.size+10)} 0)`},kn(t,e.size,e.lit.includes(
n)))),N(-5,-5,e.w+10,e.size+10,{class:"ring-focus",rx:9}),x("title",e.label)];function hi(e,t){for(let n=0;n<li;n++){let s=(o,i)=>1+(o+2*n+3*i)%6,r=()=>e(o=>({...o,values:o.values.map(s),lit:[]}));n?
setTimeout(r,n*ci/t):r()}setTimeout(()=>e(n=>n),li*ci/t)}var jt=390,kt=700,yt=10,Zs=e=>e.zones.every(t=>["seat","ring","fan","stack","tray","kinds"].includes(t.kind)&&(e.table===
"corners"||!(t.kind==="seat"&&(t.before?.length??0)>0)));function Ks(e,t,n,s,r,o,i=!1){let a=t.alert||(t.counters??[]).map(
({value:d,label:f})=>`${d} ${f}`)[0]||t.note;e.add("mark",t.id,n,s,{seat:t.seat,size:20,active:!!t.active});let l=n+26,u=r-
26,c=i?ot(t.name,13,u-28,1.06):{lines:[t.name],size:13};if(e.text(`${t.id}.name`,c.lines[0],l,s+9,{size:c.size,bold:!0,quiet:!1,
room:u}),e.text(`${t.id}.note`,ot(a??"",12,u).lines[0],l,s+(i?24:22),{size:12,tone:t.alert?"lit":"",room:u}),i){let d=l+
q(c.lines[0],c.size)*1.06+8;e.cards(t.cards,d,s-2,20,{w:11,ideal:2,tight:.02},{role:"seat"})}if(!o)return;let h=t.cards.
some(d=>d.face||d.key in(e.extras.dealt??{})),m={w:o,ideal:o*.72,tight:h?.5:.06,least:h?o*.8:o};e.cards(t.cards,n,s+30,r-
6,m,{role:"seat",pitch:.5})}function Mn(e,t,n,s,r,o=jt){let i=!!e.extras.acting,a=t.cards.length>(o-r)/60,l=a?yt:r,u=n+(a?
30:0)+(i?12:0),c=Mt(78,s-u-(i?6:0));Ks(e,{...t,cards:[]},yt,a?n:(n+s)/2-14,a?o:r-yt-6,0);let h={w:c,ideal:c*1.12,tight:.36,
least:Math.min(c,44),floor:24};e.cards(t.cards,l,u,o-l-yt,h,{own:!0,role:"hand",pitch:.7})}function $n(e,t,n,s,r,o){e.text(
`${t}.count`,n,r,o,{size:20,bold:!0,quiet:!1});let[i,a]=ot(s,12,58).lines;e.text(`${t}.label`,i,r,o+15,{size:12,room:58}),
a&&e.text(`${t}.more`,a,r,o+28,{size:12,room:58})}function Sh(e,{seats:[t,...n],ring:s,fans:r,stacks:o,trays:i},a,l){let u=(l-
jt)/(kt-jt),c=s?132+116*u:yt,h=[...i,...o].length?66:0,m=l-yt-h,[d,f,b]=e.extras.acting?[70,76,42]:[68,74,45],g=b+20*u,w=g<
56?0:1.085*g+31,y={x:d+54*u,y:Math.max(f+26*u,w),r:g};s&&e.add("ring",s.id,y.x,y.y,{ring:s,r:y.r});let $=Math.max(1,Math.
min(n.length,3)),v=Math.ceil(n.length/$),_=(m-c)/$;n.forEach((A,M)=>{let S=v>1?0:n.length>2?26:34;Ks(e,A,c+M%$*_,8+Math.
floor(M/$)*36,_,S,!S)}),i.forEach(A=>$n(e,A.id,String(A.count),A.label,m+8,22)),o.forEach((A,M)=>{let S=76+M*52;$n(e,A.id,
String(A.count),A.label,m+8,S),A.top&&e.card(A.top,m+36,S-15,15,{role:"stack",recall:A.recall})});let k=96,E=a-(e.extras.
editing?108:e.extras.acting?132:88);for(let A of r){let M=Mt(a>320&&A.cards.length<7?60:44,E-k-34),S={w:M,ideal:M*.74,tight:.3,
least:M,floor:15},P=m-c,R=Math.min(S.ideal,(P-M)/Math.max(A.cards.length-1,1)),D=R<22;A.cards.forEach((j,et)=>{let G=et===
A.cards.length-1,B=c+et*R;e.card(j,B,k+20,M,{seen:G?M:Math.min(M,R),role:"fan"}),(G||!D||(A.cards.length-1-et)%2===0)&&e.
text(`${j.key}.above`,j.above??"",B+1,k+14,{size:G?14:12,bold:G,quiet:!G}),j.under!=null&&(G||!D)&&e.add("mark",`${j.key}\
.under`,B+2,k+24+M*1.4,{seat:j.under,size:14,quiet:!G})}),A.cards.length||e.add("pile",A.id,c,k+20,{w:M,under:0,empty:!0})}
return t&&Mn(e,t,E+4,a-8,c,l),{y:a-18,middle:y}}function Eh(e,{seats:[t,...n],ring:s,stacks:r,trays:o},i,a){let l=Math.max(
1,Math.min(n.length,5)),u=Math.ceil(n.length/l),c=(a-2*yt)/l,h=u>1?34:56;n.forEach(($,v)=>{let _=yt+v%l*c,k=8+Math.floor(
v/l)*h;Ks(e,$,_,k,c,u>1?0:18,u>1)});let m=8+u*h,d=e.extras.acting?i-136:i-110,f=Math.min(58,(d-m)/2-14),b={x:a/2,y:(m+d)/
2-12,r:f};s&&e.add("ring",s.id,b.x,b.y,{ring:{...s,note:""},r:f});let g=Math.min(44,f*.74),w=10,y=b.x-(r.length*g+(r.length-
1)*w)/2;return r.forEach(($,v)=>{let _=y+v*(g+w),k=b.y-g*.7;$.top?e.card({...$.top,move:$.move||$.top.move,off:$.off||$.
top.off},_,k,g,{role:"stack"}):e.add("pile",$.id,_,k,{w:g,under:0,empty:!0}),$n(e,$.id,String($.count),$.label,v?a-74:yt,
b.y)}),o.forEach($=>$n(e,$.id,String($.count),$.label,a-74,b.y+40)),t&&Mn(e,t,d+2,i-8,96,a),{y:i-18,middle:b}}var di=(e,t,n,s,r)=>(s?
Eh:Sh)(e,t,n,r);var mi=e=>(e.table??"long")==="long"&&e.zones.every(t=>["seat","grid","stack"].includes(t.kind));function Th(e,t){let n=t.
map(({key:i})=>`lit:${i}`),s=e.over.filter(({key:i})=>n.includes(i)),[r,o]=[s[0],s[s.length-1]];s.length<2||s.length<t.length||
s.some(({tab:i})=>i!==r.tab)||(e.over=e.over.filter(i=>!s.includes(i)),e.over.push({...r,w:o.x+o.w-r.x}))}function Ys(e,t,n,s,r,o){
let i=t.cards.filter(E=>!E.face&&!(E.key in(e.extras.dealt??{}))),a=[...t.cards.filter(E=>!i.includes(E)),...(t.before??
[]).flatMap(E=>"cards"in E?E.cards:[])],l=o>40,u=l?26:18,c=l?Math.min(o,r/7.5):18,h=l?c*.26:6,m=i.length?c+h*(i.length-1):
0,d=n+u+(l?9:5),f=r-(d-n)-(l?8:m+12),b=l?f:r-8,g=(t.counters??[]).map(({value:E,label:A})=>`${E} ${A}`)[0]??"",w=l?[t.note,
g].filter(Boolean).join(", "):t.note||g;e.add("mark",t.id,n,s,{seat:t.seat,size:u,active:!!t.active});let y=ot(t.name,l?
15:13,f),$=ot(w,l?13:12,b);e.text(`${t.id}.name`,y.lines[0],d,s+(l?11:13),{size:y.size,bold:!0,quiet:!1,room:f}),e.text(
`${t.id}.note`,$.lines[0],l?d:n,s+(l?28:31),{size:$.size,room:b});let v={w:c,ideal:h,tight:.05};e.cards(i,l?n:n+r-m-8,l?
s+38:s-1,m+1,v,{role:"seat"}),Th(e,i);let _=l&&m?n+m+12:n,k={w:o,ideal:o+3,tight:.3,least:o,floor:12};e.cards(a,_,s+(l?38:
36),n+r-8-_,k,{role:"seat",pitch:.5})}function Ah(e,t,n,s,r){let o=t.cells.flatMap(b=>"key"in b?[b]:[]),i=Js(n),a=o.length>
6?2:1,l=Math.max(Math.ceil(o.length/a),1),u=n>kt?10:5,c=e.extras.acting?8:0,h=(n-2*i-u*(l-1))/l,m=Mt(Math.min(n>kt?70:50,
h),(r-s)/a-u-c),d=Math.min(h+u,m*1.3),f=(n-d*(l-1)-m)/2;o.forEach((b,g)=>{let w=f+g%l*d,y=s+Math.floor(g/l)*(m*1.4+u+c);
e.card(b,w,y,m,{role:"grid",own:!0})})}function Lh(e,t,n,s,r,o){let i=r*.7;(t.round??[]).forEach(({seat:l,words:u,now:c},h)=>{
let m=s+h*r,d=i>20?14:12;e.add("mark",`${t.id}.${h}`,n,m,{seat:l,size:i,active:c,quiet:!c}),e.text(`${t.id}.${h}`,u,n+i+
8,m+i/2+d*.35,{size:d,bold:c,quiet:!c,room:o-i-8})})}function Uh(e,t,n,s,r){let o=n>kt,i=t.filter(g=>g.top||g.count||g.round?.
length),a=Mt(o?92:56,r-s-(o?60:24)),l=o?56:18,[u,c]=o?[186,240]:[148,190],h=Math.max(0,...i.flatMap(g=>(g.round??[]).map(
w=>q(w.words,1.06)))),m=Math.max(u,Math.min(c,(o?14:12)*h+(o?56:40))),d=i.reduce((g,w)=>g+a+(w.round?.length?m:0),l*(i.length-
1)),f=s+(r-s-a*1.4-22)*(o?.42:.3),b=(n-d)/2;for(let g of i){g.top?e.card(g.top,b,f,a,{role:"stack",recall:g.recall}):e.add(
"pile",g.id,b,f,{w:a,under:0,empty:!0});let w=g.round??[],y=o?14:12,$=f+a*1.4+(o?24:17);if(w.length){let v=Math.min(o?36:
25,(a*1.4+6)/w.length);Lh(e,g,b+a+(o?20:10),f,v,m-(o?20:10)),e.text(`${g.id}.label`,g.label,b,$,{size:y,room:a+m-10})}else{
let v=o?20:16,_=q(String(g.count),v)*1.06+5,k=o?b:b+Math.min(0,(a-_-q(g.label,y))/2);e.text(`${g.id}.count`,String(g.count),
k,$,{size:v,bold:!0,quiet:!1}),e.text(`${g.id}.label`,g.label,k+_,$,{size:y})}b+=a+(w.length?m:0)+l}}function Hh(e,t,n,s,r){
let o=n>kt,i=Js(n),a=Math.min((r-s)/Math.max(t.length,1),o?150:96),l=o?0:24,u=Mt(o?84:46,a-l-(o?16:8)),c=o?166:i;t.forEach(
(h,m)=>{let d=s+m*a;if(o){let b=e.head(h,i,d,c-i-12);e.counters(h,i+4,d+42+b,c-i-16,!0)}else{let b=(h.counters??[]).map(
({value:y,label:$})=>`${y} ${$}`),g=i+24+q(h.name,13)*1.06+8;e.add("mark",h.id,i,d,{seat:h.seat,size:18,active:!!h.active}),
e.text(`${h.id}.name`,h.name,i+24,d+13,{size:13,bold:!0,quiet:!1});let w=ot([h.note,...b].filter(Boolean).join(", "),12,
n-i-g);e.text(`${h.id}.note`,w.lines[0],g,d+13,{size:w.size,room:n-i-g})}let f={w:u,ideal:u*1.12,tight:.3,least:u,floor:20};
e.cards(h.cards,c,d+l,n-i-c,f,{role:"seat"})})}function fi(e,t,n,s){let r=t.cards.find(i=>i.above),o=r&&e.things.find(({
kind:i,key:a})=>i==="card"&&a===r.key);!r?.above||!o||e.text(`${r.key}.over`,r.above,s??o.x,n,{size:s?12:14,bold:!0,quiet:!1,
tone:r.ghost?"lit":"",anchor:s?"end":"start",room:s?s-yt-34-q(t.name,13)*1.06:1/0})}var Js=e=>e>kt?28:yt;function Xs(e,t,n,s,r){
let i=n-166-28,a=e.extras.acting?18:0,l=Mt(84,r-s-a-14),u={w:l,ideal:l*1.12,tight:.3,least:l,floor:30},c=e.head(t,28,s+a,
126);e.counters(t,32,s+a+48+c,126,!1),e.cards(t.cards,166,s+a,i,u,{own:!0,role:"hand"}),fi(e,t,s-14)}function pi(e,{seats:[
t,...n],grids:s,stacks:r},o,i){let a=Js(i),l=i>kt,u=Math.max(n.length,1),c=(i-2*a+8)/u,h=l?22:8,m=l?u>1?46:60:u>2?26:32,
d=o-(e.extras.acting?l?150:126:l?132:100);!s.length&&!r.length&&n.every(g=>g.cards.every(w=>w.face))?Hh(e,n,i,h,d-(l?30:
6)):n.forEach((g,w)=>{Ys(e,g,a+w*c,h,c,m)});let f=n.some(g=>g.before?.length||g.cards.some(w=>w.face)),b=h+(l?54+m*1.4:f?
46+m*1.4:44);for(let g of s)l&&e.text(`${g.id}.label`,g.label,a,b+8,{room:i-2*a}),Ah(e,g,i,b+(l?26:0),d-(l?24:4));return Uh(
e,r,i,b,d),t&&l?Xs(e,t,i,d,o):t&&(Mn(e,t,d,o-8,yt+92,i),fi(e,t,d+9,i-yt)),{y:o-18,middle:{x:i/2,y:(b+d)/2,r:40}}}var Ph={draw2:"+2",draw4:"+4"},Nh=["skip","reverse"],_n=28;function Qs(e){let t=e>=_n;return{large:t,left:t?34:22,right:t?
44:24,tall:e*1.17,pitch:e*1.72+(t?4:1.5),gap:t?4:1.5}}var gi=({rows:e})=>Math.max(...e.map(({kinds:t})=>t.length));function Sn(e,t){
let{left:n,right:s,pitch:r,gap:o}=Qs(t);return{w:n+gi(e)*(t+o)+s,h:e.rows.length*r}}function Rh(e,t,n){let s=48;for(;s>12&&
(Sn(e,s).w>t||Sn(e,s).h>n);)s-=.2;return s}var bi=e=>[...e].reduce((t,n)=>t+Number(n),0);function wi(e,t){return e===2?N(
-t,-t,2*t,2*t,{style:"fill:var(--lit)"}):O(0,0,t,{style:e?"fill:none;stroke:var(--field-edge)":"fill:var(--on-field)","s\
troke-width":1.5})}var tr=(e,t,n)=>x("g",{transform:`translate(${e} ${t})`},n);function Oh(e,t,n){let{tall:s}=Qs(n),r=e.
kinds[t],o=e.colour==="wild",i=o?"#fff":`var(--c-${e.colour}-on)`,a=Math.max(13,n*(o?.42:.54)),l=[e.unseen[t],e.held[t],
e.gone[t]].map(Number),u=Math.min(11,n/4+(n<_n?2:1)),c=l.flatMap((m,d)=>Array(m).fill([0,2,1][d])),h=Nh.includes(r)?x("g",
{style:`color:${i}`},Ds(r,n/2,s/2,n*.2)):x("text",{x:n/2,y:s/2+a*.36,"text-anchor":"middle","font-size":a,"font-weight":700,
style:`fill:${i}`},Ph[r]??r);return x("g",x("g",{opacity:l[0]?null:.4},N(0,0,n,s,{rx:3,style:`fill:${o?"#17181c":`var(--\
c-${e.colour})`};stroke:#fff`,"stroke-width":n<_n?0:1.2}),h),c.map((m,d)=>tr(n/2+(d-(c.length-1)/2)*u,s+n*.28,wi(m,n<_n?
2.8:3.5))))}function Ch(e,t,n,s){let r=n?[0,82,182]:[0,62,136];return["unseen","discarded",s].map((o,i)=>[tr(e+r[i],t,wi(
i,4)),x("text.f2",{x:e+r[i]+9,y:t+4.5,"font-size":n?13:12},o)])}function er({zone:e,w:t,lit:n}){let{large:s,left:r,tall:o,
pitch:i,gap:a}=Qs(t),l=gi(e),u=r+l*(t+a)+(s?6:2);return e.rows.map((h,m)=>{let d=m*i,f=h.kinds.length<l/2,b=w=>r+w*(t+a)*
(f?1.6:1),g=bi(h.unseen);return[h.colour!=="wild"&&Rt(h.colour,r/2-3,d+o/2,r*.26,{style:`fill:var(--ring-${h.colour})`}),
h.kinds.map((w,y)=>tr(b(y),d,Oh(h,y,t))),h.kinds.map((w,y)=>`${h.id}.${w}`in n&&N(b(y)-1,d-2,t+2,o+t*.48,{"data-key":`li\
t:${h.id}.${w}`,rx:5,style:"fill:none;stroke:var(--lit)","stroke-width":s?3:2})),f&&Ch(Math.min(b(h.kinds.length),u-(s?240:
192)),d+o/2,s,h.hands??"yours"),x("text.f",{x:u,y:d+o/2+6,"font-size":s?18:14,"font-weight":700},String(g))]}).flat(3).filter(
Boolean)}function zs({rows:e}){let[t,n]=["unseen","gone"].map(s=>e.reduce((r,o)=>r+bi(o[s]),0));return`${t} ${t===1?"car\
d":"cards"} you can't see, ${n} discarded`}var nr=e=>[zs(e),...e.rows.map(({label:t})=>t)].join(". ");function Tn(e){let t=e.
zones.filter(n=>n.kind==="kinds");return t.length?{rows:t,of:t[0].of}:void 0}function yi(e,t){let n=Object.keys(e).filter(
s=>t?.rows.some(({id:r})=>s.startsWith(`${r}.`)));return t&&n.length?{[t.of]:e[n[0]],...e}:e}function Bh(e,t,n,s,r){let[
o]=t.counters??[];e.add("mark",t.id,n,s,{seat:t.seat,size:18,active:!!t.active}),e.text(`${t.id}.name`,t.name,n+23,s+9,{
size:13,bold:!0,quiet:!1,room:14}),e.cards(t.cards,n+38,s-4,r-42,{w:12,ideal:3,tight:.05},{role:"seat"}),o&&e.text(`${t.
id}.note`,`${o.value} ${o.label}`,n+23,s+23,{size:12,room:r-23})}function xi(e,{seats:[t,...n],ring:s,stacks:r,kinds:o},i,a){
let l={rows:o,of:""},u=a>kt,c=u?28:10,h=Math.min(n.length||1,3),m=Math.ceil(n.length/h),d=n.length>3,f=u?52:d?30:40,b=u?
150:80,g=r.length*(f+12)+b,w=(a-2*c-g)/h,y=u?12:8,$=d?34:u?102:44,v=y+Math.max(f*1.4+(u?16:10),m*$),_=i-(u?104:74);n.forEach(
(S,P)=>{let R=y+Math.floor(P/h)*$;d&&!u?Bh(e,S,c+P%h*w,R,w):Ys(e,S,c+P%h*w,R,u?w:Math.min(w,130),d||!u?26:42)});let k=a-
c-g;for(let S of r)S.top?e.card(S.top,k,y,f,{role:"space"}):e.add("pile",S.id,k,y,{w:f,under:0,empty:!0}),k+=f+12;let E=r.
map(({count:S,label:P})=>`${S} ${P}`);s?.value&&r.some(({top:S})=>S?.face?.colour==="wild")&&E.push(`${s.value} named`),
E.forEach((S,P)=>{e.text(`spread.${P}`,S,k,y+14+P*(u?20:16),{size:u?14:12,room:b})});let A=Rh(l,a-2*c,_-v),M=Sn(l,A);if(e.
add("spread","all",(a-M.w)/2,v+(_-v-M.h)*.35,{zone:l,w:A,lit:e.extras.lit??{}}),t&&u)Xs(e,{...t,counters:t.counters?.slice(
0,1)},a,_,i);else if(t){let S=Mt(46,i-8-_);e.add("mark",t.id,c,_,{seat:t.seat,size:20,active:!!t.active}),e.text(`${t.id}\
.name`,t.name,c,_+36,{size:13,bold:!0,quiet:!1,room:62});let P={w:S,ideal:S+4,tight:.36,least:S,floor:20};e.cards(t.cards,
78,_,a-c-78,P,{own:!0,role:"hand"})}return{y:i-18,middle:{x:a/2,y:(v+_)/2,r:40}}}var En=class{constructor(t){this.open=!1;
this.how=t,this.root=p("section.sheet.spread",{hidden:!0,role:"group"})}show(t,n,s){this.zone=t,t||(this.open=!1),this.root.
hidden=!this.open;let r=this.open&&JSON.stringify([t,n,s]);if(!t||!r||this.root.dataset.looks===r)return;this.root.dataset.
looks=r;let o=s?23.2:44,i=Sn(t,o),a=this.root.contains(lt(this.root)),l={class:"btn quiet shut","aria-label":"Close",title:"\
Close",onclick:()=>this.escape()};this.root.setAttribute("aria-label",zs(t)),this.root.replaceChildren(p("h2",zs(t)),zt(
l,ht("close",16)),x("svg",{viewBox:`0 -3 ${i.w} ${i.h}`,role:"img","aria-label":nr(t)},er({zone:t,w:o,lit:n}))),a&&this.
root.querySelector("button")?.focus()}toggle(t){if(this.open)return void this.escape();this.open=!0,t(),this.root.querySelector(
"button")?.focus({preventScroll:!0})}escape(){let t=this.open,n=this.root.contains(lt(this.root));return this.open=!1,this.
root.hidden=!0,n&&this.zone&&this.how.focus(this.zone.of),t}};var Vt=(e,t)=>x("text",t,e),ki=e=>!e.plays&&!!(e.opens||e.recall?.length);function Dh(e){let t=e.w*1.4,n=Math.min(11,Math.
max(7,e.w*.16));return[e.plays&&N(-2,-2,Math.max(e.seen,24),t+24,{class:"touch",fill:"transparent"}),e.dealt&&Ut(null,e.
w),e.ghost?x("g.faint",Ut(e.face,e.w)):Ut(e.face,e.w),e.ghost&&N(0,0,e.w,t,{class:"ghost",rx:e.w*.085,fill:"none"}),e.kin&&
!e.ghost&&N(1.5,1.5,e.w-3,t-3,{class:"kin",rx:e.w*.07,fill:"none"}),e.off&&N(0,0,e.w,t,{class:"veil",rx:e.w*.085}),e.under&&
x("path.bar-under",{d:`M2 ${t+11.5}h${Math.max(e.seen-6,18)}`,"stroke-width":5}),ki(e)&&Jo(n+2,t-n-2,n),N(-5,-5,e.w+10,t+
10,{class:"ring-focus",rx:e.w*.085+5}),x("title",ki(e)?`${e.label}. Press to see the cards.`:e.label)]}var Ht=24,sr=14,qh=8;
function Wh(e){let t=Math.min(Ht,e.w);switch(e.role){case"hand":{let n=Math.min(Ht,e.w*.55);return[e.w-n,e.h-n,n]}case"s\
tack":case"pile":return[e.w-t,e.h-t,t];case"fan":return[e.w-t,e.h*.36,t];case"seat":return e.h<Ht?[e.w+3,(e.h-sr)/2,e.w<
qh?0:sr]:[e.w-Ht,e.h-Ht,Ht];case"space":return[e.w-14,e.h-21,Ht];case"dice":return[e.w+3,-3,Ht];default:return e.y>Ht?[e.
w-21,-25,Ht]:[Math.max(-8,1-e.x),Math.max(-8,1-e.y),sr]}}function Ih(e){let[t,n,s]=Wh(e),r=e.tab&&s>0&&x("g",{transform:`\
translate(${t} ${n})`},N(0,0,s,s,{fill:"var(--lit)"}),Vt(e.tab,{x:s/2,y:s*.71,"font-size":s*.625,"font-weight":700,"text\
-anchor":"middle",fill:"#13201E"}));return[N(-3,-3,e.w+6,e.h+6,{rx:7,fill:"none",stroke:"var(--lit)","stroke-width":4}),
r]}function Fh(e){let t=e.tone==="lit"?"lit-text":e.quiet?"f2":"f";return[x("text",{"font-size":e.size,"font-weight":e.bold?
700:400,"text-anchor":e.anchor,class:t},e.lines.map((n,s)=>x("tspan",{x:0,dy:s?e.size*1.2:0},n)))]}var jh=e=>[ge(e.seat,
0,0,e.size,{fill:e.active?"var(--accent-on-field)":e.quiet?"var(--on-field-2)":"var(--on-field)"})];function Vh(e){let t=String(
e.value),n=Ft(t),s=n?ut(t,e.high):0;return[n&&bt(t,0,0,e.high,{colour:"var(--on-field)"}),Vt(n?e.label:`${t} ${e.label}`,
{x:n?s+8:0,y:e.high-4,"font-size":13,class:"f2","aria-hidden":"true"})]}function Gh(e){return e.empty?[N(1,1,e.w-2,e.w*1.4-
2,{class:"slot",rx:5,fill:"none"})]:Array.from({length:e.under},(t,n)=>{let s=(e.under-n)*2.5;return x("g",{transform:`t\
ranslate(${s} ${-s})`},N(0,0,e.w,e.w*1.4,{class:"paper",rx:e.w*.085}))})}var Zh=e=>[x("text.f2",{"font-size":13,"aria-hi\
dden":"true"},x("tspan.f",{"font-weight":700,"font-size":15},String(e.count)),e.lines.map(t=>x("tspan",e.broken?{x:0,dy:17}:
{dx:4},t)))];function Kh(e){let t=String(e.count),n=ut(t,22),s=n+8+e.noted,r=(e.wide-(e.below?n:s))/2;return[bt(t,r,0,22,
{colour:"var(--on-field)"}),Vt(e.label,{x:e.below?e.wide/2:r+n+8,y:e.below?e.high+56:18,"text-anchor":e.below?"middle":"\
start","font-size":13,class:"f2","aria-hidden":"true"}),Bs(e.count,12,30+e.high,e),pt(`M1.5 ${e.high-6}V${36+e.high}H${e.
wide-1.5}V${e.high-6}`,"var(--field-line)",3)]}var Oe=(e,t)=>[t*Math.sin(e*2*Math.PI),-t*Math.cos(e*2*Math.PI)];function Yh(e){
let{ring:t,r:n}=e,s=t.of??10,r=t.filled??0,o=t.preview?.filled??r,i=t.goal??-1,a=n*.17,l=2.4/360,u=X("hatch"),c=y=>{let[
$,v]=Oe(y/s+l,n),[_,k]=Oe((y+1)/s-l,n);return`M${$} ${v}A${n} ${n} 0 0 1 ${_} ${k}`},h=Array.from({length:s},(y,$)=>{let v=$<
r,_=t.preview?$>=r&&$<o:i>=0&&$>=r&&$<i,k=$===i?"var(--lit)":v?"var(--accent-on-field)":"var(--field-line)";return[x("pa\
th",{d:c($),fill:"none",style:`stroke:${k}`,"stroke-width":a}),_&&x("path",{d:c($),fill:"none",style:`stroke:url(#${u})`,
"stroke-width":a})]}),m=n<56,d=m?12:14,f=(t.marks??[]).map(y=>{let $=y.at/s,v=n+a/2+4,[_,k]=Oe($,v),[E,A]=Oe($,v+7),[M,S]=Oe(
$,v+(m?6:19)),P=Math.sin($*2*Math.PI)<-.2,R=Math.sin($*2*Math.PI)>.2;return[!m&&x("path",{d:`M${_} ${k}L${E} ${A}`,class:y.
on?"tick on":"tick"}),Vt(y.text,{x:M+(P?5:R?-5:0),y:S+(m?4:5),"font-size":d,"font-weight":y.on?700:400,"text-anchor":P?"\
end":R?"start":"middle",class:y.on?"f":"f2"})]}),b=(t.preview??t).value??"",g=t.preview?.note??t.note,w=Math.min(n*.7,n*
140/Math.max(ut(b,100),1));return[x("defs",wt(u,"var(--accent-on-field)","none")),O(0,0,n+a/2,{fill:"var(--field)"}),...t.
closed?Jh(n,a):[...h.flat(),...f.flat()],Ft(b)&&bt(b,0,-w*.61,w,{anchor:"middle",colour:"var(--on-field)"}),g&&Vt(g,{y:n*
.55,"font-size":Math.max(13,n*.14),"font-weight":t.closed?700:400,"text-anchor":"middle",class:t.closed?"lit-text":"f2"})]}
var Jh=(e,t)=>[0,1,2].map(n=>O(0,0,e+n*t*1.15,{fill:"none",style:"stroke:var(--lit)","stroke-width":n?t*.24:t,class:n?"e\
cho":"whole"}));function Xh(e){let{r:t}=e,n={...e.ring,...e.ring.preview},s=Math.round(t/4.6),r=n.colour?`var(--ring-${n.
colour})`:"var(--on-field-2)",o=(n.direction??1)<0?-1:1,i=yn(n.colour),a=Array.from({length:s},(c,h)=>h*360/s).filter(c=>!i||
Math.abs(c-180)>31).map(c=>x("path",{transform:`rotate(${c}) translate(0 ${-t}) scale(${o} 1)`,d:"M-7-9H0L8 0 0 9H-7L1 0\
Z",fill:r})),l=i&&x("g",{transform:`translate(-60 ${t-18})`},N(0,0,120,36,{rx:4,fill:`var(--c-${n.colour})`}),Rt(n.colour,
22,18,8.5,{fill:"none",stroke:`var(--c-${n.colour}-on)`,"stroke-width":2.5}),Vt(`${n.colour.toUpperCase()} ${i}`,{x:40,
y:24,"font-size":16,"font-weight":700,fill:`var(--c-${n.colour}-on)`})),u=n.note&&Vt(n.note,{y:t-30,"font-size":13,"text\
-anchor":"middle",class:"f2"});return[...a,l,u]}var zh=e=>[Bs(e.count,0,0,e)],Qh=({ring:e})=>[Ft(e.value??"")&&bt(e.value,
0,-26,40,{anchor:"middle",colour:"var(--on-field)"}),Vt(e.note??"",{y:36,"font-size":14,"text-anchor":"middle",class:"f2"})],
td={dial:Yh,chevrons:Xh,none:Qh},ed=e=>Array.from({length:e.full},(t,n)=>x("g",{transform:`translate(${e.size/2+n*(e.size+
5)} ${e.size/2})`,"aria-hidden":"true"},O(0,0,e.size/2-1.5,{fill:"none",class:n<e.count?"agent":"slot"}),n<e.count&&N(-5,
-1.75,10,3.5,{fill:"var(--on-field)"}))),nd=e=>[N(1.5,1.5,e.size-3,e.size-3,{rx:4,style:`fill:${e.box==="done"?"var(--on\
-field)":"var(--field)"};stroke:var(--${{now:"lit",done:"on-field",open:"field-edge"}[e.box]})`,"stroke-width":e.box==="\
now"?4:2,"stroke-dasharray":e.box==="open"?"4 3":null}),e.box==="done"&&x("path",{d:"M-4 -4L4 4M4 -4L-4 4",transform:`tr\
anslate(${e.size/2} ${e.size/2}) scale(${e.size/18})`,style:"stroke:var(--field)","stroke-width":2.5})],sd={card:Dh,lit:Ih,
text:Fh,mark:jh,counter:Vh,pile:Gh,count:Zh,tray:Kh,chips:zh,dice:ui,agents:ed,box:nd,spread:e=>er(e),board:e=>[ii(e)],ring:e=>td[e.
ring.art??"dial"](e)};function Qt(e){let t=sd[e.kind];if(!t)throw new Error(`Expected a thing that the table can draw, n\
ot "${e.kind}".`);return t(e).filter(Boolean)}function vi(e){switch(e.kind){case"card":return e.label;case"counter":return`${e.
value} ${e.label}`;case"count":return e.spoken||`${e.count} ${e.lines.join(" ")}`;case"tray":return`${e.count} ${e.label}`;case"\
dice":case"board":return e.kind==="dice"?e.label:e.zone.label;case"ring":return e.ring.label;case"spread":return nr(e.zone);default:
return""}}var rr=150,or=112,$i=7,An=8,rd=50,od=16,Et=(e,t,n,s)=>({kind:e,key:"",x:t,y:n,...s}),Ln=(e,t,n,s={})=>Et("text",t,n,{lines:[
e],size:14,bold:!1,quiet:!1,anchor:"start",tone:"",...s}),Mi=(e,t,n,s)=>Et("card",t,n,{w:s,face:e.face??null,label:e.label,
kin:e.kin,seen:s}),ir=(e,t,n,s)=>Et("lit",e,t,{w:n,h:s,tab:"",role:""});function id({id:e,cards:t=[],columns:n=0},s,r){let o=n||
t.length,i=t.some(h=>h.above)?19:0,a=n||t.length<4?s+5:Math.max(s*.66,i+3),l=s*1.4+5,u=a*(o-1)+s,c=i+l*Math.ceil(t.length/
o)-5;return{w:u,h:c,put:(h,m)=>[...t.flatMap((f,b)=>{let g=h+a*(b%o),w=m+i+l*Math.floor(b/o),y=b===t.length-1;return[Mi(
f,g,w,s),...f.above?[Ln(f.above,g,w-6,{bold:y,quiet:!y})]:[],...r.has(f.key)?[ir(g,w,s,s*1.4)]:[]]}),...r.has(e??"")&&t.
length>1?[ir(h,m+i,u,c-i)]:[]]}}function ad(e,t,n){let s=e.top&&!e.top.face,r=s?Math.min(3,e.count-1):0,o=r*2.5;return{w:t+
o,h:t*1.4+o,put:(i,a)=>[Et("pile",i,a+o,{w:t,under:r,empty:!e.top}),...e.top?[Mi(e.top,i,a+o,t)]:[],...n.has(e.id)?[ir(i,
a+o,t,t*1.4)]:[]]}}function ld(e,t){let n=Math.min(21,Math.max(16,Math.round(t*.42))),s=n*.8,r=e.counters?.find(({value:f,
art:b})=>f||!b)??e.counters?.[0],o=r?.value?r.art:"",i=r?String(r.value):"",a=r&&!o?r.label:"",l=e.alert?e.alert:a,u=Math.
ceil((r?.value??0)/10),c=o==="chips"?66:0,h=n+5+q(i,s*1.1),m=h+(o==="agents"?8+23*(r?.value??0):0);return{w:Math.max(m,o===
"chips"?15*u-2:0,q(l,14)),h:c+n+(l?17:0),put:(f,b)=>[...o==="chips"?[Et("chips",f,b+c-4,{count:r?.value,w:13,t:4,g:2,pitch:15})]:
[],...o==="agents"?[Et("agents",f+h+8,b,{count:r?.value,full:r?.value,size:18})]:[],Et("mark",f,b+c,{seat:e.seat,size:n,
active:!!e.active||e.note==="wins"}),Ln(i,f+n+5,b+c+n*.76,{size:s,bold:!0}),...l?[Ln(l,f,b+c+n+14,{tone:e.alert?"lit":"",
bold:!!e.alert})]:[]]}}function cd({board:e,zone:t},n,s){let r=e,o={heat:{},clear:!1,acting:!1,spots:{},lit:Object.fromEntries(
[...s].map(l=>[l,""]))},i=n,a=n*r.height/r.width;return{w:i,h:a,put:(l,u)=>[Et("board",l,u,{board:r,zone:t,...o,w:i,h:a,
k:i/r.width})]}}function ud(e,t,n){let s=e.zone;switch(e.kind){case"cards":return id(e,t,n);case"stack":return ad(s,t,n);case"\
seat":return ld(s,t);case"tokens":return cd(e,t*3.2,n);case"dice":{let r=Math.min(30,t*.8),o=s.values.length*(r+10)-10;return{
w:o,h:r,put:(i,a)=>[Et("dice",i,a,{...s,lit:s.lit??[],w:o,size:r})]}}case"ring":{let r=t*.66,o=r*1.42;return{w:2*o,h:2*o,
put:(i,a)=>[Et("ring",i+o,a+o,{r,ring:{...s,marks:[],note:""}})]}}case"words":{let r=(e.words??"").split(`
`);return{w:Math.max(...r.map(o=>q(o,15))),h:17*r.length,put:(o,i)=>r.map((a,l)=>Ln(a,o,i+13+17*l,{bold:!l}))}}default:return{
w:22,h:12,put:(r,o)=>[Et("arrow",r,o,{back:e.kind==="left"})]}}}var hd=({back:e})=>[x("path.arrow",{d:"M0 4.5h13V0l9 6-9\
 6V7.5H0z",transform:e?"translate(22 0) scale(-1 1)":null})];function dd({rows:e,lit:t=[]}){let n=new Set(t),s=(r,o)=>r.
reduce((i,a)=>i+a+o,-o);for(let r=rd;;r-=1){let o=e.map(c=>c.map(h=>ud(h,r,n))),i=o.map(c=>s(c.map(({w:h})=>h),An)),a=o.
map(c=>Math.max(...c.map(({h})=>h))),l=s(a,An);if(r>od&&(Math.max(...i)>rr-2*$i||l>or-2*$i))continue;let u=(or-l)/2;return o.
flatMap((c,h)=>{let m=(rr-i[h])/2,d=u;return u+=a[h]+An,c.flatMap(({w:f,h:b,put:g})=>{let w=m;return m+=f+An,g(w,d+(a[h]-
b)/2)})})}}var md=({title:e,says:t})=>`${e}${/^\p{Ll}/u.test(t)?"":"."} ${t}`,fd=e=>x("svg.uw-table",{viewBox:`0 0 ${rr}\
 ${or}`,role:"img","aria-label":md(e)},dd(e).map(t=>x("g",{class:`thing ${t.kind}`,transform:`translate(${t.x} ${t.y})`},
t.kind==="arrow"?hd(t):Qt(t)))),_i=({pictures:e})=>p("ol.howto",e.map((t,n)=>p("li",fd(t),p("p",p("b",`${n+1}. ${t.title}`),
` ${t.says}`))));var ar="uncle_widgets.aim.";var lr=new Map;function te(e){try{return localStorage.getItem(e)??lr.get(e)??""}catch{return lr.get(e)??""}}function be(e,t){
lr.set(e,t);try{localStorage.setItem(e,t)}catch{}}var hr=e=>Number(te(ar+e))>=3,cr=new Set,ur=new Set;function Si(e){return ur.
add(e),()=>ur.delete(e)}function Ei(){for(let e of ur)e()}function ee(e,t=!1){!e||hr(e)||be(ar+e,String(t?3:Number(te(ar+
e))+1))}function Ti(e){ee(e,!0);for(let t of cr)t(e)}function Ai(e){let t=()=>e();return cr.add(t),()=>cr.delete(t)}var pd="uncle_widgets.howto.";function Un(e,t,n="menu"){let s=X("howto"),r=t.getRootNode(),o=r.activeElement;Ei();let a=p(
"dialog.sheet.howto-over",{"aria-labelledby":s,onclose:()=>{a.remove(),be(pd+e.game,"1"),ee(e.game,!0);let l=o?.isConnected&&
o!==document.body?o:t.closest(".uw")?.querySelector(`[data-k="${n}"]`);(l instanceof HTMLElement||l instanceof SVGElement)&&
l.focus({preventScroll:!0})}},p("div.thead",p("h2",{id:s,tabindex:-1,autofocus:!0},"How to play"),p("p.mute",e.title)),p(
"p.goal",e.aim),_i(e),p("button.btn.solid",{"data-k":"howto.close",onclick:()=>a.close()},"Close"));t.append(a),a.showModal()}var gd=Symbol.for("pv"),bd=0;function U(e,t,n,s,r,o){t||(t={});var i,a,l=t;if("ref"in l&&typeof e!="function")for(a in l={},t)a=="ref"?i=t[a]:l[a]=t[a];
var u={type:e,props:l,key:n,ref:i,__k:null,__:null,__b:0,__e:null,__c:null,constructor:gd,__v:--bd,__i:-1,__u:0};return(r||
o)&&(u.__source=r,u.__self=o),V.vnode&&V.vnode(u),u}function Li({howto:e,over:t}){return U("div",{class:"aim",role:"group","aria-label":"The aim of the game",children:[U("p",
{children:[U("span",{class:"whole",children:e.aim}),U("span",{class:"short",children:e.short})]}),U("button",{type:"butt\
on",class:"btn quiet","data-k":"howto","aria-haspopup":"dialog",onClick:()=>Un(e,t),children:"How to play"}),U("button",
{type:"button",class:"btn quiet","data-k":"known","aria-label":"Close the aim of the game",onClick:()=>Ti(e.game),children:"\
×"})]})}var Ui=Symbol.for("uncle_widgets.presses");function dr(e){let t=e.composedPath()[0],n=t instanceof Element?t.closest("bu\
tton"):null;return n?.closest(".uw")?n:null}var Hi=({dataset:e,textContent:t})=>e.k??e.act??e.clause??t;function Pi(){let e=globalThis;
if(e[Ui])return;e[Ui]=!0;let t=null,n=null,s=o=>{let i=t,a=dr(o);t=n=null,!(!i||i.isConnected||!a||Hi(a)!==Hi(i))&&setTimeout(
()=>{n instanceof Node&&a.contains(n)||a.click()})},r=[["pointerdown",o=>t=o.button||o.pointerType==="touch"?null:dr(o)],
["pointerup",s],["pointercancel",()=>t=null],["keydown",o=>o.repeat||(t=o.key===" "?dr(o):null)],["keyup",o=>o.key===" "&&
s(o)],["click",o=>n=o.composedPath()[0]]];for(let[o,i]of r)window.addEventListener(o,i,{capture:!0})}var wd=".uw, .uw-page, .uw-room",yd="data-lm-suppress-shortcuts",Ni=Symbol.for("uncle_widgets.keys"),xd=/^(enter|backspace|delete|home|end|arrow\w+|[amyz])$/i,
Ri=e=>(e.ctrlKey||e.metaKey)&&!xd.test(e.key),Oi=e=>e.composedPath().filter(t=>t instanceof HTMLElement&&t.matches(wd)).
at(-1);function Ci(){let e=globalThis;if(e[Ni])return;e[Ni]=!0,Pi();let t=new WeakSet,n=s=>{Ri(s)||s.stopPropagation()};
window.addEventListener("keydown",s=>{let r=Oi(s),o=s.composedPath()[0];!(r instanceof HTMLElement)||!(o instanceof Element)||
(o.toggleAttribute(yd,!Ri(s)),!t.has(r)&&(t.add(r),r.addEventListener("keydown",n)))},{capture:!0}),window.addEventListener(
"pointerdown",s=>{let r=Oi(s);r instanceof HTMLElement&&!r.hasAttribute("tabindex")&&(r.tabIndex=-1)},{capture:!0})}var Bi=55,kd=74,vd=46,mr=36,$d=46;function Md(e){let t=e.closest(".uw-room");return!!(t&&!e.closest(".uw-page")&&t.getBoundingClientRect().
top+window.scrollY>window.innerHeight/2)}function _d(e){if(de())return Md(e)?window.innerHeight:null;let t=e.getRootNode();
return t instanceof ShadowRoot?Sd(t.host):e.closest(".jp-WindowedPanel-outer, .jp-NotebookPanel-notebook, .jp-Notebook")?.
clientHeight??Number.NaN}function Sd(e){let t=window.innerHeight,n=e;for(;n;){let{overflowY:s,maxHeight:r,paddingTop:o,paddingBottom:i}=getComputedStyle(
n);if(s==="auto"||s==="scroll"){let l=parseFloat(r)-parseFloat(o)-parseFloat(i);r.endsWith("px")?t=Math.min(t,l):n.scrollHeight>
n.clientHeight+1&&(t=Math.min(t,n.clientHeight))}let a=n.getRootNode();n=n.parentElement??(a instanceof ShadowRoot?a.host:
null)}return t}function Ed(e,t,n,s=Bi){let r=n?Math.max(mr,Math.min($d,t)):t;return e>=s&&r>=mr?{kind:e>=kd?"large":"mid\
dle",height:r}:{kind:r<mr||n?"flow":"phone",height:r}}function Hn(e,t){let n="",s=()=>{let i=e.closest(".uw-page")??e.closest(
".uw-room");if(!i)return;let a=parseFloat(getComputedStyle(e).fontSize)||16,l=_d(e),u=l==null?i.getBoundingClientRect().
top+window.scrollY:0,c=l??window.innerHeight-2*u,h=i.classList.contains("uw-position")?vd:Bi,m=i.clientWidth/a,{kind:d,height:f}=Ed(
m,c/a,l!=null,h),b=`${d} ${Math.floor(f*a)} ${a}`;i.classList.toggle("uw-beside",l!=null&&d==="flow"&&m>=h),b!==n&&(n=b,
i.dataset.fit=d,i.classList.toggle("uw-one",d==="large"||d==="middle"),i.classList.toggle("uw-middle",d==="middle"),i.classList.
toggle("uw-phone",d==="phone"),i.classList.toggle("uw-fits",d!=="flow"),i.style.setProperty("--uw-h",`${Math.floor(f*a)}\
px`),i.style.setProperty("--uw-rem",`${a}px`),t())},r=new ResizeObserver(s),o=()=>{let i=e.closest(".uw-page")??e.closest(
".uw-room");return!i&&e.isConnected?0:i?(r.observe(i),s(),0):requestAnimationFrame(o)};return o(),window.addEventListener(
"resize",s),()=>{r.disconnect(),window.removeEventListener("resize",s)}}var Wi="uncle_widgets.theme",Td="uncle_widgets.inks",Ad="uncle_widgets.covers",gr=[["auto","Auto"],["light","Light"],["d\
ark","Dark"]],Ld=[["two","Two colours"],["four","Four"]],Ud=[["hidden","Hidden"],["press","When pressed"],["shown","Show\
n"]],Di=e=>gr.find(([t])=>t===e)?.[0];function Hd(){let e=de()?Di(new URLSearchParams(location.search).get("theme")):void 0;
try{return e??Di(localStorage.getItem(Wi))??"auto"}catch{return e??"auto"}}function qi(e,t,n){try{let s=localStorage.getItem(
e);return t.find(([r])=>r===s)?.[0]??n}catch{return n}}function ne(){let e=globalThis,t=Symbol.for("uncle_widgets.theme");
if(!e[t]){let n=matchMedia("(prefers-color-scheme: dark)");e[t]={choice:Hd(),inks:qi(Td,Ld,"two"),covers:qi(Ad,Ud,"press"),
roots:new Set,heard:new Set,system:n},n.addEventListener("change",pr),pr()}return e[t]}function fr(e,t){e.classList.toggle(
"four-inks",ne().inks==="four");for(let n of[e,e.closest(".uw-page")??e.closest(".uw-room")])n instanceof HTMLElement&&(t===
"auto"?delete n.dataset.theme:n.dataset.theme=t)}function pr(){let{choice:e,roots:t,heard:n,system:s}=ne();for(let r of t)
fr(r,e);if(de()){let r=e==="auto"?s.matches?"dark":"light":e;document.documentElement.dataset.theme=r,document.body.dataset.
jpThemeLight=String(r==="light")}for(let r of n)r()}var Pn=()=>ne().choice;function Ii(e){ne().choice=e,Pd(Wi,e),pr()}var Fi=()=>ne().covers;function Pd(e,t){try{localStorage.setItem(e,t)}catch{}}function ji(e){let{heard:t}=ne();return t.add(e),()=>{t.delete(e)}}
var br=e=>t=>{let n=e(t),s=t.el.querySelector(".uw");if(!(s instanceof HTMLElement))return n;let{roots:r}=ne();r.add(s),
fr(s,Pn());let o=new ResizeObserver(()=>{fr(s,Pn()),o.disconnect()});return o.observe(s),()=>{o.disconnect(),r.delete(s),
n?.()}};var Nd=[["first","Guess first"],["shown","Show answers"]];function wr(e,t,n){let s=p("div",{class:`jupyter-widgets ${n}`});
return br(e)({model:t,el:s}),s}var Vi=(e,t,n,s)=>p("select",{class:"pick","aria-label":e,onchange:r=>s(r.target.value)},
t.map(([r,o])=>p("option",{value:r,selected:r===n},o)));function Gi({game:e,title:t,standing:n,howto:s},r,o){let i=r.get(
"predicting"),a=p("div.uw-aim"),l=()=>Jt(s?.aim&&!hr(s.game)&&U(Li,{howto:s,over:u}),a),u=p("div",{class:"uw uw-masthead"},
p("div",{class:"mast saved"},p("h1",{},t),p("p",{class:"standing"},n),s?.aim&&p("button.btn",{onclick:()=>Un(s,u)},"How \
to play"),i!=null&&Vi("Answers",Nd,i?"first":"shown",h=>r.put({predicting:h==="first"})),Vi("Theme",gr,Pn(),h=>Ii(h))),a);
me(u,r.get("palette")),l(),Ai(l),br(()=>{})({el:p("div",{},u)});let c=p("div",{class:"widget-box uw-cols"});return o.className=
`widget-box uw-page g-${e}`,o.replaceChildren(p("div",{class:"widget-box uw-room"},u),p("div",{class:"widget-box uw-body"},
p("div",{class:"widget-box uw-room"},c))),Hn(u,()=>{}),Ci(),c}var Rd={csv:"text/csv",json:"application/json",html:"text/html",ipynb:"application/x-ipynb+json"};function Ce(e){if(e.kind!==
"file")return;let t=Rd[e.name.split(".").pop()??""]??"text/plain",n=URL.createObjectURL(new Blob([e.text],{type:t}));p("\
a",{href:n,download:e.name}).click(),URL.revokeObjectURL(n)}var yr="uncle_widgets.answered",Od=1500,xr=new Set;function Zi(){try{localStorage.getItem(yr)}catch{return!1}return te(yr)===
""}function Ki(){if(Zi()){be(yr,"1");for(let e of xr)e()}}function Yi(e,t){let n=!1,s=()=>{let r=Zi()&&t();e.classList.toggle(
"newcomer",r),n&&!r&&(e.classList.add("shown-now"),setTimeout(()=>e.classList.remove("shown-now"),Od)),n=r};return xr.add(
s),s(),{draw:s,stop:()=>xr.delete(s)}}var zi={"٪":"%","٫":"."};for(let[e,t]of[["-","‐‑‒–−﹣"],["/","⁄∕"],["'","‘’ʼ"],[",","،٬"]])for(let n of t)
zi[n]=e;var Cd=/^([+-]?) ?(.+?) ?(%|(?:out )?of 100)?$/,Bd=/^(?:(\d+) )?(\d+) ?\/ ?(\d+)$/,Dd=/^(?:\d+[.,]?\d*|[.,]\d+)$/,
qd=/^[1-9]\d{0,2}([,'_ ])\d{3}(?:\1\d{3})*(?:\.\d*)?$/,Wd=/^[1-9]\d{0,2}(?:\.\d{3})+$/;function Id(e){let t=e.codePointAt(
0),n=0;for(;/\p{Nd}/u.test(String.fromCodePoint(t-n-1));)n++;return String(n%10)}function Fd(e){if(/\p{Nd}/u.test(e))return Id(
e);if(/\p{No}/u.test(e)){let t=e.normalize("NFKC");return t.includes("⁄")?` ${t.replace("⁄","/")} `:e}return/[\p{Z}\t\n\v\f\r]/u.
test(e)?" ":/\p{Cf}/u.test(e)?"":/[\uff01-\uff5e]/.test(e)?String.fromCharCode(e.charCodeAt(0)-65248):zi[e]??e}var jd=e=>[
...e].map(Fd).join("").replace(/ +/g," ").trim(),Ji=e=>e.toFixed(9).replace(/\.?0+$/,""),Xi=e=>Number.isInteger(e)?e.toLocaleString(
"en"):String(Number(e.toPrecision(6))),Ot={low:0,high:100,unit:"chance"};function kr({low:e=-1/0,high:t=1/0,unit:n="",whole:s=!1}){
let r=Number.isFinite(e)&&Number.isFinite(t)?` from ${Xi(e)} to ${Xi(t)}`:"",o=n==="chance"?" (out of 100)":n&&n!=="shar\
e"?` (${n})`:"";return`Use ${s?"a whole number":"a number"}${r}${o}`}function ct(e,t){let{low:n=-1/0,high:s=1/0,unit:r="",
whole:o=!1}=t,i=jd(e),a=[...i].slice(0,20).join(""),l=(k,E="")=>({value:null,share:Number.NaN,words:k,meant:E});if(!i)return l(
`${kr(t)}.`);let u=l(`${kr(t)}, not '${a}'.`),c=Cd.exec(i);if(!c||[...i].length>60)return u;let[,h,m,d]=c,f=Bd.exec(m),b=f!=
null&&f[1]==null,g=t.thousands??(-n>=1e3||s>=1e3),w=o&&Wd.test(m),y;if(f){let[,k="0",E,A]=f;if(!Number(A))return u;let M=(Number(
k)*Number(A)+Number(E))/Number(A);y=S=>M*10**S}else if(g&&(qd.test(m)||w)){let k=m.replace(w?/[,'_ .]/g:/[,'_ ]/g,"");y=
E=>+`${k}e${E}`}else if(Dd.test(m)){let k=m.replace(",",".");y=E=>+`${k}e${E}`}else return u;if(d&&(r!=="chance"&&r!=="s\
hare"||b&&(d==="%"||r==="share")))return u;let $=d&&r==="share"?-2:b&&r==="chance"?2:0,v=h==="-"?-1:1,_=v*y($)||0;if(_<n||
_>s||o&&!Number.isInteger(_))return l(`${kr(t)}, not ${a}.`);if(r==="chance"&&_>0&&_<1&&!b&&!d){let k=Ji(y(2)),E=Ji(_);return l(
`Did you mean ${k} out of 100? Type ${k}, or ${E}% for ${E} out of 100.`,k)}return{value:_,share:v*y($-2)||0,words:"",meant:""}}var Qi=(e,{unit:t})=>String(Number(e.toFixed(t==="chance"?1:2)));function ta(e,t){let{value:n}=ct(e,t),s=Number(e.trim().
replace(",",".").replace("−","-"));return n==null||n===s?"":Qi(n,t)}var ea=(e,t,n)=>e!=null&&ct(e,n).value===(t??null)?
e:t==null?"":Qi(t,n);function we(e,t){let{words:n,meant:s}=ct(e,t);return s?`Did you mean ${s} out of 100?`:n}var vr=({measure:e,
span:t})=>e==="chance"?Ot:{low:t[0],high:t[1],unit:e},$r=({cases:e,event:t})=>["out of 100",e||"times",t].filter(Boolean).
join(" "),Nn=(e,t)=>e.trim()?we(e,vr(t)):"Move the slider, or type a number.";var na=({revealed:e,steps:t=[]})=>e&&p("ol.reckoning",t.map(({letter:n,words:s,formula:r,value:o})=>p("li",p("span",n),p(
"span",s),p("b",o),r!==o&&p("small",r))));var sa=[];globalThis.addEventListener?.("beforeprint",()=>{for(let e of document.querySelectorAll(".uw-panel"))sa.push([
e,e.className]),e.className=e.className.replace(/ c\d+/g,"")});globalThis.addEventListener?.("afterprint",()=>{for(let[e,
t]of sa.splice(0))e.className=t});var ye=(e,t,n)=>Math.max(0,Math.min(1,(e-t)/(n-t||1)));function dt(e,t){return t==="chance"?`${(e*100).toFixed(1)}%`:e.toFixed(
2).replace("-","−")}function Be(e,t){let n=[.1,.2,.25,.5,1,2,2.5,5,10,20,25,50,100,200,250,500].find(r=>(t-e)/r<=5)??(t-
e)/4,s=[];for(let r=Math.ceil(e/n);r*n<=t+1e-9;r++)s.push(Number((r*n).toFixed(9)));return s}var vt=(e,t,n,s="tx",r=14)=>x(
"text",{x:e,y:t,class:s,"font-size":r},n);function mt(e,t,n,s){if(e===0)return O(t,n,s-.8,{fill:"none",stroke:"var(--edg\
e)","stroke-width":1.5});let r=e>1&&O(t,n,s-.9,{fill:"none",stroke:"var(--accent-fill)","stroke-width":1.9});return x("g",
O(t,n,e>1?s*.56:s,{fill:"var(--accent-fill)"}),r)}var Tt=6;function Mr({came:e,measure:t},n,s){return t!=="chance"?x("path.it-paid",{d:`M${n} ${s-Tt-1}l${Tt+1} ${Tt+1}-${Tt+
1} ${Tt+1}-${Tt+1}-${Tt+1}Z`}):e==null?x("path.it-hid",{d:`M${n-Tt} ${s}h${2*Tt}`,"stroke-dasharray":"3 2"}):e?O(n,s,Tt,
{class:"it-came"}):O(n,s,Tt-1,{class:"it-did-not"})}var Vd=({came:e,measure:t,words:n})=>t!=="chance"?n.replace(/\.$/,"").
toLowerCase():e==null?"the game didn't show it":e?"it happened":"it didn't happen",_r=e=>[e.mine?`you guessed ${e.mine}`:
"skipped",`the answer is ${e.right}${e.measure==="chance"?"":` ${e.measure}`}`,Vd(e)].join(", ");function Gd({said:e,exact:t,
reach:n,span:[s,r]}){let o=a=>4+192*Math.min(1,Math.max(0,ye(a,s,r))),i=o(t-n);return x("svg.bar",{viewBox:"0 0 200 30",
preserveAspectRatio:"none","aria-hidden":"true"},x("path.axis",{d:"M4 15H196"}),N(i,6,o(t+n)-i,18,{class:"reach"}),x("pa\
th.exact",{d:`M${o(t)} 3V27`}),e!=null&&x("path.said",{d:`M${o(e)-7} 3h14l-7 12z`}))}var Zd=e=>p("p.key",{"aria-hidden":"\
true"},p("span.k-said","your guess"),p("span.k-exact","the answer, and what is close"),p("span.k-came","it happened"),e&&
p("span.k-paid","it was an amount"));function ra({title:e,near:t,lines:n=[],doors:s=[]},r,{go:o,open:i},a){let l=r.filter(
({said:u})=>u!=null);return[p("div.endhead",p("h2",{"data-k":"ending",tabindex:-1},e),t&&p("span.chip.line",t)),l.length>
0&&Zd(l.some(({measure:u})=>u!=="chance")),l.length>0&&p("ul.stops",l.map(u=>p("li",p("button",{"data-k":`stop.${u.at}`,
"aria-label":`Step ${u.frame}, ${u.name} ${_r(u)}. Look at it again.`,onclick:()=>o(u.at)},p("span.q",p("b",String(u.frame)),
` ${u.name}`),Gd(u),p("span.fig",u.mine,p("small"," for "),u.right),x("svg",{viewBox:"0 0 16 16",width:16,height:16,"ari\
a-hidden":"true"},Mr(u,8,8)))))),p("div.sum",n.map(([u,c])=>p("p",u&&p("b",u," "),c))),l.length>0&&a(),p("div.enddoors",
s.map(({label:u,link:c},h)=>{let[m,...d]=u.split(", ");return p(h===0?"button.btn.solid":"button.btn",{"data-k":`door.${h}`,
"aria-label":u,onclick:()=>i(c)},m,d.length>0&&p("span",`, ${d.join(", ")}`))}))]}var xe,it,Sr,oa,Er=Object.is,Rn=0,fa=[],Tr=[],st=V,ia=st.__b,aa=st.__r,la=st.diffed,ca=st.__c,ua=st.unmount,ha=st.__;function On(e,t){
st.__h&&st.__h(it,e,Rn||t),Rn=0;var n=it.__H||(it.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function qe(e){
return Rn=1,Kd(pa,e)}function Kd(e,t,n){var s=On(xe++,2);if(s.t=e,!s.__c&&(s.__=[n?n(t):pa(void 0,t),function(o){var i=(s.
__N||s.__)[0],a=s.t(i,o);Er(i,a)||(s.__N=[a,s.__[1]],s.__c.setState({}))}],s.__c=it,!it.__f)){it.__f=!0;var r=it.shouldComponentUpdate;
it.shouldComponentUpdate=function(o,i,a){var l=this.__H;if(!l)return!0;var u=!1,c=this.props!=o;if(l.__.some(function(m){
m.__N&&(u=!0,Er(m.__[0],m.__N[0])||(c=!0))}),r){var h=r.call(this,o,i,a);return u?h||c:h}return!u||c}}return s.__}function Cn(e,t){
var n=On(xe++,3);!st.__s&&Ur(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,it.__H.__h.push(n))}function We(e,t){var n=On(xe++,4);!st.
__s&&Ur(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,it.__h.push(n))}function se(e){return Rn=5,Lr(function(){return{current:e}},[])}function Lr(e,t){var n=On(xe++,7);return Ur(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function Yd(){var e;do{for(;e=Tr.shift();)try{De(e)}catch(n){st.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=fa.shift();){var t=e.
__H;if(e.__P&&t)try{t.__h.some(De),t.__h.some(Ar),t.__h=[]}catch(n){t.__h=[],st.__e(n,e.__v)}}}while(Tr.length)}st.__b=function(e){
it=null,ia&&ia(e)},st.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),ha&&ha(e,t)},st.__r=function(e){aa&&aa(e),
xe=0;var t=(it=e.__c).__H;t&&(Sr==it?it.__h=[]:(t.__h.some(De),t.__h.some(Ar),xe=0),t.__h=[],t.__.some(function(n){n.__N&&
(n.__=n.__N),n.u=n.__N=void 0})),Sr=it},st.diffed=function(e){la&&la(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&ma(fa.push(
t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),Sr=it=null},st.__c=function(e,t){t.some(function(n){try{n.__h.some(De),
n.__h=n.__h.filter(function(s){return!s.__||Ar(s)})}catch(s){n.__h=[function(){throw s}]}}),ca&&ca(e,t)},st.unmount=function(e){
ua&&ua(e);var t,n,s=e.__c;s&&s.__H&&(s.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||
!n.__c.__P);)n=n.__;n=n&&n.__c}r.__P=n,ma(Tr.push(r))}else De(r)}catch(o){t=o}}),s.__H=void 0,t&&st.__e(t,s.__v))};var da=typeof requestAnimationFrame==
"function";function Jd(e){var t,n=function(){clearTimeout(s),da&&cancelAnimationFrame(t),setTimeout(e)},s=setTimeout(n,35);
da&&(t=requestAnimationFrame(n))}function ma(e){e!=1&&oa==st.requestAnimationFrame||((oa=st.requestAnimationFrame)||Jd)(
Yd)}function De(e){var t=it,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),it=t}function Ar(e){var t=it;e.__c=e.__(),it=
t}function Ur(e,t){return!e||e.length!=t.length||t.some(function(n,s){return!Er(n,e[s])})}function pa(e,t){return typeof t==
"function"?t(e):t}var ga=800;var Xd=80,Hr=12,Pr=e=>e.replace("-","−");function Nr({rule:e,value:t,set:n,refuses:s=!0}){let[r,o]=qe(t),[i,a]=qe(!0),
l=Lr(()=>X("note"),[]),u=r.trim()===t.trim()?r:t,{words:c,meant:h}=u.trim()?ct(u,e):{words:"",meant:""},m=h?we(u,e):i&&s?
c:"";Cn(()=>{if(i)return;let f=setTimeout(()=>a(!0),ga);return()=>clearTimeout(f)},[r,i]);let d=(f,b)=>{o(f),a(b),n(f.trim())};
return{text:u,sentence:m,meant:h,id:l,typed:f=>d(f,!1),put:f=>d(f,!0),complain:()=>a(!0),said:{"aria-invalid":m?!0:void 0,
"aria-describedby":m?l:void 0}}}function Rr({number:{text:e,sentence:t,meant:n,id:s},answer:r}){return U("div",{class:"n\
umnote",id:s,role:"status",children:[t&&U("p",{class:"refusal",children:t}),n&&U("div",{class:"row",children:[U("button",
{type:"button",class:"btn","data-k":"meant.yes",onClick:()=>r(n),children:"Yes"}),U("button",{type:"button",class:"btn",
"data-k":"meant.no",onClick:()=>r(`${e.trim()}%`),children:"No"})]})]})}function zd({text:e}){let t=se(null),n=Pr(e),s=e!==
""&&Ft(n)&&n.length<=6,r=n.length<=Hr?n:`${n.slice(0,Hr-1)}…`;return We(()=>{t.current?.replaceChildren(e===""?"?":s?wn(
n,n.length>4?34:50):r)},[e]),U("span",{class:e===""?"drawn none":"drawn","aria-hidden":"true",ref:t})}var Qd=({unit:e,low:t,
high:n})=>e==="chance"?1:10**Math.floor(Math.log10((n-t)/50||1));function ba({label:e,words:t,ends:n,enter:s,k:r="",control:o,
...i}){let a=Nr(i),l=se(null),{low:u,high:c}=i.rule,h=Qd(i.rule),m=a.text.trim(),d=ct(m,i.rule).value,f=ta(m,i.rule),b=()=>String(
Number(Number(l.current?.value).toFixed(h<1?2:0))),g=()=>l.current?.focus({preventScroll:!0});o&&(o.current={focus:g,put:a.
put,complain:a.complain});let w=y=>{y.key==="Enter"&&(y.preventDefault(),m===""&&y.target===l.current?a.put(b()):m!==""&&
d==null?a.complain():m!==""&&s())};return U("div",{class:"asknum",children:[U("div",{class:"saynum",children:[U("span",{
class:"bigbox",children:[U("input",{class:"bignum",inputMode:u<0?"text":"decimal","data-k":`value${r}`,maxLength:Xd,autocomplete:"\
off","aria-label":`${e} ${t}`,...a.said,style:{"--n":String(Math.min(Math.max(2,m.length),Hr))},value:a.text,onInput:y=>a.
typed(y.currentTarget.value),onChange:a.complain,onKeyDown:w}),U(zd,{text:m})]}),U("p",{children:[U("b",{class:"equals",
"aria-hidden":"true",children:f&&`= ${Pr(f)} `}),t]})]}),U(Rr,{number:a,answer:y=>{a.put(y),g()}}),U("input",{type:"rang\
e",ref:l,class:d==null?"rng empty":"rng",min:u,max:c,step:h,"data-k":`range${r}`,"aria-label":e,"aria-valuetext":d==null?
"not set yet":`${f||m} ${t}`,style:{"--p":`${d==null?0:100*(d-u)/(c-u||1)}%`},value:d??(u+c)/2,onInput:()=>a.put(b()),onKeyDown:w}),
U("div",{class:"ends","aria-hidden":"true",children:[U("span",{children:n[0]}),U("span",{children:n[1]})]})]})}function tm({
measure:e,span:t,cases:n,label:s="Your guess",...r}){let o=vr({measure:e,span:t}),i=e==="chance";return U(ba,{...r,rule:o,
label:s,words:i?`out of 100 ${n}`.trim():e,ends:i?["never","always"]:[Pr(String(o.low)),String(o.high)]})}function wa({value:e,
set:t},n){let s=p("div.numfield"),r=i=>Jt(n(i,o),s),o=i=>{r(i),t(i)};return r(e),s}function ya(e){let t={current:null};return{
node:wa(e,(n,s)=>U(ba,{...e,value:n,set:s,control:t})),focus:()=>t.current?.focus(),put:n=>t.current?.put(n),complain:()=>t.
current?.complain()}}var Bn=e=>wa(e,(t,n)=>U(tm,{...e,value:t,set:n}));var xa=(e,t)=>t?`${Math.round(e*100)}${e===1?"%":""}`:String(Math.round(e*100)/100).replace("-","−");function Dn(e,t,n,s){
let r=t.measure==="chance",o=t.answer?.value??0,i=[o,t.said?.value,n.value].filter(M=>M!=null),a=r?0:Math.min(0,t.span[0],
...i),l=r?1:Math.max(t.span[1],...i),u=84,c=62,h=M=>u+ye(M,a,l)*(e-u-c),m=X("hatch"),d=s?25:31,f=[],b=15,g=(M,S,P,R)=>{f.
push(vt(0,b+5,M,R?"tx2":"tx"),S,vt(e,b+5,P,"tx b e",15)),b+=d},w=M=>({x:Math.min(h(0),h(M)),width:Math.max(1.5,Math.abs(
h(M)-h(0)))});if(t.said){let M=h(t.said.value);g("Your guess",x("g",pt(`M${h(0)} ${b}H${M}`,"var(--accent-fill)",2),x("p\
ath",{d:`M${M} ${b+10}l-9-17h18z`,fill:"var(--accent-fill)"})),dt(t.said.value,t.measure))}if(t.was&&!t.said){let M=h(t.
was.value);g("Before",x("g.ghost",x("path",{d:`M${h(0)} ${b}H${M}`,"stroke-dasharray":"5 4"}),x("path",{d:`M${M} ${b+10}\
l-9-17h18z`,"stroke-linejoin":"round"})),dt(t.was.value,t.measure),!0)}let y=t.simulated?"Stored":"Exact";g(y,x("rect",{
...w(o),y:b-9,height:18,fill:"var(--ink)",...em(t,w)}),dt(o,t.measure));let{value:$,low:v,high:_}=n,k=$!=null&&v!=null&&
_!=null;t.untried||(g("Simulated",k&&x("g",x("rect",{...w($),y:b-8.5,height:17,fill:`url(#${m})`,stroke:"var(--ink)","st\
roke-width":1.5}),pt(`M${h(v)} ${b}H${h(_)}M${h(v)} ${b-6}v12M${h(_)} ${b-6}v12`,"var(--accent-fill)",2.5)),k?dt($,t.measure):
"",!k),k||f.push(vt(u+8,b-d+5,"not tried yet","tx2",13)));let E=Be(a,l).map(M=>[x("path",{d:`M${h(M)} 2V${b-13}`,stroke:M===
0&&!r?"var(--edge)":"var(--rule)"}),vt(h(M),b+5,xa(M,r),"tx2 m",13)]),A=[t.said&&`Your guess: ${dt(t.said.value,t.measure)}\
.`,`${y}: ${dt(o,t.measure)}${t.was?`. ${t.was.words}`:""}.`,k&&`Simulated: ${dt($,t.measure)}, 95% interval from ${dt(v,
t.measure)} to ${dt(_,t.measure)}.`].filter(Boolean);return Xt(e,b+10,A.join(" "),x("defs",wt(m,"var(--ink)")),E,f)}var em=({
was:e,answer:t},n)=>e&&e.value!==t?.value?{class:"grown",style:`--from:${n(e.value).width/n(t?.value??0).width}`}:{},ka=()=>x(
"svg",{width:14,height:16,viewBox:"-7 -15 14 16","aria-hidden":"true"},x("path.ghost",{d:"M0-2l-6-11h12z","stroke-linejo\
in":"round"}));function va(e,t,n){let s=e.flatMap(c=>Array(c.n).fill(c.yes)),r=c=>[8+c%10*19,8+Math.floor(c/10)*19],[o,i]=r(
Math.max(1,Math.round((t??0)*100))-1),[a,l]=r(Math.round((n??0)*100)-1),u=e.map(c=>`${c.n} ${c.words}`).join(", ");return x(
"svg.hundred",{viewBox:"0 0 187 187",role:"img","aria-label":`Of 100: ${u}.`},s.map((c,h)=>{let[m,d]=r(h);return mt(c,m,
d,7.2)}),n!=null&&a>0&&x("path.ghost",{d:`M${a} ${l+6}l-7-12h14z`,"stroke-linejoin":"round"}),t!=null&&t>0&&x("path",{d:`\
M${o} ${i+6}l-6-11h12z`,fill:"var(--accent)",stroke:"var(--sheet)","stroke-width":2}))}var Or=e=>x("svg",{width:18,height:18,
"aria-hidden":"true"},mt(e,9,9,7));function $a(e,t,n=t){let s=Math.max(...n.map(a=>a[1]),.01),r=14+8*Math.max(...n.map(a=>a[0].
length)),o=n.length>6?22:27,i=t.length*o;return Xt(e,i,`${t.map(a=>`${a[0]}: ${a[2]}`).join(". ")}.`,t.map(([a,l,u],c)=>{
let h=c*o+o/2;return[vt(0,h+5,a),N(r,h-7,Math.max(1.5,l/s*(e-r-64)),14,{fill:"var(--ink)"}),vt(e,h+5,u,"tx b e")]}))}function Ma(e,t,n,s){
let{runs:r,value:o}=s,i=n.measure==="chance",a=n.apart?void 0:n.answer?.value,l=n.said?.value,[u,c]=i?[0,1]:n.span,h=B=>dt(
B,n.measure).replace("%",""),m=[a,l].flatMap(B=>B==null?[]:[q(h(B),1.06*14)]),d=40,f=Math.max(58,17+Math.max(0,...m)),b=10,
g=26,w=B=>d+Math.log10(B)/4*(e-d-f),y=B=>b+(1-ye(B,u,c))*(t-b-g),$=X("band"),v=Be(u,c),_=Math.max(1,Math.ceil(17*(v.length-
1)/(t-b-g))),k=(B,z)=>B.map((Pt,Nt)=>`${Nt?"L":"M"}${w(Pt[0])} ${y(Pt[z])}`).join(""),[E=[],...A]=r,M=E[E.length-1],S=e-
f+10,P=a==null?0:y(a)+5,R=l==null?0:y(l)+5,D=a==null||l==null?18:Math.abs(P-R),j=D>=17?0:(17-D)/2+1,et=R<=P?-1:1,G=o==null||
!M?"No trials yet.":`After ${s.begun.toLocaleString("en")} trials: ${dt(o,n.measure)}, 95% interval from ${dt(s.low??0,n.
measure)} to ${dt(s.high??0,n.measure)}${a==null?".":`; exact ${dt(a,n.measure)}.`}`;return Xt(e,t,G,x("defs",wt($,"var(\
--edge)")),v.map((B,z)=>[x("path",{d:`M${d} ${y(B)}H${e-f}`,stroke:"var(--rule)"}),z%_===0&&vt(d-8,y(B)+5,xa(B,i).replace(
"%",""),"tx2 e",13)]),[1,10,100,1e3,1e4].map(B=>vt(w(B),t-6,B.toLocaleString("en"),B===1?"tx2":"tx2 m",13)),E.length>1&&
x("path",{d:`${k(E,3)}L${[...E].reverse().map(B=>`${w(B[0])} ${y(B[2])}`).join("L")}Z`,fill:`url(#${$})`,opacity:.6}),A.
map(B=>pt(k(B,1),"var(--edge)",1.5)),a!=null&&pt(`M${d} ${y(a)}H${e-f}`,"var(--ink)",3),pt(k(E,1),"var(--accent-fill)",2.5,
{"stroke-linejoin":"round"}),E.map((B,z)=>O(w(B[0]),y(B[1]),z===E.length-1?5:3.2,{fill:z===E.length-1?"var(--lit)":"var(\
--sheet)",stroke:"var(--accent-fill)","stroke-width":2})),l!=null&&[x("path",{d:`M${e-f+1} ${y(l)}l10-6v12z`,fill:"var(-\
-accent-fill)"}),x("text.b",{x:S+5,y:R+et*j,"font-size":14,fill:"var(--accent)"},h(l))],a!=null&&vt(S+5,P-et*j,h(a),"tx \
b"))}var ke=26,nm=36;function _a(e,t){let n=Math.min(nm,(e-ke-4)/Math.max(1,t.length-1)),s=n>=24,r=t.map(({face:i,die:a,words:l})=>[i?.text,a&&
`a die, ${a}`,l].filter(Boolean).join(": "));return Xt(e,56,r.join(", ")||"No trials yet.",t.map((i,a)=>{let l=2+a*n,u=l+
ke/2,c=!!i.counts,h={transform:`translate(${i.die?l+1:l} ${i.die?8:2})`},m=i.eye?rm(u,20,c):x("g",h,i.die?kn(i.die,ke-2,
c):Ut(i.face,ke));return x("g",m,c&&!i.eye&&!i.die&&N(l-1,1,ke+2,ke*1.4+2,{rx:3,fill:"none",stroke:"var(--lit)","stroke-\
width":3}),(s||i.counts)&&vt(sm(u,i.words,e),54,i.words??"",i.counts?"tx b m":"tx2 m",13))}))}function sm(e,t,n){let s=q(
t??"",13)*.55;return Math.max(s,Math.min(e,n-s))}var rm=(e,t,n)=>x("g",{fill:"none",stroke:"var(--ink)","stroke-width":2},
x("path",{d:`M${e-13} ${t}q13 ${n?-20:0} 26 0q-13 20-26 0Z`}),n?O(e,t,5,{fill:"var(--accent-fill)",stroke:"none"}):x("pa\
th",{d:`M${e-7} ${t+11}l-2 4M${e} ${t+12}v5M${e+7} ${t+11}l2 4`}));function Sa(e,t,n,s){let l=Math.max(n,t.length,1),u=Math.
min(42,(e-30)/l),c=b=>30+u*(b+.5),h=b=>42-b*36,m=new Map(t.map(b=>[b.at,b])),d=t.map(b=>`${b.at+1}: ${_r(b)}`),f=b=>{let g=m.
get(b),w=c(b),y=Math.min(13,u/2-1);if(!g&&u<11)return N(w-1,50,2,6,{fill:"var(--edge)"});if(!g)return vt(w,58,"?","tx2 b\
 m",14);let[$,v]=g.span,_=k=>h(ye(k,$,v));return[g.said!=null&&x("path",{d:`M${w-1} ${_(g.said)}l-11-7v14z`,fill:"var(--\
accent-fill)"}),N(w+1,_(g.exact)-3,y,6,{fill:"var(--ink)"}),Mr(g,w,53)]};return Xt(e,66,d.length?`${d.join(". ")}.`:"No \
guesses yet.",s>=0&&[N(c(s)-u/2,0,u,62,{fill:"var(--inset)"}),N(c(s)-u/2,62,u,3,{fill:"var(--lit)"})],[0,.5,1].map(b=>[x(
"path",{d:`M30 ${h(b)}H${e}`,stroke:"var(--rule)"}),b!==.5&&vt(24,h(b)+5,String(b*100),"tx2 e",13)]),Array.from({length:l},
(b,g)=>f(g)))}var Ta=e=>e.split("/").map((t,n,s)=>n<s.length-1?[`${t}/`,p("wbr")]:t),om=()=>x("svg",{width:18,height:18,"aria-hidden":"\
true"},x("path",{d:"M9 16 1 2h16z",fill:"var(--accent-fill)"}));function Aa(e,t,n,s,r,o,i,a){if(e.certain)return La(p("d\
iv.answer",Dr(e),Ea(e),r));let l=p("div.cmp"),u=[It(l,d=>Dn(d,e,t(),o()))],c=e.bars??[],h=p("div.outcomes");return c.length>
0&&u.push(It(h,d=>$a(d,c))),{node:p("div.answer",l,n.seen&&im(n),am(e,i),e.measure==="chance"?lm(e,s,a):cm(e,a),c.length>
0&&h,r,Ea(e)),tried:()=>u[0].again(),again:()=>u.forEach(d=>d.again()),stop:()=>u.forEach(d=>d.stop())}}var La=e=>({node:e,
tried:()=>{},again:()=>{},stop:()=>{}}),im=e=>p("p.came",p("span",e.came==null?"The game didn't show it":e.came?"This ti\
me it happened":"This time it didn't"),Or(e.came?1:0),p("b",e.words??""));function Cr({mistake:e,asks:t,own:n},s){if(!e)
return null;if(n)return p("p",p("b",`${e.name}. `),e.words);let r=(o,i)=>p("button.btn.quiet",{"data-k":`own.${o}`,onclick:()=>s(
i)},o);return t&&p("p.own",p("span",e.asked),r("Yes",!0),r("No",!1))}function am(e,t){let{said:n,misconception:s,notice:r}=e,
o=n&&[p("p",{role:"status"},p("b",n.verdict)),Cr(n,t)];return Br(o,r,s)}var Br=(e,t,n)=>!!(e||t||n)&&p("div.note",om(),p(
"div",e,t&&p("p.notice",t),n&&p("p.trap",`The trap: ${n}.`)));function lm(e,t,n){let{answer:s,dots:r=[]}=e;if(!s)return null;
let o=String(s.hundred),i=[s.percent,s.one_in,`odds ${s.odds}`,e.simulated].filter(Boolean);return[p("div.counted",r.length>
0&&va(r,e.said?.value,e.was?.value),p("div",p("p.big",p("span.sr",`${s.about} `),p("button.asks-why",{tabindex:-1,"aria-\
label":o,onclick:n},wn(o,46)),p("b",t?$r(s):"out of 100"),Ha(o,n)),Dr(e),p("ul.kinds",r.map(a=>p("li",Or(a.yes),p("span",
p("b",String(a.n)),` ${a.words}`)))))),p("p.ways",t&&p("b.short",`${o} ${$r(s)}. `),"More forms: ",s.fraction&&[p("b",Ta(
s.fraction)),", "],i.map((a,l)=>[l>0&&", ",p("span",{},a)]))]}function Ua(e,t){let[n]=/[\u2212-]?\d[\d,.]*\d|\d/.exec(e)??
[""],s=e.indexOf(n);return n?[e.slice(0,s),p("button.asks-why",{"data-k":"headwhy","aria-label":`${n}: why?`,onclick:t},
n),e.slice(s+n.length)]:e}var Ha=(e,t)=>p("button.btn.quiet.derive",{"data-k":"derive",onclick:t},`Why ${e}?`),cm=(e,t)=>p(
"div.counted",p("div",p("p.lead",p("button.asks-why",{tabindex:-1,onclick:t},p("b",e.answer?.lead??"")),` ${e.answer?.cases??
""} `,Ha((e.answer?.lead??"").split(" ")[0],t)),Dr(e),p("p.ways",e.simulated||e.answer?.fraction&&[e.answer.rounded?"to \
six places: ":"exactly ",p("b",Ta(e.answer.fraction))]))),Dr=({was:e})=>e&&p("p.was",ka(),e.words),Ea=e=>e.apart&&p("p.a\
part",e.apart);function Pa(e,t,n,s,r){let o=e.steps??[],i=o[t];if(!i)return La(p("p.mute","There's nothing to work out h\
ere."));let a=p("div.art",{tabindex:0,role:"group","aria-label":"The picture"}),l=i.picture,u=l&&It(a,h=>r(l.kind,h,l));
return{node:p("div.why",p("div.now",{"data-next":!0,tabindex:-1,"aria-live":"polite"},p("h3",p("i",{"aria-hidden":"true"},
i.letter),i.words),l&&a,i.tree&&p("ul.branches",Ra(i.tree,0)),(i.formula||i.value)&&p("p.reckon",p("span",i.formula??""),
p("b",i.value?`= ${i.value}`:""))),p("div",{class:o.length>6?"tiles many":"tiles",role:"group","aria-label":"All steps"},
o.map((h,m)=>p("button",{"data-k":`why.${m}`,"aria-current":m===t?"step":null,"aria-label":`${h.letter}. ${h.words}${n.has(
m)?`: ${h.value??""}`:""}`,onclick:()=>s(m)},p("i",{"aria-hidden":"true"},h.letter),p("span",p("small",h.words),h.value!=
null&&(n.has(m)?p("b",h.value):p("em.rd"))))))),tried:()=>{},again:()=>u?.again(),stop:()=>u?.stop()}}function Na({steps:e=[]},t,n){
return e[t]?p("div.stepnav",p("button.btn",{"data-k":"why.back","aria-label":"Previous step","aria-disabled":t?null:"tru\
e",onclick:()=>t&&n(t-1)},t?`◂ ${e[t-1].letter}`:"◂"),p("span",`step ${t+1} of ${e.length}`),p("button.btn.solid",{"\
data-k":"why.on","aria-label":t+1<e.length?`Next step, ${e[t+1].letter}`:"Start again from the first step",onclick:()=>n(
(t+1)%e.length)},t+1<e.length?`Next: ${e[t+1].letter} ▸`:"Again: a")):null}var Ra=(e,t)=>[p("li",{style:`--depth:${t}`},
e.chance&&p("b",e.chance),p("span",e.words),e.value&&p("em",e.value)),...e.children.flatMap(n=>Ra(n,t+1))],Oa=()=>p("div\
.covered",p("p.mute","The answer appears here when you have made your guess.")),Ca=()=>p("p.key",{"aria-hidden":"true"},
p("span.k-said","your guess"),p("span.k-exact","the answer"),p("span.k-came","it happened"),p("span.k-not","it didn't")),
Ba=({lesson:e="",concept:t},n)=>p("div.sheet",{role:"dialog","aria-label":t,onkeydown:s=>s.key==="Escape"&&n()},p("h2",t),
e.split(`

`).map(s=>p("p",s.split("**").map((r,o)=>o%2?p("b",r):r))),p("button.btn.solid.wide",{"data-k":"readclose",onclick:n},"B\
ack to the question"));var Da=e=>e.split(/(?<=[.?!])\s+/);function Ie(e){let t=e.map(Da),n=t[0].filter(s=>t.every(r=>r.includes(s)));return{both:n.
join(" "),own:t.map(s=>s.filter(r=>!n.includes(r)).join(" "))}}var qr=(e,t)=>e.closest(".uw-cols")?.setAttribute("data-s\
ide",String(t)),qa=e=>t=>qr(t.currentTarget,e),Wa=(e,{line:t},n,s)=>[p("button.sidehead",{"data-k":`turn${e}`,onclick:qa(
e)},p("b.badge",{"aria-hidden":"true"},String(e+1)),p("b",t),s&&p("b.it",s)),n.length>0&&p("p.mute",n.map(r=>r.endsWith(
"?")&&t.endsWith("?")?p("span.inshort",r," "):`${r} `))];function Ia(e,t,n,s){let r=Ie(e.map(({ask:a})=>a)).own,o=Ie(e.map(
({given:a})=>a)).own,i=a=>Da(`${r[a]} ${o[a]}`.trim()).filter(l=>l&&!e[a].line.startsWith(l.slice(0,-1)));return p("div.\
pair",e.map((a,l)=>p("div.side",{role:"group","aria-label":a.line,onfocusin:qa(l)},Wa(l,a,i(l)),Bn({...a,cases:"",k:String(
l),label:a.line,value:t[l],set:u=>n(l,u),enter:s}))))}function Fa(e,t){let n=e.flatMap((s,r)=>s===""?[r]:[]);return n.length>
1?"Move the sliders, or type two numbers.":n.length?`The ${n[0]?"second":"first"} number is missing. Both answers are sh\
own together.`:t.map((s,r)=>Nn(e[r],s)).find(Boolean)??""}var ja=(e,t)=>gt({label:"Which of the two",choices:e.map(({at:n,
line:s},r)=>[n,`${r+1}. ${s}`]),value:e.find(({here:n})=>n)?.at??e[0].at,k:"side",pick:t});function Va(e,t,n){let s=t.map(
()=>p("div.cmp")),r=t.map(({measure:l,span:u,said:c,number:h},m)=>{let d={measure:l,span:u,said:c,answer:{value:h??0},untried:!0};
return It(s[m],f=>Dn(f,d,{},!0))}),o=t.find(({said:l})=>l?.asks),i=t.map(({said:l},u)=>l&&[p("p",{role:"status"},p("b",`${u+
1}. `),l.verdict),(l.own||t[u]===o)&&Cr(l,n)]);return{node:p("div.answer",t.map((l,u)=>p("div.side",Wa(u,l,[],l.text),s[u])),
Br(i,e.notice)),tried:()=>{},again:()=>r.forEach(l=>l.again()),stop:()=>r.forEach(l=>l.stop())}}var um=400,Wr=[["guess","Just guessing"],["think","Fairly sure"],["know","Certain"]];function Ga(e,t=()=>{}){let n=p("di\
v"),s=o=>{e.sure=e.sure===o?"":o,r()},r=()=>{t(),Q(n,gt({label:"How sure are you?",choices:Wr,value:e.sure,k:"sure",pick:s}))};
return r(),p("div.sure",p("span","How sure are you?"),n)}function Za({press:e,refused:t}){let n=Number.NEGATIVE_INFINITY,
s="",r="",o=p("button.btn.solid.wide",{"data-k":"main",onclick:()=>{performance.now()-n<um||(s?t(s):e())}});return{node:o,
show(i,a,l=i){r&&r!==l&&(n=performance.now()),r=l,o.textContent!==i&&(o.textContent=i),s=a,a?o.setAttribute("aria-disabl\
ed","true"):o.removeAttribute("aria-disabled"),o.title=a}}}function Ka(e,t,n,{draft:s,folded:r,changed:o,enter:i}){let a=(c,h)=>{s.values[c]=h,o()},l=()=>Bn({measure:e.measure,span:e.
span,cases:e.cases,value:s.values[0],set:c=>a(0,c),enter:i}),u=()=>Q(r,[["","How sure?"],...Wr].map(([c,h])=>p("option",
{value:c,selected:c===s.sure},h)));return[t.length>0?Ia(t,s.values,a,i):l(),Ga(s,u),n&&p("p.refusal",{role:"alert"},n)]}function Ya({get:e,press:t,skip:n,refused:s}){let r=Za({press:()=>t(e("main").kind??""),refused:s}),o=p("button.btn",{"d\
ata-k":"also",onclick:()=>t(e("main").also?.kind??"")}),i=p("button.btn",{"data-k":"skip",onclick:n},"Skip");return{node:r.
node,nodes:[r.node,o,i],show(a){let{label:l,kind:u,off:c,also:h}=e("main"),m=u==="predict";return r.show(l??"",c||(m?a():
"")),r.node.hidden=!l,o.hidden=!h,o.textContent=h?.label??"",i.hidden=!m||!e("moment").line,m}}}var hm="input:not([type=range]), select, textarea, [contenteditable]:not([contenteditable=false])",Ir="uncle_widgets key\
s",dm="input, [role=tab], .chooser, .art",Ja=/^(Arrow|Home|End)/,za="button, a, summary, label, [role=button], [role=tab\
]",ve=new Set,Fr=e=>e.closest(".uw-page")??e.closest(".uw-room")??e.closest(".uw"),Qa=e=>e.getClientRects().length>0,tl=e=>!!e.
any||e.keys.some(t=>t.length===1&&t!==" ");function qn(){try{return localStorage.getItem(Ir)!=="off"}catch{return!0}}function mm(e){
try{e?localStorage.removeItem(Ir):localStorage.setItem(Ir,"off")}catch{}}function fm({el:e,keys:t},n,s){let{key:r,shiftKey:o}=n;
return Ja.test(r)&&s.closest(dm)&&!(s instanceof HTMLInputElement&&e.contains(s))?!1:t().some(i=>(i.keys.includes(r)||i.
any?.(r))&&(!Ja.test(r)||o===!!i.shift)&&(!i.inside||e.contains(s))&&(!tl(i)||qn()&&!s.closest("input"))&&i.when()&&i.press(
r,s))}function Xa(e){if(e.defaultPrevented||e.isComposing||e.ctrlKey||e.metaKey||e.altKey)return;let t=e.composedPath(),
n=t[0];if(!(n instanceof Element)||n.closest("dialog")||n.closest(hm)&&e.key!=="Escape")return;let s=[...ve].filter(({el:r})=>{
let o=Fr(r);return o&&t.includes(o)&&Qa(r)});if(s.length){if(e.key==="?")pm(s[0].el);else if(!s.some(r=>fm(r,e,n)))return;
e.preventDefault(),e.stopPropagation()}}function Wn(e,t){let n={el:e,keys:t};return ve.size||document.addEventListener("\
keydown",Xa,!0),ve.add(n),()=>{ve.delete(n),ve.size||document.removeEventListener("keydown",Xa,!0)}}function pm(e){let t=Fr(
e),n=X("keys"),r=[...ve].filter(l=>Fr(l.el)===t&&Qa(l.el)).flatMap(l=>l.keys()).filter(l=>l.when()),o=p("div.keys-typed"),
i=p("dialog.sheet.keys-list",{"aria-labelledby":n,onclose:()=>i.remove()}),a=()=>{let l=qn();Q(o,p("span",{"aria-hidden":"\
true"},"Letter, number and symbol keys"),gt({label:"Letter, number and symbol keys",choices:[[!0,"On"],[!1,"Off"]],value:l,
pick:u=>{mm(u),a()},k:"typed"}));for(let u of i.querySelectorAll("[data-typed]"))u.classList.toggle("off",!l)};i.append(
p("h2",{id:n,tabindex:-1,autofocus:!0},"Keyboard shortcuts"),p("p.mute","They work while the focus is on this page, but \
not while you type in a field."),p("dl",[...r,{keys:["?"],shown:"?",words:"Shows this list.",when:()=>!0,press:()=>!0}].
map(l=>p("div",{"data-typed":tl(l)&&l.shown!=="?"?"":null},p("dt",p("kbd",l.shown)),p("dd",l.words)))),o,p("button.btn",
{"data-k":"keys.close",onclick:()=>i.close()},"Close")),a(),e.append(i),i.showModal()}var gm=()=>x("svg.tick",{width:16,height:16,viewBox:"0 0 16 16","aria-hidden":"true"},pt("M2 8.5 6 13 14 3.5","currentCo\
lor",2.5)),bm=e=>e.away?`, not now. ${e.away}`:"",jr=2;function el({chips:e,now:t,open:n,pick:s,toggle:r}){if(e.length<jr)
return null;let o=e.findIndex(a=>a.id===t),i=X("chips");return p("div",{class:n?"chips open":"chips"},p("button.btn.onec\
hip",{"data-k":"chips","aria-expanded":String(n),"aria-controls":i,onclick:r},p("span",`Question ${o+1} of ${e.length}`),
p("b",e[o]?.name??"")),p("div.allchips",{id:i,role:"group","aria-label":"Questions"},e.map((a,l)=>p("button.qchip",{"dat\
a-k":`q.${a.id}`,"aria-pressed":String(a.id===t),"aria-keyshortcuts":l<9&&qn()?String(l+1):null,"data-away":!a.arises,"a\
ria-label":`${l+1}. ${a.name}${a.done?", answered":""}${bm(a)}`,title:a.away?`${a.title} ${a.away}`:a.title,onclick:()=>s(
a.id)},p("span",a.name),a.done&&gm()))))}var nl=e=>p("div.goal",p("h2",e.title??""),!!e.of&&p("span.chip.line",`${[e.at,
e.also].filter(Boolean).join(" and ")} of ${e.of}`),e.line&&p("p",e.line));function Vr(e,t){let{choices:n,name:s,label:r,
value:o}=e,i=n.length>6||n.map(u=>u[1]).join("").length>22,a=X("setting"),l=`knob.${s}`;return p("div",{class:e.model?"s\
etting model":"setting"},p(i?"label":"span",{for:i?a:null},r),i?p("select.pick",{id:a,"data-k":l,onchange:u=>t(n[u.target.
selectedIndex][0])},n.map(([u,c])=>p("option",{selected:u===o},c))):gt({label:r,choices:n,value:o,pick:t,k:l}))}var sl=(e,t,n)=>p(
"div.siblings",{role:"group","aria-label":`${e}: each choice`},p("span",e),t.map((s,r)=>p("button",{"data-k":`sib.${r}`,
"aria-pressed":String(s.here),"aria-label":`${s.label}: ${s.text??"hidden until you guess"}`,onclick:()=>n(s.value)},p("\
span",s.label),s.text?p("b",s.text):p("i.rd"))));var rl=(e,{get:t,own:n,choose:s,page:r,reading:o})=>Wn(e,()=>{let i=Math.min(t("questions").length,9);return[{keys:["y",
"n"],shown:"Y, N",words:"Answers yes or no when you are asked about your mistake.",when:()=>r()==="answer"&&[t("panel"),
...t("pair")].some(({said:a})=>a?.asks),press:(a,l)=>l.closest(".uw-table.acts, input")?!1:(n(a==="y"),!0)},{keys:Array.
from({length:i},(a,l)=>String(l+1)),shown:`1 to ${i}`,words:"Picks that question above the panel.",when:()=>i>=jr&&!t("g\
oal").title&&!o(),press:(a,l)=>l.closest(".uw-table.acts, input")?!1:(s(t("questions")[Number(a)-1].id),!0)}]});var wm="uncle_widgets.tones",ol=220,ym=880,In=.16,xm=.2,il;var km=()=>te(wm);var vm=(e,[t,n])=>ol*(ym/ol)**Math.min(1,Math.max(0,(e-t)/(n-t||1)));function $m(e){let t=il??new AudioContext;il=t,e.forEach(
(n,s)=>{let r=new OscillatorNode(t,{frequency:n}),o=new GainNode(t,{gain:0}),i=t.currentTime+1.5*s*In;o.gain.setValueAtTime(
0,i),o.gain.linearRampToValueAtTime(xm,i+In/8),o.gain.linearRampToValueAtTime(0,i+In),r.connect(o).connect(t.destination),
r.start(i),r.stop(i+In)})}function al(e,t,{span:n,answer:s,apart:r}){let o=t.runs[0].at(-1)?.[1],i=t.begun!==e.begun,a=!t.
running&&(i||e.running);if(!km()||o==null)return;let l=[...i?[o]:[],...a&&s&&!r?[s.value]:[]];l.length>0&&$m(l.map(u=>vm(
u,n)))}var L={ink:"var(--ink)",accent:"var(--accent-fill)",rule:"var(--rule)",edge:"var(--edge)",sheet:"var(--ground, var(--she\
et))",band:"color-mix(in srgb, var(--rule) 45%, transparent)"},H=(e,t,n,s="tx",r=13)=>x("text",{x:e,y:t,class:s,"font-si\
ze":r},String(n)),C=(e,t=L.rule,n=1,s={})=>x("path",{d:e,fill:"none",stroke:t,"stroke-width":n,...s}),Gr=(e,t)=>x("path",
{d:`M${e} ${t}l9 18h-18z`,fill:L.sheet,stroke:L.accent,"stroke-width":2.5}),J=(e,t,n,...s)=>x("svg.pic",{width:e,height:t,
viewBox:`0 0 ${e} ${t}`,role:"img","aria-label":n},...s),at=(e,t)=>({class:"pic-in",style:`animation-delay:${Math.round(
e*t)}ms`});function tt(e,t,n=13){let s=[];for(let r of e.split(" ")){let o=s.length-1;o>=0&&q(`${s[o]} ${r}`,n)<=t?s[o]+=
` ${r}`:s.push(r)}return s}function ft(e,t,n=6){let s=10**Math.floor(Math.log10((t-e)/n||1));for(let o of[1,2,5,10,20])if((t-
e)/(s*o)<=n){s*=o;break}let r=[];for(let o=Math.ceil(e/s-1e-9);o*s<=t+1e-9;o++)r.push(Number((o*s).toFixed(9)));return r}
var Zr=e=>String(e).replace("-","−");function Fe(e,t,n,s,r){let o=H(e,t,n,s,r);return o.style.cssText="paint-order:str\
oke;stroke:var(--ground, var(--sheet));stroke-width:4px",o}var ll=(e,t,n,s)=>x("g",O(e,t,n-.8,{fill:L.band,stroke:L.rule,"stroke-width":1.5}),C(`M${e-n} ${t+n}L${e+n} ${t-n}`,L.ink,
2,s?{class:"pic-in late"}:{}));function Fn(e,t,n=0){let s=Math.min(19,e/25),r=s*.38,o=[...t.signs],i=c=>[(c%25+.5)*s,(Math.
floor(c/25)+.5)*s],a=4*s+19,l=0,u=t.kinds.map(([c,h],m)=>{let d=`${c.toLocaleString("en")} ${h}`,f=30+q(d,13);l>0&&l+f>e&&
([l,a]=[0,a+19]);let b=l;return l+=f,[m===2?ll(b+8,a-4.5,7,!1):mt(m===0?1:0,b+8,a-4.5,7),H(b+20,a,d,"tx")]});return J(e,
a+6,t.spoken,Array.from({length:100-o.length},(c,h)=>{let[m,d]=i(o.length+h);return O(m,d,1.5,{fill:L.rule})}),o.map((c,h)=>{
let[m,d]=i(h),f=c==="x"?ll(m,d,r,h>=n):mt(c==="y"?1:0,m,d,r);return h>=n?x("g.pic-in",f):f}),u)}var re=21,Mm=3,Kr=50;function jn(e,t,n=0,s=200){
let{start:r,target:o,n:i}=t,[a,l]=[i<1e3?34:48,e-12],u=S=>a+(l-a)*(S-r)/(o+5-r),c=20,h=Math.floor((s-c-Kr-32)/re),m=Math.
max(1,Math.min(Mm,h)),d=c+m*re,f=d+12+Kr,b=Math.max(...t.feet,...t.exact.map(S=>S*i),1)*1.08,g=S=>f-Kr*S/b,w=ft(r,o,6).filter(
S=>Number.isInteger(S)&&Math.abs(S-o)>(o-r)/10),y=Math.max(1.5,(u(r+1)-u(r))*.66),[$,v]=[X("feet"),X("feet")],_=t.rows.slice(
-m),k=i-_.length,E=i?`Hits on each total after ${i.toLocaleString("en")}`:"Hits on each total",A=i?`at ${o}: ${t.feet[t.
feet.length-1].toLocaleString("en")}`:"",M=e-u(r)-q(A,1.06*13)-8;return J(e,f+20,t.spoken,x("defs",wt($,L.ink),wt(v,L.accent)),
N(u(o)-7,c-4,14,d-c+6,{fill:L.band,stroke:L.edge}),w.map(S=>[H(u(S),13,S,"tx2 m"),C(`M${u(S)} 17V${d}`)]),H(u(o),13,o,"t\
x b m"),Array.from({length:m},(S,P)=>C(`M${u(r)} ${c+P*re+re-5}H${l}`)),_.map((S,P)=>{let R=c+P*re+re-5,D=k+P>=n;return[
H(a-6,R+4,(k+P+1).toLocaleString("en"),"tx2 e"),S.slice(1).map((j,et)=>{let[G,B]=[u(S[et]),u(Math.min(j,o+5))],z=j===o;return x(
"g",D?{class:"pic-in",style:`animation-delay:${_.length>1&&i-n>1?0:et*60}ms`}:{},C(`M${G} ${R}A${(B-G)/2} ${Math.min(re-
8,(B-G)/2*.9+2)} 0 0 1 ${B} ${R}`,L.edge,1.4),O(B,R,z?5.5:2.2,{fill:z?L.accent:L.ink}))})]}),C(`M${u(r)} ${f}H${u(o+.6)}`,
L.edge),i>0&&H(a-6,g(b/1.08)+5,Math.round(b/1.08).toLocaleString("en"),"tx2 e"),t.feet.map((S,P)=>{let R=P+1===t.feet.length;
return N(u(r+1+P)-y/2,g(S),y,f-g(S),{fill:`url(#${R?v:$})`,stroke:R?L.accent:L.ink,"stroke-width":.7})}),i>0&&[C(t.exact.
map((S,P)=>`${P?"L":"M"}${u(r+1+P)} ${g(S*i)}`).join(""),L.sheet,5),C(t.exact.map((S,P)=>`${P?"L":"M"}${u(r+1+P)} ${g(S*
i)}`).join(""),L.ink,2.5)],H(u(r),f+16,q(E,13)<M?E:E.replace(" on each total",""),"tx2"),i>0&&H(e,f+16,A,"tx b e"))}var _m={cases:Fn,paths:jn},Yr=(e,t)=>x("svg",{width:22,height:12,"aria-hidden":"true"},x("path",{d:"M0 6h22",fill:"none",
...e}),t),Sm=e=>e>1?`${e.toLocaleString("en")} trials`:"one trial",Em=()=>({node:p("p.untried",{role:"status"},Tm),tried:()=>{},
again:()=>{},stop:()=>{}}),Tm="This question can't be tried out here, because this page has no Python. You can try the q\
uestions at which the game stops, and those in the lessons. With Python you can try every question.";function cl(e,t,n){
if(e.untried)return Em();let s=p("div.plot"),r=p("div.traces"),o=t().grown,i=o?p("div",{class:`grown ${o.kind}`}):!1,a=o?.
n??0,l=p("div.counts",{role:"group","aria-label":"How many trials"}),u=p("div.told",{role:"status"}),c=p("button.btn.qui\
et.stop",{"data-k":"stop",onclick:()=>n({kind:"stop"})},"Stop"),h=p("input.seedbox",{inputmode:"numeric","data-k":"trial\
seed",maxlength:80,"aria-label":"Seed of your trials",onchange:()=>n({kind:"again",seed:h.value})}),m,d=t(),f=p("span",Yr(
{stroke:"var(--edge)","stroke-width":1.5}),"earlier runs"),b=()=>{let{clientWidth:k,clientHeight:E}=s;k>0&&E>40&&s.replaceChildren(
Ma(k,E,e,t()))},g=()=>{e.traces&&r.clientWidth>0&&r.replaceChildren(_a(r.clientWidth,t().traces))},w=()=>{let k=t().grown;
!i||!k||!i.clientWidth||(i.replaceChildren(_m[k.kind](i.clientWidth,k,Math.min(a,k.n),i.clientHeight)),a=k.n)},y=new ResizeObserver(
()=>requestAnimationFrame(v));y.observe(s);let $=()=>{let k=t();al(d,k,e),d=k;let E=k.begun>=k.most;l.classList.toggle("\
full",E),Q(l,E?p("button.btn.solid",{"data-k":"anew",onclick:()=>n({kind:"again"})},"Another run"):k.counts.map(S=>p("bu\
tton",{class:S===1?"btn solid":"btn","data-k":`run.${S}`,"aria-label":`×${S.toLocaleString("en")}: run ${Sm(S)}`,"aria-\
disabled":k.running?"true":null,onclick:()=>!t().running&&n({kind:"run",trials:S,calm:fe()})},`×${S.toLocaleString("en")}`))),
f.hidden=k.runs.length<2,c.style.visibility=k.running?"visible":"hidden",m!==k.seed&&!h.matches(":focus")&&(m=k.seed,h.value=
String(k.seed));let A=e.traces?"below the chart":"on the table",M=`Start with one: press ×1 to ${e.trial}. You'll see i\
t ${A}.`;u.replaceChildren(p("p",p("b",k.summary??M),k.last&&p("span.last",` ${k.last}`),k.claim&&` ${k.claim}`,k.band&&
p("span.mute",` ${k.band}`),k.beforehand&&p("span.mute",` ${k.beforehand}`)),...k.note?[p("p.refusal",k.note)]:[]),v()},
v=()=>{g(),b(),w(),u.scrollHeight>u.clientHeight+1?u.tabIndex=0:u.removeAttribute("tabindex")},_=p("div.try",i,s,e.traces&&
r,l,u,p("div.tryfoot",p("p.key",{"aria-hidden":"true"},!e.apart&&p("span",Yr({stroke:"var(--ink)","stroke-width":3}),e.simulated?
"stored":"exact"),p("span",Yr({stroke:"var(--accent-fill)","stroke-width":2.5},O(11,6,3.2,{fill:"var(--sheet)",stroke:"v\
ar(--accent-fill)","stroke-width":2})),"your run"),f),p("label.trialseed","seed",h),c,p("button.btn.quiet",{"data-k":"ag\
ain",onclick:()=>n({kind:"again"})},"Start over")));return $(),{node:_,tried:$,again:v,stop:()=>y.disconnect()}}var Am=(e,t,n,s)=>x("g",O(e,t,n-.8,{fill:s?L.band:"none",stroke:L.rule,"stroke-width":1.5}),C(`M${e-n*.9} ${t+n*.9}L${e+
n*.9} ${t-n*.9}`,L.edge,1.8));function ul(e,t){let n=e<560,s=n?16.5:19,r=s*.38,[o,i,a,l]=t.counts,u=[...Array(o).fill("y\
es"),...Array(i).fill("out"),...Array(a).fill("no"),...Array(l).fill("out-no")],c=24,h=10*s+10,m=u.map((P,R)=>{let[D,j]=[
(R%10+.5)*s,c+(Math.floor(R/10)+.5)*s];return P==="yes"||P==="no"?mt(P==="yes"?1:0,D,j,r):x("g.pic-in",{style:"animation\
-delay:240ms"},Am(D,j,r,P==="out"?1:0))}),d=t.sides.map(([P,R],D)=>{if(!P)return null;let j=D?100-P:0,et=c+j/10*s+2,G=c+
(j+P)/10*s-2,B=(n?e:e*.55)-h-14,z=tt(R,B),Pt=Math.min(Math.max((et+G)/2-8*z.length+5,c+10),c+10*s-16*z.length);return[C(
`M${h} ${et}h6V${G}h-6`,L.edge,1.5),H(h+14,Pt,P,"tx b",15),z.map((Nt,Ae)=>H(h+14,Pt+16*(Ae+1),Nt,"tx2"))]}),[f,b,g]=t.left,
w=n?0:Math.max(e*.58,h+150),y=n?c+10*s+34:c,$=7,v=n?s:Math.min(s,(e-w)/12),_=Array.from({length:b},(P,R)=>x("g",at(R,8),
mt(R<f?1:0,w+(R%$+.5)*v,y+(Math.floor(R/$)+.5)*v,v*.38))),k=Math.ceil(b/$),E=w+$*v+18,A=e-E-ut(f,34)-8,M=tt(`out of ${b}\
 ${g}`,Math.max(A,60),1.06*15),S=y+Math.max(k*v,26+18*M.length)+8;return J(e,Math.max(S,c+10*s+4),t.spoken,H(0,13,t.holders,
"tx b",14),m,d,H(w,y-11,`Cross out ${i+l}. That leaves ${b}`,"tx b",14),_,bt(f,E,y+2,34,{colour:"var(--accent)"}),M.map(
(P,R)=>H(E+ut(f,34)+8,y+14+18*R,P,"tx b",15)),H(E+ut(f,34)+8,y+14+18*M.length,`chance ${t.exact}`,"tx2"))}var hl=e=>1+Math.
max(0,...e.children.map(hl));function dl(e,t){let n=hl(t.tree),s=e/n,r=t.tree.n<1e3?46:62,o=36,i=s-14,a=m=>o+14+16*tt(m.
words,i).length,l=[],u=[],c=4,h=(m,d)=>{let f=d*s,b=m.children.map(v=>h(v,d+1)),g=b.length?b.reduce((v,_)=>v+_,0)/b.length:
c+o/2;b.length||(c+=a(m)),m.children.forEach((v,_)=>{let k=v.mark==="out";l.push(x("g",at(d+1,160),C(`M${f+r} ${g}L${f+s}\
 ${b[_]}`,k?L.rule:L.ink,k?1.5:2)))});let[w,y]=[m.mark==="yes",m.mark==="out"],$=w?"fill:var(--sheet)":y?"fill:var(--ink\
-2)":"";return u.push(x("g",at(d,160),N(f+1,g-o/2,r-2,o,{rx:3,fill:w?L.accent:L.sheet,stroke:w?L.accent:y?L.rule:L.edge,
"stroke-width":1.8,"stroke-dasharray":y?"4 4":null}),x("text.tx.b.m",{x:f+r/2,y:g+6,"font-size":17,style:$},m.n.toLocaleString(
"en")),tt(m.words,i).map((v,_)=>Fe(f,g+o/2+16*(_+1),v,"tx2")))),g};return h(t.tree,0),J(e,c,t.spoken,l,u)}function ml(e,t){let n=e<440?16:Math.min(22,e/26),s=t.dots.flatMap(([c,,h])=>Array.from({length:c},()=>h)),r=e<10*n+22+180,
o=r?0:10*n+22,i=[],a=r?10*n+24:16;for(let[c,h,m]of t.dots)c&&(i.push(mt(m,o+7,a-5,7),H(o+22,a,c,"tx b",15)),i.push(H(o+26+
9*String(c).length,a,h,"tx",14)),a+=25);i.push(C(`M${o} ${a-10}H${e}`)),a+=10;let l=(c,h,m,d=L.ink)=>{i.push(H(o,a,c,"tx\
2"));for(let b of tt(`${h} =`,e-o-48,14))a+=20,i.push(H(o,a,b,"tx",14));let f=H(e,a,m,"b e",20);f.style.fill=d,i.push(f),
a+=28};l("hands, each counted once",t.hands[0],t.hands[1]),l(`${t.cards[0]} in those hands`,t.cards[1],t.cards[2],"var(-\
-accent)");for(let c of tt(`before rounding: ${t.exact[0]} and ${t.exact[1]}`,e-o))i.push(H(o,a-4,c,"tx2")),a+=16;a-=16;
let u=Math.max(10*n,a+4);return J(e,u,t.spoken,s.map((c,h)=>x("g",at(Math.floor(h/10)*3+h%10,20),mt(c,(h%10+.5)*n,(Math.
floor(h/10)+.5)*n,n*.38))),i)}var Lm=(e,t,n,s)=>[H(e,t-7,n,"tx b m",17),C(`M${e-15} ${t}h30`,L.ink,2),H(e,t+19,s,"tx b m",
17)];function fl(e,t){let n=t.factors.length,s=t.factors[0][1],r=Math.max(1,Math.min(n,Math.floor((e+20)/84))),o=24,i=Math.
min(190,(e-o*(r-1))/r),a=s>60?12:7,l=Math.min(i/a,13),u=Math.ceil(s/a),c=n<=4&&l>=5,h=(c?u*l+26:18)+66,m=[];t.factors.forEach(
([b,g],w)=>{let y=w%r*(i+o),$=Math.floor(w/r)*h,v=y+(c?a*l/2:i/2),_=[H(c?y:v,$+13,`${w+1}${["st","nd","rd"][w]??"th"} ca\
rd`,c?"tx2":"tx2 m")];if(c)for(let E=0;E<g;E++){let A=E>=b;_.push(N(y+E%a*l+1,$+20+Math.floor(E/a)*l+1,l-2,l-2,{rx:1.5,fill:A?
L.accent:"none",stroke:A?L.accent:L.edge,"stroke-width":1.2}))}let k=$+(c?20+u*l:12)+28;m.push(x("g",at(w,240),_,Lm(v,k,
b,g))),w+1<n&&m.push(H(Math.min(e-6,v+(i+o)/2),k+6,"×","tx m",18))});let d=Math.ceil(n/r)*h+14,f=(b,g="tx",w=14)=>{for(let y of tt(
b,e-4,g.endsWith(" b")?1.06*w:w))m.push(H(0,d,y,g,w)),d+=w+6};return f(`= ${t.none} without ${t.one}; ${t.some} with one\
 or more`,"tx b",15),f(`Counting hands gives the same: ${t.counting[0]} out of ${t.counting[1]}.`),f(`${t.choose}: ${t.means}\
.`,"tx2",13),J(e,d,t.spoken,m)}function pl(e,t){let n=e<430,s=n?Math.min(44,(e-26)/6):40,r=24,o=22,i=[];for(let h=0;h<6;h+=1)i.push(H(r+(h+.5)*s,14,h+1,
"tx2 m"),H(4,o+(h+.5)*s+5,h+1,"tx2"));t.rows.forEach((h,m)=>{h.forEach((d,f)=>{let b=r+f*s,g=o+m*s,w={fill:d?L.accent:"n\
one",stroke:d?"none":L.edge,"stroke-width":1.2},y=m===f?x("circle",{cx:b+s/2,cy:g+s/2,r:s/2-2,...w}):N(b+1.5,g+1.5,s-3,s-
3,{rx:2,...w}),$=H(b+s/2,g+s/2+5,d,"b m",14);$.style.fill="#FFF",i.push(x("g",at(m+f,30),y,d&&$))})});let a=o+6*s,l=n?4:
r+6*s+18,u=n?a+24:o+20,c=[N(l,u-12,14,14,{rx:2,fill:L.accent}),...tt(t.unlike,e-l-24,14).map((h,m)=>H(l+22,u+19*m,h,"tx",
14))];return u+=19*tt(t.unlike,e-l-24,14).length+8,c.push(O(l+7,u-5,7,{fill:L.accent})),c.push(...tt(t.doubles,e-l-24,14).
map((h,m)=>H(l+22,u+19*m,h,"tx",14))),u+=34,c.push(H(l,u,t.sum,"tx b",18)),J(e,Math.max(a,u)+8,t.spoken,i,c)}function gl(e,t){let n=e<640,{start:s,target:r}=t,[o,i]=[n?22:40,e-(n?12:112)],a=M=>o+(i-o)*(M-s)/(r+5-s),l=t.rows.slice(
0,n?8:12),u=n?21:24,c=26,h=c+l.length*u,m=ft(s,r,n?6:10).filter(M=>Number.isInteger(M)&&Math.abs(M-r)>(r-s)/14),d=X("fee\
t"),f=X("feet"),b=l.map((M,S)=>{let P=c+S*u+u-6,R=M[M.length-1],D=M.includes(r),j=[];return M.slice(1).forEach((et,G)=>{
let[B,z]=[a(M[G]),a(Math.min(et,r+5))],Pt=Math.min(u-9,(z-B)/2*.9+2),Nt=et===r;j.push(x("g",at(S*4+G,30),C(`M${B} ${P}A${(z-
B)/2} ${Pt} 0 0 1 ${z} ${P}`,L.edge,1.4),O(z,P,Nt?5.5:n?2:2.6,{fill:Nt?L.accent:L.ink})))}),[C(`M${a(s)} ${P}H${i}`),H(0,
P+4,S+1,"tx2"),j,!n&&H(i+14,P+4,D?"lands":`jumps to ${R}`,D?"tx b":"tx2")]}),g=92,w=h+46+g,y=Math.max(...t.feet,...t.exact.
map(M=>M*t.n),1)*1.08,$=M=>w-g*M/y,v=Math.max(1.5,(a(s+1)-a(s))*.66),_=t.feet[t.feet.length-1],k=t.exact.map((M,S)=>`${S?
"L":"M"}${a(s+1+S)} ${$(M*t.n)}`).join(""),E=n?`After ${t.n} rows: hits on each`:`After ${t.n} rows: how often each numb\
er was hit`,A=n?w+42:w+22;return J(e,A,t.spoken,x("defs",wt(d,L.ink),wt(f,L.accent)),N(a(r)-7,c-4,14,h-c+6,{fill:L.band,
stroke:L.edge}),m.map(M=>[H(a(M),14,M,"tx2 m"),C(`M${a(M)} 19V${h}`)]),H(a(r),14,r,"tx b m"),b,H(0,h+26,E,"tx b",14),ft(
0,y,3).filter(Number.isInteger).map(M=>[C(`M${a(s)} ${$(M)}H${a(r+.6)}`),H(a(s)-4,$(M)+4,M,"tx2 e")]),t.feet.map((M,S)=>N(
a(s+1+S)-v/2,$(M),v,w-$(M),{fill:`url(#${S+1===t.feet.length?f:d})`,stroke:S+1===t.feet.length?L.accent:L.ink,"stroke-wi\
dth":n?.7:1})),C(k,L.sheet,6),C(k,L.ink,3),m.map(M=>H(a(M),w+17,M,"tx2 m")),H(a(r),w+17,r,"tx b m"),n?H(e,w+38,`at ${r}:\
 ${_}, chance ${t.said}`,"tx b e",14):[x("text.b",{x:i-10,y:w-30,"font-size":14,style:"fill:var(--accent)"},`${_} at ${r}`),
H(i-10,w-10,`chance ${t.said}`,"tx b",14)])}function bl(e,t){let n=.45*e,s=12+Math.min(n,Math.max(...t.rows.map(([m])=>q(
m,13)))),r=e-s-34,o=Math.max(9,Math.min(17,r/17)),i=Math.max(1,Math.floor(r/o)),a=[],[l,u]=[26,0];for(let[m,d]of t.rows){
let f=d.flatMap(([g,w])=>Array(g).fill(w)),b=tt(m,s-12,14);a.push(b.map((g,w)=>H(0,l+5+16*w,g,"tx")),H(e,l+5,f.length,"t\
x b e")),f.forEach((g,w)=>{let[y,$]=[s+(w%i+.5)*o,Math.floor(w/i)*o];a.push(x("g",at(u++,8),mt(g,y,l+$,o*.38)))}),l+=Math.
max(16*b.length,Math.ceil(f.length/i)*o)+7}let c=0,h=t.kinds.map(([m,d])=>{let f=30+q(d,13);c>0&&c+f>e&&([c,l]=[0,l+19]);
let b=[mt(m,c+8,l,6.5),H(c+19,l+5,d,"tx2")];return c+=f,b});return l+=23,J(e,l+4,t.spoken,H(0,13,`100 ${t.of}`,"tx b",14),
a,h,H(0,l,`${t.exact} of them count`,"tx b",14))}function wl(e,t){let n=Math.max(10,Math.min(t.total,Math.floor(e/16))),
s=Math.min(30,e/n),r=Math.min(s-3,22),o=r*1.4,i=o+34,a=new Set(t.row),l=[];for(let h=0;h<t.total;h++){let m=h%n*s,d=4+Math.
floor(h/n)*i;l.push(x("g",at(h,20),N(m+1.5,d,r,o,{rx:2,fill:a.has(h)?L.accent:"none",stroke:a.has(h)?L.accent:L.edge,"st\
roke-width":1.5})))}let u=[-1,...t.row,t.total];t.gaps.forEach((h,m)=>{if(!h)return;let[d,f]=[u[m]+1,u[m+1]-1];for(let b=Math.
floor(d/n);b<=Math.floor(f/n);b++){let g=Math.max(d,b*n)-b*n,w=Math.min(f,b*n+n-1)-b*n,y=4+b*i+o+5,[$,v]=[g*s+2,w*s+r+1];
l.push(C(`M${$} ${y}v4H${v}v-4`,L.ink,1.5));let _=Math.floor(d/n)===b;(f-d<n||_)&&l.push(H(($+v)/2,y+18,h,"tx m"))}});let c=4+
Math.ceil(t.total/n)*i+12;for(let h of tt(`${t.reckoning}, ${t.wait}`,e-4,1.06*14))l.push(H(0,c,h,"tx b",14)),c+=20;return J(
e,c-8,t.spoken,l)}function yl(e,t,n){let s=new Map;return e.hits.map(r=>{let o=Math.round(t(r/e.n)/n)*n,i=s.get(o)??0;return s.set(o,i+1),
{x:o,at:i}})}function xl(e,t){let[n,s]=[e<400?52:66,e-12],r=t.rows.flatMap(h=>h.hits.map(m=>m/h.n)),[o,i]=[Math.max(0,Math.
min(...r)-.03),Math.min(1,Math.max(...r)+.03)],a=h=>n+(s-n)*(h-o)/(i-o),l=8,u=t.rows.map(h=>{let m=yl(h,a,7),d=m.some(y=>y.
at>16),f=d?yl(h,a,4):m,b=Math.max(...f.map(y=>y.at))+1,g=Math.min(6.6,96/b);l+=Math.max(52,b*g+26);let w=l;return l+=4,[
f.map(({x:y,at:$})=>O(y,w-4-$*g,Math.min(d?1.9:2.8,g*.48),{fill:L.sheet,stroke:L.accent,"stroke-width":d?1.1:1.4})),C(`M${n}\
 ${w}H${s}`,L.edge),H(0,w-18,h.n.toLocaleString("en"),"tx b",15),H(0,w-2,"trials","tx2"),H(s,w-Math.max(34,b*g+10),h.near,
"tx e")]}),c=ft(o*100,i*100,e<420?5:8);return J(e,l+40,t.spoken,c.map(h=>[C(`M${a(h/100)} 4V${l}`,L.rule),H(a(h/100),l+16,
h,"tx2 m")]),C(`M${a(t.exact[0])} 4V${l+4}`,L.ink,3),u,H(Math.min(e-50,Math.max(50,a(t.exact[0]))),l+36,`chance ${t.exact[1]}`,
"tx b m",14))}function kl(e,t){let[n,s]=[26,e-q("misses",13)*1.1-12],r=Math.max(0,Math.min(...t.rows.map(c=>c[1]))-.02),
o=Math.min(1,Math.max(...t.rows.map(c=>c[2]))+.02),i=c=>n+(s-n)*(c-r)/(o-r),a=13.5,l=32+t.rows.length*a,u=X("miss");return J(
e,l+22,t.spoken,x("defs",wt(u,L.accent)),ft(r*100,o*100,e<420?5:8).map(c=>[C(`M${i(c/100)} 22V${l}`,L.rule),H(i(c/100),l+
17,c,"tx2 m")]),H(Math.min(e-60,Math.max(60,i(t.exact[0]))),14,`chance ${t.exact[1]}`,"tx b m",14),C(`M${i(t.exact[0])} \
20V${l}`,L.ink,3),t.rows.map(([c,h,m],d)=>{let f=32+d*a,b=t.misses.includes(d+1);return x("g",at(d,60),b?N(i(h),f-5,i(m)-
i(h),10,{fill:`url(#${u})`,stroke:L.accent,"stroke-width":1.5}):C(`M${i(h)} ${f}H${i(m)}`,L.edge,2.5),O(i(c),f,3.6,{fill:L.
sheet,stroke:b?L.accent:L.ink,"stroke-width":2}),(d===0||(d+1)%5===0)&&H(n-8,f+5,d+1,"tx2 e"),b&&x("text.b",{x:i(m)+8,y:f+
5,"font-size":13,style:"fill:var(--accent)"},"misses"))}))}var vl=([,e,t],n)=>({fill:n?L.ink:t<e?L.sheet:L.edge,stroke:n||t<e?L.ink:L.edge,"stroke-width":1.8});function $l(e,t){let n=t.
falls.flatMap(i=>i.bars.flatMap(([,a,l])=>[a,l])),[s,r]=[Math.min(0,...n),Math.max(.1,...n)];return e>=460*Math.max(1,t.
falls.length/2)&&t.falls[0].bars.length*t.falls.length<=14?Um(e,t,s,r):Hm(e,t,s,r)}function Um(e,t,n,s){let[r,o,i]=[40,46,
200],a=m=>o+i*(s-m)/(s-n||1),l=(e-r)/t.falls.length,u=a(n)+(n<0?26:8),c=Math.min(120,(l-24)/Math.max(...t.falls.map(m=>m.
bars.length)))-2,h=Math.max(...t.falls.flatMap(m=>m.bars.map(([d])=>tt(d,c).length)));return J(e,u+8+15*h,t.spoken,H(0,30,
t.unit,"tx2"),ft(n,s,5).map(m=>[C(`M${r} ${a(m)}H${e}`,m?L.rule:L.ink,m?1:1.5),H(r-6,a(m)+5,Zr(m),"tx2 e")]),t.falls.map(
(m,d)=>{let f=r+d*l+10,b=Math.min(120,(l-24)/m.bars.length);return[t.falls.length>1&&H(f+b*m.bars.length/2,16,m.title,"t\
x m b",15),m.bars.map((g,w)=>{let[y,$,v,_]=g,k=w+1===m.bars.length,E=f+w*b,A=a(Math.max($,v)),M=v<$&&!k?a(v)+16:A-6;return x(
"g",at(w,160),N(E+2,A,b-4,Math.max(2,Math.abs(a(v)-a($))),vl(g,k)),!k&&C(`M${E+b-2} ${a(v)}h4`,L.ink,1.5),H(E+b/2,M,_,k?
"tx b m":"tx m",14),tt(y,b-2).map((S,P)=>H(E+b/2,u+12+15*P,S,k?"tx b m":"tx2 m")))})]}))}function Hm(e,t,n,s){let r=t.falls.
flatMap(h=>h.bars.map(([m])=>q(m,13))),o=Math.min(e*.36,Math.max(...r)*1.08+10),[i,a]=[o+(n<0?46:6),e-88],l=h=>i+(a-i)*(h-
n)/(s-n||1),u=0,c=t.falls.map(h=>{let m=t.falls.length>1&&H(0,u+15,h.title,"tx b",15);m&&(u+=22);let d=u,f=h.bars.map((g,w)=>{
let[y,$,v,_]=g,k=w+1===h.bars.length,E=tt(y,o-4,k?1.06*13:13),A=u+2;u+=Math.max(25,E.length*15+8);let M=Math.max($,v);return x(
"g",at(w,160),E.map((S,P)=>H(0,A+13+15*P,S,k?"tx b":"tx2")),N(l(Math.min($,v)),A,Math.max(2,Math.abs(l(v)-l($))),17,vl(g,
k)),H(l(M)+8,A+13,k?`${_} ${t.unit}`:_,k?"tx b":"tx",14))}),b=C(`M${l(0)} ${d}V${u}`,L.ink,1.5);return u+=12,[m,b,f]});return J(
e,u,t.spoken,c)}function Ml(e,t){let n=t.heaps.map(([A])=>A),[s,r]=[Math.min(...n,t.exact[0]),Math.max(...n,t.exact[0])],
o=(r-s||1)*.07,i=A=>14+(e-28)*(A-s+o)/(r-s+2*o),a=n.map(i),l=Math.min(60,...a.slice(1).map((A,M)=>A-a[M])),u=Math.max(...t.
heaps.map(([,A])=>A)),c=l<13?7:l<30?8.5:10.5,h=Math.max(1,Math.min(4,Math.floor((l-3)/c))),m=Math.ceil(u/h),d=Math.min(c,
190/m),f=22+m*d,b=t.heaps.map(([,,A],M)=>({x:a[M],text:A,wide:q(A,13)})),g=-1/0,w=b.filter(({x:A,wide:M})=>A-M/2<g+6?!1:
(g=A+M/2,!0)),[y,$]=t.mean,v=`balances at ${$}; the exact average is ${t.exact[1]} ${t.unit}`,_=q(v,1.06*14),k=i(y)+16+_<
e?i(y)+16:Math.max(0,i(y)-16-_),E=tt(v,e,1.06*14);return J(e,f+36+18*E.length,t.spoken,t.heaps.map(([,A],M)=>[Array.from(
{length:A},(S,P)=>O(a[M]+(P%h-(h-1)/2)*d,f-7-Math.floor(P/h)*d,d*.4,{fill:"none",stroke:L.accent,"stroke-width":1.7})),l>=
20&&H(a[M],f-10-Math.ceil(A/h)*d,A,"tx b m")]),C(`M6 ${f}H${e-6}`,L.ink,4),w.map(({x:A,text:M})=>H(A,f+19,M,"tx2 m")),x(
"path",{d:`M${i(y)} ${f+2}l10 20h-20z`,fill:L.sheet,stroke:L.ink,"stroke-width":2.5}),E.map((A,M)=>H(E.length>1?0:k,f+42+
18*M,A,"tx b",14)))}function _l(e,t){let[n,s,r,o]=[40,e-6,24,170],i=t.shares.length,a=(s-n)/i,l=Math.max(...t.shares),u=w=>r+
o*(1-w/l),c=w=>n+a*(w-t.first+.5),[h,m]=[r+o,Math.max(1,Math.ceil(26/a))],d=`average ${t.mean[1]}, median ${t.median}`,f=c(
t.mean[0])+16+q(d,14)<e,b=`most likely: ${t.likeliest[0]} (${t.likeliest[1]})`,g=c(t.likeliest[0])+a/2+4+1.1*q(b,13)<e;return J(
e,h+46,t.spoken,ft(0,l,4).map(w=>[C(`M${n} ${u(w)}H${s}`),H(n-6,u(w)+5,Math.round(w*100),"tx2 e")]),H(0,13,"out of 100",
"tx2"),t.shares.map((w,y)=>x("g",at(y,20),N(n+y*a+Math.min(2,a*.1),u(w),Math.max(1,a-Math.min(4,a*.2)),h-u(w),{fill:L.ink}),
y%m===0&&H(c(t.first+y),h+16,t.first+y,"tx2 m"))),C(`M${n} ${h}H${s}`,L.ink,2),g?H(c(t.likeliest[0])+a/2+4,u(l)+11,b,"tx",
13):H(e,13,b,"tx e",13),Gr(c(t.mean[0]),h+21),H(f?c(t.mean[0])+16:c(t.mean[0])-16,h+38,d,f?"tx b":"tx b e",14))}function Sl(e,t){
let[n,s,r,o]=[40,e-8,24,190],i=t.bins.reduce((k,E,A)=>E>=5e-4?A:k,0)+1,a=t.bins.slice(0,i),l=Math.max(...a),u=k=>n+(s-n)*
k/(i*t.step),c=k=>r+o*(1-k/l),h=r+o,[m,d,f]=t.band,b=u(t.step)-u(0),g=`average ${t.mean[1]} ${t.unit}`,w=q(g,14)*1.1,y=u(
t.mean[0])+15+w<e,$=y?u(t.mean[0])+15:Math.min(e,Math.max(w,u(t.mean[0])-15)),v=`${m} to ${d}: ${f}`,_=Math.max(0,Math.min(
u(m),e-q(v,14)*1.1));return J(e,h+76,t.spoken,N(u(m),r-6,u(d)-u(m),o+6,{fill:L.band}),ft(0,l,4).map(k=>[C(`M${n} ${c(k)}\
H${s}`),H(n-6,c(k)+5,Math.round(k*100),"tx2 e")]),H(0,13,"out of 100","tx2"),a.map((k,E)=>x("g",at(E,20),N(u(E*t.step)+b*
.06,c(k),b*.88,Math.max(0,h-c(k)),{fill:L.ink}))),C(`M${n} ${h}H${s}`,L.ink,2),ft(0,i*t.step,e<420?4:7).filter(k=>u(k)<s-
10).map(k=>H(u(k),h+17,k,"tx2 m")),Gr(u(t.mean[0]),h+20),H($,h+37,g,y?"tx b":"tx b e",14),C(`M${u(m)} ${h+44}v10M${u(m)}\
 ${h+49}H${u(d)}M${u(d)} ${h+44}v10`,L.ink,2),H(_,h+71,v,"tx b",14))}function El(e,t){let[n,s,r,o]=[40,e-14,30,168],[i,a]=[
t.x[0],t.x[t.x.length-1]],l=[...t.y,...t.lines.map(([_])=>_)],u=t.chance?0:Math.min(0,...l),c=Math.max(...l)*1.12,h=(t.chance?
Math.min(1,c):c)||1,m=_=>n+(s-n)*(_-i)/(a-i||1),d=_=>r+o*(1-(_-u)/(h-u)),f=r+o,b=t.x.map((_,k)=>`${k?"L":"M"}${m(_)} ${d(
t.y[k])}`).join(""),g=t.here,w=g?q(`you are here: ${g[2]}`,14)*1.1:0,y=g?Math.min(Math.max(n+4,m(g[0])-w+10),s-w):0,$=t.
lines.map(([_])=>d(_)-6),v=g?d(g[1])-13:0;return $.some(_=>Math.abs(_-v)<16)&&(v=Math.min(...$,v)-18),J(e,f+(t.across?42:
24),t.spoken,H(0,13,t.up,"tx2"),ft(u,h,5).map(_=>[C(`M${n} ${d(_)}H${s}`),H(n-6,d(_)+5,t.chance?Math.round(_*100):Zr(_),
"tx2 e")]),ft(i,a,e<420?5:9).filter(Number.isInteger).map(_=>H(m(_),f+17,_,"tx2 m")),C(`M${n} ${f}H${s}`,L.ink,1.5),t.across!==
""&&H((n+s)/2,f+37,t.across,"tx2 m"),C(b,L.ink,3),t.lines.map(([_,k],E)=>{let A=E%2===0;return[C(`M${n} ${d(_)}H${s}`,L.
edge,1.8,{"stroke-dasharray":"6 4"}),Fe(A?s:n+6,$[E],k,A?"tx e":"tx")]}),g&&[C(`M${m(g[0])} ${f}V${d(g[1])}`,L.ink,1.5,{
"stroke-dasharray":"2 3"}),O(m(g[0]),d(g[1]),6,{fill:L.ink,stroke:L.sheet,"stroke-width":2}),Fe(y,v,`you are here: ${g[2]}`,
"tx b",14)])}var Pm={counted_twice:ml,draw_by_draw:fl,two_dice:pl,frequency_grid:ul,whole_tree:dl,footprints:gl,waterfall:$l,balance:Ml,
gaps:wl,split:bl,cases:(e,t)=>Fn(e,t),paths:(e,t)=>jn(e,t),columns:_l,histogram:Sl,graph:El,runs:xl,intervals:kl};function Tl(e,t,n){
let s=Pm[e];if(!s)throw new Error(`There is no picture of the kind ${e}.`);return p("figure.picture",s(t,n),n.caption&&p(
"figcaption",n.caption))}var Nm=2,Rm=["first","second"],Al=1e-9;function Jr({judged:e,unit:t}){return e==="chance"?{low:0,high:100,unit:"chance"}:
e==="count"?{low:0,high:999999,unit:t,whole:!0}:{low:-9999,high:9999,unit:t}}function Ll(e,t){let{value:n,share:s,words:r}=ct(
t,Jr(e));if(n==null)throw new Error(r);let o=e.judged==="chance"?s:n;return o>=e.low-Al&&o<=e.high+Al}function Vn({attempts:e,
attempts_from:t},n,s,r){return e.slice(t).filter(o=>o.place===n&&o.question===s&&!Lt(o.settings,r.settings))}function Gn(e,t){
let n=e.asks.map((r,o)=>Om(r,t.filter(({step:i})=>i===o).map(({number:i})=>i))),s=n.findIndex(({outcome:r})=>!r);return{
steps:n,at:s,lines:e.lines}}function Om({low:e,high:t,...n},s){let r=[],o="";for(let i of s){if(o)break;i?Ll({...n,low:e,
high:t},i)?o=Rm[r.length]:r.push(i)===Nm&&(o="shown"):o="shown"}return{...n,outcome:o,wrong:r}}function Xr(e,t,n){if(t.asks.
length===0)throw new Error("This question has no small steps.");let{at:s}=Gn(t,Vn(e,n.place,n.question,t));if(s<0)throw new Error(
"All steps are done.");if(n.step!==s)throw new Error(`Expected an answer to step ${s+1} of ${t.asks.length}.`);return n.
number&&Ll(t.asks[s],n.number),{...e,attempts:[...e.attempts,n]}}var Ul=(e,t)=>t.length>0?Gn(e,t).steps.map(({outcome:n})=>n||
"open").join(" "):"";function Hl({text:e}){let[,t,n]=/^(?:about |exactly )?(.*?)( out of 100)?$/.exec(e);return U("b",{class:"r",children:[t,
n&&U("small",{children:n.trim()})]})}function Pl({left:e,done:t}){return U("ul",{class:"left",children:e.map(([n,s,r],o)=>{
let i=!t&&o===e.length-1;return U("li",{children:[U("span",{children:n}),U("b",{children:s}),U("i",{class:i?"hidden":"",
"aria-hidden":"true",children:!i&&U("i",{style:{width:`${r}%`}})}),U("b",{class:"n",children:i?"?":r})]},n)})})}function Cm({
step:e,at:t,line:n,fresh:s}){let r=e.outcome==="shown";return U("li",{class:s?"fresh":"",children:[U("i",{class:r?"shown":
"","aria-hidden":"true",children:t+1}),U("p",{children:[n.words,n.formula&&U("small",{children:n.formula}),r&&U("span",{
class:"reason",children:e.reason})]}),U(Hl,{text:n.value??""})]})}function Bm({step:e,at:t,lights:n,act:s}){let r=se(null),
[o,i]=qe(""),a=Jr(e),l=Nr({rule:a,value:o,set:i}),u=e.wrong.at(-1),c=e.judged==="chance"?e.unit||"out of 100":e.unit;return Cn(
()=>r.current?.focus({preventScroll:!0}),[]),We(()=>{u!=null&&r.current?.select()},[e.wrong.length]),U("form",{class:"sm\
allq",onSubmit:m=>{m.preventDefault();let d=l.text.trim();d!==""&&ct(d,a).value!=null?s.answer(t,d):(l.complain(),r.current?.
focus({preventScroll:!0}))},noValidate:!0,children:[U("i",{"aria-hidden":"true",children:t+1}),U("h4",{id:`${l.id}q`,children:e.
words}),e.left.length>0&&U(Pl,{left:e.left,done:!1}),U("div",{class:"in",children:[U("input",{ref:r,class:"field","data-\
k":"step",inputMode:e.judged==="count"?"numeric":"text",autocomplete:"off",maxLength:40,"aria-labelledby":`${l.id}q`,...l.
said,value:l.text,onInput:m=>l.typed(m.currentTarget.value)}),U("span",{children:c}),U("button",{type:"submit",class:"bt\
n solid","data-k":"step.check",children:"Check"})]}),U(Rr,{number:l,answer:m=>{l.put(m),r.current?.focus({preventScroll:!0})}}),
u!=null&&U("p",{class:"no",role:"status",children:[U("b",{children:["Not ",u,". ",n&&"Look at what is lit up on the tabl\
e. "]}),e.hint]})]})}function Dm({panel:e,lines:t}){let n=t.at(-1);return U("div",{class:"fin","data-next":!0,tabIndex:-1,
children:[t.slice(0,-1).map(s=>U("p",{children:[s.words,": ",s.formula," ",s.value&&`= ${s.value}`]},s.words)),n?.formula&&
U("p",{class:"eq",children:n.formula}),U("p",{children:[e.headline," ",e.said?.verdict]})]})}function qm({panel:e,act:t}){
let{steps:n,at:s,lines:r}=e.work,o=se(null),i=(e.steps??[]).slice(0,r),a=s<0,l=a?n.length:s,u=se(l),c=i.slice((n.at(-1)?.
line??0)+1);return We(()=>{let h=o.current?.querySelector(a?".fin":".smallq");h?.scrollIntoView({block:"nearest"}),a&&l!==
u.current&&h instanceof HTMLElement&&h.focus({preventScroll:!0})},[l]),U("div",{class:a?"work over":"work",ref:o,children:[
U("div",{class:"workhead",children:[U("h3",{children:"Work it out"}),U("p",{class:"pips",children:[U("span",{children:[a?
"All":"Step"," ",a?n.length:l+1,a?" steps done":` of ${n.length}`]}),n.map((h,m)=>U("i",{class:m<l?"d":m===l?"n":"","ari\
a-hidden":"true"},h.line))]})]}),U("ol",{class:"lines",children:n.slice(0,l).flatMap((h,m)=>{let d=m>0?n[m-1].line+1:0;return i.
slice(d,h.line+1).map((f,b,g)=>b===g.length-1?U(Cm,{step:h,at:m,line:f,fresh:m===l-1&&l>u.current},f.letter):U(Wm,{line:f},
f.letter))})}),!a&&U(Bm,{step:n[s],at:s,lights:(i[n[s].line]?.lit??[]).length>0,act:t},`${e.key} ${s}`),a&&n.at(-1)?.left.
length?U(Pl,{left:n.at(-1)?.left??[],done:!0}):null,a&&U(Dm,{panel:e,lines:c.length>0?c:i.slice(-1)}),U("p",{class:"ways",
children:[U("button",{type:"button",class:"btn quiet","data-k":"work.back",onClick:t.back,children:"Back to the answer"}),
!a&&U("button",{type:"button",class:"btn quiet","data-k":"work.show",onClick:()=>t.show(s),children:"Show me this step"})]})]})}
var Wm=({line:e})=>U("li",{class:"between",children:[U("i",{"aria-hidden":"true"}),U("p",{children:[e.words,e.formula&&U(
"small",{children:e.formula})]}),U(Hl,{text:e.value??""})]}),Nl=e=>p("div.workpage",{tabindex:0,role:"group","aria-label":e});
function Rl(e,t,n){let s=n?.node.classList.contains("workpage")?n.node:Nl("Work it out");return Jt(U(qm,{panel:e,act:t}),
s),{node:s,tried:()=>{},again:()=>{},stop:()=>{}}}function Im({panel:e,goal:t}){return U("div",{class:"work example",children:[
U("div",{class:"workhead",children:[U("h3",{"data-next":!0,tabIndex:-1,children:"How it's done"}),U("p",{class:"pips",children:U(
"span",{children:["with the numbers of position ",t.at]})})]}),U("p",{class:"mute",children:e.ask}),U("ol",{class:"lines",
children:[...(e.work?.steps??[]).map(({reason:n})=>n),e.headline].map((n,s,r)=>U("li",{children:[U("i",{class:s<r.length-
1?"shown":"","aria-hidden":"true",children:s+1}),U("p",{children:n})]},n))}),e.idea&&U("p",{class:"idea",children:e.idea})]})}
function Ol(e,t){let n=Nl("A worked example");return Jt(U(Im,{panel:e,goal:t}),n),{node:n,tried:()=>{},again:()=>{},stop:()=>{}}}
function Cl(e,t,n){if(!e.revealed)return{};if(t==="steps")return Fm(e);if(t==="example")return jm(e);let s=t==="why"?e.steps?.[n]:
void 0;return Object.fromEntries((s?.lit??[]).map(r=>[r,s?.letter??""]))}function Fm({work:e,steps:t=[]}){if(!e)return{};
let n=s=>(t[e.steps[s].line]?.lit??[]).map(r=>[r,String(s+1)]);return e.at>=0&&e.steps[e.at].wrong.length>0?Object.fromEntries(
n(e.at)):Object.fromEntries(e.steps.flatMap(({outcome:s},r)=>s?n(r):[]))}var jm=({work:e,steps:t=[]})=>Object.fromEntries(
(e?.steps??[]).flatMap(({line:n},s)=>(t[n]?.lit??[]).map(r=>[r,String(s+1)])));var Vm=[["answer","Answer"],["why","Why"],["try","Try it"]],Bl=9,Gm=480,Zm=e=>{let t=e.parentElement.getBoundingClientRect(),
n=e.getBoundingClientRect();return Math.max(0,n.right-t.right+8)};function Dl({model:e,el:t}){let n=p("div.uw.uw-panel");
me(n,e.get("palette"));let s=T=>p("div",{class:`p-${T}`}),[r,o,i,a,l,u,c,h,m,d]="head quest ask tabs page nav main strip\
 foot read".split(" ").map(s),f=p("section.sheet",{"aria-label":"The question"});f.append(r,o,i,a,l,u,c,h,m);let b=p("p.\
sr",{role:"status"});n.append(b,f,d),t.append(n);let g=e.get.bind(e),w=(T,I)=>{e.set(T,I),e.save_changes()},y=T=>{b.textContent=
T},$={key:"",values:["",""],sure:""},v=new Set,_=!1,k=!1,E=!0,A=!1,M=null,S=null,P=()=>g("pair").length>0?Fa($.values,g(
"pair")):g("panel").none?"":Nn($.values[0],g("panel")),R=()=>{let[T,I]=$.values;P()?y(P()):(e.send({kind:"predict",value:T,
second:I,sure:$.sure}),ee(g("game")),Ki())},D=T=>e.send({kind:"go",at:T}),j=Ya({get:g,press:T=>{T==="predict"?R():T==="w\
ork"?Le("steps"):T==="read"?sn(!0):e.send({kind:"main",button:T})},skip:()=>e.send({kind:"skip"}),refused:y}),et=p("sele\
ct.pick.surefold",{"data-k":"surefold","aria-label":"How sure are you?",onchange:T=>{$.sure=T.target.value,Ae()}}),G=T=>I=>w(
"settings",{...g("settings"),[T.name]:I}),B=T=>{_=!1,w("question",T),e.send({kind:"pick",question:T}),z()},z=()=>{let T=g(
"goal");Q(r,T.title?nl(T):el({chips:g("questions"),now:g("question"),open:_,pick:B,toggle:()=>{_=!_,z()}}))},Pt=()=>{let T=g(
"panel"),I=g("moment");if(T.none){Q(o,p("h2",T.title),p("p.mute",T.when));return}let Z=T.revealed&&!g("goal").title,K=g(
"pair"),nt=T.revealed&&St()!=="answer",xt=K.length>0&&!nt,Ue=Z&&(I.headline||T.headline),rn=Ue&&!T.certain?Ua(Ue,()=>Le(
"why")):Ue||T.ask,Ss=Z?T.ask:T.given;Q(o,K.length>0&&nt&&ja(K,D),p("h2",{"data-next":!0,tabindex:-1},(xt?Ie(K.map(({ask:Zt})=>Zt)).
both||T.title:rn)??""),p("p.mute.given",xt?Ie(K.map(({given:Zt})=>Zt)).both:Ss),T.fault&&p("p.refusal",T.fault),!T.revealed&&
Nt())},Nt=()=>{let T=g("panel"),I=T.knobs.filter(nt=>!nt.model),Z=T.row??[];return!!(g("moment").line||g("goal").title)||
I.length===0?!1:p("div.settings",I.map((nt,xt)=>xt===0&&Z.length>1?sl(nt.label,Z,G(nt)):Vr(nt,G(nt))))},Ae=()=>{let T=g(
"panel");if(T.none||T.revealed)i.replaceChildren();else{let I={draft:$,folded:et,changed:()=>nn(),enter:R};Q(i,...Ka(T,g(
"pair"),g("note"),I))}},du=()=>{let T=g("panel"),I=Vm.filter(([Z])=>Z!=="try"||!T.certain);Q(a,!!T.revealed&&gt({label:"\
Pages",choices:I,value:St(),k:"page",pick:Le}))},Le=T=>{w("page",T),en()},St=()=>{let T=g("page"),{certain:I,work:Z}=g("\
panel");return I&&T==="try"||T==="steps"&&!Z?"answer":T},mu={answer:(T,I)=>e.send({kind:"answer_step",step:T,number:I}),
show:T=>e.send({kind:"show_step",step:T}),back:()=>Le("answer")},fu=()=>{let T=Cl(g("panel"),St(),g("why"));JSON.stringify(
T)!==JSON.stringify(g("lit"))&&w("lit",T)},en=()=>{let T=g("panel"),I=M;if(M?.stop(),M=null,Pt(),n.dataset.page=St(),n.classList.
toggle("stopped",!!g("moment").line),n.dataset.at=String(g("moment").at??""),du(),Eo(),pu(),T.none)l.replaceChildren();else if(!T.
revealed)Q(l,Oa());else{let K=St();K==="why"?(v.add(g("why")),M=Pa(T,g("why"),v,nt=>w("why",nt),Tl)):K==="steps"?M=Rl(T,
mu,I):K==="example"?M=Ol(T,g("goal")):K==="try"?M=cl(T,()=>g("tried"),e.send.bind(e)):g("pair").length>0?M=Va(T,g("pair"),
nt=>e.send({kind:"own",yes:nt})):M=Aa(T,()=>g("tried"),g("moment"),!!g("goal").title,Nt(),gu,nt=>e.send({kind:"own",yes:nt}),
()=>Le("why")),l.firstChild!==M.node&&Q(l,M.node)}Q(u,T.revealed&&St()==="why"&&Na(T,g("why"),K=>w("why",K))),fu(),M?.again(),
$s(),M?.again();let Z=l.querySelector('.siblings [aria-pressed="true"]');Z instanceof HTMLElement&&Z.parentElement&&(Z.parentElement.
scrollLeft=Zm(Z))},nn=()=>{n.classList.toggle("numbered",$.values[0]!=="");let T=lt(n)===j.node,I=j.show(P);T&&j.node.hidden&&
(A=!0),c.classList.toggle("last",!I||!!g("goal").title),c.firstChild||c.append(et,...j.nodes)},So=()=>p("button.btn.quie\
t",{"data-k":"save",onclick:()=>e.send({kind:"save"})},"Save my guesses"),Eo=()=>{let T=g("guesses"),I=g("moment"),Z=I.of||
0,K=g("ending"),nt=!!K.title,xt=nt&&!n.classList.contains("ended");if(n.classList.toggle("ended",nt),S?.stop(),S=null,nt){
let Zt={go:D,open:vu=>e.send({kind:"open",link:vu})},ku=A||!!lt(n);Q(h,...ra(K,T,Zt,So)),xt&&ku&&pn(n,"ending");return}let Ue=g(
"panel").revealed&&St()!=="answer";if(T.length===0&&!Z||Ue){h.replaceChildren();return}let rn=p("div");Q(h,p("h3",Z>0?`Y\
our guesses, ${T.length} of ${Z}`:"Your guesses"),Ca(),rn);let Ss=I.line?I.at??-1:-1;S=It(rn,Zt=>Sa(Zt,T,Math.max(Z,T.length),
Ss))},pu=()=>{let T=g("panel");if(T.none){m.replaceChildren();return}let I=T.knobs.filter(K=>K.model),Z=!g("goal").title;
Q(m,na(T),p("p.mute",T.revealed&&St()!=="why"?"":T.model),p("div.row",Z&&I.map(K=>Vr(K,G(K))),T.revealed&&St()==="why"&&
T.lesson&&p("button.btn.quiet",{"data-k":"read",onclick:()=>sn(!0)},"Read about it"),T.said&&St()==="answer"&&Z&&!g("mom\
ent").line&&So()))},sn=T=>{k=T,f.inert=T,Q(d,T&&Ba(g("panel"),()=>sn(!1))),pn(n,T?"readclose":"read")},$s=()=>{for(let T=1;T<=
Bl;T++)n.classList.remove(`c${T}`);S?.again(),To()},To=()=>{for(let T=1;T<=Bl&&f.scrollHeight>f.clientHeight+1;T++)n.classList.
add(`c${T}`)},gu=()=>f.clientHeight>0&&f.clientHeight<Gm,Ms=()=>{let T=g("panel"),I=T.key!==$.key;I&&Object.assign($,{key:T.
key,values:["",""],sure:""}),(I||E)&&(v=new Set);let Z=!!(T.revealed&&E&&!I&&T.said),K=lt(n),nt=A||!!(K&&f.contains(K));
if(A=!1,E=!T.revealed,f.classList.toggle("asked",E&&!T.none),f.classList.toggle("paired",g("pair").length>0),qr(n,Math.max(
g("pair").findIndex(({here:xt})=>xt),0)),f.classList.toggle("lift",Z),k&&!T.revealed&&sn(!1),z(),Ae(),nn(),en(),Z&&T.said&&
y([T,...g("pair").slice(1)].map(({said:xt})=>xt?.verdict??"").join(" ")),Z&&nt&&!(g("goal").title&&K===j.node)){let xt=o.
querySelector("h2");xt instanceof HTMLElement&&xt.focus({preventScroll:!0})}},Ao=new ResizeObserver(()=>requestAnimationFrame(
()=>{$s(),M?.again()}));Ao.observe(n);let bu=rl(n,{get:g,own:T=>e.send({kind:"own",yes:T}),choose:B,page:St,reading:()=>k}),
_s=T=>()=>{T(),$s(),M?.again()},wu=()=>{M?.tried(),To()},yu=()=>{Ae(),g("panel").revealed&&g("note")&&y(g("note"))},xu=()=>{
nn(),en()},Lo=[["change:panel",Ms],["change:questions change:question change:goal",_s(z)],["change:page change:why",en],
["change:pair",Ms],["change:main",nn],["change:moment",xu],["change:guesses change:ending",_s(Eo)],["change:note",_s(yu)],
["change:tried",wu],["msg:custom",Ce]];for(let[T,I]of Lo)e.on(T,I);return Ms(),()=>{for(let[T,I]of Lo)e.off(T,I);M?.stop(),
S?.stop(),Ao.disconnect(),bu()}}var Zn=class{constructor(t,n){this.stamp=-1;this.move="";this.next="";this.model=t,this.marked=n,this.at=-1/0}get waiting(){
return this.stamp===this.model.get("stamp")&&performance.now()-this.at<3e3}send(t,n){if(!(!t||this.model.get("busy"))){if(this.
waiting){this.model.get("mode")==="edit"&&(this.next=t);return}this.at=performance.now(),this.stamp=this.model.get("stam\
p"),this.mark(t),this.model.send({kind:"move",move:t,stamp:this.stamp,said:n})}}drawn(){this.mark(this.waiting?this.move:
"");let t=this.next;!t||this.waiting||(this.next="",this.send(t,null))}mark(t){this.move=t,this.marked(t)}};var Km=({words:e,name:t},n)=>p("p.covered",`${e} `,n?p("b",t):p("span.blank",{role:"img","aria-label":"hidden name"})),Kn=class{constructor({
send:t,drawn:n}){this.opened=!1;this.send=t,this.drawn=n,this.root=p("div.call",{role:"group",hidden:!0})}get hidden(){return this.
root.hidden}cover(){this.opened=!1}show(t,n,s){let r=n?t.alert??"":"",o=t.covered??[],i=s==="shown"||s==="press"&&this.opened,
a=r?(t.actions??[]).find(c=>c.strong):void 0;this.root.hidden=!r&&!o.length,this.root.classList.toggle("calm",!r&&!(n&&t.
actions?.length));let l=JSON.stringify([r,a,o,i,s]);if(this.root.dataset.looks===l)return;this.root.dataset.looks=l,this.
root.setAttribute("aria-label",r||"Hidden names");let u=()=>{this.opened=!this.opened,this.show(t,n,s),this.drawn()};Q(this.
root,r&&p("p",p("b",r)),o.length>0&&p("div.covers",o.map(c=>Km(c,i))),o.length>0&&s==="press"&&p("button.btn",{"data-k":"\
covers","aria-pressed":String(i),onclick:u},i?"Hide":"Show"),a&&p("button.btn.alert",{"data-k":"call","data-act":a.move,
onclick:()=>this.send(a.move)},a.label))}};function Wl({place:e,now:t,said:n},s){let[r="",o=""]=n??[];return{place:s.place??[e,r&&t].filter(Boolean).join(" "),line:s.
line??(r?[r,o]:[t??"",o])}}var ql=7,Yn=class{constructor({texts:t,see:n}){this.looks="";this.texts=t,this.see=n,this.chip=
p("button.chipbtn",{"data-k":"clause",hidden:!0,onclick:()=>this.open(!!this.box.hidden)}),this.badge=p("b.badge",{hidden:!0}),
this.place=p("span.place"),this.line=p("p.line"),this.note=p("p.note",{role:"status"}),this.sheet=p("button.btn.quiet",{
"data-k":"scores","aria-expanded":"false",hidden:!0},"Scores"),this.eyes=p("div.seg",{role:"group","aria-label":"Seen by"}),
this.seen=p("div.eyes",ht("eye",22),this.eyes),this.box=p("div.clause-box",{hidden:!0,tabindex:-1,"data-k":"clauses"}),this.
root=p("div.caption",p("div.told",p("p.over",this.badge,this.chip,this.place),this.line,this.note),p("div.seen",this.sheet,
this.seen))}show({clauses:t,badge:n="",place:s,line:r,note:o,tone:i}){F(this.root,"data-tone",i),this.badge.hidden=!n,this.
badge.textContent=n;let a=this.texts(),[l=""]=t;this.place.textContent=s,this.line.hidden=!!o,this.line.replaceChildren(
p("b",r[0]),r[1]?` ${r[1]}`:""),this.line.classList.remove("long"),this.line.classList.toggle("long",this.line.scrollWidth>
this.line.clientWidth+1),this.note.textContent!==o&&(this.note.textContent=o),this.note.hidden=!o;let u=JSON.stringify([
t,i]);if(u===this.looks)return this.below();this.looks=u,this.open(!1);let c=i==="trial"?"just a test":l;this.chip.hidden=
!c,this.chip.replaceChildren(p("span.chip.line",c));let h=t.filter(m=>a[m]);F(this.chip,"aria-disabled",h.length&&i!=="t\
rial"?"":"true"),F(this.chip,"data-clause",l),this.box.replaceChildren(p("dl",h.map(m=>p("div",p("dt",m),p("dd",a[m])))))}open(t){
let n=t&&this.box.querySelector("dt")!=null&&this.chip.getAttribute("aria-disabled")!=="true";this.box.hidden=!n,this.below(),
F(this.chip,"aria-expanded",String(n))}below(){this.box.hidden||(this.box.style.top=`${this.root.offsetTop+this.root.offsetHeight}\
px`)}escape(){return this.box.hidden?!1:(this.open(!1),this.chip.focus(),!0)}showEyes(t,n){let s=JSON.stringify(t);if(this.
seen.hidden=t.length<2,this.eyes.dataset.looks!==s){this.eyes.dataset.looks=s;let o=p("select.pick",{"data-k":"eyes.many",
"aria-label":"Seen by",onchange:i=>this.see(i.target.value)},t.map(([i,a])=>p("option",{value:i},a)));this.eyes.classList.
toggle("seg",t.length<=ql),this.eyes.replaceChildren(...t.length>ql?[o]:t.map(([i,a])=>p("button",{"data-eye":i,title:a,
"aria-label":a,onclick:()=>this.see(i)},a)))}let r=this.eyes.querySelector("select");if(r)r.value=n;else for(let o of this.
eyes.children)F(o,"aria-pressed",String(o.getAttribute("data-eye")===n))}};function Ct(e,t){let n=Math.abs(e)*10**t,s=Math.floor(n);if(n-s!==.5||!Number.isInteger(e*2**(t+1)))return e.toFixed(t);
let r=(s%2?s+1:s)/10**t;return(e<0?-r:r).toFixed(t)}function Ym(e){return e>0&&e<5/1e4?"under 0.1%":e<1&&e>9995/1e4?"ove\
r 99.9%":`${Ct(100*e,1)}%`}var oe=(e,t)=>t==="chance"?Ym(e):`${Ct(Math.abs(e)<.005?0:e,2)} ${t}`.replace("-","−");function Il(e,t,n){
let{value:s,share:r,words:o}=ct(String(e),t==="chance"?Ot:{low:n[0],high:n[1],unit:t});if(s==null)throw new Error(o);return t===
"chance"?r:s}var Fl=(e,t,n,s)=>s==="far"?Xm(e,t,n):Jm(e,t,n,s);function Jm(e,t,n,s){let r=n==="chance",o=Math.round(Math.
abs(e-t)*1e9)/1e9,i=r?String($e(o)):oe(o,n);return s==="exact"?i==="1"?"Spot on (within 1).":"Spot on.":`${s==="far"?"":
"Close: "}${i} too ${e>t?"high":"low"}.`}function Xm(e,t,n){let s=n==="chance",r=s?String($e(10*e)/10):Ct(e,2).replace(/\.?0+$/,
"");return`You guessed ${r==="-0"?"0":r.replace("-","−")}. It's ${s?$e(t):oe(t,n)}.`}var jl=e=>e.startsWith("deal ")?[
"deal","deals"]:["try","tries"],$e=e=>Math.floor(Math.round(e*1e9)/1e7+.5),Vl=(e,t)=>t==="chance"?.105:Math.max(Math.abs(
e)/10,.1),zm=2,Qm=[["know","Certain"],["think","Fairly sure"],["guess","Just guessing"]];function Gl(e){let t=[];for(let[
i,a]of Qm){let l=e.filter(({sure:u,measure:c})=>u===i&&c==="chance").map(u=>u.off);if(l.length>=zm){let u=100*l.reduce((c,h)=>c+
h,0)/l.length;t.push([a.toLowerCase(),Ct(Math.round(1e9*u)/1e9,0)])}}if(t.length===0)return"";let[[n,s],...r]=t,o=r.map(
([i,a])=>`, when ${i} ${a}`).join("");return`When you were ${n} you were ${s} off on average${o}.`}var ie=e=>e.charAt(0).
toUpperCase()+e.slice(1);var Zl=(e,t)=>Math.max(0,Math.min(e.x+e.w,t.x+t.w)-Math.max(e.x,t.x))*Math.max(0,Math.min(e.y+e.h,t.y+t.h)-Math.max(e.y,
t.y)),zr=(e,t,n,s)=>Math.max(n,Math.min(e,n+s-t));function Kl({w:e,h:t},n,s,r){let o={x:n.x+n.w/2,y:n.y+n.h/2},i=[["abov\
e",o.x-e/2,n.y-t-10],["below",o.x-e/2,n.y+n.h+10],["right",n.x+n.w+10,o.y-t/2],["left",n.x-e-10,o.y-t/2]],a=Math.min(s.y+
s.h,...r.map(({y:d})=>d));i.push(["right",n.x+n.w+10,a-t-10],["left",n.x-e-10,a-t-10]);let l=i.map(([d,f,b])=>{let g={x:zr(
f,e,s.x,s.w),y:zr(b,t,s.y,s.h),w:e,h:t},w=Zl(g,n)+3*r.reduce((y,$)=>y+Zl(g,$),0);return{...g,side:d,covers:w}}),{covers:u,
...c}=l.reduce((d,f)=>f.covers<d.covers-1?f:d),h=c.side==="above"||c.side==="below"?o.x-c.x:o.y-c.y,m=c.side==="above"||
c.side==="below"?e:t;return{...c,tip:zr(h,0,14,m-28)}}var Yl=(e,t)=>x("svg.small-card",{viewBox:"0 0 48 68",...t},Ut(e,48));function tf(e,t){let n={"data-act":e.move,onclick:()=>t(
e.move)};if(e.face){let s=[e.group,e.label].filter(Boolean).join(" ");return p("button.btn.card-pick",{"aria-label":s,title:e.
label,...n},Yl(e.face,{"aria-hidden":"true"}))}return p("button.btn",{...n},e.colour&&yn(e.colour)&&x("svg.icon",{viewBox:"\
-12 -12 24 24",style:"width:1.4em;height:1.4em","aria-hidden":"true"},Rt(e.colour,0,0,8.5,{fill:`var(--c-${e.colour})`,stroke:"\
#fff","stroke-width":2})),e.label)}var ef=e=>[p("p.mute","What you remember is under this card"),p("ol.recall",e.map(t=>p(
"li",Yl(t.face,{role:"img","aria-label":t.label}))))],Jn=class{constructor(t){this.key="";this.how=t,this.root=p("div.ch\
ooser",{role:"group",hidden:!0}),this.away=n=>{let[s]=n.composedPath();s instanceof Element&&!this.root.contains(s)&&!s.
closest(".thing.plays")&&this.close()}}show(t){if(this.key===t.key)return this.leave();let n=!t.plays&&t.recall?.length,
s=t.picks.find(i=>i.group)?.group,r=i=>{this.leave(),this.how.play(i)};this.key=t.key,this.root.setAttribute("aria-label",
n?`Under ${t.label}`:`How to play: ${t.label}`);let o={class:"btn quiet shut","aria-label":"Close",title:"Close",onclick:()=>this.
leave()};this.root.replaceChildren(p("div.choose-head",p("p",p("b",ie(t.label)),s&&p("span",`: ${s}`)),zt(o,ht("close",16))),
...n?ef(t.recall):[p("div.picks",t.picks.some(i=>i.parts?.length)?this.parts(t.picks,[],r):t.picks.map(i=>tf(i,r)))]),this.
root.hidden=!1,document.addEventListener("pointerdown",this.away,!0),this.how.moved(),this.stand(),this.buttons.find(i=>!i.
matches(".shut"))?.focus({preventScroll:!0})}parts(t,n,s){let r=new Set(t.flatMap(({parts:i})=>(i??[]).filter(a=>!n.includes(
a)))),o=i=>{let a=[...n,i],l=t.filter(({parts:u})=>u?.includes(i));if(l.length===1)return s(l[0].move);this.root.querySelector(
".picks")?.replaceChildren(...this.parts(l,a,s)),this.stand(),this.buttons.find(u=>u.dataset.part)?.focus({preventScroll:!0})};
return[...n.length?[p("p.mute",`${n.join(", ")}, and ...`)]:[],...[...r].sort().map(i=>p("button.btn",{"data-part":i,onclick:()=>o(
i)},i))]}get buttons(){return[...this.root.querySelectorAll("button")]}stand(){let t=this.key&&this.how.around(this.key),
n=this.root.parentElement;if(!t||!n)return;let s=n.getBoundingClientRect(),r=Math.max(s.top,0),o=6,i={x:o,y:r-s.top+o,w:s.
width-2*o,h:Math.min(s.bottom,window.innerHeight)-r-2*o};this.root.style.cssText=`left:0;top:0;max-width:${i.w}px;max-he\
ight:${i.h}px`;let a=({x:d,y:f,w:b,h:g})=>({x:d-s.left,y:f-s.top,w:b,h:g}),l={w:this.root.offsetWidth,h:this.root.offsetHeight},
{x:u,y:c,side:h,tip:m}=Kl(l,a(t.card),i,t.hand.map(a));this.root.dataset.side=h,this.root.style.cssText+=`;left:${u}px;t\
op:${c}px;--tip:${m}px`}leave(){let t=this.key;this.close(),this.how.focus(t)}close(){if(!this.key)return;let t=this.key,
n=this.root.contains(lt(this.root));this.key="",document.removeEventListener("pointerdown",this.away,!0),this.root.hidden=
!0,this.root.replaceChildren(),this.how.moved(),n&&this.how.focus(t)}stroke(t){let n=this.buttons,s=n.findIndex(o=>o.matches(
":focus"));if(!this.key||s<0)return!1;let r={ArrowRight:s+1,ArrowDown:s+1,ArrowLeft:s-1,ArrowUp:s-1,Home:0,End:n.length-
1}[t.key];return r==null?!1:(t.preventDefault(),n[(r+n.length)%n.length].focus({preventScroll:!0}),!0)}};function Jl(e,t){let{zones:n,board:s,sheet:r,...o}=e,i=a=>a==null?void 0:t[a];return{...o,zones:n.map(a=>t[a]),board:i(s)??
"",sheet:i(r)}}var Xn=class{constructor(t,n){this.resting=0;this.model=t,this.pages=new Map(Object.entries(t.get("pages")??
{})),this.asked=new Map,this.hear=s=>{s.kind==="page"&&(this.pages.set(`${s.watcher}.${s.page}`,s),n())},t.on("msg:custo\
m",this.hear)}get watcher(){return this.model.get("watcher")}get few(){return this.model.get("frames")[this.watcher]??[]}get length(){
return this.model.get("count")||this.few.length}scene(t){let n=Math.max(0,Math.min(t,this.length-1));if(!this.model.get(
"count"))return this.few[n]?Jl(this.few[n],this.model.get("pool")):null;let s=this.model.get("size"),r=Math.floor(n/s),o=this.
page(r);return o?(this.fetchRest(r),Jl(o.frames[n-r*s],o.pool)):null}page(t,n=this.watcher){let s=`${n}.${t}`,r=this.pages.
get(s);return!r&&performance.now()-(this.asked.get(s)??-1/0)>8e3&&(this.asked.set(s,performance.now()),this.model.send({
kind:"page",watcher:n,page:t})),r}fetchRest(t){clearTimeout(this.resting);let n=Math.ceil(this.length/this.model.get("si\
ze")),s=Array.from({length:n},(a,l)=>(t+l)%n),r=n<=4?s:[t],o=s.map(a=>[a,this.watcher]);for(let[a]of this.model.get("eye\
s"))for(let l of r)o.push([l,a]);let i=o.find(([a,l])=>!this.pages.has(`${l}.${a}`));i&&(this.resting=setTimeout(()=>this.
page(...i),150))}marks(){let t=r=>r.mark??0;if(!this.model.get("count"))return this.few.map(t);let n=this.model.get("siz\
e"),s=Array.from({length:this.length},()=>0);for(let r=0;r*n<s.length;r++)(this.pages.get(`${this.watcher}.${r}`)?.frames??
[]).forEach((o,i)=>{s[r*n+i]=t(o)});return s}stop(){clearTimeout(this.resting),this.model.off("msg:custom",this.hear)}};var Me=10;function nf(e,t,n,s){if(t&&n>=t*46)return Math.min(t,Math.max(e,1));if(!e)return 1;let r=Math.max(1,Math.floor(
(n+Me)/(s+Me)));return Math.ceil(e/Math.ceil(e/r))}function je(e,t,n,s,r,o){let i=e.text(`${t.id}.label`,t.label,n,s+10,
{room:r}),a=nf(t.cells.length||1,t.columns??0,r,o?58:50),l=Math.min(o?66:60,(r-Me*(a-1))/a),u=l+Me,c=e.extras.acting?8:0,
h=s+22+i;return t.cells.forEach((m,d)=>{let f=n+d%a*u,b=h+Math.floor(d/a)*(l*1.4+Me+c);"key"in m?e.card(m,f,b,l,{role:"g\
rid",own:!0}):(e.add("pile",`${t.id}.${d}`,f,b,{w:l,under:0,empty:!0}),m.seat!=null&&e.add("mark",`${t.id}.${d}`,f+l/2-9,
b+l*.7-9,{seat:m.seat,size:18,quiet:!0}))}),h-s+Math.ceil(t.cells.length/a)*(l*1.4+Me+c)+10}function Ve(e,t,n,s,r){let o=t.
values.length,i=Math.min(56,(r-10*(o-1))/o),a=o*i+(o-1)*10;return e.add("dice",t.id,n,s,{w:a,size:i,values:t.values,thrown:t.
thrown??0,lit:t.lit??[],label:t.label,move:t.move??"",off:e.extras.acting?t.off??"":"",plays:e.extras.acting&&!!t.move,picks:[]}),
i+14}function Qr(e,t,n,s,r){let o=s+12;o+=e.text(`${t.id}.label`,t.label,n,o,{room:r})+10;for(let[i,{words:a,note:l,box:u}]of t.
rows.entries()){let c=u?30:0,h={size:14,bold:!0,quiet:u==="open",room:r-c};u&&e.add("box",`${t.id}.${i}`,n,o+3,{box:u,size:20}),
o+=14+e.text(`${t.id}.${i}.words`,a,n+c,o+12,h),l&&(o+=15+e.text(`${t.id}.${i}.note`,l,n+c,o+13,{room:r-c})),o+=7}return o-
s+6}function Xl(e,t,n,s){t.rows.filter(({box:r})=>r).forEach(({box:r},o)=>{e.add("box",`${t.id}.${o}`,n+30*o,s,{box:r,size:24})})}
function Ge(e,t,n,s,r,o,i){let a=e.extras.boards?.[t.board];if(!a)throw new Error(`The board "${t.board}" must be sent b\
efore its tokens.`);let l=i==null?Math.min(o,r*a.height/a.width):o;return e.add("board",t.id,n,s,{w:r,h:l,k:Math.min(r/a.
width,l/a.height),board:a,zone:t,heat:e.extras.heat??{},clear:!!e.extras.clear,acting:!!e.extras.acting,spots:e.extras.spots??
{},lit:e.extras.lit??{},clearance:i??0}),l+14}var zl=390,Qn=620,Ze=196,Ql=58,to=38,eo=50,zn=e=>e.cards.some(t=>t.move||t.picks?.length),tc=e=>[...e.cards,...(e.before??
[]).flatMap(t=>"top"in t&&t.top||[])];function ec(e,t,n,s,r){let o=n,i=0;for(let a of t){let l=Math.min(r-(o-n),a.values.
length*Ql);i=Math.max(i,Ve(e,a,o,s,l)),o+=l+8}return i}function nc(e,t,n,s,r,o,i){let l=(r-16*(o-1))/o,u=s;for(let c=0;c<
t.length;c+=o){let h=t.slice(c,c+o),m=(d,f)=>i?sf(e,d,n+f*(l+16),u,l):e.other(d,n+f*(l+16),u,l,!1);u+=(i?10:18)+Math.max(
...h.map(m))}return u-s}function sf(e,t,n,s,r){let o=tc(t),i=o.length?to*(1+.4*(o.length-1))+12:0,a=e.head(t,n,s,r-i,28),
[l]=t.counters??[],u={w:to,ideal:to*.4,tight:.3};if(e.cards(o,n+r-i,s,i,u,{role:"seat"}),!l)return 34+a;let c=Math.max(l.
full??0,l.value),h=l.art==="agents"?24*c:0;h&&e.add("agents",`${t.id}.0`,n,s+36+a,{count:l.value,full:c,size:18});let m={
value:l.value,label:l.label??"",high:18,room:r-i-h};return e.add("counter",`${t.id}.0`,n+h+6,s+36+a,m),58+a}function sc(e,t,n,s,r){
return t.stacks.forEach((o,i)=>e.stack(o,n+i*r/2,s,50)),t.stacks.length?116:0}function rc(e,t,n,s,r){let{seats:o,boards:i,
fans:a,grids:l,dice:u,notes:c}=t,h=24,[m,...d]=o,f=n-h-Ze,b=f-2*h,g=14,w=14;for(let y of i)g+=Ge(e,y,h,g,b,r);w+=ec(e,u,
f,w,Ze);for(let y of c)w+=Qr(e,y,f,w,Ze)+8;m&&!zn(m)&&(w+=e.other(m,f,w+4,Ze,!0)+20),w+=sc(e,t,f,w+4,Ze);for(let y of l)
g+=je(e,y,h,g,b,!0);return d.length&&(g+=nc(e,d,h,g+6,b,Math.min(d.length,3),!0)),g=Math.max(g,w),a.length&&(g+=e.fans(a,
h,g,n-2*h,!0)),m&&zn(m)&&(g+=e.own(m,h,g+6,n-2*h,176)),{y:g,middle:{x:h+b/2,y:240,r:40}}}function oc(e,{seats:t,boards:n,
stacks:s,dice:r,notes:o},i,a,l){let h=i-48,m=(a-20)/Math.max(1,t.length);for(let f of n)l?Ge(e,f,0,0,a,h,eo):Ge(e,f,0,eo,
a,h-eo,0);let d=10;for(let f of r)Ve(e,f,d,8,f.values.length*36),d+=f.values.length*36+6;for(let f of o)Xl(e,f,l?10:d+6,
l?h-34:14);for(let[f,{top:b}]of s.entries())b&&e.card(b,10+f*44,h-66,38,{role:"stack"});return t.forEach((f,b)=>{rf(e,{...f,
cards:tc(f)},10+b*m,h+10,m-4)}),{y:i-18,middle:{x:a/2,y:h/2,r:40}}}function rf(e,t,n,s,r){let o=t.cards.length?24+9*(t.cards.
length-1):0,i=r-24-o;e.add("mark",t.id,n,s+2,{seat:t.seat,size:20,active:!!t.active}),e.text(`${t.id}.name`,ot(t.name,13,
i).lines[0],n+25,s+9,{size:13,bold:!0,quiet:!1,room:i});let a=(t.counters??[]).map(({value:u,label:c})=>`${u} ${c}`)[0]??
t.note??"";e.text(`${t.id}.note`,ot(a,12,i).lines[0],n+25,s+24,{size:12,room:i});let l={w:22,ideal:9,tight:.3,least:22};
e.cards(t.cards,n+r-o-2,s-1,o,l,{role:"seat"})}function ic(e,t,n){let{seats:s,boards:r,fans:o,grids:i,dice:a,notes:l}=t,
u=14,c=n-2*u,[h,...m]=s,d=10;for(let g of r)d+=Ge(e,g,u,d,c,440);let f=a.length?Math.min(150,a.reduce((g,{values:w})=>g+
w.length*Ql+8,0)):0,b=ec(e,a,u,d,f);if(b+=sc(e,t,u,d+b,Math.max(f,130)),h&&!zn(h)){let g=f?u+f+16:u;b=Math.max(b,e.other(
h,g,d,u+c-g,!1))}d+=b+12;for(let g of l)d+=Qr(e,g,u,d,c)+8;for(let g of i)d+=je(e,g,u,d,c,!1);return o.length&&(d+=e.fans(
o,u,d,c,!1)),m.length&&(d+=nc(e,m,u,d+4,c,Math.min(m.length,3),!1)),h&&zn(h)&&(d+=e.own(h,u,d,c,0)),{y:d,middle:{x:n/2,y:200,
r:40}}}var cc=e=>[[0,0],[1,0],[1,1]].slice(0,e),of=20,af=60,uc=({extras:e})=>e.acting?e.call?32:14:0;function hc(e){let t=(e.before??
[]).filter(({kind:n})=>n==="stack");return{beside:t.slice(0,-1),space:t.at(-1)}}function ac(e,t,n,s,r,o,i){let{beside:a,
space:l}=hc(t),u=o?n+i+28:n,c=r-i-28,h=e.head(t,u,s,c,30),m=u;for(let d of a)e.stack(d,m,s+46+h,46,110),m+=118;if(!t.me){
let d={w:38,ideal:22,tight:.05};e.cards(t.cards,m,s+46+h,u+c-m,d,{role:"seat"})}l&&e.stack(l,o?n:n+r-i,s,i,i+40)}function dc(e,{
seats:[t,...n],ring:s,stacks:r},o,i){let l=92*1.4+32,u=o/2-i-24,c=o/2+24,h=28,m=h+l+74,d=n.length===1;n.forEach((y,$)=>{
let[v,_]=cc(n.length)[$];ac(e,y,v?c:i,_?m:h,u,!!v,92)}),t&&ac(e,{...t,me:!0},i,m,u,!1,92);let f={x:d?c+u/2:o/2,y:d?h+44:
h+l+32,r:40};s&&e.add("ring",s.id,f.x,f.y,{ring:s,r:f.r});let b=d?92:46,g=d?f.x-r.length*(b+40)/2+20:f.x+90;r.forEach((y,$)=>e.
stack(y,g+$*(b+40),d?h+120:f.y-44,b,b+40));let w=m+l+4;if(t){let y=e.extras.call??0,$=uc(e),v=t.cards.some(k=>k.face);y&&
(e.call=w),w+=(y?y+20:0)+$;let _={w:v?88:62,ideal:v?106:44,tight:.5,least:60,floor:20};w+=e.cards(t.cards,i,w,o-2*i,_,{own:!0,
role:"hand"})}return{y:w,middle:f}}function lc(e,t,n,s,r){let{beside:o,space:i}=hc(t),a=46,l=r-a-34;e.add("mark",t.id,n,
s+2,{seat:t.seat,size:20,active:!!t.active}),e.text(`${t.id}.name`,t.name,n+26,s+11,{size:13,bold:!0,quiet:!1,room:l}),e.
text(`${t.id}.note`,ot(t.alert||t.note,12,l).lines[0],n+26,s+25,{size:12,quiet:!t.active,room:l});let u=n;for(let c of o){
if(c.top){let h={...c.top,move:c.move||c.top.move,off:c.off||c.top.off};e.card(h,u,s+36,26,{role:"stack",recall:c.recall})}else
e.add("pile",c.id,u,s+36,{w:26,under:0,empty:!0});e.text(`${c.id}.count`,String(c.count),u+32,s+58,{size:14,bold:!0,quiet:!1}),
u+=58}if(!t.me){let c={w:22,ideal:10,tight:.05};e.cards(t.cards,u,s+38,n+r-a-8-u,c,{role:"seat"})}i&&mc(e,i,n+r-a,s,a)}function mc(e,t,n,s,r){
t.top?e.card(t.top,n,s+2,r,{role:"space",recall:t.recall}):e.add("pile",t.id,n,s+2,{w:r,under:0,empty:!0});let o=[t.count>
1?t.count:"",t.label].filter(Boolean).join(" "),i=ot(o,12,r+14).lines.length<2;e.text(`${t.id}.label`,o,i?n+r/2:n+r+6,s+
r*1.4+17,{size:12,anchor:i?"middle":"end",room:i?r+14:3*r})}function fc(e,{seats:[t,...n],ring:s,stacks:r},o,i){let l=i/
2-10-10,u=i/2+10,c=88,h=n.length===1;n.forEach((y,$)=>{let[v,_]=cc(n.length)[$];lc(e,y,v?u:10,6+_*c,l)}),t&&lc(e,{...t,me:!0},
10,6+c,l),r.slice(0,3).forEach((y,$)=>{h&&mc(e,y,u+20+$*66,50,46)});let m=e.extras.call??0,d=uc(e),f=6+2*c+6+d;m&&(e.call=
f-d);let b=f+(m?m+8:0),g=Math.max(of,Mt(78,o-b-8));t&&e.cards(t.cards,10,b,i-130,{w:g,ideal:g*1.12,tight:.36,least:g},{own:!0,
role:"hand"});let w={x:i-66,y:b+24,r:34};return s&&o-b<af?(e.add("ring",s.id,w.x,o-18,{ring:{...s,value:"",note:""},r:w.
r}),e.text(`${s.id}.note`,`${s.value??""} ${s.note??""}`,i-10,o-14,{size:14,anchor:"end",room:170})):s&&(e.add("ring",s.
id,w.x,w.y,{ring:{...s,note:""},r:w.r}),e.text(`${s.id}.note`,s.note??"",w.x,w.y+30,{size:12,anchor:"middle",room:126})),
{y:Math.max(o-8,t?b+g*1.4:0),middle:w}}var lf={mark:({size:e})=>({x:0,y:0,w:e,h:e}),pile:({w:e,empty:t})=>t&&{x:0,y:0,w:e,h:e*1.4},ring:({r:e})=>({x:-e,y:-e,w:2*
e,h:2*e}),dice:({w:e,size:t})=>({x:0,y:0,w:e,h:t}),box:({size:e})=>({x:0,y:0,w:e,h:e})},ts=class{constructor(t){this.call=
0;this.things=[];this.over=[];this.extras=t}add(t,n,s,r,o={}){this.things.push({kind:t,key:`${t}:${n}`,x:s,y:r,...o});let i=this.
extras.lit?.[n],a=lf[t]?.(o);i!=null&&a&&this.over.push({kind:"lit",key:`lit:${n}`,x:s+a.x,y:r+a.y,w:a.w,h:a.h,tab:i,role:t})}text(t,n,s,r,{
size:o=13,room:i=1/0,bold:a=!1,quiet:l=!0,anchor:u="start",tone:c=""}={}){if(!n)return 0;let{lines:h,size:m}=ot(n,o,i,a?
1.06:1);return this.add("text",t,s,r,{lines:h,size:m,bold:a,quiet:l,anchor:u,tone:c}),(h.length-1)*m*1.2}card(t,n,s,r,{seen:o=r,
own:i=!1,role:a="",recall:l=[]}={}){let{lit:u={},dealt:c={},acting:h=!1,under:m=!0,opens:d=""}=this.extras,f=c[t.key]??t.
face??null,b=h&&!!(t.move||t.picks?.length),g=!!t.lifted,w=a==="grid"?0:r<80?12:14,y=i&&(b||h&&t.ghost)?w+(g?r*(w?.24:.14):
0):0;this.things.push({kind:"card",key:t.key,x:n,y:s-y,w:r,face:f,label:t.label,origin:t.origin??"",role:a,dealt:t.key in
c,kin:!!t.kin,ghost:!!t.ghost,seen:o,plays:b,off:h?t.off??"":"",under:i&&b&&!g,up:g,move:t.move??"",picks:t.picks??[],recall:m?
l:[],opens:d===t.key&&!b&&!t.off}),t.key in u&&this.over.push({kind:"lit",key:`lit:${t.key}`,x:n,y:s-y,w:o,h:r*1.4,tab:u[t.
key],role:a})}cards(t,n,s,r,o,{own:i=!1,role:a="",pitch:l=1.4,centre:u=!1}={}){if(!t.length)return 0;let{w:c,step:h,cols:m,
rows:d}=pe(t.length,r,o);return t.forEach((f,b)=>{let g=Math.floor(b/m),w=b%m,y=Math.min(m,t.length-g*m),$=u?n+(r-(h*(y-
1)+c))/2:n;this.card(f,$+w*h,s+g*l*c,c,{seen:w===y-1?c:Math.min(c,h),own:i,role:a})}),c*1.4+(d-1)*l*c}};var pc=e=>e.map(t=>({...t,art:""})),Gt=class extends ts{head(t,n,s,r,o=30){let i=[t.note,t.team].filter(Boolean).join(",\
 "),a=o<30?8:12,l=n+o+a,u=r-o-a;this.add("mark",t.id,n,s,{seat:t.seat,size:o,active:!!t.active});let c=t.alert||i,h=s+o*
(c?.43:.66),m=this.text(`${t.id}.name`,t.name,l,h,{size:15,bold:!0,quiet:!1,room:u}),d=this.text(`${t.id}.note`,c,l,s+o+
m,{room:u,bold:!!(t.active||t.alert),quiet:!t.active,tone:t.alert?"lit":""});return m+d}counters(t,n,s,r,o){let i=s;for(let[
a,l]of(t.counters??[]).entries()){let u=o?18:22;if(this.add("counter",`${t.id}.${a}`,n,i,{value:l.value,label:l.label??"",
high:u,room:r}),i+=u+8,l.art==="chips"){let c=Math.max(1,Math.ceil(l.value/10)),h=o?2.5:3,m=o?1.2:1.4,d=Math.max(3,Math.
min(18,(r-2)/c-3)),f=10*(h+m)+3,b=Math.min(l.value,10)*(h+m)+(l.value>5?3:0);l.value&&this.add("chips",`${t.id}.${a}`,n,
i+b,{count:l.value,w:d,t:h,g:m,pitch:d+3}),i+=f}if(l.art==="agents"){let c=Math.max(l.full??0,l.value);this.add("agents",
`${t.id}.${a}`,n,i,{count:l.value,full:c,size:18}),i+=26}}return i-s}other(t,n,s,r,o){let i=t.cards??[],a=t.counters??[],
l=!o||r<150,u=this.head(t,n,s,r,l?26:30),c=a.length&&r>=150,h=i.some(k=>k.face||k.key in(this.extras.dealt??{})),m=l?38:
48,d=Math.min(c?r-74:r,h?1/0:m*3.4),f={w:m,ideal:m*(h?.72:.7),tight:h?.62:.05},b=s+(l?38:44)+u,g=this.cards(i,n,b,d,f,{role:"\
seat",pitch:.62});if(t.alert&&i.length){let{w:k,step:E,cols:A}=pe(i.length,d,f);this.over.push({kind:"lit",key:`lit:${t.
id}`,x:n,y:b,w:k+(A-1)*E,h:g,tab:""})}let{w,step:y,cols:$}=pe(i.length,d,f),v=i.length?w+($-1)*y+14:0,_=c?Math.max(g,this.
counters(t,n+v,b+2,r-v,l)):g+(a.length?8+this.counters({...t,counters:pc(a)},n,b+g+8,r,!0):0);return b-s+_+this.before(t,
n,b+_+10,r,l)}stack(t,n,s,r,o=r+24){let i=t.top?{...t.top,move:t.move||t.top.move,off:t.off||t.top.off,label:t.top.label||
t.spoken}:null,a=t.count>1&&i&&!i.face?Math.min(3,t.count-1):0;if(this.add("pile",t.id,n,s,{w:r,under:a,empty:!i}),i&&this.
card(i,n,s,r,{role:"stack",recall:t.recall}),!i&&!t.count&&t.label&&r>=40){let{lines:u,size:c}=ot(t.label,13,r-2);if(u.length*
c*1.2<r*1.4-8){let h=s+(r*1.4-(u.length-1)*c*1.2)/2+c*.35;return this.add("text",`${t.id}.empty`,n+r/2,h,{lines:u,size:c,
quiet:!0,anchor:"middle",tone:""}),r*1.4}}let l=q(`${t.count} ${t.label}`,14)>o;return this.add("count",t.id,n,s+r*1.4+22,
{count:t.count,lines:l?ot(t.label,13,o).lines:[t.label],spoken:t.spoken,broken:l}),r*1.4+30+(l?17*ot(t.label,13,o).lines.
length:0)}tray(t,n,s,r){let o=Math.max(1,Math.ceil(Math.max(t.full,t.count)/10)),i=Math.min(27,(r-24)/o-4),a=r<120,l=i+(i>
20?7:4),u=a?3:5,c=a?1.4:2,h=o*l-(l-i)+24,m=10*(u+c)+3,d=22*String(t.count).length+4+q(t.label,13)>Math.max(h,r-8);return this.
add("tray",t.id,n+(r-h)/2,s,{wide:h,high:m,count:t.count,label:t.label,w:i,t:u,g:c,pitch:l,below:d,noted:q(t.label,13)}),
m+(d?62:44)}fans(t,n,s,r,o){let i=s,a=t.length>2?o?56:48:o?80:64;for(let l of t){this.text(`${l.id}.label`,l.label,n,i+10,
{room:r});let u={w:a,ideal:a*.59,tight:.39,least:Math.min(a,o?56:48),floor:20},{w:c,step:h,cols:m,rows:d}=pe(l.cards.length,
r,u),f=l.cards.some(g=>g.above)?22:4,b=l.cards.some(g=>g.under!=null)?40:10;i+=20,l.cards.length||this.add("pile",l.id,n,
i+f,{w:c,under:0,empty:!0}),l.cards.forEach((g,w)=>{let y=Math.floor(w/m),$=w%m,v=w===l.cards.length-1,_=n+$*h,k=i+f+y*(f+
b+c*1.4);this.card(g,_,k,c,{seen:v||$===m-1?c:Math.min(c,h),role:"fan"}),this.text(`${g.key}.above`,g.above??"",_+2,k-8,
{size:v?16:14,bold:v,quiet:!v}),g.under!=null&&this.add("mark",`${g.key}.under`,_+4,k+c*1.4+10,{seat:g.under,size:Math.max(
15,Math.min(22,h*.76)),quiet:!v})}),i+=Math.max(d*(f+b+c*1.4),f+b+a*1.4)+8}return i-s}own(t,n,s,r,o){let i=this.extras.acting?
14:0,a=this.extras.call??0,l=this.before(t,n+o,s,r-o,!o),u=s+l+(a?a+20:0);return a&&(this.call=s+l),u-s+this.hand(t,n,u,
r,o,i)}before(t,n,s,r,o){let i=t.before??[];if(!i.length)return 0;let a=10,l=(r-a*(i.length-1))/i.length,u=Math.min(o?44:
58,l-6),c=0;return i.forEach((h,m)=>{let d=n+m*Math.min(l+a,h.kind==="fan"?1/0:u+40);if(h.kind==="fan"){let f=this.text(
`${h.id}.label`,h.label,d,s+10,{room:l}),b={w:u,ideal:u*.72,tight:.4};c=Math.max(c,18+f+this.cards(h.cards,d,s+18+f,l,b,
{role:"fan"}))}else c=Math.max(c,this.stack(h,d,s,u,Math.min(l,u+34)))}),c+16}hand(t,n,s,r,o,i){let a=o>0,l=t.cards.some(
g=>g.face),u=a?92:70,c=t.cards.length,h={w:l?u:u*.75,ideal:u*(l?a?1.22:1.06:.8),tight:.5,least:Math.min(u,64),floor:l?34:
20};if(a){let g=this.head(t,n,s,o-20),w=this.counters(t,n+4,s+48+g,o-20,!1)+48+g,y=this.cards(t.cards,n+o,s+i,r-o,h,{own:!0,
role:"hand",pitch:1.4+.36});return Math.max(w,y+i+16,l?u*1.4:0)}let m=l&&(c-1)*h.ideal+h.w<=r-112,d=this.head(t,n,s,m?110:
r-100,26);if(m){let g=this.counters(t,n+4,s+44+d,100,!0)+44+d,w=this.cards(t.cards,n+112,s+i,r-112,h,{own:!0,role:"hand"});
return Math.max(g,w+i+16)}let f=this.counters({...t,counters:pc(t.counters??[])},n+r-84,s+6,84,!0),b=s+Math.max(40+d,f+8)+
i;return b-s+this.cards(t.cards,n,b,r,h,{own:!0,role:"hand",pitch:1.4+.42,centre:!0})+16}};var At=620,es=772,yc=920,cf=["seat","ring","fan","stack","tray","grid","dice","tokens","notes","kinds"];function Ke(e){let t=e.
zones.find(({kind:s})=>!cf.includes(s));if(t)throw new Error(`Expected a zone that the table can draw, not "${t.kind}".`);
let n=s=>e.zones.filter(r=>r.kind===s);return{seats:Zo(n("seat")),ring:n("ring")[0],fans:n("fan"),stacks:n("stack"),trays:n(
"tray"),grids:n("grid"),dice:n("dice"),notes:n("notes"),boards:n("tokens"),kinds:n("kinds")}}function xc(e,t,n={}){if(n.
laid&&Tn(e))return kf(e,t,n);if(mi(e)&&(t.low||t.h))return xf(e,t,n);if(t.low&&e.zones.some(({kind:m})=>m==="tokens"))return yf(
e,t,t.low,n);if(t.low&&Zs(e))return no(e,t,t.low,n,so(t.w));if(!t.h)return ns(e,t.w,n);let s=({w:m,h:d})=>ro(t,m,d),o=[...t.
w>=At*gc?[es,860,yc]:[],390,440].map(m=>wf(e,t,m,n)),[i,...a]=o.filter(m=>m.w>=At),l=a.reduce((m,d)=>s(d)>s(m)?d:m,i);if(l&&
s(l)>=gc)return l;let u=o.reduce((m,d)=>s(d)>s(m)?d:m),c=Math.round(Math.max(kc,jt*t.h/t.w));return e.zones.some(({kind:m})=>m===
"tokens")?_c(e,Math.min(c,Qn),n,zl,!0):s(u)>=uf||!Zs(e)?u:e.table==="round"&&e.zones.filter(({kind:m})=>m==="seat").length>
mf&&t.w>t.h?no(e,t,wc,n,Math.round(wc*t.w/t.h)):no(e,t,Math.min(c,df),n,vc(t,c))}var gc=.8,uf=.92,bc=.75,hf=352,kc=288,df=460,
mf=6,wc=320,ff=640,pf=110,gf=400,bf=1.25,so=e=>Math.round(Math.max(jt,Math.min(kt,e/bf))),vc=(e,t)=>Math.round(Math.max(
jt,Math.min(kt,t*e.w/e.h)));function $c(e,t,n){let{w:s}=e,r=e.low?0:e.h,o=!e.low&&s>=es*bc&&(!r||r>=t[0]*bc),[i,a]=o?t:n,
l=o?es:e.low?so(s):jt,u=r?Math.round(Math.max(i,Math.min(a,l*r/s))):o?600:i;return[o||!r?l:vc(e,u),u]}var ro=(e,t,n)=>Math.
min(e.w/t,e.h?e.h/n:1/0),Mc=(e,t)=>({...e,call:(e.call??0)/t});function wf(e,t,n,s){let r=ns(e,n,s);for(let o=0;o<2&&s.call;o++)
r=ns(e,n,Mc(s,ro(t,r.w,r.h)));return r}function no(e,t,n,s,r){let o=new Gt(Mc(s,ro(t,r,n))),i=Ke(e),{y:a,middle:l}=e.table===
"corners"?fc(o,i,n,r):di(o,i,n,e.table==="round",r);return{w:r,h:Math.max(n,a+8),things:[...o.things,...o.over],middle:l,
call:o.call}}function yf(e,t,n,s){let r=Math.max(t.w,es),o=((t.page??0)-ff)*r/t.w-pf;return t.w>=At&&o>=gf?ns(e,r,s,Math.
min(o,Qn)):_c(e,n,s,Math.min(so(t.w),At-1),!1)}function _c(e,t,n,s,r){let o=new Gt(n),{middle:i}=oc(o,Ke(e),t,s,r);return{
w:s,h:t,things:[...o.things,...o.over],middle:i,call:o.call}}function xf(e,t,n){let s=new Gt(n),[r,o]=$c(t,[470,620],[t.
low||kc,620]),{middle:i}=pi(s,Ke(e),o,r);return{w:r,h:o,things:[...s.things,...s.over],middle:i,call:s.call}}function kf(e,t,n){
let s=new Gt(n),[r,o]=$c(t,[520,640],[hf,560]),{middle:i}=xi(s,Ke(e),o,r);return{w:r,h:o,things:[...s.things,...s.over],
middle:i,call:s.call}}function ns(e,t,n={},s=Qn){let r=Math.round(Math.min(Math.max(t,320),yc)),o=r>=At,i=new Gt(n),a=Ke(
e),l=o?28:14,u=e.table==="round"||e.table==="corners"&&!o,c=a.boards.length?o?rc:ic:u?o?Mf:_f:o&&e.table==="corners"?dc:
o?vf:$f,{y:h,middle:m}=c(i,a,r,l,s);return{w:r,h:Math.round(h+18),things:[...i.things,...i.over],middle:m,call:i.call}}function ss(e,t,n,s,r,o){
let i=s,a=(r-o*(t-1))/t;for(let l=0;l<e.length;l+=t){let u=e.slice(l,l+t);i+=Math.max(...u.map((c,h)=>c(n+h*(a+o),i,a)))+
20}return i-s}function vf(e,t,n,s){let{seats:[r,...o],ring:i,fans:a,stacks:l,trays:u}=t,c=o.map(E=>(A,M,S)=>e.other(E,A,
M,S,!0)),h=u.map(E=>(A,M,S)=>e.tray(E,A,M,S));c.splice(Math.ceil(c.length/2),0,...h);let m=Math.floor((n-2*s+20)/126),d=c.
length<=m?Math.max(c.length,1):Math.ceil(c.length/2),f=28+ss(c,d,s,28,n-2*s,20),b=l.length?104:0,g=i?248:0,w=f+6,y=i?{x:132,
y:w+108,r:88}:{x:n/2,y:w+60,r:40};i&&e.add("ring",i.id,y.x,y.y,{ring:i,r:y.r});let $=n-2*s-g-(b?b+24:0),v=e.fans(a,s+g,w+
10,$,!0);f=Math.max(w+(i?230:0),w+10+v)+12,l.forEach((E,A)=>e.stack(E,n-s-72,w+48+A*152,66));let _=l.length?w+48+l.length*
152-24:0,k=g&&n>=740?g:176;return f+=rs(e,t,n-(_>f?b+24:0),s,f),r&&(f+=e.own(r,s,f,n-2*s-(_>f?b+24:0),k)),{y:Math.max(f,
_),middle:y}}function $f(e,t,n,s){let{seats:[r,...o],ring:i,fans:a,stacks:l,trays:u}=t,c=18,h=o.some($=>($.before?.length??
0)>1),m=h||o.length<=2||o.length===4?Math.min(2,Math.max(o.length,1)):3;c+=ss(o.map($=>(v,_,k)=>e.other($,v,_,k,!1)),m,s,
c,n-2*s,12);let d=66,f=i?{x:106,y:c+100,r:d}:{x:n/2,y:c+40,r:40};i&&e.add("ring",i.id,f.x,f.y,{ring:i,r:d});let b=i?214:
s,g=n-s-b,w=Math.min(92,g/Math.max(l.length,1));l.forEach(($,v)=>e.stack($,b+v*w,c+12,Math.min(56,w-14),w-1));let y=l.length?
c+12+78+56:c;for(let $ of u)y+=e.tray($,b-6,y,g+6);return c=Math.max(y,i?c+200:c)+6,c+=e.fans(a,s,c,n-2*s,!1),c+=rs(e,t,
n,s,c),r&&(c+=e.own(r,s,c+4,n-2*s,0)+4),{y:c,middle:f}}function Mf(e,t,n,s){let{seats:[r,...o],ring:i,fans:a,stacks:l,trays:u}=t,
{left:c,top:h,right:m}=Ko(o.length),d=i?.art==="none"?64:n<740?108:128,f=Math.min(h<2?220:n<740?130:190,n/2-d-20-s),b=n-
2*s-2*f-24,w=o.slice(c,c+h).map(E=>(A,M,S)=>e.other(E,h===1?n/2-70:A,M,S,!0)),y=h?ss(w,h,s+f+12,20,b,16):0,$={x:n/2,y:20+
y+d+12,r:d},v=(E,A)=>{let M=E.length>1?28:$.y-60;for(let S of E)M+=e.other(S,A,M,f,!0)+26;return M},_=[v(o.slice(0,c).reverse(),
s),v(o.slice(o.length-m),n-s-f)];Sc(e,i,l,u,$,d<120?.82:1);let k=Math.max($.y+d+40,..._);return a.length&&(k+=e.fans(a,s,
k,n-2*s,!0)),k+=rs(e,t,n,s,k),r&&(k+=e.own(r,s,k,n-2*s,160)),{y:k,middle:$}}function _f(e,t,n,s){let{seats:[r,...o],ring:i,
fans:a,stacks:l,trays:u}=t,c=o.some(b=>(b.before?.length??0)>1),h=c||o.length===2||o.length===4?2:Math.min(3,Math.max(o.
length,1)),m=16+ss(o.map(b=>(g,w,y)=>e.other(b,g,w,y,!1)),h,s,16,n-2*s,12),d=i?.art==="none"?50:108,f={x:n/2,y:m+d+10,r:d};
return Sc(e,i,l,u,f,.8),m=f.y+d+36,a.length&&(m+=e.fans(a,s,m,n-2*s,!1)),m+=rs(e,t,n,s,m),r&&(m+=e.own(r,s,m,n-2*s,0)),{
y:m,middle:f}}function Sc(e,t,n,s,r,o){t&&e.add("ring",t.id,r.x,r.y,{ring:t,r:r.r});let i=(n.length>2?56:78)*o,a=22*o,l=r.
x-(n.length*i+(n.length-1)*a)/2;n.forEach((u,c)=>e.stack(u,l+c*(i+a),r.y-i*.7-12,i)),s.forEach(u=>e.tray(u,r.x-50,r.y+44,
100))}function rs(e,{grids:t,dice:n},s,r,o){let i=o;for(let a of t)i+=je(e,a,r,i,s-2*r,s>=At);for(let a of n)i+=Ve(e,a,r,
i,s-2*r);return i-o}var os=class{constructor({play:t,key:n,told:s}){this.lifted="";this.card="";this.said={};this.typed={};this.field=null;this.
lifts={};this.shown="";this.play=t,this.key=n,this.told=s,this.go=p("button.btn.solid",{"data-k":"lift.play",onclick:()=>this.
play(this.lifted)}),this.back=p("button.btn",{"data-k":"lift.back",onclick:()=>this.lift("")},"Put it back"),this.acts=p(
"div.lift-acts",{hidden:!0},this.go,this.back),this.words=p("p.lift-words"),this.keys=p("div.lift-keys"),this.asking=p("\
div.asking",{role:"group",hidden:!0})}show({lifts:t,keys:n}){this.lifts=t,this.lifted&&!t[this.lifted]&&(this.lifted="",
this.said={},this.typed={}),this.draw();let s=JSON.stringify(n);this.keys.dataset.looks!==s&&(this.keys.dataset.looks=s,
Os(this.keys,this.keys,()=>this.keys.replaceChildren(...n.map(r=>gn(r,o=>this.key(o))))))}tell(t,n){let s=Object.keys(this.
lifts).some(r=>n.every(o=>o.move!==r));this.words.hidden=!!this.lifted,this.words.textContent=t||(s?"Press a card to pic\
k it up. Press it again to play it.":"")}playing(t){let n=this.lifts[this.lifted]?.play??"",s=t?n.replace(/^Play\b/,"Pla\
ying"):n;this.go.textContent!==s&&(this.go.textContent=s),F(this.go,"aria-busy",t?"true":"")}lift(t,n=""){let s=n||this.
card;this.lifted=t,this.card=n,this.draw(),this.told({lifted:t,said:this.said},s)}stand(t,n,s){let[r,o]=s?[n,t.parentElement]:
[t,this.keys];this.asking.parentElement!==r&&r.insertBefore(this.asking,o)}hold(t,n,s,r){t?t!==this.lifted&&s[t]&&(this.
lifted=t,this.card=Sf(r,t)):this.lifted="",this.said=n}draw(){let t=this.lifts[this.lifted];if(this.acts.hidden=!t,this.
asking.hidden=!t?.line,this.words.hidden=!!t,this.playing(!1),this.shown===this.lifted)return;if(this.shown=this.lifted,
this.field=null,!t?.line)return this.asking.replaceChildren();let n=this.lifted;F(this.asking,"aria-label",t.line),this.
field=t.ask?ya({rule:Ot,label:t.ask,words:"out of 100",ends:["never","always"],value:ea(this.typed[n],this.said[n],Ot),set:r=>this.
say(n,r),enter:()=>this.play(n)}):null;let s=p("div",p("p",p("b",t.line)));this.field&&s.append(p("p.wonder",t.ask)),this.
asking.replaceChildren(s,...this.field?[this.field.node]:[])}unread(t){let n=this.typed[t]??"";return t!==this.lifted||!this.
field||!n||!we(n,Ot)?!1:(this.field.complain(),!0)}say(t,n){let{value:s}=ct(n,Ot);this.typed[t]=n,this.said={...this.said},
s!=null?this.said[t]=s:delete this.said[t],this.told({lifted:this.lifted,said:this.said},this.card)}},is=class{constructor(t){
this.looks="";this.how=t,this.root=p("div.acts")}show(t,n,s){let r=JSON.stringify([t,n]);this.looks!==r&&(this.looks=r,Os(
this.root,s,()=>this.root.replaceChildren(...t.map(o=>this.button(o)))))}button({move:t,label:n,strong:s,off:r}){let o=p(
"button",{class:s&&!r?"btn solid":"btn","data-act":t||n,"aria-disabled":r?"true":null,onclick:()=>r?this.how.refuse(r):this.
how.send(t)},n);return p("span.act",o,r&&p("span.why",r))}};function Sf({zones:e},t){let n=e.flatMap(s=>s.kind==="seat"&&
s.me?s.cards:s.kind==="grid"?s.cells:[]);for(let s of n)if("key"in s&&(s.move===t||s.picks?.some(r=>r.move===t)))return s.
key;return""}function Ec(e,t,n){if(!t)return e;let s=e.zones.flatMap(i=>i.kind==="tokens"&&i.ways||[]),r=Number(s.find(i=>i.
move===t)?.tag),o=e.zones.map(i=>{if(i.kind==="dice"&&r){let l=i.values.indexOf(r);return{...i,lit:l<0?i.values.map((u,c)=>c):
[l]}}if(i.kind==="ring"){let l=i.previews?.find(u=>u.move===t);return l?{...i,preview:l}:i}if(i.kind==="tokens")return{...i,
ways:(i.ways??[]).map(l=>({...l,chosen:l.move===t}))};let a=l=>l.key===n?{...l,lifted:!0}:l;return i.kind==="grid"?{...i,
cells:i.cells.map(a)}:i.kind==="seat"&&i.me?{...i,cards:i.cards.map(a)}:i});return{...e,zones:o}}var Ef={ArrowLeft:{x:-1,y:0},ArrowRight:{x:1,y:0},ArrowUp:{x:0,y:-1},ArrowDown:{x:0,y:1}};function Tf(e,t,n){let s=t.map(
({x:o,y:i})=>{let a=(o-e.x)*n.x+(i-e.y)*n.y,l=Math.abs((o-e.x)*n.y)+Math.abs((i-e.y)*n.x);return a>.5?a+2*l:1/0}),r=Math.
min(...s);return r<1/0?s.indexOf(r):-1}function Tc(e){let t=(e.querySelector(".ring-focus")??e).getBoundingClientRect();
return{x:t.x+t.width/2,y:t.y+t.height/2}}function Ac(e,t){let n=Ef[t.key];if(!n||t.shiftKey||t.ctrlKey||t.metaKey||t.altKey)
return;let s=[...e.closest(".board")?.querySelectorAll(".way.plays")??[]].filter(o=>o!==e),r=s[Tf(Tc(e),s.map(Tc),n)];t.
preventDefault(),t.stopPropagation(),r instanceof SVGElement&&r.focus({preventScroll:!0})}var Uc=8,_e=1.25,Lc=.42,Af=.62,Lf=1.5,oo=46,Uf=26,Hf=8,Pf=.95;function as(e,t,n=t.w/t.h){let s=Math.max(t.w,t.h*n),r=Math.
min(s,Math.max(e.w,t.w/Uc)),o=r/n,i=(a,l)=>l<0?l/2:Math.max(0,Math.min(a,l));return{x:i(e.x,t.w-r),y:i(e.y,t.h-o),w:r,h:o}}
function Nf(e,t,n,s,r,o=t.w/t.h){let i=Math.max(t.w,t.h*o),a=Math.min(i,Math.max(e.w/n,t.w/Uc))/e.w;return as({x:s-(s-e.
x)*a,y:r-(r-e.y)*a,w:e.w*a,h:e.h*a},t,o)}function Rf(e,t,n,s,r){let o=n/s,[i,a]=[e.map(({x:v})=>v),e.map(({y:v})=>v)],[l,
u]=[Math.min(...i),Math.min(...a)],[c,h]=[Math.max(...i)-l,Math.max(...a)-u],m=Math.min(n/t.w,(o-r)/t.h),d=Math.max(Af,Lf*
(n/t.w)),f=Math.min((n-2*oo)/(c||1),(o-r-2*oo)/(h||1)),b=Math.max(m,Math.min(d,f)),g={w:n/b,h:o/b},w=Uf/b,y=(v,_,k,E)=>{
let A=(v+_-k)/2,[M,S]=[Math.min(0,v-w),Math.max(E,_+w)-k];return S<M?(M+S)/2:Math.max(M,Math.min(A,S))},$=r/b;return{x:y(
l,l+c,g.w,t.w),y:y(u,u+h,g.h-$,t.h)-$,...g}}var ls=class{constructor(){this.board=null;this.id="";this.dragged=!1;this.aspect=
1;this.wide=0;this.clear=0;this.targets=[];this.lit=[];this.view="whole";this.chosen="";this.whole={x:0,y:0,w:1,h:1},this.
frame=this.whole,this.fingers=new Map,this.down={x:0,y:0},this.near={x:0,y:0},this.aims=(n,s)=>{};let t=(n,s,r,o)=>p("bu\
tton.btn",{"data-k":`lens.${n}`,"aria-label":r,title:r,onclick:o},s);this.controls=p("div.lens",{role:"group","aria-labe\
l":"Zoom the board",hidden:!0},t("out","−","Zoom out",()=>this.zoom(1/_e)),t("in","+","Zoom in",()=>this.zoom(_e)),t("\
near",ht("near",20),"Near me",()=>this.see("near")),t("whole",ht("whole",20),"Whole board",()=>this.see("whole")))}on(t,n,s,r,o,i=[],a=[]){
this.controls.hidden=!t;let l=JSON.stringify([r,i])!==JSON.stringify([this.near,this.targets]),u=o.w/o.h,c=n!==this.id||
u!==this.aspect||o.w!==this.wide,h=JSON.stringify(a)!==JSON.stringify(this.lit)&&!a.every(m=>this.sees(m));this.near=r,this.
targets=i,this.lit=a,this.clear=o.clear??0,t&&t!==this.board&&this.listen(t),this.board=t,t&&(c&&(this.id=n,this.whole={
x:0,y:0,...s},this.aspect=u,this.wide=o.w,this.chosen=""),c||l||h||this.view!=="own"&&!a.length?this.look():this.show(this.
frame))}sees({x:t,y:n}){let{frame:s}=this,r=oo*s.w/this.wide,o=this.clear*s.w/this.wide;return t>s.x+r&&t<s.x+s.w-r&&n>s.
y+o+r&&n<s.y+s.h-r}look(){let t=this.wide/this.aspect-this.clear,n=Math.min(this.wide/this.whole.w,t/this.whole.h),s=this.
targets.length>0||n<Lc;this.frameTo(this.chosen||(s?"near":"whole"))}see(t){this.chosen=t,this.frameTo(t)}frameTo(t){if(this.
view=t,t==="whole")return this.show(as({...this.whole,w:1/0},this.whole,this.aspect));this.show(Rf([this.near,...this.targets,
...this.lit],this.whole,this.wide,this.aspect,this.clear))}show({x:t,y:n,w:s,h:r}){this.frame={x:t,y:n,w:s,h:r},this.board?.
setAttribute("viewBox",`${t} ${n} ${s} ${r}`),this.board?.classList.toggle("far",this.wide/s<Lc),this.board?.classList.toggle(
"close",this.wide/s>=Pf);let o=this.onPage;o?.a&&this.aims(1/o.a,this.frame)}drawTo(t){this.view="own",this.show(t)}zoom(t,n=this.
frame.x+this.frame.w/2,s=this.frame.y+this.frame.h/2){this.drawTo(Nf(this.frame,this.whole,t,n,s,this.aspect))}pan(t,n){
let{x:s,y:r,w:o,h:i}=this.frame;this.drawTo(as({x:s+t*o,y:r+n*i,w:o,h:i},this.whole,this.aspect))}point({clientX:t,clientY:n}){
let s=this.onPage,{x:r,y:o}=new DOMPoint(t,n).matrixTransform(s?.inverse());return{x:r,y:o}}get onPage(){let[t]=this.board?.
children??[];return t instanceof SVGGraphicsElement?t.getScreenCTM():null}listen(t){t.style.touchAction="none",t.addEventListener(
"wheel",n=>{let s=n.deltaY>0,{x:r,y:o}=this.point(n);s&&this.frame.w>=this.whole.w&&this.frame.h>=this.whole.h||(n.preventDefault(),
this.zoom(s?1/_e:_e,r,o))},{passive:!1}),t.addEventListener("pointerdown",n=>{this.fingers.set(n.pointerId,{x:n.clientX,
y:n.clientY}),this.down={x:n.clientX,y:n.clientY},this.dragged=!1}),t.addEventListener("pointermove",n=>this.drag(n));for(let n of[
"pointerup","pointercancel","pointerleave"])t.addEventListener(n,s=>this.fingers.delete(s.pointerId));t.addEventListener(
"click",n=>this.dragged&&n.stopPropagation(),{capture:!0})}drag(t){let n=this.fingers.get(t.pointerId);if(!n)return;let s={
x:t.clientX,y:t.clientY},r=[...this.fingers].find(([c])=>c!==t.pointerId)?.[1];if(this.dragged||=!!r||Math.hypot(s.x-this.
down.x,s.y-this.down.y)>Hf,!this.dragged)return;this.fingers.set(t.pointerId,s);let o=this.point({clientX:n.x,clientY:n.
y}),i=this.point({clientX:s.x,clientY:s.y});if(!r){let{x:c,y:h,w:m,h:d}=this.frame;this.drawTo(as({x:c+o.x-i.x,y:h+o.y-i.
y,w:m,h:d},this.whole,this.aspect));return}let a=c=>Math.hypot(c.x-r.x,c.y-r.y)||1,{x:l,y:u}=this.point({clientX:(s.x+r.
x)/2,clientY:(s.y+r.y)/2});this.zoom(a(s)/a(n),l,u)}key(t,n){if(!this.board)return!1;let r=n?{ArrowLeft:[-.2,0],ArrowRight:[
.2,0],ArrowUp:[0,-.2],ArrowDown:[0,.2]}[t]:void 0;if(r)this.pan(r[0],r[1]);else if(t==="+"||t==="=")this.zoom(_e);else if(t===
"-")this.zoom(1/_e);else if(t==="0")this.see("whole");else return!1;return!0}};var Hc=420,Of=80,Cf=1500,Bf=5,Pc=320,Nc={goal:900,bust:700,aside:600},Rc="cubic-bezier(.2,.7,.2,1)";function io(e,t){let n=t.
replace(/^seat/,"h"),s=[...e].filter(({kind:u,key:c})=>u==="card"&&(c===t||c.startsWith(`${n}.`))),r=s.length?s.map(({x:u,
y:c,w:h})=>({x:u,y:c,w:h,h:h*1.4})):[...e].filter(({key:u})=>u.slice(u.indexOf(":")+1).split(".")[0]===t).map(({x:u,y:c,
wide:h=40,high:m=40})=>({x:u,y:c,w:h,h:m}));if(!r.length)return null;let o=Math.min(...r.map(({x:u})=>u)),i=Math.min(...r.
map(({y:u})=>u)),a=Math.max(...r.map(({x:u,w:c})=>u+c)),l=Math.max(...r.map(({y:u,h:c})=>u+c));return{x:o,y:i,w:a-o,h:l-
i}}var cs=e=>N(e.x-7,e.y-7,e.w+14,e.h+14,{rx:8,fill:"none",stroke:"var(--lit)","stroke-width":4}),Df=()=>N(-14,-4,28,8,{
rx:2,fill:"var(--lit)",stroke:"#fff","stroke-width":1.5});function Oc(e,t,n,{pace:s,still:r,gone:o}){e.replaceChildren();
let i=0;for(let a=t;a;a=a.then){let l=a.kind==="aside"?If(a,n,{pace:s,still:r,gone:o,wait:i}):a.kind==="bust"?Wf(Cc(o,a.
then?.face),s,r):qf(a,n,s,r);if(e.append(...l),!r&&s>0&&a!==t)for(let u of l)u.matches(".swept")||u.animate([{opacity:0},
{opacity:1}],{duration:1,delay:i,fill:"both"});setTimeout(()=>{for(let u of l)u.remove()},Cf/Math.max(s,.5)+i),!r&&s>0&&
(i+=(Nc[a.kind]??0)/s)}}function qf(e,t,n,s){let r=e.source?io(t,e.source):null,o=e.target?io(t,e.target):null;if(!o)return[];
let i=[cs(o)];if(r&&e.kind==="catch"&&i.push(cs(r)),!r||e.kind!=="goal"||s||n<=0)return i;for(let a=0;a<Math.min(e.count||
1,Bf);a++){let l=Df();i.push(l);let u=c=>`translate(${c.x+c.w/2}px,${c.y+c.h/2}px)`;l.style.transform=u(o),l.animate([{transform:u(
r)},{transform:u(o),opacity:1},{opacity:0}],{duration:Hc*1.25/n,delay:a*Of/n,easing:Rc,fill:"both"})}return i}function Cc(e,t){
let n=e.filter(({kind:r,role:o})=>r==="card"&&o==="fan").sort((r,o)=>r.x-o.x),s=n.at(-1);if(s&&t){let r=n.length>1?s.x-n[n.
length-2].x:s.w*.59;n.push({...s,key:`${s.key}.end`,x:s.x+Math.max(r,s.w*.4),face:t})}return n}function Wf(e,t,n){let[s]=e,
r=e.at(-1);if(!s||!r||n||t<=0)return[];let o=cs({x:s.x,y:s.y,w:r.x+r.w-s.x,h:r.w*1.4});return o.setAttribute("stroke-das\
harray","10 7"),o.animate([{opacity:1},{opacity:1,offset:.9},{opacity:0}],{duration:(Nc.bust+Pc)/t,fill:"both"}),[o]}function If(e,t,{
pace:n,still:s,gone:r,wait:o}){let i=e.target?io(t,e.target):null;return i?s||n<=0?[cs(i)]:Cc(r,e.face).map(a=>{let l=x(
"g.thing.card.swept",...Qt({...a,plays:!1,off:""})),u=`translate(${a.x}px,${a.y}px)`;return l.animate([{transform:u,opacity:1},
{transform:`translate(${i.x}px,${i.y}px) scale(${i.w/a.w})`,opacity:1,offset:.9},{transform:`translate(${i.x}px,${i.y}px\
) scale(${i.w/a.w})`,opacity:0}],{duration:Hc*1.25/n,delay:o+Pc/n,easing:Rc,fill:"both"}),l}):[]}var Bc=320,Ff=90,Dc={w:1,h:1},us=class{constructor({press:t,pace:n}){this.gone=[];this.bright=null;this.parked="";this.timer=
0;this.press=t,this.pace=n,this.rings=x("g.far-rings",{fill:"none","stroke-width":11,"aria-hidden":"true"}),this.layer=x(
"g"),this.over=x("g.event",{"aria-hidden":"true"}),this.root=x("svg.table",{role:"group",tabindex:-1},this.rings,this.layer,
this.over),this.placed=new Map,this.changed=new Set,this.lens=new ls}paint(t,{label:n,move:s,back:r=!1}){this.root.setAttribute(
"viewBox",`0 0 ${t.w} ${t.h}`),this.root.setAttribute("aria-label",n),this.far(t);let o=new Map([...this.placed].map(([d,
{thing:f}])=>[d,f])),i=s&&this.pace()>0&&!fe(),a=new Map(t.things.map(d=>[d.key,d])),l=lt(this.root),u=l&&this.layer.contains(
l)?l.getAttribute("data-key"):l===this.root?this.parked:"";this.gone=[];for(let[d,{node:f,thing:b}]of this.placed){if(a.
has(d))continue;this.gone.push(b),this.placed.delete(d);let g=i&&r&&b.kind==="card"&&b.origin?a.get(b.origin):void 0;g?this.
leave(f,b,g):f.remove()}let c=null,h=[];this.changed.clear();for(let d of t.things){let f=o.get(d.key),{node:b}=this.place(
d),g=c?c.nextSibling:this.layer.firstChild;b!==g&&this.layer.insertBefore(b,g),c=b,s&&d.kind==="card"&&(!f||JSON.stringify(
f.face)!==JSON.stringify(d.face))&&this.changed.add(d.key),i&&!r&&d.thrown&&d.thrown!==f?.thrown&&this.roll(d.key);let w=i&&
d.kind==="card"&&!f?this.source(d,o):void 0;w&&h.push(this.glide(b,w,d))}if(h.length){this.root.getBoundingClientRect();
for(let[d,f]of h.entries())f(Math.min(d,4)*Ff/this.pace())}this.look(t),i&&ai(this.root,this.pace()),this.shade(),s&&fe()&&
this.flash();let m=lt(this.root);u&&!(m&&this.layer.contains(m)&&m.hasAttribute("tabindex"))&&this.focus(u)}dim(t){this.
bright=t,this.shade()}shade(){let{bright:t}=this;for(let[n,{node:s,thing:r}]of this.placed){let o=n.slice(n.indexOf(":")+
1),i=!t||r.kind==="lit"||t.has(o)||t.has(o.split(".")[0]);s.classList.toggle("dimmed",!i)}}happen(t){let n=[...this.placed.
values()].map(({thing:s})=>s);Oc(this.over,t,n,{pace:this.pace(),still:fe(),gone:this.gone})}look(t){let n=t.things.find(
({kind:l})=>l==="board"),s=n&&this.placed.get(n.key)?.node.querySelector(".board");if(!n||!(s instanceof SVGElement))return this.
lens.on(null,"",Dc,{x:0,y:0},Dc);let{board:r,zone:o}=n,i=r.nodes.find(l=>l.id===o.centre),a=l=>[...s.querySelectorAll(l)].
map(u=>({x:Number(u.getAttribute("data-x")),y:Number(u.getAttribute("data-y"))}));this.lens.controls.classList.toggle("a\
bove",t.w<At),this.lens.aims=(l,u)=>si(s,l,u,r.nodes),this.lens.on(s,r.id,{w:r.width,h:r.height},i??{x:r.width/2,y:r.height/
2},{w:n.w,h:n.h,clear:n.clearance},n.acting?a(".way.plays[data-x]:not(.many)"):[],a(".light"))}focus(t){let n=this.spot(
t);if(n)return n.focus({preventScroll:!0});let r=[this.placed.get(t)?.node,...[...this.placed.values()].map(({node:o})=>o)].
find(o=>o?.hasAttribute("tabindex"));this.parked=r?"":t,(r??this.root).focus()}around(t){let n=({node:i,thing:a})=>{let{
a:l=1,e:u=0,f:c=0}=i.getScreenCTM()??{};return{x:u,y:c,w:a.w*l,h:a.w*1.4*l}},s=this.spot(t)?.querySelector(".ring-focus")?.
getBoundingClientRect();if(s)return{card:{x:s.x,y:s.y,w:s.width,h:s.height},hand:[]};let r=this.placed.get(t),o=[...this.
placed.values()].filter(({thing:i})=>i.kind==="card"&&i.role==="hand");return r?{card:n(r),hand:o.map(n)}:null}spot(t){return t.
startsWith("spot:")?this.layer.querySelector(`[data-spot="${CSS.escape(t.slice(5))}"]`):null}far({w:t,h:n,middle:s}){let r=JSON.
stringify([t,n,s]);if(this.rings.dataset.looks===r)return;this.rings.dataset.looks=r;let o=[];for(let i=s.r+46;i<Math.hypot(
t,n)+300;i+=46)o.push(O(s.x,s.y,i));this.rings.replaceChildren(...o)}place(t){let n=JSON.stringify({...t,x:0,y:0}),s=this.
placed.get(t.key);if(!s){let o=x("g",{"data-key":t.key});if(t.kind==="board"){let i=a=>this.travel(t.key,a);o.addEventListener(
"click",i),o.addEventListener("keydown",i)}(t.kind==="card"||t.kind==="dice")&&(o.addEventListener("click",()=>this.touch(
t.key)),o.addEventListener("keydown",i=>{i.key!=="Enter"&&i.key!==" "||o.hasAttribute("tabindex")&&(i.preventDefault(),i.
stopPropagation(),this.touch(t.key))})),s={node:o,thing:t,looks:""},this.placed.set(t.key,s)}let{node:r}=s;if(s.looks!==
n){r.replaceChildren(...Qt(t));let o=vi(t),i=t.plays||t.off||t.opens||t.recall?.length>0,a=["thing",t.kind,t.role,t.plays&&
"plays",t.off&&"off",t.dealt&&"dealt",t.up&&"up"];r.setAttribute("class",a.filter(Boolean).join(" ")),F(r,"role",t.kind===
"board"?"group":i?"button":o?"img":""),F(r,"aria-label",o),F(r,"tabindex",i?"0":""),F(r,"aria-disabled",t.off?"true":""),
F(r,"aria-pressed",t.up?"true":""),F(r,"aria-hidden",t.kind==="lit"||t.kind==="mark"&&t.key.endsWith("under")||t.key.endsWith(
".above")?"true":""),s.looks=n}return r.style.transform=`translate(${t.x}px,${t.y}px)`,s.thing=t,s}travel(t,n){let s=n.target instanceof
Element?n.target.closest("[data-move],[data-spot]"):null,r=this.placed.get(t);if(!s||!r)return;if(n instanceof KeyboardEvent&&
n.key!=="Enter"&&n.key!==" ")return Ac(s,n);n.preventDefault();let o=s.getAttribute("data-move")??"",i=s.getAttribute("d\
ata-spot")??"";this.press({...r.thing,plays:!0,off:"",move:o,spot:i,picks:[]},r.node)}roll(t){hi(n=>{let s=this.placed.get(
t);s?.node.replaceChildren(...Qt(n(s.thing)))},this.pace())}touch(t){let n=this.placed.get(t),{plays:s,off:r,opens:o,recall:i}=n?.
thing??{};n&&(s||r||o||i?.length)&&this.press(n.thing,n.node)}source(t,n){if(t.origin&&n.has(t.origin))return n.get(t.origin);
if(!(t.role!=="hand"&&t.role!=="seat"))return[...n.values()].find(s=>s.kind==="card"&&s.role==="stack"&&!s.face)}glide(t,n,s){
return t.style.transition="none",t.style.transform=`translate(${n.x}px,${n.y}px) scale(${n.w/s.w})`,r=>{t.style.transition=
"",t.style.transitionDelay=`${r}ms`,r&&setTimeout(()=>t.style.removeProperty("transition-delay"),r+Bc),t.style.transform=
`translate(${s.x}px,${s.y}px)`}}leave(t,n,s){t.setAttribute("aria-hidden","true"),t.removeAttribute("data-key"),t.style.
transform=`translate(${s.x}px,${s.y}px) scale(${s.w/n.w})`,setTimeout(()=>t.remove(),Bc/this.pace())}flash(){clearTimeout(
this.timer);for(let[t,{node:n}]of this.placed)n.classList.toggle("changed",this.changed.has(t));this.timer=setTimeout(()=>{
for(let{node:t}of this.placed.values())t.classList.remove("changed")},1500)}};var hs=class{constructor(t){this.looks="";this.chosen=[];this.picks=[];this.carries=[];this.how=t,this.nodes=new Set}show(t,n,s){
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
o))})))}done(t){this.chosen=[],this.how.play(t)}clear(){let[t]=this.chosen;return this.chosen=[],t&&this.how.moved(t),!!t}};var ae=56,ao=72,Ye=62,ds=118,lo=40,jf=70,Vf=4e3,ms=(e,t,n,s={})=>x("text.f2",{x:e,y:t,"font-size":14,...s},n),Gf=(e,t)=>tt(
e,t,15).map((n,s,{length:r})=>ms(ae,35-9*r+18*s,n,{class:"f","font-weight":700,"font-size":15}));function Zf(e,t=1/0,n=lo){
let s=e.map((o,i)=>({y:o,k:i})).sort((o,i)=>o.y-i.y);for(let o=1;o<s.length;o++)s[o].y=Math.max(s[o].y,s[o-1].y+n);for(let o=s.
length-1;o>=0;o--)s[o].y=Math.min(s[o].y,o===s.length-1?t:s[o+1].y-n);let r=[...e];for(let{y:o,k:i}of s)r[i]=o;return r}
function Kf(e,t,n,s){let r=Math.max(...n.lines.map(k=>k.values.length))-1,o=n.lines.flatMap(k=>k.values),i=Math.max(...o,
1),a=Math.min(...o,0),l=k=>ae+(e-ae-ds)*k/(r||1),u=k=>t-Ye-(t-ao-Ye)*(k-a)/(i-a||1),h=Be(a,i).filter(Number.isInteger).map(
k=>[x("path.race-grid",{d:`M${ae} ${u(k)}H${e-ds}`}),ms(ae-10,u(k)+5,String(k),{"text-anchor":"end"})]),m=n.parts.map(([
k],E)=>l(n.parts[E+1]?.[0]??r)-l(k)),d=Math.min(...m)>54,f=n.parts.map(([k,E],A)=>{let M=n.parts[A+1]?.[0]??r,S=d?E:E.split(
" ").at(-1)??"";return[A>0&&x("path.race-part",{d:`M${l(k)} ${ao-12}V${t-Ye}`}),(l(M)-l(k)>18||A===0)&&ms((l(k)+l(M))/2,
t-Ye+24,S,{"text-anchor":"middle"})]}),b=Math.min(lo,(t-ao)/n.lines.length),g=b/lo,w=Zf(n.lines.map(k=>u(k.values.at(-1)??
0)),t-b/2,b),y=[...n.lines].sort((k,E)=>Number(k.me)-Number(E.me)).map(k=>{let E=k.values.map((R,D)=>D?`H${l(D)}V${u(R)}`:
`M${l(0)} ${u(R)}`).join(""),A=k.values.map((R,D)=>({value:R,k:D})).filter(({value:R,k:D})=>D>0&&R!==k.values[D-1]),M=w[n.
lines.indexOf(k)],S=String(k.values.at(-1)).replace("-","−"),P=k.me?"var(--accent-on-field)":"var(--on-field)";return x(
"g",{class:k.me?"race-line me":`race-line other-${k.seat%3}`},x("path",{d:E,fill:"none"}),A.map(({value:R,k:D})=>O(l(D),
u(R),4.5)),ge(k.seat,e-ds+12,M-13*g,26*g,{fill:P}),bt(S,e-ds+50,M-15*g,Math.min(30*g,3e3*.6/Math.max(ut(S,30),60)),{colour:P}))}),
$=n.lines.find(k=>k.me),v=n.tags.map(({n:k,frame:E,step:A},M)=>{let S=Math.max(0,E),P=u($?.values[S]??0),R=M>0&&Math.abs(
l(S)-l(n.tags[M-1].frame))<30,D=P+30>t-Ye-26,j=D?P-56-(R?28:0):P+26+(R?28:0),et=()=>s(A);return x("g.race-tag",{role:"bu\
tton",tabindex:0,"data-k":`tag.${k}`,"aria-label":`Costly move ${k}: try it again`,onclick:et,onkeydown:G=>{G.key!=="Ent\
er"&&G.key!==" "||(G.preventDefault(),et())}},N(l(S)-22,j-9,44,44,{fill:"transparent"}),x("path",{d:`M${l(S)} ${P}V${j+13}`}),
O(l(S),P,5),N(l(S)-13,j,26,26,{class:"tag"}),x("text",{x:l(S),y:j+18,"text-anchor":"middle","font-size":15,"font-weight":700},
String(k)))}),_=n.lines.map(k=>`${k.name} ${k.values.at(-1)}`).join(", ");return x("svg",{viewBox:`0 0 ${e} ${t}`,role:"\
group","aria-label":`${n.title}. At the end: ${_} ${n.unit}.`},Gf(n.title,e-ae-jf),...h,...f,...y,...v,t>330&&ms(ae,t-12,
n.tags.length?"The numbers mark moves that cost you.":""))}var fs=class{constructor(t){this.timer=0;this.step=-1;this.looks=
"";this.press=t,this.button=p("button.btn",{"data-k":"race",onclick:()=>this.turn(!this.away)}),this.drawing=p("div"),this.
root=p("div.race",{hidden:!0},this.drawing,this.button),this.away=!1,this.turn(!1)}turn(t){clearTimeout(this.timer),this.
away=t,this.button.textContent=t?"Race":"Table",this.button.setAttribute("aria-label",t?"Show the race":"Show the table"),
this.drawing.hidden=t,this.root.classList.toggle("away",t),this.root.parentElement?.classList.toggle("raced",!this.root.
hidden&&!t)}show(t,n){let s=t.get("race"),r=t.get("mode")==="watch",o=r&&(t.get("step")<n||t.get("stop")>=0);this.root.hidden=
o||!s?.lines?.length;let i=this.step;if(this.step=t.get("step"),this.root.hidden)return this.turn(!1);if(i===this.step)this.
root.parentElement?.classList.toggle("raced",!this.away);else{let d=r&&i===n-1;this.turn(d),d&&(this.timer=window.setTimeout(
()=>this.turn(!1),Vf))}let a=d=>String(d)===t.get("watcher"),l=(s.lines??[]).map(d=>({...d,me:d.me||r&&a(d.seat)})),{clientWidth:u,
clientHeight:c}=this.root.parentElement??this.root,h=JSON.stringify([s,l,u,c]);if(h===this.looks)return;this.looks=h;let m={
...s,lines:l};this.drawing.replaceChildren(Kf(u,c,m,this.press))}};var ps=class{constructor(t){this.opener=t,this.root=p("section.sheet.scores",{hidden:!0}),t.onclick=()=>this.open(!!this.
root.hidden)}open(t){this.root.hidden=!t,F(this.opener,"aria-expanded",String(t))}escape(){let t=!this.root.hidden,n=this.
root.contains(lt(this.root));return this.open(!1),n&&this.opener.focus(),t}show(t){if(this.opener.hidden=!t,!t)return this.
open(!1);let n=JSON.stringify(t);if(this.root.dataset.looks===n)return;this.root.dataset.looks=n,this.opener.textContent=
t.notes?"Notes":"Scores",this.root.classList.toggle("notes",!!t.notes);let s=i=>p("tr",i.map((a,l)=>l?p("td",a):p("th",{
scope:"row"},a))),r=i=>i?p("th",{scope:"col"},i):p("td"),o={class:"btn quiet shut","aria-label":"Close",title:"Close",onclick:()=>this.
escape()};this.root.replaceChildren(zt(o,ht("close",16)),p("div.scroll",{tabindex:0,role:"group","aria-label":t.title},p(
"table",p("caption",t.title),p("thead",p("tr",t.head.map(r))),p("tbody",t.rows.map(s)))))}};var Yf=1600,Jf=1.9,Xf=[[.5,"½×"],[1,"1×"],[3,"3×"]],zf=17,Qf=7,qc=[["ask","Ask me"],["mark","Mark only"],["off","Off"]],
tp={open:"a question",now:"asked now",came:"it happened",not:"it didn't happen",unseen:"the game doesn't show it",skipped:"\
skipped"};function ep(e,t){let n=[...e],s=Math.min(zf,t/Math.max(e.length-1,1));for(let r=1;r<n.length;r++)n[r]=Math.max(
n[r],n[r-1]+s);for(let r=n.length-1,o=t;r>=0;r--,o-=s)n[r]=Math.min(n[r],o);return n}function np(e){return e.asking!=="a\
sk"?-1:e.moments.findIndex(({frame:t,state:n})=>t===e.step&&n==="open")}var le={first:"Home",back:"ArrowLeft",play:" ",forward:"\
ArrowRight",last:"End"},gs=class{constructor(t){this.timer=0;this.looks="";this.chosen="";this.how=t,this.keys={first:this.
key("first","First step",()=>t.go(0)),back:this.key("back","Step back",()=>t.go(this.now.step-1)),play:this.key("play","\
Play",()=>t.play(!this.now.playing)),forward:this.key("forward","Step forward",()=>t.go(this.now.step+1)),last:this.key(
"last","Last step",()=>t.go(this.now.last))},this.keys.play.classList.add("go"),this.range=p("input.rng",{type:"range",min:0,
"aria-label":"Step",oninput:()=>t.go(Number(this.range.value))}),this.marks=x("svg.marks",{height:14,"aria-hidden":"true"}),
this.moments=p("div.moments"),this.told=p("p.count",{"aria-hidden":"true"}),this.menu=p("div.pace-menu",{hidden:!0,role:"\
group","aria-label":"Questions and speed"}),this.more=p("button.btn.quiet.more",{"data-k":"pace","aria-expanded":"false",
onclick:()=>this.open(this.shut)},p("span.word","Ask me"),ht("down",14)),this.root=p("div.stepper",p("div.keys",{role:"g\
roup","aria-label":"Steps"},Object.values(this.keys)),p("div.scrub",this.marks,this.moments,this.range),this.told,p("div\
.pace",this.more,this.menu)),this.now={step:0,last:0,marks:[],playing:!1,speed:1,moments:[],asking:"off",stop:-1,happens:!1,
eyes:[],watcher:"",buttons:[]}}get shut(){return!!this.menu.hidden}key(t,n,s){let r=le[t].replace(" ","Space");return p(
"button",{"data-k":`step.${t}`,"aria-label":n,"aria-keyshortcuts":r,title:n,onclick:s},ht(t,24))}show(t){let n=this.now.
playing!==t.playing,s=n||this.now.step!==t.step||this.now.speed!==t.speed||this.now.last!==t.last;this.now=t,this.range.
max=String(Math.max(t.last,1)),this.range.value=String(t.step),F(this.range,"aria-valuetext",`Step ${t.step} of ${t.last}`),
this.range.style.setProperty("--p",`${t.last?100*t.step/t.last:0}%`),this.told.replaceChildren(p("b",String(t.step)),p("\
small",`of ${t.last}`));for(let r of["first","back"])F(this.keys[r],"aria-disabled",t.step===0?"true":"");for(let r of["\
forward","last"])F(this.keys[r],"aria-disabled",t.step===t.last?"true":"");if(n){let r=t.playing?"Pause":"Play";this.keys.
play.replaceChildren(ht(t.playing?"pause":"play",24)),F(this.keys.play,"aria-label",r),F(this.keys.play,"title",r)}this.
choices(),this.mark(),s&&clearTimeout(this.timer),s&&t.playing&&(this.timer=setTimeout(()=>this.tick(),Yf*(t.happens?Jf:
1)/t.speed))}tick(){let t=np(this.now);t>=0?this.how.stop(t):this.now.step>=this.now.last?this.how.play(!1):this.how.go(
this.now.step+1,!0)}choices(){let{asking:t,speed:n,moments:s,eyes:r,watcher:o,buttons:i}=this.now,a=JSON.stringify([t,n,
s.length>0,r,o,i]);if(a===this.chosen)return;this.chosen=a;let l=s.length?qc.find(([c])=>c===t)?.[1]??"":`${n}×`.replace(
"0.5","½");this.more.firstElementChild?.replaceChildren(l),F(this.more,"aria-label",`Questions and speed: ${l}`);let u=lt(
this.menu)?.getAttribute("data-k");this.menu.replaceChildren(...[s.length>0&&p("p","At turning points"),s.length>0&&gt({
label:"At turning points",choices:qc,value:t,pick:c=>this.how.ask(c),k:"asking"}),r.length>1&&p("p.seen-by","Seen by"),r.
length>1&&p("div.seen-by",gt({label:"Whose view to show",choices:r,value:o,pick:c=>this.how.see(c),k:"eyes"})),p("p","Sp\
eed"),gt({label:"Speed",choices:Xf,value:n,pick:c=>this.how.pace(c),k:"speed"}),i.length>0&&p("p","Save"),...i.map(c=>gn(
c,h=>this.how.key(h)))].filter(c=>c instanceof Node)),u&&this.menu.querySelector(`[data-k="${u}"]`)?.focus()}open(t){this.
menu.hidden=!t,F(this.more,"aria-expanded",String(t)),t&&this.menu.querySelector("[aria-pressed=true], button")?.focus()}escape(){
return this.shut?!1:(this.open(!1),this.more.focus(),!0)}mark(){let{marks:t,last:n,moments:s,asking:r,stop:o}=this.now,i=Math.
round(this.marks.clientWidth),a=r==="off"?[]:s,l=JSON.stringify([t,i,a,o]);if(l===this.looks||!i)return;this.looks=l;let u=f=>n?
f/n*i:0,c=Math.max(1,...t);this.marks.setAttribute("viewBox",`0 0 ${i} 14`),this.marks.replaceChildren(...a.length?a.map(
({frame:f})=>N(u(f)-1,21,2,8,{fill:"var(--lit)"})):t.flatMap((f,b)=>{let g=3+3.5*f/c,w=`M${u(b)} ${7-g}l${g} ${g} -${g} ${g}\
 -${g} -${g}z`;return f>0?[x("path",{d:w,fill:"var(--accent-on-field)"})]:[]}));let h=a.map((f,b)=>({...f,k:b})),m=i<Qf*
(h.length-1)?h.filter(({k:f})=>f===o):h,d=ep(m.map(({frame:f})=>u(f)),i);this.moments.replaceChildren(...m.map(({frame:f,
state:b,line:g,k:w},y)=>p("button",{class:`moment ${w===o?"now":b}`,style:`left:${d[y]}px`,tabindex:-1,"data-moment":w,title:g,
"aria-label":`Step ${f}, ${tp[w===o?"now":b]}: ${g}`,onclick:()=>this.how.stop(w)},b==="came"||b==="not"||b==="unseen"?p(
"i",{class:b}):"?")))}stop(){clearTimeout(this.timer)}};function Wc(e){let{lens:t}=e.painter,n=()=>!e.acting&&e.reel.length>1,s=a=>()=>(e.go(a),!0),r=e.model.get("step"),o=()=>e.
acts.root.querySelector('[data-act="press"]'),i=a=>!a.closest(za);return[{keys:[le.play],shown:"Space",words:"Plays or p\
auses the game.",when:n,press:(a,l)=>(i(l)&&e.play(!e.model.get("playing")),i(l))},{keys:[le.back],shown:"←",words:"On\
e step back.",when:n,press:s(r-1)},{keys:[le.forward],shown:"→",words:"One step forward.",when:n,press:s(r+1)},{keys:[
le.first],shown:"Home",words:"The first step.",when:n,press:s(0)},{keys:[le.last],shown:"End",words:"The last step.",when:n,
press:s(e.reel.length-1)},{keys:[" "],shown:"Space",words:"Draws the next card or throws the dice when the game waits fo\
r you to do so.",when:()=>e.acting&&!!o(),press:(a,l)=>(i(l)&&o().click(),i(l))},{keys:["+","=","-","0"],shown:"+ − 0",
words:"Zooms in, zooms out, shows the whole board (focus on the table).",inside:!0,when:()=>!!t.board,press:a=>t.key(a,!1)},
{keys:["ArrowLeft","ArrowRight","ArrowUp","ArrowDown"],shown:"Shift + arrow",words:"Moves the board (focus on the table)\
.",inside:!0,shift:!0,when:()=>!!t.board,press:a=>t.key(a,!0)},{keys:[],any:a=>co(e,a).size===1,shown:"A card's symbol",
words:"Picks up the card with that symbol, if you have only one (focus on the table).",inside:!0,when:()=>e.acting&&co(e).
size>0,press:a=>{let[l]=co(e,a).values();return e.press(l),!0}},{keys:["d","D"],shown:"D",words:"Shows or hides the disc\
ards by colour and value.",when:()=>!!e.spread.zone,press:()=>(e.spread.toggle(()=>e.show(!1)),!0)},{keys:["Escape"],shown:"\
Escape",words:"Closes what is open, or puts the card back.",inside:!0,when:()=>!0,press:()=>sp(e)}]}function sp(e){if(e.
chooser.key)e.chooser.leave();else{if(e.placing.clear())return!0;if(e.lifting.lifted)e.lifting.lift("");else return["spr\
ead","heat","scores","stepper","caption"].some(t=>e[t].escape())}return!0}function co(e,t){let n=new Map;for(let{thing:s}of e.
painter.placed.values())s.kind==="card"&&s.plays&&s.face?.text&&(t==null||s.face.text.toLowerCase()===t.toLowerCase())&&
n.set(s.move||s.key,s);return n}function uo(e){let t=e.reel.length-1,n=Math.min(e.model.get("step"),t),s=e.model.get("playing");e.strip.hidden=t<1,e.stepper.
show({step:n,last:t,marks:e.reel.marks(),playing:s,speed:e.model.get("speed"),moments:e.model.get("moments"),asking:e.model.
get("asking"),stop:e.model.get("stop"),happens:!!(e.scene?.event??e.scene?.mark),eyes:e.model.get("eyes"),watcher:e.model.
get("watcher"),buttons:e.model.get("buttons")??[]})}function Ic(e,t){let n=e.acting?e.playBar:e.stepper.root;if(e.strip.
firstChild!==n&&e.strip.replaceChildren(n),!e.acting)return uo(e);e.stepper.stop(),e.lifting.stand(e.playBar,e.stage,e.fit===
"phone");let s=t.alert?(t.actions??[]).filter(a=>!a.strong):t.actions??[];e.lifting.show({lifts:e.model.get("lifts")??{},
keys:e.model.get("buttons")??[]}),e.strip.hidden=e.mode==="edit",e.acts.root.hidden=!!e.lifting.lifted;let r=t.zones.some(
a=>a.kind==="tokens"&&a.ways?.some(({move:l})=>l)),o=r?"Press a highlighted space or a row. Press it again to go there.":
"",i=e.model.get("busy")?"The others are playing.":e.placing.words||o;e.lifting.tell(i,t.actions??[]),e.acts.show(s,!!e.
model.get("busy"),e.stage)}var rp={watch:288,play:356,edit:316},op=288,ho=class{constructor(t,n){this.refused="";this.left=-1;this.shownSize="";this.
paintedStep=-1;this.model=t,this.sending=new Zn(t,s=>this.markSent(s)),this.painter=new us({press:s=>this.press(s),pace:()=>this.
model.get("speed")}),this.stepper=new gs({go:(s,r)=>this.go(s,r),play:s=>this.play(s),pace:s=>this.save({speed:s}),ask:s=>this.
save({asking:s}),stop:s=>this.stopAt(s),see:s=>this.save({watcher:s}),key:s=>this.model.send({kind:s})}),this.caption=new Yn(
{texts:()=>this.model.get("clauses"),see:s=>this.save({watcher:s})}),this.call=new Kn({send:s=>this.send(s),drawn:()=>this.
soon("stay")}),this.race=new fs(s=>this.model.send({kind:"retry",step:s})),this.felt=p("div.felt",this.call.root,this.painter.
lens.controls,this.painter.root,this.race.root),this.board=p("p.sr"),this.chooser=new Jn({play:s=>this.send(s),focus:s=>this.
painter.focus(s),around:s=>this.painter.around(s),moved:()=>this.scene&&this.showTable(this.scene,!1)}),this.placing=new hs(
{play:s=>this.send(s),choose:(s,r)=>this.chooser.show({key:`spot:${s}`,label:s,plays:!0,picks:r}),moved:s=>{this.show(!1),
this.painter.focus(`spot:${s}`)}}),this.acts=new is({send:s=>this.send(s),refuse:s=>this.refuse(s)}),this.lifting=new os(
{play:s=>this.send(s),key:s=>this.model.send({kind:s}),told:(s,r)=>this.lift(s,r)}),this.playBar=p("div.play-bar",this.lifting.
acts,this.acts.root,this.lifting.words,this.lifting.keys),this.strip=p("div.strip"),this.scores=new ps(this.caption.sheet),
this.spread=new En({focus:s=>this.painter.focus(s)}),this.heat=new vn(()=>this.soon("stay")),this.stage=p("section.stage",
{"aria-label":"The table"},this.caption.root,this.caption.box,this.felt,this.heat.root,this.board,this.chooser.root,this.
scores.root,this.spread.root,this.heat.list,this.strip),this.live=p("p.sr",{"aria-live":"polite"}),this.root=p("div.uw.u\
w-table",this.stage,this.live),this.root.addEventListener("keydown",s=>this.key(s)),this.unhear=Wn(this.root,()=>Wc(this)),
n.append(this.root),this.tall=void 0,this.due="",this.saying=0,this.watch=()=>this.soon("move"),this.still=()=>this.soon(
"stay"),this.reel=new Xn(t,()=>this.soon("stay")),this.moves=["step","frames","pool"],this.stays="game palette names eye\
s watcher playing speed mode clauses lit differs aside boards heat dealt note busy caption moments asking stop bright li\
fts lifted stamp buttons race covers".split(" ");for(let s of this.moves)t.on(`change:${s}`,this.watch);for(let s of this.
stays)t.on(`change:${s}`,this.still);t.on("msg:custom",Ce),this.sizes=new ResizeObserver(()=>this.resized()),this.sizes.
observe(this.felt),this.unheed=ji(this.still),this.unhalt=Si(()=>this.model.get("playing")&&this.play(!1)),this.unfit=Hn(
this.root,()=>this.resized(!0)),this.newcomer=Yi(this.root,()=>this.newcomers()),this.show(!1)}get scene(){return this.reel.
scene(this.model.get("step"))}get mode(){return this.model.get("mode")}newcomers(){return this.mode==="watch"&&this.model.
get("asking")==="ask"&&this.model.get("moments").length>0}get acting(){return this.mode!=="watch"}save(t){for(let[n,s]of Object.
entries(t))this.model.set(n,s);this.model.save_changes()}go(t,n=!1){let s=Math.max(0,Math.min(t,this.reel.length-1));s!==
this.model.get("step")&&(this.left=this.model.get("stop"),this.save(n||!this.model.get("playing")?{step:s}:{step:s,playing:!1}))}stopAt(t){
t===this.left&&this.model.set("stop",-1),this.save({stop:t,playing:!1})}play(t){let n=this.model.get("step")>=this.reel.
length-1;this.save(t&&n?{step:0,playing:!0}:{playing:t})}show(t){let n=this.scene;if(me(this.root,this.model.get("palett\
e")),this.root.classList.toggle("busy",!!this.model.get("busy")),this.root.classList.toggle("acts",this.acting),this.left!==
this.model.get("stop")&&(this.left=-1),!n)return uo(this);t&&(this.refused=""),this.lifting.hold(this.model.get("lifted")??
"",this.model.get("said")??{},this.model.get("lifts")??{},n),this.sending.drawn(),this.root.style.setProperty("--pace",String(
this.model.get("speed"))),this.board.textContent=n.board??"",this.caption.showEyes(this.model.get("eyes"),this.model.get(
"watcher")),t&&this.call.cover(),this.call.show(n,this.acting,this.covers),this.heat.show(this.model.get("heat")??{}),this.
showTable(n,t),this.race.show(this.model,this.reel.length-1),Ic(this,n),this.scores.show(n.sheet),this.showWords(n),t&&this.
chooser.close(),t&&this.announce(n)}soon(t){this.due||queueMicrotask(()=>{let n=this.due==="move";this.due="",this.show(
n)}),this.due!=="move"&&(this.due=t)}get lit(){let t=this.model.get("lit");return Object.keys(t).length>0?this.model.get(
"aside")?{}:t:Object.fromEntries((this.model.get("differs")??[]).map(s=>[s,""]))}get covers(){return this.model.get("cov\
ers")||Fi()}get fit(){return this.root.closest("[data-fit]")?.getAttribute("data-fit")??"flow"}get filled(){return["larg\
e","middle"].includes(this.fit)}get size(){let{clientWidth:t,clientHeight:n}=this.felt;return`${t} ${this.filled?n:window.
innerHeight} ${this.fit}`}showTable(t,n){let s=parseFloat(getComputedStyle(this.root).fontSize)/16||1,r=this.call.hidden?
0:this.call.root.offsetHeight/s,o=this.mode==="edit"&&t.table==="round";this.placing.show(t,this.model.get("boards")??{},
this.acting);let i={w:(this.felt.clientWidth||772)/s,h:this.filled?this.felt.clientHeight/s:0,low:this.fit!=="phone"?0:(o?
op:rp[this.mode])+(this.acting?0:r),page:window.innerHeight/s};this.shownSize=this.size,this.root.classList.toggle("narr\
ow",i.w<At);let a=this.mode==="watch"&&this.reel.length<2,l=a?void 0:Tn(t),u=this.chooser.key?{...this.lit,[this.chooser.
key]:""}:this.lit;this.spread.show(l,this.lit,i.w<At);let c={lit:yi(u,l),laid:a,opens:l?.of,dealt:this.model.get("aside")?
{}:this.model.get("dealt"),acting:this.acting,editing:this.mode==="edit",boards:this.model.get("boards")??{},spots:this.
placing.spots,heat:this.heat.map,clear:this.heat.clears,call:r,under:!t.covered?.length||this.covers!=="hidden"},h=xc(Ec(
t,this.lifting.lifted,this.lifting.card),i,c),m=this.model.get("bright")??[];this.painter.dim(m.length?new Set(m):null),
this.newcomer?.draw(),h.h=this.steady(h);let d=this.model.get("step"),f=d<this.paintedStep;this.paintedStep=d,this.painter.
paint(h,{label:`The table. ${t.place??""}`,move:n,back:f}),n&&this.painter.happen(f?null:t.event);let b=Math.min(this.felt.
clientWidth/h.w,this.filled?this.felt.clientHeight/h.h:1/0),g=this.filled?(this.felt.clientHeight-h.h*b)/2:0;this.call.root.
style.top=`${g+h.call*b}px`}steady({w:t,h:n}){let s=[t,this.model.get("game"),this.model.get("mode"),this.size,this.call.
hidden].join();return this.tall?.kind!==s&&(this.tall={kind:s,h:n}),this.tall.h=Math.max(this.tall.h,n),this.tall.h}resized(t=!1){
let n=this.scene;!n||!t&&this.size===this.shownSize||(this.painter.root.classList.add("still"),this.showTable(n,!1),this.
race.show(this.model,this.reel.length-1),this.painter.root.getBoundingClientRect(),this.painter.root.classList.remove("s\
till"),this.stepper.mark(),this.showWords(n),this.chooser.stand())}showWords(t){let n=this.model.get("caption")??{};F(this.
stage,"aria-label",n.badge?`Table ${n.badge} (of two)`:"The table"),this.caption.show({clauses:n.clauses??(t.clauses??[]).
filter(s=>s),...Wl(t,n),note:this.refused||this.model.get("note")||"",tone:n.tone??"plain",badge:n.badge})}announce(t){clearTimeout(
this.saying),this.saying=setTimeout(()=>{this.live.textContent=[...t.said??[],t.now].filter(Boolean).join(" ")},350)}press(t){
if(t.spot)return this.placing.press(t.spot);if(t.opens)return this.spread.toggle(()=>this.show(!1));if(!t.plays&&t.recall?.
length)return this.chooser.show(t);if(t.off&&!t.plays)return this.refuse(t.off);if(t.picks.length&&!(t.picks.length===1&&
!t.move))return this.chooser.show(t);let n=t.move||t.picks[0].move,s=t.kind==="board";if((["hand","grid"].includes(t.role)||
s)&&n in this.lifting.lifts&&(this.lifting.lifted!==n||!s&&this.lifting.card!==t.key)){if(this.lifting.lift(n,t.key),s){
let o=this.stage.querySelector(`.way[data-move="${CSS.escape(n)}"]`);o instanceof SVGElement&&o.focus()}return}return this.
send(n)}lift(t,n){let s=t.lifted!==this.model.get("lifted");this.save(t),!(!s||!this.scene)&&(this.refused="",this.show(
!1),t.lifted||this.painter.focus(n))}refuse(t){this.refused=t;let n=this.scene;n&&this.showWords(n)}send(t){this.lifting.
unread(t)||(this.sending.send(t,this.lifting.said[t]??null),ee(this.model.get("game")))}markSent(t){this.root.classList.
toggle("sent",!!t),this.lifting.playing(!!t);for(let n of this.stage.querySelectorAll("[data-act]"))F(n,"aria-busy",t&&n.
getAttribute("data-act")===t?"true":"")}key(t){!t.ctrlKey&&!t.metaKey&&!t.altKey&&this.chooser.stroke(t)}remove(){this.newcomer.
stop(),this.unfit(),this.unhear(),this.unheed(),this.unhalt(),this.chooser.close();for(let t of this.moves)this.model.off(
`change:${t}`,this.watch);for(let t of this.stays)this.model.off(`change:${t}`,this.still);this.model.off("msg:custom",Ce),
this.stepper.stop(),this.reel.stop(),this.sizes.disconnect(),clearTimeout(this.saying)}};function Fc({model:e,el:t}){let n=new ho(
e,t);return()=>n.remove()}var ip=/^([+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?|[+-]?\d+\/\d+)$/i,ap=/(^|[;\t\r\n])([\s\0]*)(?=[=+\-@＝＋－＠])/g;function lp(e){
let t=String(e??""),n=typeof e!="string"||ip.test(t)?t:t.replace(ap,"$1'$2");return/[",\r\n]/.test(n)?`"${n.replaceAll('\
"','""')}"`:n}var jc=e=>e.map(t=>`${t.map(lp).join(",")}
`).join("");var Bt=["answer","why","try","steps","example"],[Xe,mo]=Bt.slice(3),Vc=Bt.slice(0,-1),Gc=["guess","think","know"],Zc=26;
function rt(e){throw new Error(e)}var $t=(e,t)=>e.card(t.place,t.question,t.settings);function Se({said:e,covered:t},n,s,r){
return e.findLast((o,i)=>i>=t&&o.place===n&&o.question===s&&!Lt(o.settings,r))}var bs=({locked:e},t,n,s)=>!!Se(t,t.place,
n,s.settings)||!t.predicting||s.certain&&!e;function fo(e,t){let n=$t(e,t);return n?bs(e,t,t.question,n):!1}var ce=(e,t)=>({
...t,question:cp(e,t),why:0,page:[Xe,mo].includes(t.page)?Bt[0]:t.page});function cp(e,t){let n=e.offered(t.place),s=i=>e.
card(t.place,i,t.settings);if(n.length===1)return n[0];if(t.held)return t.question;if(n.includes(t.chosen))return t.chosen;
let r=e.prefer(t.place);return r&&s(r)?r:n.find(i=>s(i)?.certain===!1)??n.find(s)??n[0]??""}function up(e,t,n){let s=t.before??
t.settings,r=t.chosen||t.question;return ce(e,{...t,place:n,held:null,aside:!1,before:null,settings:s,question:r})}function hp(e,t,n,s){
let r=t.before??t.settings;return ce(e,{...t,...s,place:n,held:s,aside:!1,before:r,page:Bt[0]})}function dp(e,t,n){let s=e.
offered(t.place);s.includes(n)||rt(`Expected one of the questions ${s.join(", ")}, not '${String(n).slice(0,40)}'.`);let{
held:r}=t,o=r?n!==r.question:!1,i=r&&!o?r.settings:t.settings;return ce(e,{...t,chosen:n,question:n,aside:o,settings:i})}
function mp(e,t,n){let s=$t(e,t),r=s?.offers??{};for(let[o,i]of s?Object.entries(n):[]){let a=o in t.settings&&t.settings[o]===
i;if(!r[o]?.includes(i)&&!a){let l=Object.entries(r).map(([c,h])=>`${c} of ${h.join(", ")}`),u=`${o.slice(0,20)}=${String(
i).slice(0,20)}`;rt(`The question has no setting ${u}. It has ${l.join("; ")||"none"}.`)}}return ce(e,{...t,settings:{...n}})}
function fp(e,t,{number:n,sure:s="",time:r="",seed:o=0}){let i=$t(e,t);if(!i)return rt("There's no question to answer in\
 this position.");s&&!Gc.includes(s)&&rt(`How sure you are must be one of ${Gc.join(", ")}, not '${String(s).slice(0,20)}\
'.`),i.value(n);let{place:a,question:l}=t,u={place:a,question:l,settings:i.settings,number:n.trim(),sure:s,time:r,seed:o,
owned:"",denied:""};return{...t,said:[...t.said,u]}}function pp(e,t){let n=$t(e,t),s=n&&Se(t,t.place,t.question,n.settings),
r=s&&e.told(n,s,t.said.slice(0,t.said.indexOf(s)));return{said:s,told:r}}function gp(e,t,n){let{said:s,told:r}=pp(e,t);if(!s||
!r?.mistake||!r.asks)return rt("There's no mistake to say yes or no to.");let o={...s,[n?"owned":"denied"]:r.mistake.kind};
return{...t,said:t.said.map(i=>i===s?o:i)}}function bp(e,t,n){return n===Xe&&(fo(e,t)||rt("Make your guess first."),$t(e,
t)?.asks.length||rt("This question has no small steps.")),{...t,page:n}}function Kc(e,t,n,s){let r=$t(e,t);if(!r||!fo(e,
t))return rt("Make your guess first.");let{place:o,question:i}=t;return Xr(t,r,{place:o,question:i,settings:r.settings,step:n,
number:s})}function wp(e,t,n){let{place:s,question:r,settings:o}=n,i=e.offered(s).includes(r)?e.card(s,r,o):null;return i?
Xr(t,i,{...n,settings:i.settings}):rt("That question doesn't come up at that place in this game.")}function yp(e,t,n){switch(n.
kind){case"Pick":return dp(e,t,n.question);case"Set":return mp(e,t,n.settings);case"Predict":return n.second&&rt("This q\
uestion takes one number."),ce(e,fp(e,t,n));case"Own":return gp(e,t,n.yes);case"Turn":return Vc.includes(n.page)||rt(`Ex\
pected the page to be ${Vc.join(", ")}, not '${String(n.page).slice(0,20)}'.`),bp(e,t,n.page);case"AnswerStep":return Kc(
e,t,n.step,n.number.trim()||" ");case"ShowStep":return Kc(e,t,n.step,"");case"Attempted":return wp(e,t,n.attempt);case"W\
hy":return n.at>=0&&n.at<Zc||rt(`Expected a step of the derivation from 0 to ${Zc-1}, not ${n.at}.`),{...t,why:n.at};case"\
AskFirst":return ce(e,{...t,predicting:n.on});case"Cover":return ce(e,{...t,covered:t.said.length,attempts_from:t.attempts.
length})}return rt(`A panel can't do ${n.kind}.`)}var po="answered",xp="skipped",Ee=(e,t)=>`${e} ${t}`,ze=(e,t)=>t.stop>=
0?e.moments(t.seat)[t.stop]:null,ws=(e,t)=>e.fates[`${e.seat} ${t}`];function Xc(e,t){let n=ze(e,t);return!!(n&&(t.asked.
page!==Bt[0]||t.frame!==n.frame))&&ws(t,t.stop)===po}var Je=(e,t)=>ws(e,t)===po;function zc(e,t,n=!1){let s=`${e.seat} ${e.
stop}`;return s in e.fates&&!n?e:{...e,fates:{...e.fates,[s]:t}}}var go=e=>e.stop>=0?{...zc(e,xp),stop:-1}:e;function bo(e,t){
return{...t,asked:up(e,t.asked,Ee(t.frame,t.eyes))}}function kp(e,t,n){e.eyes.includes(n)||rt(`Expected watcher to be on\
e of ${e.eyes.join(", ")}, not '${String(n).slice(0,40)}'.`);let s=/^\d+$/.test(n)&&Number(n)!==t.seat;return bo(e,{...go(
s?{...t,seat:Number(n),stop:-1}:t),eyes:n})}function Yc(e,t,n){let s=e.moments(t.seat);if(n>=-1&&n<s.length||rt(`Expecte\
d a moment from 0 to ${s.length-1}, or -1, not ${n}.`),n<0)return{...t,stop:-1};let{frame:r,question:o,settings:i}=s[n],
a=String(t.seat),l=hp(e,t.asked,Ee(r,a),{question:o,settings:i});return{...t,asked:l,frame:r,eyes:a,stop:n,playing:!1}}var Jc=(e,t,n)=>({
...bo(e,{...go(t),frame:n}),playing:n<e.frames-1});function vp(e,t){return t.stop<0||t.asked.aside||$t(e,t.asked)&&!fo(e,
t.asked)?null:ze(e,t)}function ys(e,t,n){let s=ze(e,t);switch(n.kind){case"Step":return n.to>=0&&n.to<e.frames||rt(`Expe\
cted a step from 0 to ${e.frames-1}, not ${n.to}.`),bo(e,{...go(t),frame:n.to});case"Eyes":return kp(e,t,n.key);case"Sto\
p":return Yc(e,t,n.at);case"Go":{let i=Yc(e,t,n.to);return Je(i,n.to)?{...i,frame:e.moments(t.seat)[n.to].answer}:i}case"\
Play":return{...t,playing:n.on};case"Skip":return s?Jc(e,t,t.frame):t;case"GoOn":return vp(e,t)&&s?Jc(e,t,s.answer):t}let r=yp(
e,t.asked,n),o={...t,asked:r};return s&&n.kind==="Predict"&&!r.aside?{...zc(o,po,!0),frame:s.answer,playing:!1}:s&&n.kind===
"Turn"&&Je(t,t.stop)?{...o,frame:r.page===Bt[0]?s.answer:s.frame,playing:!1}:o}function Qc(e){return{asked:{place:"",question:"",
settings:{},chosen:"",held:null,aside:!1,before:null,page:Bt[0],why:0,predicting:!0,said:[],covered:0,attempts:[],attempts_from:0},
frame:0,eyes:"0",seat:0,stop:-1,playing:!1,fates:{},...e}}var $p="no one two three four five six seven eight nine ten".split(" "),Mp=.05,tu=3,Te=e=>$p[e]??String(e);function _p(e){let t=$e(e);return Math.abs(100*e-t)<1e-9?`exactly ${t}`:t===0?"fewer than 1":t===100?"more than 99":`abo\
ut ${t}`}var wo=(e,t)=>t==="chance"?String($e(e)):Ct(e,2).replace(/\.?0+$/,"").replace("-","−"),Sp=e=>e.reduce((t,n)=>Array.
from({length:t.length+1},(s,r)=>(1-n)*(t[r]??0)+n*(t[r-1]??0)),[1]);function Ep(e){let t=e.filter(({came:d})=>d!=null),n=t.
length;if(n===0)return["",""];let s=t.map(({exact:d})=>d),r=t.filter(d=>d.came).length,o=s.reduce((d,f)=>d+f,0),i=r>=o-1e-9,
a=Sp(s).reduce((d,f,b)=>d+((i?b>=r:b<=r)?f:0),0),l=`in ${_p(a)} out of 100 games`,u=a<Mp?" That is rare.":"";if(n===1)return[
r?"It happened.":"It didn't happen.",`You'd expect that ${l}.${u}`];let c=r===n?n===2?"both":`all ${n}`:r?`${r} or ${i?"\
more":"fewer"}`:"none",h=n===2?"Both":`All ${Te(n)}`;return[`${r===n?h:`${r?ie(Te(r)):"None"} of the ${Te(n)}`} things y\
ou guessed about happened.`,`You'd expect ${Ct(o,1)} on average, and ${c} ${l}.${u}`]}var eu=({said:e,exact:t,reach:n})=>Math.
abs((e??t)-t)/n;function Tp(e){let t=e.filter(({near:c})=>!c).sort((c,h)=>eu(h)-eu(c)),n=t.length;if(n===0)return["",e.length>
1?"All your guesses were close.":"Your guess was close."];let s=t.slice(0,tu).map(({mine:c,right:h})=>`${c} (it was ${h}\
)`),r=[s.slice(0,-1).join(", "),s[s.length-1]].filter(Boolean).join(" and "),o=t.filter(({said:c,exact:h})=>(c??0)>h).length,
i=`too ${o?"high":"low"}`;if(n===1)return["",`${e.length===1?"Your":"One"} guess was ${i}: ${r}.`];let a=`${Te(o)} of th\
em ${o===1?"was":"were"} too high`,l=o===0||o===n?`${n===2?"both":"all"} were ${i}`:a,u=n>tu?"The furthest off were":"Th\
ey were";return["",`${ie(Te(n))} guesses were not close, and ${l}. ${u} ${r}.`]}function nu(e,t){let n=e.filter(({said:r})=>r!=
null);if(n.length===0)return{title:"The game is over",near:"",lines:[["You didn't guess this time.","Press a mark on the\
 timeline to try one."]],doors:[]};let s=[Ep(n),Tp(n),["",t]];return{title:n.length===1?"Your guess":`Your ${Te(n.length)}\
 guesses`,near:`${n.filter(({near:r})=>r).length} close`,lines:s.filter(r=>r.some(Boolean)),doors:[]}}function Ap(e,t,n){let s=e.card(t.place,n,t.settings),r=!!(s&&Se(t,t.place,n,s.settings));return{...e.chip(n),arises:!!s,
away:s?"":e.away(t.place,n),done:r}}function Lp(e,t,n){return n.row.map(([s,r,o])=>{let i=r===n.settings[s],a={...n.settings,
[s]:r},l=i?n:e.card(t.place,t.question,a),u=l&&JSON.stringify(l.settings)===JSON.stringify(a);return{value:r,label:o,here:i,
...u&&bs(e,t,t.question,l)?l.number:{}}})}var Up=({said:e},t)=>e.slice(0,e.indexOf(t));function Hp(e,t,n,s){let r=Se(t,t.
place,t.question,n.settings),o=[t.question,...Object.values(n.settings),t.place].join(" ");return{...n.asked,key:o,revealed:s,
fault:e.fault(t.place),...s&&{...n.answered,row:Lp(e,t,n),notice:e.notice(t)},...s&&n.asks.length>0&&!n.certain&&{work:Gn(
n,Vn(t,t.place,t.question,n))},...r&&{said:{...e.told(n,r,Up(t,r)),sure:r.sure},misconception:""}}}var yo={label:"Work i\
t out",kind:"work"};function Pp({panel:e,main:t,page:n},s){let{work:r}=e,o="kind"in t;return!r||t.kind==="predict"||n===
mo?t:n===Xe?r.at>=0?{}:t:r.at<0?t:s?o?{...yo,also:{label:t.label,kind:t.kind}}:{...yo}:{...t,also:yo}}function su(e,t,n){
let s=$t(e,n),r=s&&Se(n,n.place,n.question,s.settings);t.main=Pp(t,!!(r&&s&&!s.verdict(s.value(r.number)).near))}function Np(e,t){
let n=$t(e,t),s=n?bs(e,t,t.question,n):!1,{question:r,settings:o,predicting:i,why:a}=t,l=s&&n&&n.asks.length>0&&!n.certain,
u=t.page===Xe&&!l?Bt[0]:t.page;return{question:r,settings:o,predicting:i,page:u,why:a,questions:e.offered(t.place).map(c=>Ap(
e,t,c)),panel:n?Hp(e,t,n,s):e.nothing(t.place,t.question),main:n&&!s?{label:"Show the answer",kind:"predict"}:{},moment:{},
guesses:[],ending:{}}}function Rp(e,t){return e.moments(t.seat).flatMap((n,s)=>{let r=Ee(n.frame,String(t.seat)),o=Je(t,
s)?e.card(r,n.question,n.settings):null;if(!o)return[];let i=t.asked.said.find($=>$.place===r&&$.question===n.question&&
JSON.stringify($.settings)===JSON.stringify(o.settings)),a=i?o.value(i.number):null,l=o.number.number,{came:u,words:c,frame:h}=n,
{measure:m,span:d}=o.panel,{name:f}=e.chip(n.question),b=Vl(l,m),g=a!=null&&o.verdict(a).near,w=a==null?"":wo(a,m),y=wo(
l,m);return[{said:a,exact:l,came:u,words:c,at:s,frame:h,name:f,measure:m,span:d,reach:b,near:g,mine:w,right:y}]})}function xo(e,t){
return t.said.flatMap((n,s)=>{let r=e.card(n.place,n.question,n.settings);if(!r)return[];let{judged:o,measure:i}=r.panel,
a=r.value(n.number),{mistake:l}=e.told(r,n,t.said.slice(0,s));return[{game:e.saved.game,question:n.question,settings:Object.
entries(r.settings).map(([u,c])=>`${u}=${c}`).join(" "),position:e.called(n.place),prediction:a,sure:n.sure,exact:o.written,
measure:i,mistake:l?.name??"",kind:l?.kind??"",own:n.owned?"yes":n.denied?"no":"",time:n.time,steps:Ul(r,Vn({...t,attempts_from:0},
n.place,n.question,r)),off:Math.abs(a-o.exact)}]})}function ru(e,t){let{asked:n,stop:s}=t,r=e.moments(t.seat),o=Np(e,n),
i=Rp(e,t);o.guesses=i,e.game.over&&s<0&&t.frame===e.frames-1&&Object.assign(o,{ending:nu(i,Gl(xo(e,n))),main:{}});let a={
step:t.frame,watcher:t.eyes,moments:r.map(({frame:c,answer:h,line:m,fate:d},f)=>{let b=Je(t,f)?d:ws(t,f)??"open";return{
frame:c,answer:h,line:m,state:b}}),stop:s,playing:t.playing,caption:{},bright:[],heat:o.panel.revealed?$t(e,n)?.heat:{}},
l=ze(e,t);if(!l)return o.ending.title||su(e,o,n),{panel:o,table:a};let u=Xc(e,t);if(u?n.page!=="answer"&&(a.caption=l.back):
Object.assign(a,{caption:l.asks,bright:l.bright}),!n.aside){let{line:c,stake:h,came:m,words:d,headline:f}=l,b="See what \
happens";o.moment={line:c,button:b,stake:h,at:s,of:r.length},u&&Object.assign(o.moment,{came:m,words:d,headline:f,seen:!0});
let g=e.game.over&&l.answer===e.frames-1?"See how you did":"Keep watching";o.main=o.main.kind==="predict"?{label:b,kind:"\
predict"}:{label:g,kind:"go"}}return su(e,o,n),{panel:o,table:a}}var ou="This game is too long to have every answer on one page. Press one of the marks: their answers are here.";function ko(e){
let t=e.map(i=>`'${i}'`),n=t.at(-1),[s,r]=t.length===1?["question","it"]:["questions","they"],o=t.length>1?`${t.slice(0,
-1).join(", ")} and ${n}`:n;return n?`Something went wrong in the ${s} ${o}, so ${r} can't be answered here. The other q\
uestions still work.`:""}var Op=["steps","asks","dots","row"],iu=["answer","bars","dots","steps","idea","misconception","apart","simulated","head\
line","certain"],Cp=["row","judged","heat","lesson","tries","asks"],Bp=.02,Dp=1e9,au=(e,t)=>Object.fromEntries(Object.entries(
e).filter(([n])=>t(n))),vo=class{constructor(t,n,s){this.panel=t,this.settings=n,this.certain=!!t.certain,this.heat=t.heat,
this.answered=au(t,i=>iu.includes(i)||i==="lesson");let r=t.knobs.map(i=>({...i,choices:i.choices.filter(([a])=>s.some(l=>!Lt(
l,{...n,[i.name]:a})))})).filter(i=>i.choices.length>1),o=au(t,i=>!iu.includes(i)&&!Cp.includes(i));this.asked={...o,knobs:r},
this.offers=Object.fromEntries(r.map(({name:i,choices:a})=>[i,a.map(([l])=>l)]))}get row(){let t=this.panel.knobs.find(n=>!n.
model);return(this.panel.row??[]).map(({value:n,label:s})=>[t.name,n,s])}get asks(){return this.panel.asks??[]}get example(){
let{judged:t,measure:n}=this.panel;return this.asks.length>0&&!(n==="chance"&&Math.abs(t.exact-.5)<Bp)}get lines(){return(this.
panel.steps??[]).filter(t=>t.value!=null&&!t.other).length}get number(){let{exact:t}=this.panel.judged;return{number:t,text:oe(
t,this.panel.measure)}}value(t){return Il(t,this.panel.measure,this.panel.span)}verdict(t){let{verdicts:n}=this.panel.judged,
s=Math.round(t*Dp),[,r,o]=n.find(([i])=>s<=i)??n.at(-1);return{band:r,near:r!=="far",mistake:o}}mistake(t){return this.panel.
judged.mistakes[this.verdict(t).mistake]??null}told(t){let n=this.value(t),{judged:s,measure:r}=this.panel;return{value:n,
verdict:Fl(n,s.exact,r,this.verdict(n).band)}}},qp=2,$o=class{constructor(t){this.locked=!1;this.saved=t,this.cards=new Map}offered(t){
return this.saved.questions.map(({id:n})=>n)}panels(t,n){return[[],[]]}card(t,n,s){let r=JSON.stringify([t,n,s]),o=this.
cards.get(r);return this.cards.has(r)||(o=this.made(t,n,s),this.cards.set(r,o)),o??null}made(t,n,s){let[r,o]=this.panels(
t,n),i=[...r,...o].map(h=>this.unfolded(h));if(i.length===0)return null;let a=i.map(h=>h.set),l={...a[0],...s},u=({name:h,
choices:m,value:d})=>{let f=m.some(([b])=>b===l[h])||m.length===0;return!(h in l)||d===(f?l[h]:m[0][0])},c=i.find(({panel:h})=>h.
knobs.every(u))??i[0];return new vo(c.panel,c.set,a.slice(0,r.length))}unfolded(t){let{pool:n,panels:s}=this.saved,r={};
for(let[i,a]of Object.entries(s)){let l=a[t];l!=null&&(r[i]=Op.includes(i)?l.map(u=>n[u]):n[l])}let o=r.knobs.map(i=>[i.
name,i.value]);return{panel:r,set:Object.fromEntries(o)}}prefer(t){return""}chip(t){let{id:n,name:s,title:r}=this.saved.
questions.find(o=>o.id===t)??this.saved.questions[0];return{id:n,name:s,title:r}}away(t,n){let{when:s}=this.saved.questions.
find(r=>r.id===n)??{when:""};return s?`This question comes up ${s}.`:this.saved.onward}fault(t){return""}notice(t){return""}told(t,n,s,r=t.
mistake(t.value(n.number))){let o=!(n.owned||n.denied),i=s.filter(l=>l.denied&&l.denied===r?.kind).length,a=r!=null&&o&&
i<qp;return{...t.told(n.number),sure:n.sure,mistake:r,asks:a,own:n.owned!==""}}called(t){return t}nothing(t,n){let s=this.
saved.questions.find(({id:i})=>i===n),r=s?.title??"There is no question here.",o=this.away(t,n);return{key:t,none:!0,title:r,
when:o}}},Qe=class extends $o{constructor(t){super(t),this.game=t,this.frames=t.steps,this.eyes=t.table.eyes.map(([n])=>n)}moments(t){
return this.game.stops[t]??[]}here(t){let[n,s]=t.split(" "),r=this.game.places[s];return r?this.game.asked[r[Number(n)]]:
{}}waiting(t){let n=t.split(" ")[1];return this.moments(/^\d+$/.test(n)?Number(n):-1).filter(({frame:s})=>Ee(s,n)===t)}panels(t,n){
let s=this.waiting(t).filter(r=>r.question===n);return[this.here(t)[n]??[],s.map(({panel:r})=>r)]}prefer(t){return this.
waiting(t)[0]?.question??""}away(t,n){return this.here(t)[n]?ko([this.chip(n).name]):this.game.places[t.split(" ")[1]]?super.
away(t,n):ou}fault(t){let n=this.here(t);return ko(this.saved.questions.filter(({id:s})=>n[s]?.length===0).map(({name:s})=>s))}called(t){
let[n,s]=t.split(" ");return this.game.called??`step ${n}, seen by ${s}`}};var Wp=2,Mo="About 1 in 20 runs",Dt=(e,t=2)=>Ct(Math.abs(e)<.5/10**t?0:e,t).replace("-","−");function lu(e,t,n,s,r,o){
let i=s==="chance";if(e===0||e<2&&!i)return"";let a=i?100:1,[l,u,c]=[...n,t].map(m=>a*m),h=r==null?[]:[r,...o==null?[]:[
o]].map(m=>a*m);return l===u?`${e===2?"Both":`All ${e.toLocaleString("en")}`} trials gave the same number, so they don't\
 show how far off it may be.`:`So it's ${Ip(l,u,c,s,h)}${jp(l,u,h,i)}`}function Ip(e,t,n,s,r=[]){let o=(e+t)/2,i=(t-e)/2,
a=s==="chance",l=a?i>=Wp&&!Fp(e,t,o,i,r)?0:1:2,u=Dt(i,l);if(a&&Dt(o,l)!==Dt(n,l))return`between ${Dt(e,l)} and ${Dt(t,l)}\
 out of 100`;let c=a?"out of 100":s;return`about ${Dt(n,l)} ${c}, give or take ${Number(u)?u:"less than 0.01"}`}function Fp(e,t,n,s,r){
let[o,i]=[n,s].map(a=>Number(Dt(a,0)));return r.some(a=>(e<=a&&a<=t)!=(o-i<=a&&a<=o+i))}function jp(e,t,n,s){let[r,o]=n.
map(l=>Vp(l,s)),[i,a]=n.map(l=>e<=l&&l<=t);if(r==null)return".";if(o==null||o===r){let l=o==null?"":", and so does your \
guess";return`. The answer (${r}) ${i?`fits${l}`:`doesn't fit. ${Mo} miss it`}.`}return i&&a?`. Your guess (${o}) and th\
e answer (${r}) both fit so far.`:i?`. The answer (${r}) fits, but your guess (${o}) doesn't.`:a?`. Your guess (${o}) fi\
ts, but the answer (${r}) doesn't. ${Mo} mislead like this.`:`. Neither the answer (${r}) nor your guess (${o}) fits. ${Mo}\
 miss the answer.`}var Vp=(e,t)=>t?Dt(e,Math.abs(e-Math.round(e))<1e-9?0:1):Dt(e);var Gp=[1,10,100,1e3],Zp=1e6,Kp=2,tn=1.959963984540054,Yp=100,xs=10,Jp=617,Xp=125,zp=350,Qp=50,tg=20;function eg(e,t){let n=e/
t,s=tn*tn,r=(n+s/(2*t))/(1+s/t),o=tn/(1+s/t)*Math.sqrt(n*(1-n)/t+s/(4*t*t));return[Math.max(0,r-o),Math.min(1,r+o)]}function ng(e,t,n){
let s=t/e,r=e<2?0:Math.sqrt(Math.max(0,n/e-s**2)/(e-1));return[s-tn*r,s+tn*r]}function sg(e,t){let n=new Set([t]);for(let s=1;s<
10;s++)n.add(s);for(let s=10;10**(s/10)<t;s++)n.add(Math.round(10**(s/10)));return new Set([...n].filter(s=>s>e&&s<=t))}
function rg({parts:e,rows:t},n){let s={dealt:{},traces:[]};for(let[r,o]of Object.entries(t)){let i=e[o.charCodeAt(n)-48];
i&&r.startsWith("trace.")?s.traces.push(i):i&&(s.dealt[r]=i)}return s}var _t=e=>e.toLocaleString("en"),ks=class{constructor(t,n=Math.
floor(Math.random()*Zp)){this.key="";this.card=null;this.explained="";this.run={begun:0,n:0,total:0,squares:0,points:[]};
this.earlier=[];this.running=!1;this.few=!1;this.note="";this.signs="";this.cases=[0,0,0];this.outcome=null;this.shown={
dealt:{},traces:[]};this.publish=t,this.seed=n,this.said=void 0,this.timer=void 0}forget(t){clearTimeout(this.timer),this.
run={begun:0,n:0,total:0,squares:0,points:[]},this.earlier=t,this.running=!1,this.few=!1,this.note="",this.signs="",this.
cases=[0,0,0],this.outcome=null,this.shown={dealt:{},traces:[]}}get dealt(){return this.card?.panel.tries}get most(){let{
signs:t="",kept:n=0}=this.dealt??{};return t.length-n+Math.min(xs,n)}get counts(){return Gp.filter(t=>t<=this.most)}get chance(){
return this.card?.panel.measure==="chance"}bind(t,n,s){this.said=s,this.card=n,t!==this.key&&this.forget([]),this.key=t}again(t){
let n=String(t??this.seed+1),{value:s}=ct(n,{low:0,high:999999999,whole:!0});s==null&&rt(`Expected a seed of trials from\
 0 to 999,999,999, not '${n.slice(0,20)}'.`),this.seed=Number(s),this.forget([this.run,...this.earlier].filter(({points:r})=>r.
length>0).slice(0,Kp)),this.publish()}place(t){let{signs:n="",kept:s=0}=this.dealt??{};return t<Math.min(xs,s)?(xs*this.
seed+t)%s:s+(Jp*this.seed+t)%(n.length-s)}begin(t,n=!1){if(this.running)return;let s=this.trying(t,n);this.running=!0,this.
note="";let r=()=>{let{value:o,done:i}=s.next();this.running=!i,i||(this.timer=setTimeout(r,o)),this.publish()};try{r()}catch(o){
throw this.running=!1,o}}stop(){clearTimeout(this.timer),this.running=!1,this.publish()}*trying(t,n=!1){let{run:s}=this;
this.dealt||rt("There's no question to try out in this position."),this.counts.includes(t)||rt(`Expected ${this.counts.map(
_t).join(", ")} trials, not ${String(t).slice(0,20)}.`),s.begun>=this.most&&rt(`That is ${_t(this.most)} trials already.\
 Start over to run more.`);let r=Math.min(this.most,s.begun+t),o=sg(s.begun,r);for(this.few=t<=10;s.begun<r;)this.add(),
o.has(s.begun)&&this.mark(),(t===10||!this.few&&s.begun%(t/tg)===0)&&s.begun<r&&(yield this.few?n?zp:Xp:Qp)}add(){let{run:t}=this,
n=this.dealt,s=this.place(t.begun),r=n.values[n.signs.charCodeAt(s)-48];t.begun++,this.outcome=r,this.shown=this.few?rg(
n,s):{dealt:{},traces:[]};let o=r==null?2:r?0:1;this.cases[o]++,this.signs.length<Yp&&(this.signs+="ynx"[o]),r!=null&&(t.
n++,t.total+=r,t.squares+=r*r)}get mean(){return this.run.total/this.run.n}interval(){let{n:t,total:n,squares:s}=this.run;
return this.chance?eg(Math.round(n),t):ng(t,n,s)}mark(){this.run.n>0&&this.run.points.push([this.run.begun,this.mean,...this.
interval()])}told(t){let{run:n,dealt:s}=this,r={runs:t?[n,...this.earlier].map(({points:a})=>[...a]):[[]],begun:t?n.begun:
0,struck:t?n.begun-n.n:0,running:this.running,most:this.most,counts:this.counts,seed:this.seed,note:this.note,traces:t?this.
shown.traces:[]};if(!s||!t)return r;let[,o]=this.noun(),i=s.kept>0?` You can see the cards of the first ${xs}.`:"";if(r.
beforehand=`These ${o} were made in advance, ${_t(s.signs.length)} in all.${i}`,s.cases&&(r.grown=this.grown(s.cases)),n.
begun===0)return r;if(Object.assign(r,{summary:this.summary(),claim:this.claim(),band:this.band()}),n.n>0){let[a,l]=this.
interval();Object.assign(r,{value:this.mean,low:a,high:l})}return this.few&&(r.last=this.last()),r}grown(t){let n=this.run.
begun,s=t.map((l,u)=>[this.cases[u],l]),r=s.map(([l,u])=>`"${u}" came up ${_t(Number(l))} ${l===1?"time":"times"}`),o=r.
pop()??"",i=r.length>0?`${r.join(", ")} and ${o}`:o;return{kind:"cases",caption:"",spoken:n?`So far, ${i}.`:"There are n\
o tries so far.",n,signs:this.signs,kinds:s}}noun(){return jl(this.card?.panel.trial??"")}summary(){let{n:t,total:n,begun:s}=this.
run,[r,o]=this.noun(),i=s-t,{cases:a,event:l,measure:u}=this.card?.panel??{};if(t===0)return s>1?`None of the ${_t(s)} ${o}\
 so far counts.`:`One ${r} so far, and it doesn't count.`;let c=i>0?` ${_t(i)} of the ${_t(s)} ${o} ${i===1?"does":"do"}\
n't count.`:"";return this.chance?t===1?`One ${r} ${i?"that counts":"so far"}.${c}`:Math.round(n)===1?`It happened once \
in ${_t(t)} ${o}.${c}`:`${_t(Math.round(n))} of ${_t(t)} ${[a||o,l].filter(Boolean).join(" ")}.${c}`:`${oe(this.mean,u)}\
 on average in ${_t(t)} ${t>1?o:r}.${c}`}claim(){let{n:t}=this.run,{judged:n,apart:s,measure:r}=this.card?.panel??{};return t===
0?"":lu(t,this.mean,this.interval(),r,s?null:n.exact,this.said)}band(){if(this.run.begun<2)return"";let t=this.card?`${this.
card.panel.id} ${JSON.stringify(this.card.settings)}`:"";this.explained||=t;let n=this.chance?"95% Wilson interval":"95%\
 interval";return this.explained===t?`19 out of 20 bands like this hold the answer (${n}).`:""}last(){let t=`${ie(this.noun()[0])}\
 ${_t(this.run.begun)}`,n=this.dealt?.struck;return this.outcome==null?`${t} doesn't count${n?`, because ${n}`:""}.`:this.
chance?`${t}: ${this.outcome?"yes":"no"}.`:`${t}: ${oe(this.outcome,this.card?.panel.measure)}.`}};var cu={step:e=>({kind:"Step",to:e}),watcher:e=>({kind:"Eyes",key:e}),stop:e=>({kind:"Stop",at:e}),playing:e=>({kind:"Pl\
ay",on:e}),question:e=>({kind:"Pick",question:e}),settings:e=>({kind:"Set",settings:e}),predicting:e=>({kind:"AskFirst",
on:e}),page:e=>({kind:"Turn",page:e}),why:e=>({kind:"Why",at:e})},uu=["game","question","settings","position","predictio\
n","sure","exact","measure","mistake","kind","own","time","steps"],og=({kind:e,also:t})=>[e,t?.kind].some(n=>n==="go"||n===
"next"),_o=class{constructor(t,n,s){this.drawn={};this.student="";this.front="table";this.drew=()=>{};this.facts=t,this.
models=n,this.now=s,this.tries=new ks(()=>this.draw(this.models.panel.get("note")))}did(t){return this.now}shown(){return{}}open(){
this.draw();for(let[n,s]of Object.entries(this.models))for(let r of Object.keys(cu))s.on(`change:${r}`,()=>this.wish(n,r));
let{panel:t}=this.models;t.on("change:lit",()=>this.light(t.get("lit"))),t.saying=n=>this.hear(n)}light(t){this.models.table.
put({lit:t})}wish(t,n){let s=this.drawn[t]??{},r=this.models[t].get(n);n in s&&Lt(s[n],r)&&this.do(cu[n](r))}do(t){let n="";
try{this.now=this.did(t)}catch(s){n=s instanceof Error?s.message:String(s)}return this.draw(n),n}draw(t=""){let{panel:n,
...s}=this.drawn=this.shown(),r=this.tried(n,s),o=Lt(n.panel,this.models.panel.get("panel"));for(let[i,a]of Object.entries(
s))this.models[i].put(a);this.models.panel.put({...n,...r,note:t,...o&&{lit:{}}}),this.drew()}tried({panel:t,page:n},s){
let{tries:r,front:o,now:i}=this,a=!!t.revealed;r.bind(t.key,$t(this.facts,i.asked),t.said?.value);let l=r.told(a),{dealt:u}=a?
r.shown:{dealt:{}};a&&n==="try"&&r.dealt?.rows["trace.0"]&&(t.traces=!0);for(let h of["table","twin"])s[h]&&(s[h].dealt=
u);let c=Object.keys(u).length+l.traces.length>0;return n==="try"&&l.last&&i.stop!==-1&&c&&(s[o].caption={place:"Only a \
test, not the real game",line:[l.last,""],tone:"trial"}),{tried:l,dealt:u}}try(t){if(this.models.panel.get("panel").revealed)
try{t()}catch(n){this.tries.note=n instanceof Error?n.message:String(n),this.draw()}}hear(t){switch(t.kind){case"predict":{
let n=`${new Date().toISOString().slice(0,19)}Z`,{value:s,sure:r="",second:o=""}=t,{seed:i}=this.tries;this.do({kind:"Pr\
edict",number:String(s),sure:r,time:n,seed:i,second:String(o)});break}case"go":this.do({kind:"Go",to:t.at});break;case"o\
wn":this.do({kind:"Own",yes:t.yes});break;case"main":t.button==="like"?this.do({kind:"Like"}):og(this.models.panel.get("\
main"))&&this.do({kind:"GoOn"});break;case"pick":this.do({kind:"Pick",question:t.question});break;case"skip":this.do({kind:"\
Skip"});break;case"answer_step":this.do({kind:"AnswerStep",step:t.step,number:t.number});break;case"show_step":this.do({
kind:"ShowStep",step:t.step});break;case"run":this.try(()=>this.tries.begin(t.trials,t.calm));break;case"stop":this.tries.
stop();break;case"again":this.try(()=>this.tries.again(t.seed));break;case"save":this.models.panel.tell("msg:custom",{kind:"\
file",name:"predictions.csv",text:this.csv()})}}csv(){let t=this.student?["name",...uu]:uu,n=xo(this.facts,this.now.asked),
s=n.map(r=>t.map(o=>({...r,name:this.student})[o]));return jc([t,...s])}},vs=class extends _o{constructor(t,n,s){let r=new Qe(
t),o=n.get("stop"),i=Qc({frame:n.get("step"),eyes:n.get("watcher"),seat:t.seat}),a={...i.asked,chosen:t.chosen,predicting:s.
get("predicting")},l=ys(r,{...i,asked:a},{kind:"Step",to:i.frame});o>=0&&(l=ys(r,l,{kind:"Stop",at:o})),super(r,{table:n,
panel:s},l),this.game=r,this.open()}explain(t){this.facts=this.game=new Qe(t),this.draw()}did(t){return ys(this.game,this.
now,t)}shown(){return ru(this.game,this.now)}};function ig(e){let t={zones:[]};return e.map(n=>{let s=["sheet","board"].filter(o=>o in n).map(o=>[o,n[o]+(t[o]??0)]),r=n.
zones.map((o,i)=>o+(t.zones[i]??0));return t={...n,...Object.fromEntries(s),zones:r},t})}function hu(e,t,n){let s=Object.
entries(e.table.frames).map(([i,a])=>[i,ig(a)]),r=new ue({...e.table,frames:Object.fromEntries(s)}),o=new vs(e,r,t);return n.
append(wr(Fc,r,"uw-at-table"),wr(Dl,t,"uw-at-side")),o}function t2(e,t){let n=new ue(e.explainer);hu(e,n,Gi(e,n,t))}export{t2 as openSaved};
