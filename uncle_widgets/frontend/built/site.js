var de=()=>document.body?.dataset.voila!=null,ns=()=>de()&&document.body.dataset.voila!=="notebook",Je=()=>(new URLSearchParams(
location.search).get("uw")??"").slice(0,2e4);function ye(t,e,n){let s=new URLSearchParams({...n==="auto"?{}:{theme:n},...e?
{uw:e}:{}});return s.size?`${t}${t.includes("?")?"&":"?"}${s}`:t}var ka=400,Pm=1e4,ts=Symbol.for("uncle_widgets.address");
function xa(t){let e=globalThis;if(!de()||e[ts])return{changed:()=>{},answered:()=>{},stop:()=>{}};e[ts]=t;let n=t.link(),
s=t.room(),r=!1,o="",i=0,a=0,l=g=>{g!==(r?o:t.link())&&([r,o]=[!0,g],t.open(g))},c=()=>{let g=t.link(),b=Je(),w=t.room()!==
s&&!r;s=t.room(),r&&d(),r=!1;let y=new URLSearchParams(location.search);y.set("uw",g),t.theme()==="auto"?y.delete("theme"):
y.set("theme",t.theme());let M=`${location.pathname}?${y}`;g===b||!b&&g===n?b&&M!==location.pathname+location.search&&history.
replaceState(null,"",M):w?history.pushState(null,"",M):history.replaceState(null,"",M)},u=()=>{clearTimeout(i),t.room()!==
s&&!r?c():i=window.setTimeout(c,ka)},d=()=>{t.replaced()?h():a=window.setTimeout(d,ka)},p=()=>{clearTimeout(i),l(Je()||n)};
window.addEventListener("popstate",p),Je()&&l(Je()),r&&t.hide(!0);let h=()=>{clearTimeout(a),clearTimeout(f),t.hide(!1)},
f=window.setTimeout(h,Pm);return{changed:u,answered:h,stop:()=>{clearTimeout(i),h(),window.removeEventListener("popstate",
p),e[ts]===t&&delete e[ts]}}}function va(t,e,n,s){let{class:r,...o}=n,i=[e,r].flat().filter(Boolean).join(" ");i&&t.setAttribute("class",i);for(let[a,
l]of Object.entries(o))l==null||l===!1||(a.startsWith("on")?t.addEventListener(a.slice(2),l):a==="style"?t.style.cssText=
l:t.setAttribute(a,l===!0?"":String(l)));return t.append(...s.flat(9).filter(a=>a!=null&&a!==!1)),t}var $a=([t,...e])=>t?.
constructor===Object?[t,e]:[{},[t,...e]];function v(t,e,...n){let[s,...r]=t.split(".");return va(document.createElementNS(
"http://www.w3.org/2000/svg",s),r,...$a([e,...n]))}var R=(t,e,n,s,r)=>v("rect",{x:t,y:e,width:n,height:s,...r}),D=(t,e,n,s)=>v(
"circle",{cx:t,cy:e,r:n,...s}),Ae=(t,e,n,s)=>v("path",{d:t,fill:"none",stroke:e,"stroke-width":n,...s}),Et=(t,e,n,...s)=>v(
"svg",{width:t,height:e,viewBox:`0 0 ${t} ${e}`,role:"img","aria-label":n},...s);function m(t,e,...n){let[s,...r]=t.split(
"."),[o,i]=$a([e,...n]),a=s==="section"&&o["aria-label"]&&!ns();return va(document.createElement(a?"div":s),r,{role:a?"g\
roup":null,type:s==="button"?"button":null,...o},i)}function oe(t){let e=t.getRootNode();return e instanceof Document||e instanceof
ShadowRoot?e.activeElement:null}function rs(t){let e=oe(t);return!e||e===document.body}var ss=t=>t instanceof HTMLTextAreaElement||
t instanceof HTMLInputElement&&t.selectionStart!=null;function Rm(t,e,n){if(t.value===t.defaultValue||t.value===e.value||
!n&&e.defaultValue!==t.defaultValue)return;e.value=t.value;let s=!1,r=()=>{!s&&e.isConnected&&e.dispatchEvent(new Event(
"change"))};e.addEventListener("change",()=>s=!0),e.addEventListener("blur",r,{once:!0}),e.addEventListener("keydown",o=>{
o.key==="Enter"&&!e.form&&r()})}function G(t,...e){let n=oe(t),s=n&&n!==t&&t.contains(n)?n:null,r=s?.getAttribute("data-\
k")??"",o=[...t.querySelectorAll("[data-draft]")].filter(ss),i=ss(s)?{from:s.selectionStart,to:s.selectionEnd,text:s.value}:
null;t.replaceChildren(...e.flat(9).filter(l=>l!=null&&l!==!1));for(let l of o){let c=t.querySelector(`[data-k="${CSS.escape(
l.dataset.k??"")}"][data-draft="${CSS.escape(l.dataset.draft??"")}"]`);ss(c)&&c!==l&&Rm(l,c,l===s)}if(!s)return;if(pt(t,
r)){let l=oe(t);i&&l!==s&&ss(l)&&l.value===i.text&&l.setSelectionRange(i.from,i.to);return}let a=t.querySelector("[data-\
next]")??t;a instanceof HTMLElement&&(a.tabIndex=-1,a.focus({preventScroll:!0}))}function pt(t,e){let n=t.querySelector(
`[data-k="${CSS.escape(e)}"]`);return n instanceof HTMLElement&&n.focus({preventScroll:!0}),n instanceof HTMLElement}var Hm=/^(svg|g|path|rect|circle|ellipse|line|polyline|polygon|defs|clipPath|pattern|title|desc|use)$/;
function Ma(t){let e=new DOMParser().parseFromString(t,"image/svg+xml").documentElement;if(e.localName!=="svg")throw new Error(
"Expected SVG.");for(let n of[...e.querySelectorAll("*"),e]){if(n!==e&&!Hm.test(n.localName)){n.remove();continue}for(let{
name:s,value:r}of[...n.attributes]){let o=/^(xlink:)?href$/.test(s)&&!r.startsWith("#");(/^on/i.test(s)||o||/url\((?!["']?#)|javascript:/i.
test(r))&&n.removeAttribute(s)}}return document.importNode(e,!0)}var Nm=/^(#[0-9a-f]{3,8}|light-dark\(\s*#[0-9a-f]{3,8}\s*,\s*#[0-9a-f]{3,8}\s*\))$/i;
function ae(t,e){for(let n of(e??"").split(";")){let[s,r]=[n.slice(0,n.indexOf(":")).trim(),n.slice(n.indexOf(":")+1).trim()];
/^--[\w-]+$/.test(s)&&Nm.test(r)&&t.style.setProperty(s,r)}}function ke({label:t,choices:e,value:n,pick:s,k:r}){return m(
"div.seg",{role:"group","aria-label":t},e.map(([o,i],a)=>m("button",{"data-k":`${r}.${a}`,"aria-pressed":String(o===n),onclick:()=>s(
o)},i)))}var Cm=globalThis,Dr=Cm[Symbol.for("uncle_widgets.page")]??={};function Z(t){return Dr.ids=(Dr.ids??0)+1,`uw-${t}\
-${Dr.ids}`}function Xe(t,e){let n=-1,s=()=>{let o=Math.round(t.clientWidth);o>0&&o!==n&&(n=o,t.replaceChildren(e(o)))},
r=new ResizeObserver(()=>requestAnimationFrame(s));return r.observe(t),s(),{again:()=>(n=-1,s()),stop:()=>r.disconnect()}}
function K(t,e,n){n?t.getAttribute(e)!==n&&t.setAttribute(e,n):t.removeAttribute(e)}var ie=(t,...e)=>m("button",t,...e),
os=({kind:t,label:e,strong:n,share:s},r)=>ie({class:`btn${n?" solid":""}${s==null?"":" sharing"}`,style:s==null?null:`--\
p:${100*s}%`,"data-act":t,"data-k":`key.${t}`,onclick:()=>r(s==null?t:"stop")},s==null?e:`${e} (${Math.round(100*s)}%)`);
function Br(t,e,n){let s=oe(t),r=s&&t.contains(s)?s:null,o=r&&["data-act","data-clause"].find(l=>r.hasAttribute(l)),i=o&&
r?.getAttribute(o);if(n(),!r)return;([...t.querySelectorAll("button")].find(l=>o&&l.getAttribute(o)===i)??t.querySelector(
"button")??e).focus?.()}var Ft=()=>matchMedia("(prefers-reduced-motion: reduce)").matches;var z,Ta,Dm,ft,Ir,ds,Ea,as,La,Fr,Wr,Bm,fn=Symbol.for("pv"),hs={},ms=[],Im=/^m(i|n|o|s|text|space)$/,qr=Array.isArray,Aa=ms.
slice,At=Object.assign;function Lt(t){t&&t.parentNode&&t.remove()}function ls(t,e,n,s,r){var o={type:t,props:e,key:n,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:fn,__v:r||
++Ta,__i:-1,__u:0};return!r&&z.vnode&&z.vnode(o),o}function ve(t){return t.children}function cs(t,e){this.props=t,this.context=e,this.__g=0}function gt(t,e){if(e==null)return t.
__&&gt(t.__,t.__i+1);for(var n;e<t.__k.length;e++)if((n=t.__k[e])&&n.__e)return n.__e;return typeof t.type!="function"||
t.props.__P?null:gt(t)}function Wm(t){var e,n=t.__v,s=n.__e,r=[],o=[],i=t.__P;i&&((e=At({constructor:fn},n)).__v=n.__v+1,
z.vnode&&z.vnode(e),jr(i,e,n,t.__n,i.namespaceURI,32&n.__u?[s]:null,r,s||gt(n),32&n.__u,o),e.__v=n.__v,e.__.__k[e.__i]=e,
Na(r,e,o),n.__=n.__e=null,e.__e!=s&&Oa(e))}function Oa(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(
function(e){return e&&(t.__e=e.__e)}),Oa(t)}function Sa(t){(8&t.__g||(t.__g|=8,ft.push(t),ds++))&&Ir==z.debounceRendering||
((Ir=z.debounceRendering)||queueMicrotask)(Ua)}function Ua(){try{for(var t,e=1;ft.length;)ft.length>e&&ft.sort(Ea),t=ft.
shift(),e=ft.length,8&t.__g&&Wm(t)}finally{(ds=ft.length)&&(Ir||queueMicrotask)(Ua)}}function Pa(t,e,n,s,r,o,i,a,l,c,u){
var d,p,h,f,g,b,w=s.__k||ms,y=e.length;for(l=Fm(n,e,w,l,y),d=0;d<y;d++)(h=n.__k[d])!=null&&(p=~h.__i&&w[h.__i]||hs,h.__i=
d,b=jr(t,h,p,r,o,i,a,l,c,u),f=h.__e,(p.ref!=h.ref||8&p.__u)&&(p.ref&&Vr(p.ref,null,h,p),h.ref&&u.push(h.ref,h.__c||f,h)),
g=g||f,4&h.__u?(l=Ra(h,l,t,!p.__v),p.__e&&(p.__e=null)):typeof h.type=="function"&&b!==void 0?l=b:f&&(l=f.nextSibling),h.
__u&=-21);return n.__e=g,l}function Fm(t,e,n,s,r){var o,i,a,l,c,u,d,p,h,f=n.length,g=f,b=0,w=0,y=t.__k=Array(r);for(o=0;o<
r;o++)(i=e[o])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=y[o]=ls(null,
i):qr(i)?i=y[o]=ls(ve,{children:i}):i.constructor===fn&&i.__b?i=y[o]=ls(i.type,i.props,i.key,i.ref,i.__v):y[o]=i,l=o+b,i.
__=t,i.__b=t.__b+1,a=null,~(c=i.__i=qm(i,n,l,g))&&(g--,(a=n[c])&&(a.__u|=2)),a&&a.__v?(i.__u|=16,c==l-1?b--:c==l+1?b++:c!=
l&&(c>l?b--:b++,w=1)):(~c||(r>f?b--:r<f&&b++),typeof i.type!="function"&&(i.__u|=4))):y[o]=null;if(w){for(u=[],d=[],o=0;o<
r;o++)if((i=y[o])&&16&i.__u){for(b=0,p=u.length;b<p;)u[h=b+p>>1]<i.__i?b=h+1:p=h;u[b]=i.__i,d[o]=b+1}for(b=u.length;o--;)
d[o]&&(d[o]==b?b--:y[o].__u|=4)}if(g)for(o=0;o<f;o++)!(a=n[o])||2&a.__u||(a.__e==s&&(s=gt(a)),Gr(a,a));return s}function Ra(t,e,n,s){
var r,o,i,a;if(typeof t.type=="function"){if(t.props.__P)return e;if(r=t.__k)for(o=0;o<r.length;o++)r[o]&&(r[o].__=t,e=Ra(
r[o],e,n,!1));return e}for(e&&!e.parentNode&&(e=gt(t))&&!e.parentNode&&(e=null),i=t.__e,a=e;a&&a.nodeType==8;)a=a.nextSibling;
for(i!=a&&(!s&&n.moveBefore&&i.parentNode?n.moveBefore(i,e):n.insertBefore(i,e||null)),e=i;(e=e&&e.nextSibling)&&e.nodeType==
8&&!e.data.startsWith("$s"););return e}function qm(t,e,n,s){var r,o=t.key,i=t.type,a=e[n],l=a&&!(2&a.__u);if(a===null&&o==null||l&&o==a.key&&i==a.type)return n;
if(s>(l?1:0)){for(r=n-1;r>=0;r--)if((a=e[r])&&!(2&a.__u)&&o==a.key&&i==a.type)return r;for(r=n+1;r<e.length;r++)if((a=e[r])&&
!(2&a.__u)&&o==a.key&&i==a.type)return r}return-1}function _a(t,e,n){n==null&&(n=""),e[0]=="-"?t.setProperty(e,n):t[e]=n}
function is(t,e,n,s,r){var o,i;if(e=="style")if(typeof n=="string")t.style.cssText=n;else{if(typeof s=="string"&&(t.style.
cssText=s=""),s)for(e in s)n&&e in n||_a(t.style,e);if(n)for(e in n)s&&n[e]==s[e]||_a(t.style,e,n[e])}else if(e[0]=="o"&&
e[1]=="n")typeof n!="function"&&(n=null),typeof s!="function"&&(s=null),(t.__e||(t.__e={}))[e]=n,n&&s||(i=Wr[e]||(Wr[e]=
jm(e)),(t.__a||(t.__a={}))[e]=Fr,o=e!=(e=e.replace(La,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),n?t.addEventListener(
e,i,o):t.removeEventListener(e,i,o));else{if(r=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,
"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="c\
olSpan"&&e!="role"&&e!="popover"&&e in t)try{return void(t[e]=n??"")}catch{}if(typeof n=="function")return;n==null||n===
!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&n==1?"":n)}}function jm(t){return function(e){var n=this.
__e;if(n){if(n=n[t],e[as]==null)e[as]=Fr++;else if(e[as]<this.__a[t])return;return n(z.event?z.event(e):e)}}}function jr(t,e,n,s,r,o,i,a,l,c){
var u,d,p,h,f,g,b,w,y,M,$,T,k,E,L,S,_,O,H=e.type;if(e.constructor!==fn)return null;128&n.__u&&(l=32&n.__u,u=n.__c.__z)&&
(e.__u|=l,d=o=[],u.nodeType==8?a=us(u,o):o.push(u),a=o[0]||a),(u=z.__b)&&u(e);e:if(typeof H=="function"){p=i.length;try{
if(w=e.props,y=(u=H.prototype)&&u.render,M=(u=H.contextType)&&s[u.__c],$=u?M?M.props.value:u.__:s,(h=n.__c)?(e.__c=h,2&h.
__g&&(h.__g|=1)):(y?e.__c=h=new H(w,$):(e.__c=h=new cs(w,$),h.constructor=H,h.render=Gm),M&&M.sub(h),h.state||(h.state={}),
h.__n=s,h.__g|=8,h.__h=[],h.__k=[]),y&&(h.__s||(h.__s=h.state),H.getDerivedStateFromProps&&(h.__s==h.state&&(h.__s=At({},
h.__s)),At(h.__s,H.getDerivedStateFromProps(w,h.__s)))),f=h.props,g=h.state,h.__v=e,n.__c){if(w!==f&&y&&!H.getDerivedStateFromProps&&
h.componentWillReceiveProps&&h.componentWillReceiveProps(w,$),e.__v==n.__v&&!(8&h.__g)||!(4&h.__g)&&h.shouldComponentUpdate&&
h.shouldComponentUpdate(w,h.__s,$)===!1){e.__v!=n.__v&&(h.props=w,h.state=h.__s,h.__g&=-9),e.__e=n.__e,e.__k=n.__k,e.__k.
some(function(N){N&&(N.__=e)}),ms.push.apply(h.__h,h.__k),h.__k=[],h.__h.length&&i.push(h),a=gt(n);break e}h.componentWillUpdate&&
h.componentWillUpdate(w,h.__s,$),y&&h.componentDidUpdate&&h.__h.push(function(){h.componentDidUpdate(f,g,b)})}else y&&!H.
getDerivedStateFromProps&&h.componentWillMount&&h.componentWillMount(),y&&h.componentDidMount&&h.__h.push(h.componentDidMount);
h.context=$,h.props=w,h.__P=t,h.__g&=-5,T=z.__r,k=y?25:0;do h.__g&=-9,T&&T(e),u=h.render(h.props,h.state=h.__s,h.context);while(8&
h.__g&&++k<25);y&&(ms.push.apply(h.__h,h.__k),h.__k=[]),h.state=h.__s,h.getChildContext&&(s=At({},s,h.getChildContext())),
y&&n.__c&&h.getSnapshotBeforeUpdate&&(b=h.getSnapshotBeforeUpdate(f,g)),E=u&&u.type===ve&&u.key==null?u.props.children:u,
w.__P&&(u=a,r=(t=w.__P).namespaceURI,l=o=null,n.props&&n.props.__P!=t&&(n.__k.some(function(N){N&&Gr(N,N)}),n.__k=null),
a=n.__k?gt(n,0):null),a=Pa(t,qr(E)?E:[E],e,n,s,r,o,i,a,l,c),w.__P&&(e.__e=null,a=u),e.__u&=-161,d&&d.some(Lt),h.__h.length&&
i.push(h),1&h.__g&&(h.__g&=-4)}catch(N){if(i.length=p,e.__v=null,l||o)if(N&&N.then){if(e.__u|=128|l,o){for(~(_=o.indexOf(
a||void 0))||(_=o.length);(O=o[_-1])&&O.nodeType==8;)_--;for(;_<o.length;_++)if(O=o[_])if(o[_]=null,L){if(O==S)break}else{
if(O.nodeType!=8)break;O.data.startsWith("$s")&&(S=us(L=O))}}if(!L){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;
L=a}(u=us(L=e.__c.__z||(e.__c.__z=L)))?(e.__e=L,a=u):e.__e=a,a=a&&a.nextSibling}else o&&o.some(Lt);else e.__e=n.__e;e.__k||
(e.__k=n.__k||[]),N&&N.then||Ha(e),z.__e(N,e,n)}}else a=e.__e=Vm(n.__e,e,n,s,r,o,i,l,c,t);return(u=z.diffed)&&u(e),a}function us(t,e){
if(t&&t.nodeType==8&&t.data.startsWith("$s"))for(var n=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))
n++;else if(t.data.startsWith("/$s")&&!--n)return t}e&&e.push(t)}}function Ha(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.
some(Ha))}function Na(t,e,n){for(var s=0;s<n.length;)Vr(n[s++],n[s++],n[s++]);z.__c&&z.__c(e,t),t.some(function(r){try{t=
r.__h,r.__h=[],t.some(function(o){o.call(r)})}catch(o){z.__e(o,r.__v)}})}function Vm(t,e,n,s,r,o,i,a,l,c){var u,d,p,h,f,
g,b,w,y=n.props||hs,M=e.props,$=e.type;if($=="svg"?r="http://www.w3.org/2000/svg":$=="math"?r="http://www.w3.org/1998/Ma\
th/MathML":r||(r="http://www.w3.org/1999/xhtml"),o){for(u=0;u<o.length;u++)if((f=o[u])&&($?f.localName==$:f.nodeType==3)){
t=f,o[u]=null;break}}if(!t){if(w=c.ownerDocument||document,!$)return w.createTextNode(M);t=w.createElementNS(r,$,M.is?M:
c),a&&(z.__m&&z.__m(e,o),a=!1),o=null}if($){if(c=$=="template"&&t.content||t,o=$=="textarea"&&M.defaultValue!=null?null:
o&&Aa.call(c.childNodes),!a&&o)for(y={},u=0;u<t.attributes.length;u++)y[(f=t.attributes[u]).name]=f.value;for(u in y)f=y[u],
u=="dangerouslySetInnerHTML"?p=f:u=="children"||u in M||u=="value"&&"defaultValue"in M||u=="checked"&&"defaultChecked"in
M||is(t,u,null,f,r);for(u in M)f=M[u],u=="children"?h=f:u=="dangerouslySetInnerHTML"?d=f:u=="value"?g=f:u=="checked"?b=f:
a&&typeof f!="function"||y[u]===f||is(t,u,f,y[u],r);d?(a||p&&(d.__html==p.__html||d.__html==t.innerHTML)||(t.innerHTML=d.
__html),e.__k=[]):(p&&(t.textContent=""),($=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&Im.test($))&&(r="\
http://www.w3.org/1999/xhtml"),Pa(c,qr(h)?h:[h],e,n,s,r,o,i,o?o[0]:n.__k&&gt(n,0),a,l),o&&o.some(Lt)),a&&$!="textarea"||
(u="value",$=="progress"&&g==null?t.removeAttribute(u):g==null||g===t[u]&&($!="progress"||g)||is(t,u,g,y[u],r),u="checke\
d",b!=null&&b!=t[u]&&is(t,u,b,y[u],r))}else y===M||a&&t.data==M||(t.data=M);return t}function Vr(t,e,n,s){try{typeof t==
"function"?e?e.__x=t(e)||1:s&&(s=s.__c||s.__e)&&(e=s.__x)&&(s.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(r){
z.__e(r,n)}}function Gr(t,e,n){var s,r,o,i;if(z.unmount&&z.unmount(t),!(s=t.ref)||s.current&&s.current!=t.__e||Vr(s,null,
e,t),s=t.__c){if(s.componentWillUnmount)try{s.componentWillUnmount()}catch(a){z.__e(a,e)}s.__P=s.__n=null}if(s=t.__k)for(i=
0;i<s.length;i++)s[i]&&Gr(s[i],e,typeof t.type!="function"||n&&!t.props.__P);!n&&(s=t.__c)&&(s=s.__z)&&(r=us(s,o=[]))&&(s==
t.__e&&o.some(Lt),Lt(r),Lt(s)),n||Lt(t.__e),t.__e=t.__c=t.__=null}function Gm(t,e,n){return this.constructor(t,n)}function Ce(t,e){
var n,s,r,o;z.__&&z.__(t,e),e.nodeType==9&&(e=e.documentElement),s=(n=t&&32&t.__u)?null:e.__k,e.__k=ls(ve,{children:[t]}),
r=[],o=[],jr(e,e.__k,s||hs,hs,e.namespaceURI,s?null:e.firstChild?Aa.call(e.childNodes):null,r,s?s.__e:e.firstChild,n,o),
Na(r,e.__k,o),e.__k.props.children=null}z={__e:function(t,e,n,s){for(var r,o,i;e=e.__;)if((r=e.__c)&&!(1&r.__g)){r.__g|=4;try{if((i=(o=r.constructor)&&o.getDerivedStateFromError)&&
r.setState(o.getDerivedStateFromError(t)),r.componentDidCatch&&(r.componentDidCatch(t,s||{}),i=1),i&&8&r.__g)return void(r.
__g|=2)}catch(a){t=a}}throw ds=0,t}},Ta=0,Dm=function(t){return t!=null&&t.constructor===fn},cs.prototype.setState=function(t,e){
var n=this.__s;n&&n!=this.state||(n=this.__s=At({},this.state)),typeof t=="function"&&(t=t(At({},n),this.props)),t&&(At(
n,t),this.__v&&(e&&this.__k.push(e),Sa(this)))},cs.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.
push(t),Sa(this))},cs.prototype.render=ve,ft=[],ds=0,Ea=function(t,e){return t.__v.__b-e.__v.__b},as=Symbol(),La=/(PointerCapture)$|Capture$/i,
Fr=0,Wr={},Bm=0;var qt,me,Kr,Ca,Zr=Object.is,bn=0,Ga=[],Yr=[],he=z,Da=he.__b,Ba=he.__r,Ia=he.diffed,Wa=he.__c,Fa=he.unmount,qa=he.__;function ps(t,e){
he.__h&&he.__h(me,t,bn||e),bn=0;var n=me.__H||(me.__H={__:[],__h:[]});return t>=n.__.length&&n.__.push({}),n.__[t]}function ne(t){
return bn=1,Jr(Za,t)}function Jr(t,e,n){var s=ps(qt++,2);if(s.t=t,!s.__c&&(s.__=[n?n(e):Za(void 0,e),function(o){var i=(s.
__N||s.__)[0],a=s.t(i,o);Zr(i,a)||(s.__N=[a,s.__[1]],s.__c.setState({}))}],s.__c=me,!me.__f)){me.__f=!0;var r=me.shouldComponentUpdate;
me.shouldComponentUpdate=function(o,i,a){var l=this.__H;if(!l)return!0;var c=!1,u=this.props!=o;if(l.__.some(function(p){
p.__N&&(c=!0,Zr(p.__[0],p.__N[0])||(u=!0))}),r){var d=r.call(this,o,i,a);return c?d||u:d}return!c||u}}return s.__}function jt(t,e){
var n=ps(qt++,3);!he.__s&&Xr(n.__H,e)&&(n.__P=!0,n.__=t,n.u=e,me.__H.__h.push(n))}function X(t,e){var n=ps(qt++,4);!he.__s&&
Xr(n.__H,e)&&(n.__P=!1,n.__=t,n.u=e,me.__h.push(n))}function Y(t){return bn=5,fs(function(){return{current:t}},[])}function fs(t,e){var n=ps(qt++,7);return Xr(n.__H,e)&&(n.__=t(),n.__H=e),n.__}function Ka(t,e){return bn=8,fs(function(){
return t},e)}function Km(){var t;do{for(;t=Yr.shift();)try{gn(t)}catch(n){he.__e(n,{__:(t=t.__P)&&t.__v})}for(;t=Ga.shift();){var e=t.
__H;if(t.__P&&e)try{e.__h.some(gn),e.__h.some(zr),e.__h=[]}catch(n){e.__h=[],he.__e(n,t.__v)}}}while(Yr.length)}he.__b=function(t){
me=null,Da&&Da(t)},he.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),qa&&qa(t,e)},he.__r=function(t){Ba&&Ba(t),
qt=0;var e=(me=t.__c).__H;e&&(Kr==me?me.__h=[]:(e.__h.some(gn),e.__h.some(zr),qt=0),e.__h=[],e.__.some(function(n){n.__N&&
(n.__=n.__N),n.u=n.__N=void 0})),Kr=me},he.diffed=function(t){Ia&&Ia(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&Va(Ga.push(
e)),e.__H.__.some(function(n){n.u&&(n.__H=n.u)})),Kr=me=null},he.__c=function(t,e){e.some(function(n){try{n.__h.some(gn),
n.__h=n.__h.filter(function(s){return!s.__||zr(s)})}catch(s){n.__h=[function(){throw s}]}}),Wa&&Wa(t,e)},he.unmount=function(t){
Fa&&Fa(t);var e,n,s=t.__c;s&&s.__H&&(s.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=t.__;n&&(!n.__c||
!n.__c.__P);)n=n.__;n=n&&n.__c}r.__P=n,Va(Yr.push(r))}else gn(r)}catch(o){e=o}}),s.__H=void 0,e&&he.__e(e,s.__v))};var ja=typeof requestAnimationFrame==
"function";function Zm(t){var e,n=function(){clearTimeout(s),ja&&cancelAnimationFrame(e),setTimeout(t)},s=setTimeout(n,35);
ja&&(e=requestAnimationFrame(n))}function Va(t){t!=1&&Ca==he.requestAnimationFrame||((Ca=he.requestAnimationFrame)||Zm)(
Km)}function gn(t){var e=me,n=t.__c;typeof n=="function"&&(t.__c=void 0,n()),me=e}function zr(t){var e=me;t.__c=t.__(),me=
e}function Xr(t,e){return!t||t.length!=e.length||e.some(function(n,s){return!Zr(n,t[s])})}function Za(t,e){return typeof e==
"function"?e(t):e}var Ym="M70-6 18 106M5.5 24a14.5 14.5 0 1 0 29 0a14.5 14.5 0 1 0-29 0M53.5 76a14.5 14.5 0 1 0 29 0a14.5 14.5 0 1 0-29 0",
Qr={0:[64,[["ellipse",{cx:32,cy:50,rx:25,ry:43}]]],1:[46,[["path",{d:"M3 30 32 5V110"}]]],2:[64,[["path",{d:"M7.5 33V31.\
5A24.5 24.5 0 1 1 51.5 46.4L16 93H64"}]]],3:[62,[["path",{d:"M10.5 22.5A19.5 19.5 0 1 1 29 46H20M20 44H30A24.5 24.5 0 1 \
1 6.7 76"}]]],4:[66,[["path",{d:"M48 110V5L13 74H66","stroke-miterlimit":12}]]],5:[62,[["path",{d:"M58 7H19L14.6 48A25.5\
 25.5 0 1 1 6.9 77"}]]],6:[64,[["circle",{cx:32,cy:68,r:25}],["path",{d:"M53.5-13 10.6 55.1"}]]],7:[60,[["path",{d:"M0 7\
H49L15 110","stroke-miterlimit":12}]]],8:[64,[["circle",{cx:32,cy:27,r:20}],["circle",{cx:32,cy:68,r:25}]]],9:[64,[["cir\
cle",{cx:32,cy:32,r:25}],["path",{d:"M10.5 113 53.4 44.9"}]]],"%":[88,[["path",{d:Ym,"stroke-width":11}]]],".":[20,[["re\
ct",{x:3,y:85,width:15,height:15,fill:"currentColor",stroke:"none"}]]],",":[20,[["path",{d:"M12 84 6 118","stroke-width":13}]]],
"/":[52,[["path",{d:"M48-6 4 106","stroke-width":11}]]],"+":[60,[["path",{d:"M30 26V82M2 54H58","stroke-width":12}]]],"-":[
44,[["path",{d:"M4 54H40","stroke-width":12}]]],"−":[44,[["path",{d:"M4 54H40","stroke-width":12}]]],"×":[56,[["path",
{d:"M8 32 48 76M48 32 8 76","stroke-width":12}]]]," ":[26,[]],J:[54,[["path",{d:"M46-10V69A19.500 19.500 0 0 1 7 69V60"}]]],
Q:[72,[["ellipse",{cx:36,cy:50,rx:29,ry:43}],["path",{d:"M42 66 74 104"}]]],K:[68,[["path",{d:"M7-10V110M66-6 10 62M28 4\
2 68 106"}]]],A:[72,[["path",{d:"M2 106 36-2 70 106M14 68H58"}]]]},bt=t=>t!==""&&[...t].every(e=>e in Qr);function $e(t,e,n=13){
return[...String(t)].reduce((r,o)=>r+(Qr[o]?.[0]??0)+n,-n)*e/100}function Oe(t,e,n,s,r={}){let{anchor:o="start",gap:i=13,
weight:a=s>=60?13:14,colour:l}=r,c=$e(t,s,i),u=o==="middle"?e-c/2:o==="end"?e-c:e,d=0,p=[...String(t)].map(h=>{let[f,g]=Qr[h]??
[0,[]],b=h===","?"visible":"hidden",w={x:d,y:0,width:f,height:100,viewBox:`0 0 ${f} 100`,style:`overflow:${b}`};return d+=
f+i,v("svg",w,g.map(([y,M])=>v(y,M)))});return v("g",{transform:`translate(${u} ${n}) scale(${s/100})`,fill:"none",stroke:"\
currentColor","stroke-width":a,"aria-hidden":"true",style:l&&`color:${l}`},p)}function bs(t,e,n={}){let s=$e(t,e,n.gap),
r=`width:${s/16}em;height:${e/16}em`;return v("svg.numeral",{viewBox:`0 0 ${s} ${e}`,style:r,"aria-hidden":"true"},Oe(t,
0,0,e,n))}var gs=[t=>`M0 ${t/2}a${t/2} ${t/2} 0 1 1 ${t} 0a${t/2} ${t/2} 0 1 1 ${-t} 0Z`,t=>`M${t*.05} ${t*.05}H${t*.95}\
V${t*.95}H${t*.05}Z`,t=>`M${t/2} ${-t*.14}L${t*1.14} ${t/2}L${t/2} ${t*1.14}L${-t*.14} ${t/2}Z`,t=>`M${t/2} 0L${t} ${t*.42}\
V${t}H0V${t*.42}Z`,t=>`M${t*.25} ${t*.04}H${t*.75}L${t*1.04} ${t/2}L${t*.75} ${t*.96}H${t*.25}L${-t*.04} ${t/2}Z`,t=>`M${-t*
.1} ${t*.16}H${t*1.1}V${t*.84}H${-t*.1}Z`],zm=t=>"ABCDEFGHIJKLMNOPQRSTUVWXYZ"[t]??"?";function Vt(t,e,n,s,r={}){let{fill:o="\
var(--on-field)",ink:i="var(--field)"}=r,a=t>=gs.length,l={d:gs[t%gs.length](s),fill:a?i:o,stroke:a?o:null,"stroke-width":2},
c=t%gs.length===3,u={x:s/2,y:c?s*.8:s*.69,"font-size":Math.max(12.5,s*.54),"font-weight":700,"text-anchor":"middle",fill:a?
o:i};return v("g",{transform:`translate(${e} ${n})`},v("path",l),v("text",u,zm(t)))}var Ya={first:"M5 5h3v14H5zM20 5v14L\
9 12z",back:"M17 5v14L6 12z",play:"M7 4v16l13-8z",pause:"M6 5h4v14H6zM14 5h4v14h-4z",forward:"M7 5v14l11-7z",last:"M4 5v\
14l11-7zM16 5h3v14h-3z",link:"M8 3h12v13h-3V6H8zM4 8h10v13H4z",eye:"M12 5C7 5 3 8.5 1 12c2 3.5 6 7 11 7s9-3.5 11-7c-2-3.\
5-6-7-11-7zm0 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM12 9.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4z",down:"M4 8h16l-8\
 9z",near:"M11 1h2v4h-2zM11 19h2v4h-2zM1 11h4v2H1zM19 11h4v2h-4zM12 6a6 6 0 1 1 0 12 6 6 0 0 1 0-12zm0 2.4a3.6 3.6 0 1 0\
 0 7.2 3.6 3.6 0 0 0 0-7.2z",whole:"M3 3h7v3H6v4H3zM14 3h7v7h-3V6h-4zM3 14h3v4h4v3H3zM18 14h3v7h-7v-3h4z",close:"M6 4 12\
 10 18 4 20 6 14 12 20 18 18 20 12 14 6 20 4 18 10 12 4 6z"};function xe(t,e=22){let n=`width:${e/16}em;height:${e/16}em`;
return v("svg.icon",{viewBox:"0 0 24 24",fill:"currentColor",style:n,"aria-hidden":"true"},v("path",{d:Ya[t],"fill-rule":"\
evenodd"}))}var za=(t,e,n)=>v("g.opens-mark",{transform:`translate(${t} ${e})`},v("circle",{r:n}),v("path",{d:Ya.eye,"fi\
ll-rule":"evenodd",transform:`scale(${n/15}) translate(-12 -12)`}));function Ue(t,e="var(--ink)",n="none"){return v("pat\
tern",{id:t,width:6,height:6,patternUnits:"userSpaceOnUse",patternTransform:"rotate(45)"},R(0,0,6,6,{style:`fill:${n}`}),
R(0,0,2,6,{style:`fill:${e}`}))}function ot(t,e,n,s,r){let o={r:`M${e-s*.86} ${n-s*.86}h${s*1.72}v${s*1.72}h${-s*1.72}Z`,
g:`M${e} ${n-s*1.02}L${e+s*1.12} ${n+s*.86}H${e-s*1.12}Z`,b:`M${e-s} ${n}a${s} ${s} 0 1 1 ${2*s} 0a${s} ${s} 0 1 1 ${-2*
s} 0Z`,y:`M${e} ${n-s*1.2}L${e+s*1.2} ${n}L${e} ${n+s*1.2}L${e-s*1.2} ${n}Z`}[t];return v("path",{d:o,...r})}var ws=t=>({
r:"red",g:"green",b:"blue",y:"yellow"})[t]??"";function eo(t,e,n,s={}){let{w:r=27,t:o=5,g:i=2,pitch:a=r+7}=s,l="",c="";for(let u=0;u<
t;u++){let d=e+Math.floor(u/10)*a,p=u%10,h=n-(p+1)*(o+i)-(p>=5?3:0);l+=`M${d} ${h}h${r}v${o}h${-r}z`;for(let f of[.22,.64])
c+=`M${d+r*f} ${h}h${r*.14}v${o}h${-r*.14}z`}return v("g",{"aria-hidden":"true"},v("path",{d:l,fill:"var(--accent-on-fie\
ld)"}),v("path",{d:c,fill:"var(--card)"}))}var Qa={"٪":"%","٫":"."};for(let[t,e]of[["-","‐‑‒–−﹣"],["/","⁄∕"],["'","‘’ʼ"],[",","،٬"]])for(let n of e)
Qa[n]=t;var Jm=/^([+-]?) ?(.+?) ?(%|(?:out )?of 100)?$/,Xm=/^(?:(\d+) )?(\d+) ?\/ ?(\d+)$/,Qm=/^(?:\d+[.,]?\d*|[.,]\d+)$/,
ep=/^[1-9]\d{0,2}([,'_ ])\d{3}(?:\1\d{3})*(?:\.\d*)?$/,tp=/^[1-9]\d{0,2}(?:\.\d{3})+$/;function np(t){let e=t.codePointAt(
0),n=0;for(;/\p{Nd}/u.test(String.fromCodePoint(e-n-1));)n++;return String(n%10)}function sp(t){if(/\p{Nd}/u.test(t))return np(
t);if(/\p{No}/u.test(t)){let e=t.normalize("NFKC");return e.includes("⁄")?` ${e.replace("⁄","/")} `:t}return/[\p{Z}\t\n\v\f\r]/u.
test(t)?" ":/\p{Cf}/u.test(t)?"":/[\uff01-\uff5e]/.test(t)?String.fromCharCode(t.charCodeAt(0)-65248):Qa[t]??t}var rp=t=>[
...t].map(sp).join("").replace(/ +/g," ").trim(),Ja=t=>t.toFixed(9).replace(/\.?0+$/,""),Xa=t=>Number.isInteger(t)?t.toLocaleString(
"en"):String(Number(t.toPrecision(6))),it={low:0,high:100,unit:"chance"};function to({low:t=-1/0,high:e=1/0,unit:n="",whole:s=!1}){
let r=Number.isFinite(t)&&Number.isFinite(e)?` from ${Xa(t)} to ${Xa(e)}`:"",o=n==="chance"?" (out of 100)":n&&n!=="shar\
e"?` (${n})`:"";return`Use ${s?"a whole number":"a number"}${r}${o}`}function be(t,e){let{low:n=-1/0,high:s=1/0,unit:r="",
whole:o=!1}=e,i=rp(t),a=[...i].slice(0,20).join(""),l=(k,E="")=>({value:null,share:Number.NaN,words:k,meant:E});if(!i)return l(
`${to(e)}.`);let c=l(`${to(e)}, not '${a}'.`),u=Jm.exec(i);if(!u||[...i].length>60)return c;let[,d,p,h]=u,f=Xm.exec(p),g=f!=
null&&f[1]==null,b=e.thousands??(-n>=1e3||s>=1e3),w=o&&tp.test(p),y;if(f){let[,k="0",E,L]=f;if(!Number(L))return c;let S=(Number(
k)*Number(L)+Number(E))/Number(L);y=_=>S*10**_}else if(b&&(ep.test(p)||w)){let k=p.replace(w?/[,'_ .]/g:/[,'_ ]/g,"");y=
E=>+`${k}e${E}`}else if(Qm.test(p)){let k=p.replace(",",".");y=E=>+`${k}e${E}`}else return c;if(h&&(r!=="chance"&&r!=="s\
hare"||g&&(h==="%"||r==="share")))return c;let M=h&&r==="share"?-2:g&&r==="chance"?2:0,$=d==="-"?-1:1,T=$*y(M)||0;if(T<n||
T>s||o&&!Number.isInteger(T))return l(`${to(e)}, not ${a}.`);if(r==="chance"&&T>0&&T<1&&!g&&!h){let k=Ja(y(2)),E=Ja(T);return l(
`Did you mean ${k} out of 100? Type ${k}, or ${E}% for ${E} out of 100.`,k)}return{value:T,share:$*y(M-2)||0,words:"",meant:""}}var el=(t,{unit:e})=>String(Number(t.toFixed(e==="chance"?1:2)));function tl(t,e){let{value:n}=be(t,e),s=Number(t.trim().
replace(",",".").replace("−","-"));return n==null||n===s?"":el(n,e)}var nl=(t,e,n)=>t!=null&&be(t,n).value===(e??null)?
t:e==null?"":el(e,n);function Gt(t,e){let{words:n,meant:s}=be(t,e);return s?`Did you mean ${s} out of 100?`:n}var no=({measure:t,
span:e})=>t==="chance"?it:{low:e[0],high:e[1],unit:t},wn=({cases:t,event:e})=>["out of 100",t||"times",e].filter(Boolean).
join(" "),Kt=(t,e)=>t.trim()?Gt(t,no(e)):"Move the slider, or type a number.";var sl=800;var op=Symbol.for("pv"),ip=0;function x(t,e,n,s,r,o){e||(e={});var i,a,l=e;if("ref"in l&&typeof t!="function")for(a in l={},e)a=="ref"?i=e[a]:l[a]=e[a];
var c={type:t,props:l,key:n,ref:i,__k:null,__:null,__b:0,__e:null,__c:null,constructor:op,__v:--ip,__i:-1,__u:0};return(r||
o)&&(c.__source=r,c.__self=o),z.vnode&&z.vnode(c),c}var ap=80,so=12,ro=t=>t.replace("-","−");function yn({rule:t,value:e,set:n,refuses:s=!0}){let[r,o]=ne(e),[i,a]=ne(!0),
l=fs(()=>Z("note"),[]),c=r.trim()===e.trim()?r:e,{words:u,meant:d}=c.trim()?be(c,t):{words:"",meant:""},p=d?Gt(c,t):i&&s?
u:"";jt(()=>{if(i)return;let f=setTimeout(()=>a(!0),sl);return()=>clearTimeout(f)},[r,i]);let h=(f,g)=>{o(f),a(g),n(f.trim())};
return{text:c,sentence:p,meant:d,id:l,typed:f=>h(f,!1),put:f=>h(f,!0),complain:()=>a(!0),said:{"aria-invalid":p?!0:void 0,
"aria-describedby":p?l:void 0}}}function oo({number:{text:t,sentence:e,meant:n,id:s},answer:r}){return x("div",{class:"n\
umnote",id:s,role:"status",children:[e&&x("p",{class:"refusal",children:e}),n&&x("div",{class:"row",children:[x("button",
{type:"button",class:"btn","data-k":"meant.yes",onClick:()=>r(n),children:"Yes"}),x("button",{type:"button",class:"btn",
"data-k":"meant.no",onClick:()=>r(`${t.trim()}%`),children:"No"})]})]})}function lp({text:t}){let e=Y(null),n=ro(t),s=t!==
""&&bt(n)&&n.length<=6,r=n.length<=so?n:`${n.slice(0,so-1)}…`;return X(()=>{e.current?.replaceChildren(t===""?"?":s?bs(
n,n.length>4?34:50):r)},[t]),x("span",{class:t===""?"drawn none":"drawn","aria-hidden":"true",ref:e})}var cp=({unit:t,low:e,
high:n})=>t==="chance"?1:10**Math.floor(Math.log10((n-e)/50||1));function rl({label:t,words:e,ends:n,enter:s,k:r="",control:o,
...i}){let a=yn(i),l=Y(null),{low:c,high:u}=i.rule,d=cp(i.rule),p=a.text.trim(),h=be(p,i.rule).value,f=tl(p,i.rule),g=()=>String(
Number(Number(l.current?.value).toFixed(d<1?2:0))),b=()=>l.current?.focus({preventScroll:!0});o&&(o.current={focus:b,put:a.
put,complain:a.complain});let w=y=>{y.key==="Enter"&&(y.preventDefault(),p===""&&y.target===l.current?a.put(g()):p!==""&&
h==null?a.complain():p!==""&&s())};return x("div",{class:"asknum",children:[x("div",{class:"saynum",children:[x("span",{
class:"bigbox",children:[x("input",{class:"bignum",inputMode:c<0?"text":"decimal","data-k":`value${r}`,maxLength:ap,autocomplete:"\
off","aria-label":`${t} ${e}`,...a.said,style:{"--n":String(Math.min(Math.max(2,p.length),so))},value:a.text,onInput:y=>a.
typed(y.currentTarget.value),onChange:a.complain,onKeyDown:w}),x(lp,{text:p})]}),x("p",{children:[x("b",{class:"equals",
"aria-hidden":"true",children:f&&`= ${ro(f)} `}),e]})]}),x(oo,{number:a,answer:y=>{a.put(y),b()}}),x("input",{type:"rang\
e",ref:l,class:h==null?"rng empty":"rng",min:c,max:u,step:d,"data-k":`range${r}`,"aria-label":t,"aria-valuetext":h==null?
"not set yet":`${f||p} ${e}`,style:{"--p":`${h==null?0:100*(h-c)/(u-c||1)}%`},value:h??(c+u)/2,onInput:()=>a.put(g()),onKeyDown:w}),
x("div",{class:"ends","aria-hidden":"true",children:[x("span",{children:n[0]}),x("span",{children:n[1]})]})]})}function io({
measure:t,span:e,cases:n,label:s="Your guess",...r}){let o=no({measure:t,span:e}),i=t==="chance";return x(rl,{...r,rule:o,
label:s,words:i?`out of 100 ${n}`.trim():t,ends:i?["never","always"]:[ro(String(o.low)),String(o.high)]})}function ol({value:t,
set:e},n){let s=m("div.numfield"),r=i=>Ce(n(i,o),s),o=i=>{r(i),e(i)};return r(t),s}function il(t){let e={current:null};return{
node:ol(t,(n,s)=>x(rl,{...t,value:n,set:s,control:e})),focus:()=>e.current?.focus(),put:n=>e.current?.put(n),complain:()=>e.
current?.complain()}}var ys=t=>ol(t,(e,n)=>x(io,{...t,value:e,set:n}));var pe=class{constructor(e){this.values=e,this.heard=new Map,this.saying=n=>{}}get(e){return this.values[e]}set(e,n){this.
put({[e]:n})}put(e){let n=Object.keys(e).filter(s=>Pe(this.values[s],e[s]));for(let s of n)this.values[s]=e[s];for(let s of n)
this.tell(`change:${s}`,e[s])}save_changes(){}send(e){this.saying(e)}on(e,n){for(let s of e.split(" "))this.heard.has(s)||
this.heard.set(s,new Set),this.heard.get(s)?.add(n)}off(e,n){for(let s of e.split(" "))this.heard.get(s)?.delete(n)}tell(e,n){
for(let s of[...this.heard.get(e)??[]])s(n)}},Pe=(t,e)=>t!==e&&JSON.stringify(t)!==JSON.stringify(e);var up=2,dp=["first","second"],al=1e-9;function ao({judged:t,unit:e}){return t==="chance"?{low:0,high:100,unit:"chance"}:
t==="count"?{low:0,high:999999,unit:e,whole:!0}:{low:-9999,high:9999,unit:e}}function ll(t,e){let{value:n,share:s,words:r}=be(
e,ao(t));if(n==null)throw new Error(r);let o=t.judged==="chance"?s:n;return o>=t.low-al&&o<=t.high+al}function ks({attempts:t,
attempts_from:e},n,s,r){return t.slice(e).filter(o=>o.place===n&&o.question===s&&!Pe(o.settings,r.settings))}function Zt(t,e){
let n=t.asks.map((r,o)=>hp(r,e.filter(({step:i})=>i===o).map(({number:i})=>i))),s=n.findIndex(({outcome:r})=>!r);return{
steps:n,at:s,lines:t.lines}}function hp({low:t,high:e,...n},s){let r=[],o="";for(let i of s){if(o)break;i?ll({...n,low:t,
high:e},i)?o=dp[r.length]:r.push(i)===up&&(o="shown"):o="shown"}return{...n,outcome:o,wrong:r}}function lo(t,e,n){if(e.asks.
length===0)throw new Error("This question has no small steps.");let{at:s}=Zt(e,ks(t,n.place,n.question,e));if(n.step!==s){
let r=s>=0?`step ${s+1} of ${e.asks.length}`:"nothing more: all steps are done";throw new Error(`Expected an answer to ${r}\
.`)}return n.number&&ll(e.asks[s],n.number),{...t,attempts:[...t.attempts,n]}}var cl=(t,e)=>e.length>0?Zt(t,e).steps.map(
({outcome:n})=>n||"open").join(" "):"";function ul({text:t}){let[,e,n]=/^(.*?)( out of 100)?$/.exec(t);return x("b",{class:"r",children:[e,n&&x("small",{children:n.
trim()})]})}function dl({left:t,done:e}){return x("ul",{class:"left",children:t.map(([n,s,r],o)=>{let i=!e&&o===t.length-
1;return x("li",{children:[x("span",{children:n}),x("b",{children:s}),x("i",{class:i?"hidden":"","aria-hidden":"true",children:!i&&
x("i",{style:{width:`${r}%`}})}),x("b",{class:"n",children:i?"?":r})]},n)})})}function mp({step:t,at:e,line:n,fresh:s}){
let r=t.outcome==="shown";return x("li",{class:s?"fresh":"",children:[x("i",{class:r?"shown":"","aria-hidden":"true",children:e+
1}),x("p",{children:[n.words,n.formula&&x("small",{children:n.formula}),r&&x("span",{class:"reason",children:t.reason})]}),
x(ul,{text:n.value??""})]})}function pp({step:t,at:e,lights:n,act:s}){let r=Y(null),[o,i]=ne(""),a=ao(t),l=yn({rule:a,value:o,
set:i}),c=t.wrong.at(-1),u=t.judged==="chance"?t.unit||"out of 100":t.unit;return jt(()=>r.current?.focus({preventScroll:!0}),
[]),X(()=>{c!=null&&r.current?.select()},[t.wrong.length]),x("form",{class:"smallq",onSubmit:p=>{p.preventDefault();let h=l.
text.trim();h!==""&&be(h,a).value!=null?s.answer(e,h):(l.complain(),r.current?.focus({preventScroll:!0}))},noValidate:!0,
children:[x("i",{"aria-hidden":"true",children:e+1}),x("h4",{id:`${l.id}q`,children:t.words}),t.left.length>0&&x(dl,{left:t.
left,done:!1}),x("div",{class:"in",children:[x("input",{ref:r,class:"field","data-k":"step",inputMode:t.judged==="count"?
"numeric":"text",autocomplete:"off",maxLength:40,"aria-labelledby":`${l.id}q`,...l.said,value:l.text,onInput:p=>l.typed(
p.currentTarget.value)}),x("span",{children:u}),x("button",{type:"submit",class:"btn solid","data-k":"step.check",children:"\
Check"})]}),x(oo,{number:l,answer:p=>{l.put(p),r.current?.focus({preventScroll:!0})}}),c!=null&&x("p",{class:"no",role:"\
status",children:[x("b",{children:["Not ",c,". ",n&&"Look at what is lit up on the table. "]}),t.hint]})]})}function fp({
panel:t,lines:e}){let n=e.at(-1);return x("div",{class:"fin","data-next":!0,tabIndex:-1,children:[e.slice(0,-1).map(s=>x(
"p",{children:[s.words,": ",s.formula," ",s.value&&`= ${s.value}`]},s.words)),n?.formula&&x("p",{class:"eq",children:n.formula}),
x("p",{children:[t.headline," ",t.said?.verdict]})]})}function co({panel:t,act:e}){let{steps:n,at:s,lines:r}=t.work,o=Y(
null),i=(t.steps??[]).slice(0,r),a=s<0,l=a?n.length:s,c=Y(l),u=i.slice((n.at(-1)?.line??0)+1);return X(()=>{let d=o.current?.
querySelector(a?".fin":".smallq");d?.scrollIntoView({block:"nearest"}),a&&l!==c.current&&d instanceof HTMLElement&&d.focus(
{preventScroll:!0})},[l]),x("div",{class:a?"work over":"work",ref:o,children:[x("div",{class:"workhead",children:[x("h3",
{children:"Work it out"}),x("p",{class:"pips",children:[x("span",{children:[a?"All":"Step"," ",a?n.length:l+1,a?" steps \
done":` of ${n.length}`]}),n.map((d,p)=>x("i",{class:p<l?"d":p===l?"n":"","aria-hidden":"true"},d.line))]})]}),x("ol",{class:"\
lines",children:n.slice(0,l).flatMap((d,p)=>{let h=p>0?n[p-1].line+1:0;return i.slice(h,d.line+1).map((f,g,b)=>g===b.length-
1?x(mp,{step:d,at:p,line:f,fresh:p===l-1&&l>c.current},f.letter):x(gp,{line:f},f.letter))})}),!a&&x(pp,{step:n[s],at:s,lights:(i[n[s].
line]?.lit??[]).length>0,act:e},`${t.key} ${s}`),a&&n.at(-1)?.left.length?x(dl,{left:n.at(-1)?.left??[],done:!0}):null,a&&
x(fp,{panel:t,lines:u.length>0?u:i.slice(-1)}),x("p",{class:"ways",children:[x("button",{type:"button",class:"btn quiet",
"data-k":"work.back",onClick:e.back,children:"Back to the answer"}),!a&&x("button",{type:"button",class:"btn quiet","dat\
a-k":"work.show",onClick:()=>e.show(s),children:"Show me this step"})]})]})}var gp=({line:t})=>x("li",{class:"told",children:[
x("i",{"aria-hidden":"true"}),x("p",{children:[t.words,t.formula&&x("small",{children:t.formula})]}),x(ul,{text:t.value??
""})]}),hl=t=>m("div.workpage",{tabindex:0,role:"group","aria-label":t});function ml(t,e,n){let s=n?.node.classList.contains(
"workpage")?n.node:hl("Work it out");return Ce(x(co,{panel:t,act:e}),s),{node:s,tried:()=>{},again:()=>{},stop:()=>{}}}function bp({
panel:t,goal:e}){return x("div",{class:"work example",children:[x("div",{class:"workhead",children:[x("h3",{"data-next":!0,
tabIndex:-1,children:"How it's done"}),x("p",{class:"pips",children:x("span",{children:["with the numbers of position ",
e.at]})})]}),x("p",{class:"mute",children:t.ask}),x("ol",{class:"lines",children:[...(t.work?.steps??[]).map(({reason:n})=>n),
t.headline].map((n,s,r)=>x("li",{children:[x("i",{class:s<r.length-1?"shown":"","aria-hidden":"true",children:s+1}),x("p",
{children:n})]},n))}),t.idea&&x("p",{class:"idea",children:t.idea})]})}function pl(t,e){let n=hl("A worked example");return Ce(
x(bp,{panel:t,goal:e}),n),{node:n,tried:()=>{},again:()=>{},stop:()=>{}}}function xs(t,e,n){if(!t.revealed)return{};if(e===
"steps")return wp(t);if(e==="example")return yp(t);let s=e==="why"?t.steps?.[n]:void 0;return Object.fromEntries((s?.lit??
[]).map(r=>[r,s?.letter??""]))}function wp({work:t,steps:e=[]}){if(!t)return{};let n=s=>(e[t.steps[s].line]?.lit??[]).map(
r=>[r,String(s+1)]);return t.at>=0&&t.steps[t.at].wrong.length>0?Object.fromEntries(n(t.at)):Object.fromEntries(t.steps.
flatMap(({outcome:s},r)=>s?n(r):[]))}var yp=({work:t,steps:e=[]})=>Object.fromEntries((t?.steps??[]).flatMap(({line:n},s)=>(e[n]?.
lit??[]).map(r=>[r,String(s+1)])));var kp=400,kn=[["guess","Just guessing"],["think","Fairly sure"],["know","Certain"]];function fl(t,e=()=>{}){let n=m("di\
v"),s=o=>{t.sure=t.sure===o?"":o,r()},r=()=>{e(),G(n,ke({label:"How sure are you?",choices:kn,value:t.sure,k:"sure",pick:s}))};
return r(),m("div.sure",m("span","How sure are you?"),n)}function gl({press:t,refused:e}){let n=Number.NEGATIVE_INFINITY,
s="",r="",o=m("button.btn.solid.wide",{"data-k":"main",onclick:()=>{performance.now()-n<kp||(s?e(s):t())}});return{node:o,
show(i,a,l=i){r&&r!==l&&(n=performance.now()),r=l,o.textContent!==i&&(o.textContent=i),s=a,a?o.setAttribute("aria-disabl\
ed","true"):o.removeAttribute("aria-disabled"),o.title=a}}}function Ve(t,e){let n=Math.abs(t)*10**e,s=Math.floor(n);if(n-s!==.5||!Number.isInteger(t*2**(e+1)))return t.toFixed(e);
let r=(s%2?s+1:s)/10**e;return(t<0?-r:r).toFixed(e)}function xp(t){return t>0&&t<5/1e4?"under 0.1%":t<1&&t>9995/1e4?"ove\
r 99.9%":`${Ve(100*t,1)}%`}var at=(t,e)=>e==="chance"?xp(t):`${Ve(Math.abs(t)<.005?0:t,2)} ${e}`.replace("-","−");function vs(t,e,n){
let{value:s,share:r,words:o}=be(String(t),e==="chance"?it:{low:n[0],high:n[1],unit:e});if(s==null)throw new Error(o);return e===
"chance"?r:s}var $s=(t,e,n,s)=>s==="far"?ho(t,e,n):uo(t,e,n,s);function uo(t,e,n,s){let r=n==="chance",o=Math.round(Math.
abs(t-e)*1e9)/1e9,i=r?String(Me(o)):at(o,n);return s==="exact"?i==="1"?"Spot on (within 1).":"Spot on.":`${s==="far"?"":
"Close: "}${i} too ${t>e?"high":"low"}.`}function ho(t,e,n){let s=n==="chance",r=s?String(Me(10*t)/10):Ve(t,2).replace(/\.?0+$/,
"");return`You guessed ${r==="-0"?"0":r.replace("-","−")}. It's ${s?Me(e):at(e,n)}.`}var bl=t=>t.startsWith("deal ")?[
"deal","deals"]:["try","tries"],Me=t=>Math.floor(Math.round(t*1e9)/1e7+.5),wt=(t,e)=>e==="chance"?.105:Math.max(Math.abs(
t)/10,.1),vp=2,$p=[["know","Certain"],["think","Fairly sure"],["guess","Just guessing"]];function Ms(t){let e=[];for(let[
i,a]of $p){let l=t.filter(({sure:c,measure:u})=>c===i&&u==="chance").map(c=>c.off);if(l.length>=vp){let c=100*l.reduce((u,d)=>u+
d,0)/l.length;e.push([a.toLowerCase(),Ve(Math.round(1e9*c)/1e9,0)])}}if(e.length===0)return"";let[[n,s],...r]=e,o=r.map(
([i,a])=>`, when ${i} ${a}`).join("");return`When you were ${n} you were ${s} off on average${o}.`}var lt=t=>t.charAt(0).
toUpperCase()+t.slice(1);var Mp=.015,wl=1e9,Sp=/(?<=(?:[^A-Z]|\b[A-Z])[.!?]) (?=[A-Z])/;function yl(t){let e=t.split(Sp),n=e.pop()??"";return{situation:e.
join(" "),question:n}}function xn({exact:t,asks:e},n){let s=vs(n,"chance",[0,1]),r=Math.round(Math.abs(s-t)*wl)/wl,o=r<wt(
t,"chance"),i=r<Mp?"exact":o?"near":"far",a=$s(s,t,"chance",i),l=e.length>0&&`${_p[e.length]??e.length} small steps show\
 where ${Me(t)} comes from.`,c=i==="far"?uo(s,t,"chance",i):`You guessed ${Tp(s)}. It's ${Me(t)}.`;return{value:s,close:o,
verdict:a,more:[c,!o&&l].filter(Boolean).join(" ")}}var _p={2:"Two",3:"Three",4:"Four"},Tp=t=>String(Number((100*t).toFixed(
1)));function mo(t,e){return Zt({asks:t.asks,lines:t.steps.length},e.map(([n,s])=>({step:n,number:s})))}function po(t,e,n,s){
if(mo(t,e).at!==n)return e;let r=[...e,[n,s]];try{mo(t,r)}catch{return e}return r}var kl=(t,e)=>e.reduce((n,[s,r])=>po(t,
n,s,r),[]);function fo(t,e,n){let s=n==null?null:xn(t,n);return{...t.question,key:t.position,revealed:!0,fault:"",headline:t.
headline,answer:t.answer,steps:t.steps,work:mo(t,e),...s&&{said:{value:s.value,sure:"",verdict:s.verdict,mistake:null,asks:!1,
own:!1}}}}function Ep({dots:t,guess:e}){let n=[1,2,0].flatMap(o=>t.filter(({yes:i})=>i===o)),s=n.flatMap(({n:o,yes:i})=>Array.from(
{length:o},()=>i)),r=o=>({cx:10+o%10*20,cy:10+Math.floor(o/10)*20});return x("svg",{class:"hundred",viewBox:"0 0 200 200",
"aria-hidden":"true",children:s.map((o,i)=>{let a=r(i);return i+1===e?x("path",{class:"said",d:`M${a.cx-8} ${a.cy-6}h16l\
-8 14z`},i):o?o>1?x("g",{children:[x("circle",{class:"twice",...a,r:7}),x("circle",{class:"yes",...a,r:4.2})]},i):x("cir\
cle",{class:"yes",...a,r:7.7},i):x("circle",{class:"no",...a,r:7},i)})})}function Lp({answer:t}){let e=[t.fraction,t.percent,
t.one_in].filter(Boolean);return x("details",{class:"forms",children:[x("summary",{"data-k":"forms",children:"More forms"}),
x("p",{children:e.join(" · ")})]})}function xl({position:t,number:e,when:n,work:s,lesson:r}){let o=e==null?null:xn(t,e),
i=Me(t.exact),{cases:a,event:l}=t.question;return x("div",{class:"answer",children:[x("div",{class:"heading",children:[x(
"h3",{class:"verdict","data-next":!0,tabIndex:-1,children:o?o.verdict:`You didn't play ${n}. The answer is ${i}.`}),x(Lp,
{answer:t.answer})]}),x(Ep,{dots:t.dots,guess:o?Math.max(0,Me(o.value)):0}),x("div",{class:"told",children:[o&&x("p",{children:o.
more}),x("p",{class:"mute",children:[i," ",wn({cases:a,event:l}),"."," ",o&&x("span",{class:"key",children:[x("svg",{class:"\
mark",viewBox:"0 0 16 14","aria-hidden":"true",children:x("path",{class:"said",d:"M0 0h16l-8 14z"})})," ","is your guess\
."]})]}),x("div",{class:"ways",children:[s&&x("button",{type:"button",class:o?.close?"btn":"btn call","data-k":"work",onClick:s,
children:"Work it out"}),r]})]})]})}var $l=[["know","Certain","certain"],["think","Fairly sure","fairly sure"],["guess","Just guessing","just guessing"]];var vl=t=>String(t).padStart(2,"0"),Ss=t=>`${t.getFullYear()}-${vl(t.getMonth()+1)}-${vl(t.getDate())}`,go=t=>{let[e,n,s]=t.
split("-").map(Number);return new Date(e,n-1,s,12)};function Ap(t,e){let n=go(t);return Ss(new Date(n.getFullYear(),n.getMonth(),
n.getDate()-e,12))}function vn(t){let e=go(t),n=s=>e.toLocaleDateString("en-GB",s);return`${n({weekday:"long"})}, ${e.getDate()}\
 ${n({month:"long"})}`}var Ml=t=>new Date(t.getFullYear(),t.getMonth(),t.getDate()+1).getTime()-t.getTime();function Sl(t){
let e;try{e=JSON.parse(t)}catch{return{}}if(typeof e!="object"||!e)return{};let n={};for(let[s,r]of Object.entries(e)){if(!/^\d{4}-\d\d-\d\d$/.
test(s)||typeof r!="object"||!r)continue;let{number:o,sure:i,close:a,position:l,steps:c}=r;typeof o!="string"||typeof a!=
"boolean"||typeof l!="string"||(n[s]={number:o,close:a,position:l,sure:$l.some(([u])=>u===i)?i:"",steps:(Array.isArray(c)?
c:[]).filter(u=>Array.isArray(u)&&Number.isInteger(u[0])&&typeof u[1]=="string")})}return n}var _l=t=>JSON.stringify(Object.
fromEntries(Object.entries(t).sort().slice(-200)));function Tl(t,e){return Array.from({length:7},(n,s)=>{let r=Ap(e,6-s),
o=t[r],i=r===e,a=o?o.close?"close":"far":i?"today":"none";return{date:r,mark:a,name:i?"Today":go(r).toLocaleDateString("\
en-GB",{weekday:"short"}),words:{close:"close",far:"not close",none:"not played",today:"not played yet"}[a]}})}function El(t){
let e=t.filter(({mark:s})=>s==="close"||s==="far").length,n=t.filter(({mark:s})=>s==="close").length;return e===0?"Each \
day has one position. Your last seven days are shown here.":e===1?`You were ${n?"":"not "}close on the one day you playe\
d.`:n===e?`You were close on ${e===2?"both":`all ${e}`} days you played.`:`You were close on ${n||"none"} of the ${e} da\
ys you played.`}function Ll(t){return $l.flatMap(([e,n,s])=>{let r=Object.values(t).filter(({sure:a})=>a===e),o=r.length,
i=r.filter(a=>a.close).length;return o<3?[]:[{name:n,close:i,of:o,words:`When you were ${s} you were close ${i} ${i===1?
"time":"times"} out of ${o}.`}]})}var Op=({mark:t})=>x("svg",{width:"22",height:"22",viewBox:"0 0 22 22","aria-hidden":"true",children:[t==="close"&&x("ci\
rcle",{class:"disc",cx:"11",cy:"11",r:"8"}),t==="far"&&x("circle",{class:"ring",cx:"11",cy:"11",r:"6.75"}),t==="none"&&x(
"path",{class:"dash",d:"M6 11h10"}),t==="today"&&x(ve,{children:[x("rect",{class:"now",x:"1.5",y:"1.5",width:"19",height:"\
19",rx:"3"}),x("text",{x:"11",y:"16.5","font-size":"15","text-anchor":"middle",children:"?"})]})]}),Up=({rows:t,id:e})=>x(
"div",{class:"sures",id:e,children:[x("p",{children:x("b",{children:t[0].words})}),x("ul",{children:t.map(({name:n,close:s,
of:r})=>x("li",{children:[x("span",{children:n}),x("svg",{viewBox:`0 0 ${Math.min(r,20)*20} 20`,width:Math.min(r,20)*14,
height:"14","aria-hidden":"true",children:Array.from({length:Math.min(r,20)},(o,i)=>x("circle",{class:i<Math.round(s*Math.
min(r,20)/r)?"disc":"ring",cx:10+i*20,cy:"10",r:"7"},i))}),x("span",{children:[s," of ",r," close"]})]},n))})]});function Al({
week:t,sures:e,shown:n,open:s}){let[r,o]=ne(!1),i="uw-guesses-so-far";return x("div",{class:"band",children:[x("ol",{"ar\
ia-label":"The last seven days",children:t.map(({date:a,name:l,mark:c,words:u})=>x("li",{children:x("button",{type:"butt\
on","data-k":`day.${a}`,"data-mark":c,"aria-current":a===n?"date":void 0,"aria-label":`${l==="Today"?"Today":vn(a)}: ${u}`,
onClick:()=>s(a),children:[x(Op,{mark:c}),x("span",{children:l})]})},a))}),x("p",{class:"counted",children:El(t)}),e.length>
0&&x("button",{type:"button",class:"btn","data-k":"sofar","aria-expanded":r,"aria-controls":r?i:void 0,onClick:()=>o(!r),
children:"Your guesses so far"}),r&&e.length>0&&x(Up,{rows:e,id:i})]})}var Pp=3e5,ko="uncle_widgets ",_s="uncle_widgets.kept ",bo="uncle_widgets/left",xo="uncle_widgets/asked",Ol=Symbol.for("\
uncle_widgets.whose");function yt(){try{return sessionStorage}catch{return null}}function $n(){try{return localStorage}catch{
return null}}var wo=(t,e)=>Object.keys(t??{}).filter(n=>n.startsWith(e));function Ul(t,e){let n=t?.getItem(e);return n?n.
slice(n.indexOf(" ")+1):null}function Pl(t,e,n){try{t?.setItem(e,`${Date.now()} ${n}`)}catch{}}function Rp(){let t=yt();
if(!t)return!1;let[e]=performance.getEntriesByType("navigation"),s=!(e?.type==="navigate"&&t.getItem(bo))&&!t.getItem(xo);
t.removeItem(bo),window.addEventListener("pagehide",()=>t.setItem(bo,"1"));let r=Math.max(...wo(t,`${ko}${location.pathname}\
 `).map(o=>Number.parseInt(t.getItem(o)??"",10)||0));return s&&Date.now()-r<Pp}function vo(){let t=globalThis;return t[Ol]??=
{free:Rp(),own:new Set,holders:new Set,ask:null,sizes:new ResizeObserver(()=>requestAnimationFrame(Ts))},t[Ol]}var Hp=(t,e)=>m(
"div.offer",{role:"group","aria-label":"Continue, or start as a new student?"},m("b","Welcome back"),m("p","Continue, or\
 start as a new student?"),m("div.row",m("button.btn.solid",{"data-k":"resume",onclick:t},"Continue"),m("button.btn",{"d\
ata-k":"forget",onclick:e},"New student")));function Ts(){let t=vo();if(![...t.holders].some(({give:s})=>s)){t.ask?.remove(),
t.ask=null;return}let[n]=[...t.holders].map(({root:s})=>s).filter(s=>s.getClientRects().length>0).sort((s,r)=>s.compareDocumentPosition(
r)&Node.DOCUMENT_POSITION_FOLLOWING?-1:1);n&&(t.ask??=m("div.uw.uw-whose",Hp(()=>yo(!0),()=>yo(!1))),n.previousSibling!==
t.ask&&n.before(t.ask),yt()?.setItem(xo,"1"))}function yo(t){let e=vo(),n=e.ask?.nextElementSibling;e.free=!0;let s=[...e.
holders].filter(({give:a})=>a),r=s.map(({give:a})=>a);for(let a of e.holders)a.give=null;if(t)for(let a of r)a?.();else{
for(let a of wo(yt(),ko))yt()?.removeItem(a);for(let a of wo($n(),_s))$n()?.removeItem(a);for(let a of s)a.anew()}yt()?.
removeItem(xo);let o=e.ask?.matches(":focus-within");Ts();let i=o&&n?.querySelector("button, input, select, textarea, [t\
abindex='0']");i instanceof HTMLElement&&i.focus({preventScroll:!0})}function Yt(t,e,n=!1){let s=vo(),r=()=>`${ko}${location.
pathname} ${e()}`,o=()=>n?Ul($n(),_s+e()):Ul(yt(),r()),i={root:t,give:null,anew:()=>{}},a=()=>{yt()?.removeItem(r()),n&&
$n()?.removeItem(_s+e())},l=()=>s.free||s.own.has(r());return s.holders.add(i),s.sizes.observe(t),{look:(c,u=()=>{})=>{let d=o();
return i.anew=u,i.give=d&&!l()?()=>c(d):null,d&&l()&&c(d),Ts(),i.give!=null},keep:c=>{s.ask&&yo(!1),s.own.add(r()),Pl(yt(),
r(),n?"":c),n&&Pl($n(),_s+e(),c)},forget:a,stop:()=>{s.holders.delete(i),s.sizes.unobserve(t),Ts()}}}var Np=2e4,Cp=500;function Rl(){let[t,e]=ne(()=>Ss(new Date));return X(()=>{let n=0,s=()=>{let r=new Date;e(Ss(r)),clearTimeout(
n),n=window.setTimeout(s,Ml(r)+Cp)};return s(),document.addEventListener("visibilitychange",s),()=>{clearTimeout(n),document.
removeEventListener("visibilitychange",s)}},[]),t}function Hl(t,e){let[n,s]=ne({}),[r,o]=ne(!1),i=Y(null);return X(()=>{
e.current=m("div.day-in"),t.current?.append(e.current);let l=Yt(e.current,()=>"days",!0);return i.current=l,o(l.look(u=>{
s(Sl(u)),o(!1)},()=>{s({}),o(!1)})),l.stop},[]),{days:n,waits:r,keep:l=>{s(l),i.current?.keep(_l(l))}}}function Nl(t,e){
let[n,s]=ne({}),r=e.slice(5),o=n[r],i=o?.told,a=i?.positions[r],l=Y(null);X(()=>{let u=d=>{d.kind==="daily"&&s(p=>({...p,
[d.date]:{told:d}}))};return t.on("msg:custom",u),()=>t.off("msg:custom",u)},[]),X(()=>{if(o)return;t.send({kind:"daily",
date:r});let u=setTimeout(()=>s(d=>({[r]:{told:null},...d})),Np);return()=>clearTimeout(u)},[r,!o]),l.current?.position!==
a&&(l.current=i&&a?{position:a,pool:i.pool,boards:i.boards[a.game]??{}}:null);let c=()=>s(({[r]:u,...d})=>d);return{shown:l.
current,failed:o&&!a,again:c}}function Es(t,e){let{zones:n,board:s,sheet:r,...o}=t,i=a=>a==null?void 0:e[a];return{...o,zones:n.map(a=>e[a]),board:i(s)??
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
[]).forEach((o,i)=>{s[r*n+i]=e(o)});return s}stop(){clearTimeout(this.resting),this.model.off("msg:custom",this.hear)}};var Ie=(t,e)=>Math.max(12,Math.min(t,e/1.4));var Dp=[[/[ilj.,:;'|!tf\s()]/,.3],[/[mwMW@%]/,.88],[/[A-Z]/,.7],[/[\u0300-\u036f]/,0],[/[\u0250-\uffff]/,1]],Bp=["012345\
6789","of 100 hands, as the quick brown fox jumps over it"],Mn,Cl=t=>{let e=0;for(let n of t)e+=Dp.find(([s])=>s.test(n))?.[1]??
.57;return e};function Ip(){if(Mn!=null)return Mn;let t=typeof document=="object"&&document.querySelector(".uw"),e=t&&document.
createElement("canvas").getContext("2d");if(!t||!e)return 1;let n=getComputedStyle(t).getPropertyValue("--sans"),s=[400,
700].flatMap(r=>(e.font=`${r} 100px ${n}`,Bp.map(o=>e.measureText(o).width/(r>400?100*1.06:100)/Cl(o))));return Mn=Math.
max(1,...s),document.fonts.addEventListener("loadingdone",()=>Mn=void 0,{once:!0}),Mn}var I=(t,e)=>Cl(t)*e*Ip(),Wp=12;function fe(t,e,n,s=1){
let r=I(t,s),o=Math.max(Math.min(e,Wp),Math.min(e,n/Math.max(r,.01)));if(r*o<=n+.01)return{lines:[t],size:o};let i=c=>I(
c,o*s)<=n,a=[""],l=()=>a[a.length-1];for(let c of t.split(" "))if(l()!==""&&i(`${l()} ${c}`))a[a.length-1]+=` ${c}`;else{
l()!==""&&a.push("");for(let u of c)l()!==""&&!i(l()+u)&&a.push(""),a[a.length-1]+=u}return{lines:a,size:o}}function zt(t,e,{
w:n,ideal:s,tight:r=.5,least:o=n,floor:i=0}){if(t<=1)return{w:Math.min(n,Math.max(e,12)),step:s,cols:1,rows:1};let a=p=>Math.
max(r*p,i),l=(p,h)=>Math.min(s,(e-p)/Math.max(h-1,1));for(let p of[n,Math.max(o,Math.min(n,e/(1+r*(t-1))))])if(l(p,t)>=a(
p)-.01)return{w:p,step:l(p,t),cols:t,rows:1};let c=Math.max(1,Math.floor((e-o)/a(o))+1),u=Math.ceil(t/c),d=Math.ceil(t/u);
return{w:o,step:l(o,d),cols:d,rows:u}}function Dl(t){let e=[...t].sort((s,r)=>s.seat-r.seat),n=Math.max(0,e.findIndex(s=>s.
me));return[...e.slice(n),...e.slice(0,n)]}function Bl(t){if(t<2)return{left:0,top:t,right:0};let e=Math.floor((t+1)/3);
return{left:e,top:t-2*e,right:e}}var Jt=10;function Fp(t,e,n,s){if(e&&n>=e*46)return Math.min(e,Math.max(t,1));if(!t)return 1;let r=Math.max(1,Math.floor(
(n+Jt)/(s+Jt)));return Math.ceil(t/Math.ceil(t/r))}function Sn(t,e,n,s,r,o){let i=t.text(`${e.id}.label`,e.label,n,s+10,
{room:r}),a=Fp(e.cells.length||1,e.columns??0,r,o?58:50),l=Math.min(o?66:60,(r-Jt*(a-1))/a),c=l+Jt,u=t.extras.acting?8:0,
d=s+22+i;return e.cells.forEach((p,h)=>{let f=n+h%a*c,g=d+Math.floor(h/a)*(l*1.4+Jt+u);"key"in p?t.card(p,f,g,l,{role:"g\
rid",own:!0}):(t.add("pile",`${e.id}.${h}`,f,g,{w:l,under:0,empty:!0}),p.seat!=null&&t.add("mark",`${e.id}.${h}`,f+l/2-9,
g+l*.7-9,{seat:p.seat,size:18,quiet:!0}))}),d-s+Math.ceil(e.cells.length/a)*(l*1.4+Jt+u)+10}function _n(t,e,n,s,r){let o=e.
values.length,i=Math.min(56,(r-10*(o-1))/o),a=o*i+(o-1)*10;return t.add("dice",e.id,n,s,{w:a,size:i,values:e.values,thrown:e.
thrown??0,lit:e.lit??[],label:e.label,move:e.move??"",off:t.extras.acting?e.off??"":"",plays:t.extras.acting&&!!e.move,picks:[]}),
i+14}function $o(t,e,n,s,r){let o=s+12;o+=t.text(`${e.id}.label`,e.label,n,o,{room:r})+10;for(let[i,{words:a,note:l,box:c}]of e.
rows.entries()){let u=c?30:0,d={size:14,bold:!0,quiet:c==="open",room:r-u};c&&t.add("box",`${e.id}.${i}`,n,o+3,{box:c,size:20}),
o+=14+t.text(`${e.id}.${i}.words`,a,n+u,o+12,d),l&&(o+=15+t.text(`${e.id}.${i}.note`,l,n+u,o+13,{room:r-u})),o+=7}return o-
s+6}function Il(t,e,n,s){e.rows.filter(({box:r})=>r).forEach(({box:r},o)=>{t.add("box",`${e.id}.${o}`,n+30*o,s,{box:r,size:24})})}
function Tn(t,e,n,s,r,o,i){let a=t.extras.boards?.[e.board];if(!a)throw new Error(`The board "${e.board}" must be sent b\
efore its tokens.`);let l=i==null?Math.min(o,r*a.height/a.width):o;return t.add("board",e.id,n,s,{w:r,h:l,k:Math.min(r/a.
width,l/a.height),board:a,zone:e,heat:t.extras.heat??{},clear:!!t.extras.clear,acting:!!t.extras.acting,spots:t.extras.spots??
{},lit:t.extras.lit??{},clearance:i??0}),l+14}var Wl=390,Os=620,En=196,Fl=58,Mo=38,So=50,As=t=>t.cards.some(e=>e.move||e.picks?.length),ql=t=>[...t.cards,...(t.before??
[]).flatMap(e=>"top"in e&&e.top||[])];function jl(t,e,n,s,r){let o=n,i=0;for(let a of e){let l=Math.min(r-(o-n),a.values.
length*Fl);i=Math.max(i,_n(t,a,o,s,l)),o+=l+8}return i}function Vl(t,e,n,s,r,o,i){let l=(r-16*(o-1))/o,c=s;for(let u=0;u<
e.length;u+=o){let d=e.slice(u,u+o),p=(h,f)=>i?qp(t,h,n+f*(l+16),c,l):t.other(h,n+f*(l+16),c,l,!1);c+=(i?10:18)+Math.max(
...d.map(p))}return c-s}function qp(t,e,n,s,r){let o=ql(e),i=o.length?Mo*(1+.4*(o.length-1))+12:0,a=t.head(e,n,s,r-i,28),
[l]=e.counters??[],c={w:Mo,ideal:Mo*.4,tight:.3};if(t.cards(o,n+r-i,s,i,c,{role:"seat"}),!l)return 34+a;let u=Math.max(l.
full??0,l.value),d=l.art==="agents"?24*u:0;d&&t.add("agents",`${e.id}.0`,n,s+36+a,{count:l.value,full:u,size:18});let p={
value:l.value,label:l.label??"",high:18,room:r-i-d};return t.add("counter",`${e.id}.0`,n+d+6,s+36+a,p),58+a}function Gl(t,e,n,s,r){
return e.stacks.forEach((o,i)=>t.stack(o,n+i*r/2,s,50)),e.stacks.length?116:0}function Kl(t,e,n,s,r){let{seats:o,boards:i,
fans:a,grids:l,dice:c,notes:u}=e,d=24,[p,...h]=o,f=n-d-En,g=f-2*d,b=14,w=14;for(let y of i)b+=Tn(t,y,d,b,g,r);w+=jl(t,c,
f,w,En);for(let y of u)w+=$o(t,y,f,w,En)+8;p&&!As(p)&&(w+=t.other(p,f,w+4,En,!0)+20),w+=Gl(t,e,f,w+4,En);for(let y of l)
b+=Sn(t,y,d,b,g,!0);return h.length&&(b+=Vl(t,h,d,b+6,g,Math.min(h.length,3),!0)),b=Math.max(b,w),a.length&&(b+=t.fans(a,
d,b,n-2*d,!0)),p&&As(p)&&(b+=t.own(p,d,b+6,n-2*d,176)),{y:b,middle:{x:d+g/2,y:240,r:40}}}function Zl(t,{seats:e,boards:n,
stacks:s,dice:r,notes:o},i,a,l){let d=i-48,p=(a-20)/Math.max(1,e.length);for(let f of n)l?Tn(t,f,0,0,a,d,So):Tn(t,f,0,So,
a,d-So,0);let h=10;for(let f of r)_n(t,f,h,8,f.values.length*36),h+=f.values.length*36+6;for(let f of o)Il(t,f,l?10:h+6,
l?d-34:14);for(let[f,{top:g}]of s.entries())g&&t.card(g,10+f*44,d-66,38,{role:"stack"});return e.forEach((f,g)=>{jp(t,{...f,
cards:ql(f)},10+g*p,d+10,p-4)}),{y:i-18,middle:{x:a/2,y:d/2,r:40}}}function jp(t,e,n,s,r){let o=e.cards.length?24+9*(e.cards.
length-1):0,i=r-24-o;t.add("mark",e.id,n,s+2,{seat:e.seat,size:20,active:!!e.active}),t.text(`${e.id}.name`,fe(e.name,13,
i).lines[0],n+25,s+9,{size:13,bold:!0,quiet:!1,room:i});let a=(e.counters??[]).map(({value:c,label:u})=>`${c} ${u}`)[0]??
e.note??"";t.text(`${e.id}.note`,fe(a,12,i).lines[0],n+25,s+24,{size:12,room:i});let l={w:22,ideal:9,tight:.3,least:22};
t.cards(e.cards,n+r-o-2,s-1,o,l,{role:"seat"})}function Yl(t,e,n){let{seats:s,boards:r,fans:o,grids:i,dice:a,notes:l}=e,
c=14,u=n-2*c,[d,...p]=s,h=10;for(let b of r)h+=Tn(t,b,c,h,u,440);let f=a.length?Math.min(150,a.reduce((b,{values:w})=>b+
w.length*Fl+8,0)):0,g=jl(t,a,c,h,f);if(g+=Gl(t,e,c,h+g,Math.max(f,130)),d&&!As(d)){let b=f?c+f+16:c;g=Math.max(g,t.other(
d,b,h,c+u-b,!1))}h+=g+12;for(let b of l)h+=$o(t,b,c,h,u)+8;for(let b of i)h+=Sn(t,b,c,h,u,!1);return o.length&&(h+=t.fans(
o,c,h,u,!1)),p.length&&(h+=Vl(t,p,c,h+4,u,Math.min(p.length,3),!1)),d&&As(d)&&(h+=t.own(d,c,h,u,0)),{y:h,middle:{x:n/2,y:200,
r:40}}}var Xl=t=>[[0,0],[1,0],[1,1]].slice(0,t),Vp=20,Gp=60,Ql=({extras:t})=>t.acting?t.call?32:14:0;function ec(t){let e=(t.before??
[]).filter(({kind:n})=>n==="stack");return{beside:e.slice(0,-1),space:e.at(-1)}}function zl(t,e,n,s,r,o,i){let{beside:a,
space:l}=ec(e),c=o?n+i+28:n,u=r-i-28,d=t.head(e,c,s,u,30),p=c;for(let h of a)t.stack(h,p,s+46+d,46,110),p+=118;if(!e.me){
let h={w:38,ideal:22,tight:.05};t.cards(e.cards,p,s+46+d,c+u-p,h,{role:"seat"})}l&&t.stack(l,o?n:n+r-i,s,i,i+40)}function tc(t,{
seats:[e,...n],ring:s,stacks:r},o,i){let l=92*1.4+32,c=o/2-i-24,u=o/2+24,d=28,p=d+l+74,h=n.length===1;n.forEach((y,M)=>{
let[$,T]=Xl(n.length)[M];zl(t,y,$?u:i,T?p:d,c,!!$,92)}),e&&zl(t,{...e,me:!0},i,p,c,!1,92);let f={x:h?u+c/2:o/2,y:h?d+44:
d+l+32,r:40};s&&t.add("ring",s.id,f.x,f.y,{ring:s,r:f.r});let g=h?92:46,b=h?f.x-r.length*(g+40)/2+20:f.x+90;r.forEach((y,M)=>t.
stack(y,b+M*(g+40),h?d+120:f.y-44,g,g+40));let w=p+l+4;if(e){let y=t.extras.call??0,M=Ql(t),$=e.cards.some(k=>k.face);y&&
(t.call=w),w+=(y?y+20:0)+M;let T={w:$?88:62,ideal:$?106:44,tight:.5,least:60,floor:20};w+=t.cards(e.cards,i,w,o-2*i,T,{own:!0,
role:"hand"})}return{y:w,middle:f}}function Jl(t,e,n,s,r){let{beside:o,space:i}=ec(e),a=46,l=r-a-34;t.add("mark",e.id,n,
s+2,{seat:e.seat,size:20,active:!!e.active}),t.text(`${e.id}.name`,e.name,n+26,s+11,{size:13,bold:!0,quiet:!1,room:l}),t.
text(`${e.id}.note`,fe(e.alert||e.note,12,l).lines[0],n+26,s+25,{size:12,quiet:!e.active,room:l});let c=n;for(let u of o){
if(u.top){let d={...u.top,move:u.move||u.top.move,off:u.off||u.top.off};t.card(d,c,s+36,26,{role:"stack",recall:u.recall})}else
t.add("pile",u.id,c,s+36,{w:26,under:0,empty:!0});t.text(`${u.id}.count`,String(u.count),c+32,s+58,{size:14,bold:!0,quiet:!1}),
c+=58}if(!e.me){let u={w:22,ideal:10,tight:.05};t.cards(e.cards,c,s+38,n+r-a-8-c,u,{role:"seat"})}i&&nc(t,i,n+r-a,s,a)}function nc(t,e,n,s,r){
e.top?t.card(e.top,n,s+2,r,{role:"space",recall:e.recall}):t.add("pile",e.id,n,s+2,{w:r,under:0,empty:!0});let o=[e.count>
1?e.count:"",e.label].filter(Boolean).join(" "),i=fe(o,12,r+14).lines.length<2;t.text(`${e.id}.label`,o,i?n+r/2:n+r+6,s+
r*1.4+17,{size:12,anchor:i?"middle":"end",room:i?r+14:3*r})}function sc(t,{seats:[e,...n],ring:s,stacks:r},o,i){let l=i/
2-10-10,c=i/2+10,u=88,d=n.length===1;n.forEach((y,M)=>{let[$,T]=Xl(n.length)[M];Jl(t,y,$?c:10,6+T*u,l)}),e&&Jl(t,{...e,me:!0},
10,6+u,l),r.slice(0,3).forEach((y,M)=>{d&&nc(t,y,c+20+M*66,50,46)});let p=t.extras.call??0,h=Ql(t),f=6+2*u+6+h;p&&(t.call=
f-h);let g=f+(p?p+8:0),b=Math.max(Vp,Ie(78,o-g-8));e&&t.cards(e.cards,10,g,i-130,{w:b,ideal:b*1.12,tight:.36,least:b},{own:!0,
role:"hand"});let w={x:i-66,y:g+24,r:34};return s&&o-g<Gp?(t.add("ring",s.id,w.x,o-18,{ring:{...s,value:"",note:""},r:w.
r}),t.text(`${s.id}.note`,`${s.value??""} ${s.note??""}`,i-10,o-14,{size:14,anchor:"end",room:170})):s&&(t.add("ring",s.
id,w.x,w.y,{ring:{...s,note:""},r:w.r}),t.text(`${s.id}.note`,s.note??"",w.x,w.y+30,{size:12,anchor:"middle",room:126})),
{y:Math.max(o-8,e?g+b*1.4:0),middle:w}}var kt=390,De=700,Re=10,To=t=>t.zones.every(e=>["seat","ring","fan","stack","tray","kinds"].includes(e.kind)&&(t.table===
"corners"||!(e.kind==="seat"&&(e.before?.length??0)>0)));function Eo(t,e,n,s,r,o,i=!1){let a=e.alert||(e.counters??[]).map(
({value:h,label:f})=>`${h} ${f}`)[0]||e.note;t.add("mark",e.id,n,s,{seat:e.seat,size:20,active:!!e.active});let l=n+26,c=r-
26,u=i?fe(e.name,13,c-28,1.06):{lines:[e.name],size:13};if(t.text(`${e.id}.name`,u.lines[0],l,s+9,{size:u.size,bold:!0,quiet:!1,
room:c}),t.text(`${e.id}.note`,fe(a??"",12,c).lines[0],l,s+(i?24:22),{size:12,tone:e.alert?"lit":"",room:c}),i){let h=l+
I(u.lines[0],u.size)*1.06+8;t.cards(e.cards,h,s-2,20,{w:11,ideal:2,tight:.02},{role:"seat"})}if(!o)return;let d=e.cards.
some(h=>h.face||h.key in(t.extras.dealt??{})),p={w:o,ideal:o*.72,tight:d?.5:.06,least:d?o*.8:o};t.cards(e.cards,n,s+30,r-
6,p,{role:"seat",pitch:.5})}function Ps(t,e,n,s,r,o=kt){let i=!!t.extras.acting,a=e.cards.length>(o-r)/60,l=a?Re:r,c=n+(a?
30:0)+(i?12:0),u=Ie(78,s-c-(i?6:0));Eo(t,{...e,cards:[]},Re,a?n:(n+s)/2-14,a?o:r-Re-6,0);let d={w:u,ideal:u*1.12,tight:.36,
least:Math.min(u,44),floor:24};t.cards(e.cards,l,c,o-l-Re,d,{own:!0,role:"hand",pitch:.7})}function Us(t,e,n,s,r,o){t.text(
`${e}.count`,n,r,o,{size:20,bold:!0,quiet:!1});let[i,a]=fe(s,12,58).lines;t.text(`${e}.label`,i,r,o+15,{size:12,room:58}),
a&&t.text(`${e}.more`,a,r,o+28,{size:12,room:58})}function Kp(t,{seats:[e,...n],ring:s,fans:r,stacks:o,trays:i},a,l){let c=(l-
kt)/(De-kt),u=s?132+116*c:Re,d=[...i,...o].length?66:0,p=l-Re-d,[h,f,g]=t.extras.acting?[70,76,42]:[68,74,45],b=g+20*c,w=b<
56?0:1.085*b+31,y={x:h+54*c,y:Math.max(f+26*c,w),r:b};s&&t.add("ring",s.id,y.x,y.y,{ring:s,r:y.r});let M=Math.max(1,Math.
min(n.length,3)),$=Math.ceil(n.length/M),T=(p-u)/M;n.forEach((L,S)=>{let _=$>1?0:n.length>2?26:34;Eo(t,L,u+S%M*T,8+Math.
floor(S/M)*36,T,_,!_)}),i.forEach(L=>Us(t,L.id,String(L.count),L.label,p+8,22)),o.forEach((L,S)=>{let _=76+S*52;Us(t,L.id,
String(L.count),L.label,p+8,_),L.top&&t.card(L.top,p+36,_-15,15,{role:"stack",recall:L.recall})});let k=96,E=a-(t.extras.
editing?108:t.extras.acting?132:88);for(let L of r){let S=Ie(a>320&&L.cards.length<7?60:44,E-k-34),_={w:S,ideal:S*.74,tight:.3,
least:S,floor:15},O=p-u,H=Math.min(_.ideal,(O-S)/Math.max(L.cards.length-1,1)),N=H<22;L.cards.forEach((W,Q)=>{let V=Q===
L.cards.length-1,C=u+Q*H;t.card(W,C,k+20,S,{seen:V?S:Math.min(S,H),role:"fan"}),(V||!N||(L.cards.length-1-Q)%2===0)&&t.text(
`${W.key}.above`,W.above??"",C+1,k+14,{size:V?14:12,bold:V,quiet:!V}),W.under!=null&&(V||!N)&&t.add("mark",`${W.key}.und\
er`,C+2,k+24+S*1.4,{seat:W.under,size:14,quiet:!V})}),L.cards.length||t.add("pile",L.id,u,k+20,{w:S,under:0,empty:!0})}return e&&
Ps(t,e,E+4,a-8,u,l),{y:a-18,middle:y}}function Zp(t,{seats:[e,...n],ring:s,stacks:r,trays:o},i,a){let l=Math.max(1,Math.
min(n.length,5)),c=Math.ceil(n.length/l),u=(a-2*Re)/l,d=c>1?34:56;n.forEach((M,$)=>{let T=Re+$%l*u,k=8+Math.floor($/l)*d;
Eo(t,M,T,k,u,c>1?0:18,c>1)});let p=8+c*d,h=t.extras.acting?i-136:i-110,f=Math.min(58,(h-p)/2-14),g={x:a/2,y:(p+h)/2-12,r:f};
s&&t.add("ring",s.id,g.x,g.y,{ring:{...s,note:""},r:f});let b=Math.min(44,f*.74),w=10,y=g.x-(r.length*b+(r.length-1)*w)/
2;return r.forEach((M,$)=>{let T=y+$*(b+w),k=g.y-b*.7;M.top?t.card({...M.top,move:M.move||M.top.move,off:M.off||M.top.off},
T,k,b,{role:"stack"}):t.add("pile",M.id,T,k,{w:b,under:0,empty:!0}),Us(t,M.id,String(M.count),M.label,$?a-74:Re,g.y)}),o.
forEach(M=>Us(t,M.id,String(M.count),M.label,a-74,g.y+40)),e&&Ps(t,e,h+2,i-8,96,a),{y:i-18,middle:g}}var rc=(t,e,n,s,r)=>(s?
Zp:Kp)(t,e,n,r);var oc=t=>(t.table??"long")==="long"&&t.zones.every(e=>["seat","grid","stack"].includes(e.kind));function Yp(t,e){let n=e.
map(({key:i})=>`lit:${i}`),s=t.over.filter(({key:i})=>n.includes(i)),[r,o]=[s[0],s[s.length-1]];s.length<2||s.length<e.length||
s.some(({tab:i})=>i!==r.tab)||(t.over=t.over.filter(i=>!s.includes(i)),t.over.push({...r,w:o.x+o.w-r.x}))}function Lo(t,e,n,s,r,o){
let i=e.cards.filter(E=>!E.face&&!(E.key in(t.extras.dealt??{}))),a=[...e.cards.filter(E=>!i.includes(E)),...(e.before??
[]).flatMap(E=>"cards"in E?E.cards:[])],l=o>40,c=l?26:18,u=l?Math.min(o,r/7.5):18,d=l?u*.26:6,p=i.length?u+d*(i.length-1):
0,h=n+c+(l?9:5),f=r-(h-n)-(l?8:p+12),g=l?f:r-8,b=(e.counters??[]).map(({value:E,label:L})=>`${E} ${L}`)[0]??"",w=l?[e.note,
b].filter(Boolean).join(", "):e.note||b;t.add("mark",e.id,n,s,{seat:e.seat,size:c,active:!!e.active});let y=fe(e.name,l?
15:13,f),M=fe(w,l?13:12,g);t.text(`${e.id}.name`,y.lines[0],h,s+(l?11:13),{size:y.size,bold:!0,quiet:!1,room:f}),t.text(
`${e.id}.note`,M.lines[0],l?h:n,s+(l?28:31),{size:M.size,room:g});let $={w:u,ideal:d,tight:.05};t.cards(i,l?n:n+r-p-8,l?
s+38:s-1,p+1,$,{role:"seat"}),Yp(t,i);let T=l&&p?n+p+12:n,k={w:o,ideal:o+3,tight:.3,least:o,floor:12};t.cards(a,T,s+(l?38:
36),n+r-8-T,k,{role:"seat",pitch:.5})}function zp(t,e,n,s,r){let o=e.cells.flatMap(g=>"key"in g?[g]:[]),i=Ao(n),a=o.length>
6?2:1,l=Math.max(Math.ceil(o.length/a),1),c=n>De?10:5,u=t.extras.acting?8:0,d=(n-2*i-c*(l-1))/l,p=Ie(Math.min(n>De?70:50,
d),(r-s)/a-c-u),h=Math.min(d+c,p*1.3),f=(n-h*(l-1)-p)/2;o.forEach((g,b)=>{let w=f+b%l*h,y=s+Math.floor(b/l)*(p*1.4+c+u);
t.card(g,w,y,p,{role:"grid",own:!0})})}function Jp(t,e,n,s,r,o){let i=r*.7;(e.round??[]).forEach(({seat:l,words:c,now:u},d)=>{
let p=s+d*r,h=i>20?14:12;t.add("mark",`${e.id}.${d}`,n,p,{seat:l,size:i,active:u,quiet:!u}),t.text(`${e.id}.${d}`,c,n+i+
8,p+i/2+h*.35,{size:h,bold:u,quiet:!u,room:o-i-8})})}function Xp(t,e,n,s,r){let o=n>De,i=e.filter(b=>b.top||b.count||b.round?.
length),a=Ie(o?92:56,r-s-(o?60:24)),l=o?56:18,[c,u]=o?[186,240]:[148,190],d=Math.max(0,...i.flatMap(b=>(b.round??[]).map(
w=>I(w.words,1.06)))),p=Math.max(c,Math.min(u,(o?14:12)*d+(o?56:40))),h=i.reduce((b,w)=>b+a+(w.round?.length?p:0),l*(i.length-
1)),f=s+(r-s-a*1.4-22)*(o?.42:.3),g=(n-h)/2;for(let b of i){b.top?t.card(b.top,g,f,a,{role:"stack",recall:b.recall}):t.add(
"pile",b.id,g,f,{w:a,under:0,empty:!0});let w=b.round??[],y=o?14:12,M=f+a*1.4+(o?24:17);if(w.length){let $=Math.min(o?36:
25,(a*1.4+6)/w.length);Jp(t,b,g+a+(o?20:10),f,$,p-(o?20:10)),t.text(`${b.id}.label`,b.label,g,M,{size:y,room:a+p-10})}else{
let $=o?20:16,T=I(String(b.count),$)*1.06+5,k=o?g:g+Math.min(0,(a-T-I(b.label,y))/2);t.text(`${b.id}.count`,String(b.count),
k,M,{size:$,bold:!0,quiet:!1}),t.text(`${b.id}.label`,b.label,k+T,M,{size:y})}g+=a+(w.length?p:0)+l}}function Qp(t,e,n,s,r){
let o=n>De,i=Ao(n),a=Math.min((r-s)/Math.max(e.length,1),o?150:96),l=o?0:24,c=Ie(o?84:46,a-l-(o?16:8)),u=o?166:i;e.forEach(
(d,p)=>{let h=s+p*a;if(o){let g=t.head(d,i,h,u-i-12);t.counters(d,i+4,h+42+g,u-i-16,!0)}else{let g=(d.counters??[]).map(
({value:y,label:M})=>`${y} ${M}`),b=i+24+I(d.name,13)*1.06+8;t.add("mark",d.id,i,h,{seat:d.seat,size:18,active:!!d.active}),
t.text(`${d.id}.name`,d.name,i+24,h+13,{size:13,bold:!0,quiet:!1});let w=fe([d.note,...g].filter(Boolean).join(", "),12,
n-i-b);t.text(`${d.id}.note`,w.lines[0],b,h+13,{size:w.size,room:n-i-b})}let f={w:c,ideal:c*1.12,tight:.3,least:c,floor:20};
t.cards(d.cards,u,h+l,n-i-u,f,{role:"seat"})})}function ic(t,e,n,s){let r=e.cards.find(i=>i.above),o=r&&t.things.find(({
kind:i,key:a})=>i==="card"&&a===r.key);!r?.above||!o||t.text(`${r.key}.over`,r.above,s??o.x,n,{size:s?12:14,bold:!0,quiet:!1,
tone:r.ghost?"lit":"",anchor:s?"end":"start",room:s?s-Re-34-I(e.name,13)*1.06:1/0})}var Ao=t=>t>De?28:Re;function Oo(t,e,n,s,r){
let i=n-166-28,a=t.extras.acting?18:0,l=Ie(84,r-s-a-14),c={w:l,ideal:l*1.12,tight:.3,least:l,floor:30},u=t.head(e,28,s+a,
126);t.counters(e,32,s+a+48+u,126,!1),t.cards(e.cards,166,s+a,i,c,{own:!0,role:"hand"}),ic(t,e,s-14)}function ac(t,{seats:[
e,...n],grids:s,stacks:r},o,i){let a=Ao(i),l=i>De,c=Math.max(n.length,1),u=(i-2*a+8)/c,d=l?22:8,p=l?c>1?46:60:c>2?26:32,
h=o-(t.extras.acting?l?150:126:l?132:100);!s.length&&!r.length&&n.every(b=>b.cards.every(w=>w.face))?Qp(t,n,i,d,h-(l?30:
6)):n.forEach((b,w)=>{Lo(t,b,a+w*u,d,u,p)});let f=n.some(b=>b.before?.length||b.cards.some(w=>w.face)),g=d+(l?54+p*1.4:f?
46+p*1.4:44);for(let b of s)l&&t.text(`${b.id}.label`,b.label,a,g+8,{room:i-2*a}),zp(t,b,i,g+(l?26:0),h-(l?24:4));return Xp(
t,r,i,g,h),e&&l?Oo(t,e,i,h,o):e&&(Ps(t,e,h,o-8,Re+92,i),ic(t,e,h+9,i-Re)),{y:o-18,middle:{x:i/2,y:(g+h)/2,r:40}}}var ef={mark:({size:t})=>({x:0,y:0,w:t,h:t}),pile:({w:t,empty:e})=>e&&{x:0,y:0,w:t,h:t*1.4},ring:({r:t})=>({x:-t,y:-t,w:2*
t,h:2*t}),dice:({w:t,size:e})=>({x:0,y:0,w:t,h:e}),box:({size:t})=>({x:0,y:0,w:t,h:t})},Rs=class{constructor(e){this.call=
0;this.things=[];this.over=[];this.extras=e}add(e,n,s,r,o={}){this.things.push({kind:e,key:`${e}:${n}`,x:s,y:r,...o});let i=this.
extras.lit?.[n],a=ef[e]?.(o);i!=null&&a&&this.over.push({kind:"lit",key:`lit:${n}`,x:s+a.x,y:r+a.y,w:a.w,h:a.h,tab:i,role:e})}text(e,n,s,r,{
size:o=13,room:i=1/0,bold:a=!1,quiet:l=!0,anchor:c="start",tone:u=""}={}){if(!n)return 0;let{lines:d,size:p}=fe(n,o,i,a?
1.06:1);return this.add("text",e,s,r,{lines:d,size:p,bold:a,quiet:l,anchor:c,tone:u}),(d.length-1)*p*1.2}card(e,n,s,r,{seen:o=r,
own:i=!1,role:a="",recall:l=[]}={}){let{lit:c={},dealt:u={},acting:d=!1,under:p=!0,opens:h=""}=this.extras,f=u[e.key]??e.
face??null,g=d&&!!(e.move||e.picks?.length),b=!!e.lifted,w=a==="grid"?0:r<80?12:14,y=i&&(g||d&&e.ghost)?w+(b?r*(w?.24:.14):
0):0;this.things.push({kind:"card",key:e.key,x:n,y:s-y,w:r,face:f,label:e.label,origin:e.origin??"",role:a,dealt:e.key in
u,kin:!!e.kin,ghost:!!e.ghost,seen:o,plays:g,off:d?e.off??"":"",under:i&&g&&!b,up:b,move:e.move??"",picks:e.picks??[],recall:p?
l:[],opens:h===e.key&&!g&&!e.off}),e.key in c&&this.over.push({kind:"lit",key:`lit:${e.key}`,x:n,y:s-y,w:o,h:r*1.4,tab:c[e.
key],role:a})}cards(e,n,s,r,o,{own:i=!1,role:a="",pitch:l=1.4,centre:c=!1}={}){if(!e.length)return 0;let{w:u,step:d,cols:p,
rows:h}=zt(e.length,r,o);return e.forEach((f,g)=>{let b=Math.floor(g/p),w=g%p,y=Math.min(p,e.length-b*p),M=c?n+(r-(d*(y-
1)+u))/2:n;this.card(f,M+w*d,s+b*l*u,u,{seen:w===y-1?u:Math.min(u,d),own:i,role:a})}),u*1.4+(h-1)*l*u}};var lc=t=>t.map(e=>({...e,art:""})),xt=class extends Rs{head(e,n,s,r,o=30){let i=[e.note,e.team].filter(Boolean).join(",\
 "),a=o<30?8:12,l=n+o+a,c=r-o-a;this.add("mark",e.id,n,s,{seat:e.seat,size:o,active:!!e.active});let u=e.alert||i,d=s+o*
(u?.43:.66),p=this.text(`${e.id}.name`,e.name,l,d,{size:15,bold:!0,quiet:!1,room:c}),h=this.text(`${e.id}.note`,u,l,s+o+
p,{room:c,bold:!!(e.active||e.alert),quiet:!e.active,tone:e.alert?"lit":""});return p+h}counters(e,n,s,r,o){let i=s;for(let[
a,l]of(e.counters??[]).entries()){let c=o?18:22;if(this.add("counter",`${e.id}.${a}`,n,i,{value:l.value,label:l.label??"",
high:c,room:r}),i+=c+8,l.art==="chips"){let u=Math.max(1,Math.ceil(l.value/10)),d=o?2.5:3,p=o?1.2:1.4,h=Math.max(3,Math.
min(18,(r-2)/u-3)),f=10*(d+p)+3,g=Math.min(l.value,10)*(d+p)+(l.value>5?3:0);l.value&&this.add("chips",`${e.id}.${a}`,n,
i+g,{count:l.value,w:h,t:d,g:p,pitch:h+3}),i+=f}if(l.art==="agents"){let u=Math.max(l.full??0,l.value);this.add("agents",
`${e.id}.${a}`,n,i,{count:l.value,full:u,size:18}),i+=26}}return i-s}other(e,n,s,r,o){let i=e.cards??[],a=e.counters??[],
l=!o||r<150,c=this.head(e,n,s,r,l?26:30),u=a.length&&r>=150,d=i.some(k=>k.face||k.key in(this.extras.dealt??{})),p=l?38:
48,h=Math.min(u?r-74:r,d?1/0:p*3.4),f={w:p,ideal:p*(d?.72:.7),tight:d?.62:.05},g=s+(l?38:44)+c,b=this.cards(i,n,g,h,f,{role:"\
seat",pitch:.62});if(e.alert&&i.length){let{w:k,step:E,cols:L}=zt(i.length,h,f);this.over.push({kind:"lit",key:`lit:${e.
id}`,x:n,y:g,w:k+(L-1)*E,h:b,tab:""})}let{w,step:y,cols:M}=zt(i.length,h,f),$=i.length?w+(M-1)*y+14:0,T=u?Math.max(b,this.
counters(e,n+$,g+2,r-$,l)):b+(a.length?8+this.counters({...e,counters:lc(a)},n,g+b+8,r,!0):0);return g-s+T+this.before(e,
n,g+T+10,r,l)}stack(e,n,s,r,o=r+24){let i=e.top?{...e.top,move:e.move||e.top.move,off:e.off||e.top.off,label:e.top.label||
e.spoken}:null,a=e.count>1&&i&&!i.face?Math.min(3,e.count-1):0;if(this.add("pile",e.id,n,s,{w:r,under:a,empty:!i}),i&&this.
card(i,n,s,r,{role:"stack",recall:e.recall}),!i&&!e.count&&e.label&&r>=40){let{lines:c,size:u}=fe(e.label,13,r-2);if(c.length*
u*1.2<r*1.4-8){let d=s+(r*1.4-(c.length-1)*u*1.2)/2+u*.35;return this.add("text",`${e.id}.empty`,n+r/2,d,{lines:c,size:u,
quiet:!0,anchor:"middle",tone:""}),r*1.4}}let l=I(`${e.count} ${e.label}`,14)>o;return this.add("count",e.id,n,s+r*1.4+22,
{count:e.count,lines:l?fe(e.label,13,o).lines:[e.label],spoken:e.spoken,broken:l}),r*1.4+30+(l?17*fe(e.label,13,o).lines.
length:0)}tray(e,n,s,r){let o=Math.max(1,Math.ceil(Math.max(e.full,e.count)/10)),i=Math.min(27,(r-24)/o-4),a=r<120,l=i+(i>
20?7:4),c=a?3:5,u=a?1.4:2,d=o*l-(l-i)+24,p=10*(c+u)+3,h=22*String(e.count).length+4+I(e.label,13)>Math.max(d,r-8);return this.
add("tray",e.id,n+(r-d)/2,s,{wide:d,high:p,count:e.count,label:e.label,w:i,t:c,g:u,pitch:l,below:h,noted:I(e.label,13)}),
p+(h?62:44)}fans(e,n,s,r,o){let i=s,a=e.length>2?o?56:48:o?80:64;for(let l of e){this.text(`${l.id}.label`,l.label,n,i+10,
{room:r});let c={w:a,ideal:a*.59,tight:.39,least:Math.min(a,o?56:48),floor:20},{w:u,step:d,cols:p,rows:h}=zt(l.cards.length,
r,c),f=l.cards.some(b=>b.above)?22:4,g=l.cards.some(b=>b.under!=null)?40:10;i+=20,l.cards.length||this.add("pile",l.id,n,
i+f,{w:u,under:0,empty:!0}),l.cards.forEach((b,w)=>{let y=Math.floor(w/p),M=w%p,$=w===l.cards.length-1,T=n+M*d,k=i+f+y*(f+
g+u*1.4);this.card(b,T,k,u,{seen:$||M===p-1?u:Math.min(u,d),role:"fan"}),this.text(`${b.key}.above`,b.above??"",T+2,k-8,
{size:$?16:14,bold:$,quiet:!$}),b.under!=null&&this.add("mark",`${b.key}.under`,T+4,k+u*1.4+10,{seat:b.under,size:Math.max(
15,Math.min(22,d*.76)),quiet:!$})}),i+=Math.max(h*(f+g+u*1.4),f+g+a*1.4)+8}return i-s}own(e,n,s,r,o){let i=this.extras.acting?
14:0,a=this.extras.call??0,l=this.before(e,n+o,s,r-o,!o),c=s+l+(a?a+20:0);return a&&(this.call=s+l),c-s+this.hand(e,n,c,
r,o,i)}before(e,n,s,r,o){let i=e.before??[];if(!i.length)return 0;let a=10,l=(r-a*(i.length-1))/i.length,c=Math.min(o?44:
58,l-6),u=0;return i.forEach((d,p)=>{let h=n+p*Math.min(l+a,d.kind==="fan"?1/0:c+40);if(d.kind==="fan"){let f=this.text(
`${d.id}.label`,d.label,h,s+10,{room:l}),g={w:c,ideal:c*.72,tight:.4};u=Math.max(u,18+f+this.cards(d.cards,h,s+18+f,l,g,
{role:"fan"}))}else u=Math.max(u,this.stack(d,h,s,c,Math.min(l,c+34)))}),u+16}hand(e,n,s,r,o,i){let a=o>0,l=e.cards.some(
b=>b.face),c=a?92:70,u=e.cards.length,d={w:l?c:c*.75,ideal:c*(l?a?1.22:1.06:.8),tight:.5,least:Math.min(c,64),floor:l?34:
20};if(a){let b=this.head(e,n,s,o-20),w=this.counters(e,n+4,s+48+b,o-20,!1)+48+b,y=this.cards(e.cards,n+o,s+i,r-o,d,{own:!0,
role:"hand",pitch:1.4+.36});return Math.max(w,y+i+16,l?c*1.4:0)}let p=l&&(u-1)*d.ideal+d.w<=r-112,h=this.head(e,n,s,p?110:
r-100,26);if(p){let b=this.counters(e,n+4,s+44+h,100,!0)+44+h,w=this.cards(e.cards,n+112,s+i,r-112,d,{own:!0,role:"hand"});
return Math.max(b,w+i+16)}let f=this.counters({...e,counters:lc(e.counters??[])},n+r-84,s+6,84,!0),g=s+Math.max(40+h,f+8)+
i;return g-s+this.cards(e.cards,n,g,r,d,{own:!0,role:"hand",pitch:1.4+.42,centre:!0})+16}};var tf="var(--card-ink)";function Hs(t,e,n,s,r){let o=s*.46,i=c=>`a${o} ${o} 0 1 0 ${c*2*o} 0`,a=(c,u)=>`M${c-o} ${u}${i(
1)}${i(-1)}Z`,l={d:`M${e} ${n-s*1.1}L${e+s*.85} ${n}L${e} ${n+s*1.1}L${e-s*.85} ${n}Z`,h:`M${e} ${n+s}L${e-s*.95} ${n-s*
.12}A${s*.52} ${s*.52} 0 0 1 ${e} ${n-s*.52}A${s*.52} ${s*.52} 0 0 1 ${e+s*.95} ${n-s*.12}Z`,s:`M${e} ${n-s*1.05}L${e+s*
.95} ${n+s*.12}A${s*.5} ${s*.5} 0 0 1 ${e+s*.14} ${n+s*.5}L${e+s*.4} ${n+s}H${e-s*.4}L${e-s*.14} ${n+s*.5}A${s*.5} ${s*.5}\
 0 0 1 ${e-s*.95} ${n+s*.12}Z`,c:a(e,n-s*.52)+a(e-s*.54,n+s*.22)+a(e+s*.54,n+s*.22)+`M${e} ${n-s*.2}L${e+s*.4} ${n+s}H${e-
s*.4}Z`}[t];if(!l)throw new Error(`There is no suit "${t}".`);return v("path",{d:l,...r})}var cc={bell:{fill:"M50 6C70 6\
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
M24 34H76V50H59V84H41V50H24Z",wide:9}},uc=t=>t in cc;function dc(t,e,n,s,{colour:r="var(--accent-card)",ink:o=tf}={}){let i=cc[t];
if(!i)throw new Error(`There is no symbol "${t}".`);let a=(l,c)=>l&&v("path",{d:l,fill:"none",style:`stroke:${c}`,"strok\
e-width":i.wide??8});return v("g",{transform:`translate(${e} ${n}) scale(${s/100})`},a(i.line,r),i.fill&&v("path",{d:i.fill,
"fill-rule":"evenodd",style:`fill:${r}`}),i.ink&&v("path",{d:i.ink,style:`fill:${o}`}),a(i.inkLine,o))}function Uo(t,e,n,s){if(t==="skip")return v("g",{fill:"currentColor"},Ae(`M${e-s} ${n+s*.5}A${s} ${s} 0 0 1 ${e+s*.78} ${n-
.1*s}`,"currentColor",s*.26),v("path",{d:`M${e+s*1.2} ${n+s*.62}L${e+s*.3} ${n+s*.2}L${e+s*1.16} ${n-s*.5}Z`}),D(e,n+s*.62,
s*.24));let r=o=>`M${e-o*s} ${n-o*s*.62}H${e+o*s*.2}V${n-o*s}L${e+o*s} ${n-o*s*.46}L${e+o*s*.2} ${n+o*s*.08}V${n-o*s*.3}\
H${e-o*s}Z`;return v("path",{d:r(1)+r(-1),fill:"currentColor"})}function nf(t){let e=t*1.4,n=t*.08,s=(e-2*n)/17,r=t*.3,o="",
i="";for(let a=0;a<9;a++)o+=`M${n} ${n+2*a*s}h${t-2*n}v${s}h${2*n-t}z`;for(let a=-3;a<=3;a++){let l=2*a*s,c=Math.sqrt(Math.
max(0,r**2-(Math.abs(l)+s/2)**2));c&&(i+=`M${t/2+l-s/2} ${e/2-c}h${s}v${2*c}h${-s}z`)}return[R(0,0,t,e,{class:"paper",rx:t*
.085}),v("path.stripes",{d:o}),D(t/2,e/2,r+s*.9,{fill:"var(--card)"}),v("path.stripes",{d:i})]}function sf(t,e){let n=e*
1.4,s=e*.085,r=t.rings??0,o=t.text??"",i=e*Math.min(.098,.78/Math.max(r,1)),a=e*.11,l=a+e*.026,c="";for(let d=1;d<r;d++)
c+=`M0 ${n-a-d*i}A${a+d*i} ${a+d*i} 0 0 1 ${a+d*i} ${n}`;let u=bt(o)?Math.min(e*.36,e*.76*100/$e(o,100)):0;return[R(0,0,
e,n,{class:"paper",rx:s}),r>0&&v("path",{d:`M0 ${n-l}A${l} ${l} 0 0 1 ${l} ${n}H${s}A${s} ${s} 0 0 1 0 ${n-s}Z`,fill:"va\
r(--accent-card)"}),c&&Ae(c,"var(--accent-card)",Math.min(e*.052,i*.55)),u?Oe(o,e*.12,e*.13,u,{colour:"var(--card-ink)"}):
v("text",{x:e*.1,y:e*.36,"font-size":Math.min(e*.3,e*1.5/Math.max(o.length,1)),"font-weight":700,fill:"var(--card-ink)"},
o),R(0,0,e,n,{class:"edge",rx:s})]}function rf(t,e){let n=e*1.4,s=e*.085,r=t.colour==="wild",o=t.colour??"",i=r?"#fff":`\
var(--c-${o}-on)`,a=r?[["r",-1,-1],["g",1,-1],["y",-1,1],["b",1,1]].map(([p,h,f])=>ot(String(p),e*(.5+.23*Number(h)),n*.62+
e*.23*Number(f),e*.16,{fill:`var(--c-${p})`,stroke:"#fff","stroke-width":e*.018})):[.46,.31,.16].map(p=>ot(o,e*.62,n*.66,
e*p,{fill:"none",stroke:i,"stroke-opacity":.5,"stroke-width":e*.045})),l={draw2:"+2",draw4:"+4"}[t.glyph??""],c=l??(t.glyph?
"":t.text??""),u=c?Oe(c,e*.12,e*.13,e*(l?.34:.42),{gap:l?8:13}):r?v("text",{x:e*.11,y:e*.3,"font-size":Math.max(12.5,e*.22),
"font-weight":700,fill:i},e<46?"W":"Wild"):Uo(t.glyph??"",e*.31,e*.33,e*.19),d=t.letter||o.toUpperCase();return[R(0,0,e,
n,{rx:s,fill:r?"#17181C":`var(--c-${o})`}),v("svg",{width:e,height:n,style:"overflow:hidden"},a),v("g",{style:`color:${i}`},
u),!r&&v("text",{x:e*.12,y:n-e*.1,"font-size":Math.max(12.5,e*.205),"font-weight":700,fill:i},d),R(0,0,e,n,{rx:s,fill:"n\
one",stroke:"#fff","stroke-width":Math.max(2,e*.03)})]}function of(t,e){let n=e*1.4,s=t.suit??"",r=t.text??"",o=`var(--s\
uit-${s})`,i=Math.min(e*.3,e*.62*100/$e(r,100,6));return[R(0,0,e,n,{class:"paper",rx:e*.085}),Hs(s,e*.66,n*.69,e*.34,{style:`\
fill:${o}`,opacity:.16}),Hs(s,e*.66,n*.69,e*.2,{style:`fill:${o}`}),Oe(r,e*.1,e*.11,i,{colour:o,gap:r.length>1?6:13}),Hs(
s,e*.22,e*.6,Math.max(4,e*.125),{style:`fill:${o}`}),R(0,0,e,n,{class:"edge",rx:e*.085})]}function af(t,e){let n=e*1.4,s=t.
text??"",r=Math.min(e*.2,e*.8/Math.max(I(s,1.06),.1)),o=s!==""&&r>=9,i=e*(o?.6:.7);return[R(0,0,e,n,{class:"paper",rx:e*
.085}),o&&v("text",{x:e*.1,y:e*.1+r*.9,"font-size":r,"font-weight":700,style:"fill:var(--card-ink)"},s),dc(t.glyph??"",(e-
i)/2,o?n*.36:(n-i)/2,i),R(0,0,e,n,{class:"edge",rx:e*.085})]}function lf(t,e){return t.colour?rf(t,e):t.suit?of(t,e):t.glyph&&
uc(t.glyph)?af(t,e):sf(t,e)}function Qe(t,e){let n=t?lf(t,e):nf(e);return v("g",{class:t?"front":"back"},n)}var cf={0:[],
1:[[0,0]],2:[[-1,-1],[1,1]],3:[[-1,-1],[0,0],[1,1]],4:[[-1,-1],[1,-1],[-1,1],[1,1]],5:[[-1,-1],[1,-1],[0,0],[-1,1],[1,1]],
6:[[-1,-1],[1,-1],[-1,0],[1,0],[-1,1],[1,1]]},Ns=(t,e,n)=>[R(0,0,e,e,{rx:e*.14,style:`fill:var(--card);stroke:${n?"var(-\
-lit)":"var(--field)"}`,"stroke-width":n?5:1.5,opacity:t?1:.45}),cf[t].map(([s,r])=>D(e*(.5+s*.26),e*(.5+r*.26),e*.09,{fill:"\
var(--card-ink)"}))];var uf={draw2:"+2",draw4:"+4"},df=["skip","reverse"],Cs=28;function Ro(t){let e=t>=Cs;return{large:e,left:e?34:22,right:e?
44:24,tall:t*1.17,pitch:t*1.72+(e?4:1.5),gap:e?4:1.5}}var hc=({rows:t})=>Math.max(...t.map(({kinds:e})=>e.length));function Ds(t,e){
let{left:n,right:s,pitch:r,gap:o}=Ro(e);return{w:n+hc(t)*(e+o)+s,h:t.rows.length*r}}function hf(t,e,n){let s=48;for(;s>12&&
(Ds(t,s).w>e||Ds(t,s).h>n);)s-=.2;return s}var mc=t=>[...t].reduce((e,n)=>e+Number(n),0);function pc(t,e){return t===2?R(
-e,-e,2*e,2*e,{style:"fill:var(--lit)"}):D(0,0,e,{style:t?"fill:none;stroke:var(--field-edge)":"fill:var(--on-field)","s\
troke-width":1.5})}var Ho=(t,e,n)=>v("g",{transform:`translate(${t} ${e})`},n);function mf(t,e,n){let{tall:s}=Ro(n),r=t.
kinds[e],o=t.colour==="wild",i=o?"#fff":`var(--c-${t.colour}-on)`,a=Math.max(13,n*(o?.42:.54)),l=[t.unseen[e],t.held[e],
t.gone[e]].map(Number),c=Math.min(11,n/4+(n<Cs?2:1)),u=l.flatMap((p,h)=>Array(p).fill([0,2,1][h])),d=df.includes(r)?v("g",
{style:`color:${i}`},Uo(r,n/2,s/2,n*.2)):v("text",{x:n/2,y:s/2+a*.36,"text-anchor":"middle","font-size":a,"font-weight":700,
style:`fill:${i}`},uf[r]??r);return v("g",v("g",{opacity:l[0]?null:.4},R(0,0,n,s,{rx:3,style:`fill:${o?"#17181c":`var(--\
c-${t.colour})`};stroke:#fff`,"stroke-width":n<Cs?0:1.2}),d),u.map((p,h)=>Ho(n/2+(h-(u.length-1)/2)*c,s+n*.28,pc(p,n<Cs?
2.8:3.5))))}function pf(t,e,n,s){let r=n?[0,82,182]:[0,62,136];return["unseen","discarded",s].map((o,i)=>[Ho(t+r[i],e,pc(
i,4)),v("text.f2",{x:t+r[i]+9,y:e+4.5,"font-size":n?13:12},o)])}function No({zone:t,w:e,lit:n}){let{large:s,left:r,tall:o,
pitch:i,gap:a}=Ro(e),l=hc(t),c=r+l*(e+a)+(s?6:2);return t.rows.map((d,p)=>{let h=p*i,f=d.kinds.length<l/2,g=w=>r+w*(e+a)*
(f?1.6:1),b=mc(d.unseen);return[d.colour!=="wild"&&ot(d.colour,r/2-3,h+o/2,r*.26,{style:`fill:var(--ring-${d.colour})`}),
d.kinds.map((w,y)=>Ho(g(y),h,mf(d,y,e))),d.kinds.map((w,y)=>`${d.id}.${w}`in n&&R(g(y)-1,h-2,e+2,o+e*.48,{"data-key":`li\
t:${d.id}.${w}`,rx:5,style:"fill:none;stroke:var(--lit)","stroke-width":s?3:2})),f&&pf(Math.min(g(d.kinds.length),c-(s?240:
192)),h+o/2,s,d.hands??"yours"),v("text.f",{x:c,y:h+o/2+6,"font-size":s?18:14,"font-weight":700},String(b))]}).flat(3).filter(
Boolean)}function Po({rows:t}){let[e,n]=["unseen","gone"].map(s=>t.reduce((r,o)=>r+mc(o[s]),0));return`${e} ${e===1?"car\
d":"cards"} you can't see, ${n} discarded`}var Co=t=>[Po(t),...t.rows.map(({label:e})=>e)].join(". ");function Xt(t){let e=t.
zones.filter(n=>n.kind==="kinds");return e.length?{rows:e,of:e[0].of}:void 0}function fc(t,e){let n=Object.keys(t).filter(
s=>e?.rows.some(({id:r})=>s.startsWith(`${r}.`)));return e&&n.length?{[e.of]:t[n[0]],...t}:t}function ff(t,e,n,s,r){let[
o]=e.counters??[];t.add("mark",e.id,n,s,{seat:e.seat,size:18,active:!!e.active}),t.text(`${e.id}.name`,e.name,n+23,s+9,{
size:13,bold:!0,quiet:!1,room:14}),t.cards(e.cards,n+38,s-4,r-42,{w:12,ideal:3,tight:.05},{role:"seat"}),o&&t.text(`${e.
id}.note`,`${o.value} ${o.label}`,n+23,s+23,{size:12,room:r-23})}function gc(t,{seats:[e,...n],ring:s,stacks:r,kinds:o},i,a){
let l={rows:o,of:""},c=a>De,u=c?28:10,d=Math.min(n.length||1,3),p=Math.ceil(n.length/d),h=n.length>3,f=c?52:h?30:40,g=c?
150:80,b=r.length*(f+12)+g,w=(a-2*u-b)/d,y=c?12:8,M=h?34:c?102:44,$=y+Math.max(f*1.4+(c?16:10),p*M),T=i-(c?104:74);n.forEach(
(_,O)=>{let H=y+Math.floor(O/d)*M;h&&!c?ff(t,_,u+O%d*w,H,w):Lo(t,_,u+O%d*w,H,c?w:Math.min(w,130),h||!c?26:42)});let k=a-
u-b;for(let _ of r)_.top?t.card(_.top,k,y,f,{role:"space"}):t.add("pile",_.id,k,y,{w:f,under:0,empty:!0}),k+=f+12;let E=r.
map(({count:_,label:O})=>`${_} ${O}`);s?.value&&r.some(({top:_})=>_?.face?.colour==="wild")&&E.push(`${s.value} named`),
E.forEach((_,O)=>{t.text(`spread.${O}`,_,k,y+14+O*(c?20:16),{size:c?14:12,room:g})});let L=hf(l,a-2*u,T-$),S=Ds(l,L);if(t.
add("spread","all",(a-S.w)/2,$+(T-$-S.h)*.35,{zone:l,w:L,lit:t.extras.lit??{}}),e&&c)Oo(t,{...e,counters:e.counters?.slice(
0,1)},a,T,i);else if(e){let _=Ie(46,i-8-T);t.add("mark",e.id,u,T,{seat:e.seat,size:20,active:!!e.active}),t.text(`${e.id}\
.name`,e.name,u,T+36,{size:13,bold:!0,quiet:!1,room:62});let O={w:_,ideal:_+4,tight:.36,least:_,floor:20};t.cards(e.cards,
78,T,a-u-78,O,{own:!0,role:"hand"})}return{y:i-18,middle:{x:a/2,y:($+T)/2,r:40}}}var Bs=class{constructor(e){this.open=!1;
this.how=e,this.root=m("section.sheet.spread",{hidden:!0,role:"group"})}show(e,n,s){this.zone=e,e||(this.open=!1),this.root.
hidden=!this.open;let r=this.open&&JSON.stringify([e,n,s]);if(!e||!r||this.root.dataset.looks===r)return;this.root.dataset.
looks=r;let o=s?23.2:44,i=Ds(e,o),a=this.root.contains(oe(this.root)),l={class:"btn quiet shut","aria-label":"Close",title:"\
Close",onclick:()=>this.escape()};this.root.setAttribute("aria-label",Po(e)),this.root.replaceChildren(m("h2",Po(e)),ie(
l,xe("close",16)),v("svg",{viewBox:`0 -3 ${i.w} ${i.h}`,role:"img","aria-label":Co(e)},No({zone:e,w:o,lit:n}))),a&&this.
root.querySelector("button")?.focus()}toggle(e){if(this.open)return void this.escape();this.open=!0,e(),this.root.querySelector(
"button")?.focus({preventScroll:!0})}escape(){let e=this.open,n=this.root.contains(oe(this.root));return this.open=!1,this.
root.hidden=!0,n&&this.zone&&this.how.focus(this.zone.of),e}};var Ge=620,Is=772,kc=920,gf=["seat","ring","fan","stack","tray","grid","dice","tokens","notes","kinds"];function Ln(t){let e=t.
zones.find(({kind:s})=>!gf.includes(s));if(e)throw new Error(`Expected a zone that the table can draw, not "${e.kind}".`);
let n=s=>t.zones.filter(r=>r.kind===s);return{seats:Dl(n("seat")),ring:n("ring")[0],fans:n("fan"),stacks:n("stack"),trays:n(
"tray"),grids:n("grid"),dice:n("dice"),notes:n("notes"),boards:n("tokens"),kinds:n("kinds")}}function Fs(t,e,n={}){if(n.
laid&&Xt(t))return Ef(t,e,n);if(oc(t)&&(e.low||e.h))return Tf(t,e,n);if(e.low&&t.zones.some(({kind:p})=>p==="tokens"))return _f(
t,e,e.low,n);if(e.low&&To(t))return Do(t,e,e.low,n,Bo(e.w));if(!e.h)return Ws(t,e.w,n);let s=({w:p,h})=>Io(e,p,h),o=[...e.
w>=Ge*bc?[Is,860,kc]:[],390,440].map(p=>Sf(t,e,p,n)),[i,...a]=o.filter(p=>p.w>=Ge),l=a.reduce((p,h)=>s(h)>s(p)?h:p,i);if(l&&
s(l)>=bc)return l;let c=o.reduce((p,h)=>s(h)>s(p)?h:p),u=Math.round(Math.max(xc,kt*e.h/e.w));return t.zones.some(({kind:p})=>p===
"tokens")?Sc(t,Math.min(u,Os),n,Wl,!0):s(c)>=bf||!To(t)?c:t.table==="round"&&t.zones.filter(({kind:p})=>p==="seat").length>
kf&&e.w>e.h?Do(t,e,yc,n,Math.round(yc*e.w/e.h)):Do(t,e,Math.min(u,yf),n,vc(e,u))}var bc=.8,bf=.92,wc=.75,wf=352,xc=288,yf=460,
kf=6,yc=320,xf=640,vf=110,$f=400,Mf=1.25,Bo=t=>Math.round(Math.max(kt,Math.min(De,t/Mf))),vc=(t,e)=>Math.round(Math.max(
kt,Math.min(De,e*t.w/t.h)));function $c(t,e,n){let{w:s}=t,r=t.low?0:t.h,o=!t.low&&s>=Is*wc&&(!r||r>=e[0]*wc),[i,a]=o?e:n,
l=o?Is:t.low?Bo(s):kt,c=r?Math.round(Math.max(i,Math.min(a,l*r/s))):o?600:i;return[o||!r?l:vc(t,c),c]}var Io=(t,e,n)=>Math.
min(t.w/e,t.h?t.h/n:1/0),Mc=(t,e)=>({...t,call:(t.call??0)/e});function Sf(t,e,n,s){let r=Ws(t,n,s);for(let o=0;o<2&&s.call;o++)
r=Ws(t,n,Mc(s,Io(e,r.w,r.h)));return r}function Do(t,e,n,s,r){let o=new xt(Mc(s,Io(e,r,n))),i=Ln(t),{y:a,middle:l}=t.table===
"corners"?sc(o,i,n,r):rc(o,i,n,t.table==="round",r);return{w:r,h:Math.max(n,a+8),things:[...o.things,...o.over],middle:l,
call:o.call}}function _f(t,e,n,s){let r=Math.max(e.w,Is),o=((e.page??0)-xf)*r/e.w-vf;return e.w>=Ge&&o>=$f?Ws(t,r,s,Math.
min(o,Os)):Sc(t,n,s,Math.min(Bo(e.w),Ge-1),!1)}function Sc(t,e,n,s,r){let o=new xt(n),{middle:i}=Zl(o,Ln(t),e,s,r);return{
w:s,h:e,things:[...o.things,...o.over],middle:i,call:o.call}}function Tf(t,e,n){let s=new xt(n),[r,o]=$c(e,[470,620],[e.
low||xc,620]),{middle:i}=ac(s,Ln(t),o,r);return{w:r,h:o,things:[...s.things,...s.over],middle:i,call:s.call}}function Ef(t,e,n){
let s=new xt(n),[r,o]=$c(e,[520,640],[wf,560]),{middle:i}=gc(s,Ln(t),o,r);return{w:r,h:o,things:[...s.things,...s.over],
middle:i,call:s.call}}function Ws(t,e,n={},s=Os){let r=Math.round(Math.min(Math.max(e,320),kc)),o=r>=Ge,i=new xt(n),a=Ln(
t),l=o?28:14,c=t.table==="round"||t.table==="corners"&&!o,u=a.boards.length?o?Kl:Yl:c?o?Of:Uf:o&&t.table==="corners"?tc:
o?Lf:Af,{y:d,middle:p}=u(i,a,r,l,s);return{w:r,h:Math.round(d+18),things:[...i.things,...i.over],middle:p,call:i.call}}function qs(t,e,n,s,r,o){
let i=s,a=(r-o*(e-1))/e;for(let l=0;l<t.length;l+=e){let c=t.slice(l,l+e);i+=Math.max(...c.map((u,d)=>u(n+d*(a+o),i,a)))+
20}return i-s}function Lf(t,e,n,s){let{seats:[r,...o],ring:i,fans:a,stacks:l,trays:c}=e,u=o.map(E=>(L,S,_)=>t.other(E,L,
S,_,!0)),d=c.map(E=>(L,S,_)=>t.tray(E,L,S,_));u.splice(Math.ceil(u.length/2),0,...d);let p=Math.floor((n-2*s+20)/126),h=u.
length<=p?Math.max(u.length,1):Math.ceil(u.length/2),f=28+qs(u,h,s,28,n-2*s,20),g=l.length?104:0,b=i?248:0,w=f+6,y=i?{x:132,
y:w+108,r:88}:{x:n/2,y:w+60,r:40};i&&t.add("ring",i.id,y.x,y.y,{ring:i,r:y.r});let M=n-2*s-b-(g?g+24:0),$=t.fans(a,s+b,w+
10,M,!0);f=Math.max(w+(i?230:0),w+10+$)+12,l.forEach((E,L)=>t.stack(E,n-s-72,w+48+L*152,66));let T=l.length?w+48+l.length*
152-24:0,k=b&&n>=740?b:176;return f+=js(t,e,n-(T>f?g+24:0),s,f),r&&(f+=t.own(r,s,f,n-2*s-(T>f?g+24:0),k)),{y:Math.max(f,
T),middle:y}}function Af(t,e,n,s){let{seats:[r,...o],ring:i,fans:a,stacks:l,trays:c}=e,u=18,d=o.some(M=>(M.before?.length??
0)>1),p=d||o.length<=2||o.length===4?Math.min(2,Math.max(o.length,1)):3;u+=qs(o.map(M=>($,T,k)=>t.other(M,$,T,k,!1)),p,s,
u,n-2*s,12);let h=66,f=i?{x:106,y:u+100,r:h}:{x:n/2,y:u+40,r:40};i&&t.add("ring",i.id,f.x,f.y,{ring:i,r:h});let g=i?214:
s,b=n-s-g,w=Math.min(92,b/Math.max(l.length,1));l.forEach((M,$)=>t.stack(M,g+$*w,u+12,Math.min(56,w-14),w-1));let y=l.length?
u+12+78+56:u;for(let M of c)y+=t.tray(M,g-6,y,b+6);return u=Math.max(y,i?u+200:u)+6,u+=t.fans(a,s,u,n-2*s,!1),u+=js(t,e,
n,s,u),r&&(u+=t.own(r,s,u+4,n-2*s,0)+4),{y:u,middle:f}}function Of(t,e,n,s){let{seats:[r,...o],ring:i,fans:a,stacks:l,trays:c}=e,
{left:u,top:d,right:p}=Bl(o.length),h=i?.art==="none"?64:n<740?108:128,f=Math.min(d<2?220:n<740?130:190,n/2-h-20-s),g=n-
2*s-2*f-24,w=o.slice(u,u+d).map(E=>(L,S,_)=>t.other(E,d===1?n/2-70:L,S,_,!0)),y=d?qs(w,d,s+f+12,20,g,16):0,M={x:n/2,y:20+
y+h+12,r:h},$=(E,L)=>{let S=E.length>1?28:M.y-60;for(let _ of E)S+=t.other(_,L,S,f,!0)+26;return S},T=[$(o.slice(0,u).reverse(),
s),$(o.slice(o.length-p),n-s-f)];_c(t,i,l,c,M,h<120?.82:1);let k=Math.max(M.y+h+40,...T);return a.length&&(k+=t.fans(a,s,
k,n-2*s,!0)),k+=js(t,e,n,s,k),r&&(k+=t.own(r,s,k,n-2*s,160)),{y:k,middle:M}}function Uf(t,e,n,s){let{seats:[r,...o],ring:i,
fans:a,stacks:l,trays:c}=e,u=o.some(g=>(g.before?.length??0)>1),d=u||o.length===2||o.length===4?2:Math.min(3,Math.max(o.
length,1)),p=16+qs(o.map(g=>(b,w,y)=>t.other(g,b,w,y,!1)),d,s,16,n-2*s,12),h=i?.art==="none"?50:108,f={x:n/2,y:p+h+10,r:h};
return _c(t,i,l,c,f,.8),p=f.y+h+36,a.length&&(p+=t.fans(a,s,p,n-2*s,!1)),p+=js(t,e,n,s,p),r&&(p+=t.own(r,s,p,n-2*s,0)),{
y:p,middle:f}}function _c(t,e,n,s,r,o){e&&t.add("ring",e.id,r.x,r.y,{ring:e,r:r.r});let i=(n.length>2?56:78)*o,a=22*o,l=r.
x-(n.length*i+(n.length-1)*a)/2;n.forEach((c,u)=>t.stack(c,l+u*(i+a),r.y-i*.7-12,i)),s.forEach(c=>t.tray(c,r.x-50,r.y+44,
100))}function js(t,{grids:e,dice:n},s,r,o){let i=o;for(let a of e)i+=Sn(t,a,r,i,s-2*r,s>=Ge);for(let a of n)i+=_n(t,a,r,
i,s-2*r);return i-o}var Pf={ArrowLeft:{x:-1,y:0},ArrowRight:{x:1,y:0},ArrowUp:{x:0,y:-1},ArrowDown:{x:0,y:1}};function Rf(t,e,n){let s=e.map(
({x:o,y:i})=>{let a=(o-t.x)*n.x+(i-t.y)*n.y,l=Math.abs((o-t.x)*n.y)+Math.abs((i-t.y)*n.x);return a>.5?a+2*l:1/0}),r=Math.
min(...s);return r<1/0?s.indexOf(r):-1}function Tc(t){let e=(t.querySelector(".ring-focus")??t).getBoundingClientRect();
return{x:e.x+e.width/2,y:e.y+e.height/2}}function Ec(t,e){let n=Pf[e.key];if(!n||e.shiftKey||e.ctrlKey||e.metaKey||e.altKey)
return;let s=[...t.closest(".board")?.querySelectorAll(".way.plays")??[]].filter(o=>o!==t),r=s[Rf(Tc(t),s.map(Tc),n)];e.
preventDefault(),e.stopPropagation(),r instanceof SVGElement&&r.focus({preventScroll:!0})}var Hf=["#F4F7FF","#A9C3F5","#6F94DB","#3F63AB","#233E77"],Fo=t=>({fill:Hf[t-1],ink:t<4?"#13201E":"#FFF"}),Wo=t=>!!t.nodes,
Nf=["part","value"];function Cf(t,e){let n=Object.entries(t.nodes??{});return e==="part"?n:[...n].sort(([,s],[,r])=>(s.value??
0)-(r.value??0))}var Vs=class{constructor(e){this.back=!1;this.by="part";this.map={};this.changed=e,this.words=m("p.coun\
ted"),this.steps=m("ol.shades"),this.tokens=m("button.btn.quiet",{"data-k":"heat.tokens",onclick:()=>this.bring()}),this.
opener=m("button.btn.quiet",{"data-k":"heat.all","aria-expanded":"false",onclick:()=>this.open(!!this.list.hidden)}),this.
root=m("div.heat-bar",{role:"group","aria-label":"Numbers on the board",hidden:!0},m("div.legend",this.words,this.steps),
this.tokens,this.opener),this.list=m("section.sheet.scores.heat-list",{hidden:!0})}get clears(){return Wo(this.map)&&!!this.
map.hides&&!this.back}show(e){if(JSON.stringify(e)===JSON.stringify(this.map)||(this.map=e,this.root.hidden=!Wo(e),this.
open(!1),!Wo(e)))return;let{title:n="",unit:s="",steps:r=[],hides:o="",nodes:i={}}=e;this.words.textContent=n,this.steps.
replaceChildren(...r.map(({text:a,count:l},c)=>{let{fill:u,ink:d}=Fo(c+1),p=`about ${a} ${s} at ${l} ${l===1?"place":"pl\
aces"}`;return m("li",{title:p},m("span.shade",{"aria-hidden":"true",style:`background:${u};color:${d}`},a),m("span.sr",
p))}),m("li.unit",{"aria-hidden":"true"},s)),this.tokens.hidden=!o,this.opener.textContent=`All ${Object.keys(i).length}`,
this.say()}say(){this.tokens.textContent=`Show ${this.map.hides??""}`,K(this.tokens,"aria-pressed",String(this.back))}bring(){
this.back=!this.back,this.say(),this.changed()}open(e){this.list.hidden=!e,K(this.opener,"aria-expanded",String(e)),this.
list.replaceChildren(...e?[this.table()]:[])}escape(){let e=!this.list.hidden;return this.open(!1),e&&this.opener.focus(),
e}sort(e){this.by=e,this.open(!0),this.list.querySelector(`[data-k="heat.${e}"]`)?.focus()}table(){let{title:e="",unit:n=""}=this.
map,s={part:"where",value:n},r=Nf.map(i=>m("th",{scope:"col","aria-sort":this.by===i?"ascending":null},m("button.sorts",
{"data-k":`heat.${i}`,onclick:()=>this.sort(i)},s[i]))),o=([i,{part:a="",value:l=0}])=>m("tr",m("th",{scope:"row"},i),m(
"td",a),m("td.num",l.toFixed(2)));return m("div.scroll",{tabindex:0,role:"group","aria-label":e},m("table",m("caption",e),
m("thead",m("tr",m("td"),...r)),m("tbody",Cf(this.map,this.by).map(o))))}};var Df=23,qo=24,On=20,Bf=17,If=8,Lc=6,An={h:23,size:15},Wf={house:[66,34],place:[20,28]},[Ff,qf,jf]=[3,4,1],Ac=(t,e)=>Math.
hypot(t.x-e.x,t.y-e.y);function Vf(t,e,n){let s={x:(t.x+e.x)/2,y:(t.y+e.y)/2},r=o=>(o.x-s.x)*(e.x-t.x)+(o.y-s.y)*(e.y-t.
y);return n.flatMap((o,i)=>{let a=n[(i+1)%n.length],[l,c]=[r(o),r(a)],u=l/(l-c),d=l<0!=c<0?[{x:o.x+(a.x-o.x)*u,y:o.y+(a.
y-o.y)*u}]:[];return l<0?[o,...d]:d})}function Gf(t,e=Df){let n=Array.from({length:qo},(s,r)=>{let o=2*Math.PI*r/qo,i=e/
Math.cos(Math.PI/qo);return{x:i*Math.cos(o),y:i*Math.sin(o)}});return t.map((s,r)=>{let o=n;for(let[i,a]of t.entries()){
let l=Ac(s,a);i===r||l>2.1*e||(l<.5?o=i>r?[]:o:o=Vf({x:0,y:0},{x:a.x-s.x,y:a.y-s.y},o))}return o})}var Kf=t=>t.map((e,n)=>{
let s=t.filter((r,o)=>o!==n).map(r=>Ac(e,r));return Math.max(If,Math.min(On,...s.filter(r=>r>.5).map(r=>r/2-1)))}),jo=(t,e)=>t.
x<e.x+e.w&&e.x<t.x+t.w&&t.y<e.y+e.h&&e.y<t.y+t.h,Zf=({x:t,y:e},n)=>({x:t-n,y:e-n,w:2*n,h:2*n});function Yf(t,e,n,s,r){let o=[];
return t.map((i,a)=>{let l=n[a],c=An.h,u=f=>(f.x<r.x||f.y<r.y||f.x+l>r.x+r.w||f.y+c>r.y+r.h?100:0)+Ff*o.filter(b=>jo(b,f)).
length+qf*t.filter((b,w)=>jo(Zf(b,e[w]-3),f)).length+jf*s.filter(b=>jo(b,f)).length,d=[[1,-1],[-1,-1],[1,0],[-1,0],[0,-1],
[0,1],[1,1],[-1,1]],h=[0,8,20].flatMap(f=>d.map(([g,b])=>{let w=(e[a]+f)*(g&&b?.72:1.08);return{x:i.x+g*(w+l/2)-l/2,y:i.
y+b*(w+c/2)-c/2,w:l,h:c}})).reduce((f,g)=>u(g)<u(f)?g:f);return l&&o.push(h),h})}var Vo=t=>t?12+9*t.length:0,Go=({x:t,y:e},{
role:n,label:s,ring:r,chosen:o,attributes:i})=>v("g",{role:n,"aria-label":s,"data-x":t,"data-y":e,transform:`translate(${t}\
 ${e})`,...i},v("title",s),v("g.sized",v("path.cell",{fill:"transparent"}),(r||o)&&D(0,0,On,{class:"ring"}),o&&D(0,0,On-
Lc,{class:"ring chosen"}),D(0,0,On+12,{class:"ring-focus"}))),Oc=({x:t,y:e},n,s)=>v("g.tag.of",{"data-of":s,"data-move":s,
transform:`translate(${t} ${e})`,"aria-hidden":"true"},v("g.sized",v("g.stands",R(0,0,Vo(n),An.h,{rx:3,style:"fill:var(-\
-lit)"}),v("text",{x:Vo(n)/2,y:An.h/2+An.size*.36,"font-size":An.size,"font-weight":700,"text-anchor":"middle",fill:"#13\
201E"},n))));function Uc(t,e,n,s){let r=[...t.querySelectorAll("[data-x]")],o=({x:g,y:b})=>({x:g/e,y:b/e}),i=r.map(({dataset:g})=>o(
{x:Number(g.x),y:Number(g.y)})),a=Gf(i),l=Kf(i);for(let g of t.querySelectorAll(".sized"))g.setAttribute("transform",`sc\
ale(${e})`);for(let[g,b]of r.entries()){let w=a[g].map(({x:y,y:M})=>`${y.toFixed(1)} ${M.toFixed(1)}`).join("L");b.querySelector(
".cell")?.setAttribute("d",w?`M${w}Z`:"");for(let y of b.querySelectorAll("circle")){let M=y.classList.contains("ring-fo\
cus")?12:y.classList.contains("chosen")?-Lc:0,[$,T]=["many","handle"].map(E=>b.classList.contains(E)),k=T?On:$?Math.min(
l[g],Bf/e):l[g];y.setAttribute("r",String(k+M))}}let c=[...t.querySelectorAll(".tag.of")];if(!c.length)return;let u=r.map(
g=>c.find(b=>b.dataset.of===g.dataset.move)),d=u.map(g=>Vo(g?.textContent??"")),p={x:n.x/e,y:n.y/e,w:n.w/e,h:n.h/e},h=s.
map(({x:g,y:b,kind:w})=>{let[y,M]=Wf[w??""]??[13,13];return{x:(g-y)/e,y:(b-M)/e,w:2*y/e,h:2*M/e}}),f=Yf(i,l,d,h,p);for(let[
g,b]of u.entries()){let{x:w,y}=f[g];b?.querySelector(".stands")?.setAttribute("transform",`translate(${w-i[g].x} ${y-i[g].
y})`)}}var zf=18,Jf=40,Xf={"stroke-width":5},Qf={"stroke-width":36,"stroke-linejoin":"round","stroke-linecap":"round"},eg=.4;function tg(t,e){
let n=e.get(t.a),s=e.get(t.b),r=`M${n.x} ${n.y}L${s.x} ${s.y}`,o=i=>v("path",{d:r,fill:"none",...i});switch(t.kind??"roa\
d"){case"double":return[o({style:"stroke:var(--field-edge)","stroke-width":9}),o({style:"stroke:var(--field)","stroke-wi\
dth":4})];case"dashed":return o({style:"stroke:var(--field-edge)","stroke-width":6,"stroke-dasharray":"12 9"});case"thin":
return o({style:"stroke:var(--field-edge)","stroke-width":3});case"pointer":return o({style:"stroke:var(--on-field-2)","\
stroke-width":3,"stroke-dasharray":"2 5"});default:return o({style:"stroke:var(--field-edge)","stroke-width":9})}}var Pc=(t,e,n,s)=>v(
"text",{class:s,y:.35*e,"font-size":e,"font-weight":700,"text-anchor":"middle",fill:n},t);function ng(t,e,n,s){let{fill:r,
ink:o}=e?Fo(e.step):{fill:"var(--on-field)",ink:""},i={style:`fill:${r};stroke:var(${e?"--on-field-2":"--field"})`,"stro\
ke-width":2},a=e?Math.min(16*n,zf):13,l=t.kind==="crossing"?v("path",{d:`M0 ${-a*1.35}L${a*1.35} 0 0 ${a*1.35} ${-a*1.35}\
 0Z`,...i}):t.kind==="door"?v("path",{d:`M${-a} ${-a}L${a} 0 ${-a} ${a}Z`,...i}):t.kind==="house"?v("rect",{x:-66,y:-34,
width:132,height:68,rx:4,...i}):t.kind==="place"?R(-19,-27,38,54,{class:"slot",rx:4,fill:"none"}):v("circle",{r:a,...i}),
c=t.kind==="house",u=c&&(t.name??"").length>8?(t.name??"").split(" "):[t.name??""],d=Math.max(1,...u.map(f=>f.length)),p=c?
Math.min(23*n,122/(.66*d),54/(1.1*u.length)):20*n,h={...t.kind==="place"?s(t):{x:0,y:c?0:16+18*n,"text-anchor":"middle"},
class:c?"on-house":"f"};return v("g",{transform:`translate(${t.x} ${t.y})`},v("title",t.label),l,t.kind==="pointer"&&!e&&
R(-5,-5,10,10,{fill:"var(--field)"}),e&&Pc(e.text,20*n,o,e.fine?"coarse":""),e?.fine&&Pc(e.fine,15*n,o,"fine"),t.name&&u.
map((f,g)=>v("text",{"font-size":p,"font-weight":700,...h,y:h.y+(c?(.35+1.1*(g-(u.length-1)/2))*p:0)},f)))}function sg(t){
let e=new Map;for(let{key:s,at:r,art:o}of t)(o??"mark")==="mark"&&e.set(r,[...e.get(r)??[],s]);let n=new Map;for(let s of e.
values())s.forEach((r,o)=>n.set(r,o-(s.length-1)/2));return n}function rg(t,e,n,s=0){let r=e.get(t.at);if(!r)throw new Error(
`Expected a node of the board, not "${t.at}".`);let o={mark:()=>[D(0,0,27,{fill:t.active?"var(--accent-on-field)":"var(-\
-field)"}),Vt(t.seat??0,-19,-19,38,{fill:t.active?"var(--field)":"var(--on-field)",ink:t.active?"var(--accent-on-field)":
"var(--field)"})],agent:()=>[D(0,0,15,{style:"fill:var(--field);stroke:var(--on-field)","stroke-width":3}),R(-9,-3,18,6,
{fill:"var(--on-field)"})],card:()=>[v("g",{transform:"translate(-20 -28)"},Qe(t.face,40))],bars:()=>[R(-64,-32,128,64,{
rx:3,fill:"var(--on-field)"}),v("path",{d:"M-54 -32V32M-38 -32V32M38 -32V32M54 -32V32",style:"stroke:var(--field)","stro\
ke-width":6})],empty:()=>[R(-19,-27,38,54,{class:"slot",rx:4,fill:"none"})]}[t.art??"mark"];if(!o)throw new Error(`Expec\
ted a token that can be drawn, not "${t.art}".`);return v("g",{transform:`translate(${r.x+46*n*s} ${r.y}) scale(${n})`,role:"\
img","aria-label":t.label,"data-token":t.key},v("title",t.label),v("g.grows",o()))}function og({tag:t,path:e},n,s){let{x:r,
y:o}=n.get(e[e.length-1]),i=18+11*t.length;return t&&v("g.tag",{transform:`translate(${r+14} ${o-12-32*s}) scale(${s})`},
R(0,0,i,32,{rx:3,style:"fill:var(--lit)"}),v("text",{x:i/2,y:23,"font-size":21,"font-weight":700,"text-anchor":"middle",
fill:"#13201E"},t))}function Rc(t,e){let n=t.path.map(o=>e.get(o)),s=n.map(({x:o,y:i},a)=>`${a?"L":"M"}${o} ${i}`).join(
""),r=!t.move;return v("g",{class:r?"way gone":"way",role:r?"img":null,"aria-label":r?t.label:null,"aria-hidden":r?null:
"true","data-steps":n.length-1},r&&v("title",t.label),v("path.line",{d:s,fill:"none",style:"stroke:var(--lit)",...r?Qf:Xf}))}
function ig({path:t,label:e,move:n,chosen:s},r,o){let i=r.get(t[t.length-1]),a=o?{class:"way plays",tabindex:0,"data-mov\
e":n,"aria-pressed":String(!!s)}:{class:"way shown"};return Go(i,{role:o?"button":"img",label:e,ring:!0,chosen:!!s,attributes:a})}
function ag(t,e,n,s){let r=13*s*(t.name?.length??0),o=[{x:-23*s-3,y:7*s,"text-anchor":"end",left:-r-23*s},{x:23*s+3,y:7*
s,"text-anchor":"start",left:23*s},{x:0,y:45*s,"text-anchor":"middle",left:-r/2},{x:0,y:-31*s,"text-anchor":"middle",left:-r/
2}],i=e.edges.flatMap(({a:u,b:d})=>{let p=n.get(u),h=n.get(d);return[0,.25,.5,.75,1].map(f=>({x:p.x+(h.x-p.x)*f,y:p.y+(h.
y-p.y)*f}))}),a=({y:u,left:d})=>i.filter(p=>p.x>t.x+d-14&&p.x<t.x+d+r+14&&p.y>t.y+u-16*s-12&&p.y<t.y+u+12).length,{left:l,
...c}=o.reduce((u,d)=>a(d)<a(u)?d:u);return c}var lg=(t,e,n)=>[t.art?v("g.scenery",Ma(t.art)):null,(t.areas??[]).map(({name:s,
x:r,y:o})=>v("text.f2",{x:r,y:o,"font-size":20*n,"text-anchor":"middle"},s)),v("g",{fill:"none"},...t.edges.map(s=>tg(s,
e)))];function cg(t,e,n,s,r=0){let o=n.get(t.at),i={agent:22,card:39}[t.art??"mark"]??34,a=o.x+46*s*r;return v("g.light",
{transform:`translate(${a} ${o.y}) scale(${s})`,"data-x":a,"data-y":o.y,"data-key":`lit:${t.key}`,"aria-hidden":"true"},
D(0,0,i,{fill:"none",style:"stroke:var(--lit)","stroke-width":6}),e&&R(i-6,-i-14,26,26,{style:"fill:var(--lit)"}),e&&v("\
text",{x:i+7,y:5-i,"font-size":18,"font-weight":700,"text-anchor":"middle",fill:"#13201E"},e))}function ug(t,e,{zone:n},{
nodes:s,aside:r,u:o,at:i}){let a=n.tokens.find(({key:u})=>u===t),l=s.get(a?.at??t);if(!l)throw new Error(`Expected a nod\
e or a token of the board, not "${t}".`);let c=n.carries?.length;return Go({x:l.x+46*o*(r.get(t)??0),y:l.y},{role:"butto\
n",label:a?.label??l.label,ring:!a,chosen:e,attributes:{class:["way plays",a&&"handle",c&&"many"],tabindex:a&&i?-1:0,"ar\
ia-pressed":String(e),"data-spot":t}})}function Hc(t){let{board:e,zone:n,heat:s,clear:r,acting:o,spots:i,lit:a,w:l,h:c,k:u}=t,
d=new Map(e.nodes.map($=>[$.id,$])),p=sg(n.tokens),h=u<eg?1:Math.max(1,.62/u),f=(n.ways??[]).filter(({move:$})=>!$),g=(n.
ways??[]).filter(({move:$})=>$),b=n.tokens.filter(({art:$})=>!(r&&$==="agent")),w=({art:$})=>!!s.nodes&&$==="card",y=$=>ng(
$,s.nodes?.[$.id],h,T=>ag(T,e,d,h)),M=$=>rg($,d,h,p.get($.key));return v("svg.board",{width:l,height:c,viewBox:`0 0 ${e.
width} ${e.height}`,preserveAspectRatio:"xMidYMid meet",style:"overflow:hidden","data-board":e.id},R(0,0,e.width,e.height,
{fill:"transparent"}),lg(e,d,h),f.map($=>Rc($,d)),e.nodes.filter(({kind:$})=>$==="place").map(y),b.filter(w).map(M),e.nodes.
filter(({kind:$})=>$!=="place").map(y),g.map($=>Rc($,d)),b.filter($=>!w($)).map(M),f.map($=>og($,d,h)),b.filter(({key:$})=>$ in
a).map($=>cg($,a[$.key],d,h,p.get($.key))),g.filter(({tag:$})=>$).map(({tag:$,move:T,path:k})=>Oc(d.get(k[k.length-1]),$,
T??"")),g.map($=>ig($,d,o)),Object.entries(i).map(([$,T],k)=>ug($,T,t,{nodes:d,aside:p,u:h,at:k})))}function Nc(t,e){for(let n of t.
querySelectorAll(".way.gone > .line")){if(!(n instanceof SVGGeometryElement))continue;let s=n.getTotalLength(),r=Number(
n.parentElement?.dataset.steps??1);n.animate([{strokeDasharray:`0 ${s}`},{strokeDasharray:`${s} 0`}],{duration:r*Jf/e})}}var Dc=8,Qt=1.25,Cc=.42,dg=.62,hg=1.5,Ko=46,mg=26,pg=8,fg=.95;function Gs(t,e,n=e.w/e.h){let s=Math.max(e.w,e.h*n),r=Math.
min(s,Math.max(t.w,e.w/Dc)),o=r/n,i=(a,l)=>l<0?l/2:Math.max(0,Math.min(a,l));return{x:i(t.x,e.w-r),y:i(t.y,e.h-o),w:r,h:o}}
function gg(t,e,n,s,r,o=e.w/e.h){let i=Math.max(e.w,e.h*o),a=Math.min(i,Math.max(t.w/n,e.w/Dc))/t.w;return Gs({x:s-(s-t.
x)*a,y:r-(r-t.y)*a,w:t.w*a,h:t.h*a},e,o)}function bg(t,e,n,s,r){let o=n/s,[i,a]=[t.map(({x:$})=>$),t.map(({y:$})=>$)],[l,
c]=[Math.min(...i),Math.min(...a)],[u,d]=[Math.max(...i)-l,Math.max(...a)-c],p=Math.min(n/e.w,(o-r)/e.h),h=Math.max(dg,hg*
(n/e.w)),f=Math.min((n-2*Ko)/(u||1),(o-r-2*Ko)/(d||1)),g=Math.max(p,Math.min(h,f)),b={w:n/g,h:o/g},w=mg/g,y=($,T,k,E)=>{
let L=($+T-k)/2,[S,_]=[Math.min(0,$-w),Math.max(E,T+w)-k];return _<S?(S+_)/2:Math.max(S,Math.min(L,_))},M=r/g;return{x:y(
l,l+u,b.w,e.w),y:y(c,c+d,b.h-M,e.h)-M,...b}}var Ks=class{constructor(){this.board=null;this.id="";this.dragged=!1;this.aspect=
1;this.wide=0;this.clear=0;this.targets=[];this.lit=[];this.view="whole";this.chosen="";this.whole={x:0,y:0,w:1,h:1},this.
frame=this.whole,this.fingers=new Map,this.down={x:0,y:0},this.near={x:0,y:0},this.aims=(n,s)=>{};let e=(n,s,r,o)=>m("bu\
tton.btn",{"data-k":`lens.${n}`,"aria-label":r,title:r,onclick:o},s);this.controls=m("div.lens",{role:"group","aria-labe\
l":"Zoom the board",hidden:!0},e("out","−","Zoom out",()=>this.zoom(1/Qt)),e("in","+","Zoom in",()=>this.zoom(Qt)),e("\
near",xe("near",20),"Near me",()=>this.see("near")),e("whole",xe("whole",20),"Whole board",()=>this.see("whole")))}on(e,n,s,r,o,i=[],a=[]){
this.controls.hidden=!e;let l=JSON.stringify([r,i])!==JSON.stringify([this.near,this.targets]),c=o.w/o.h,u=n!==this.id||
c!==this.aspect||o.w!==this.wide,d=JSON.stringify(a)!==JSON.stringify(this.lit)&&!a.every(p=>this.sees(p));this.near=r,this.
targets=i,this.lit=a,this.clear=o.clear??0,e&&e!==this.board&&this.listen(e),this.board=e,e&&(u&&(this.id=n,this.whole={
x:0,y:0,...s},this.aspect=c,this.wide=o.w,this.chosen=""),u||l||d||this.view!=="own"&&!a.length?this.look():this.show(this.
frame))}sees({x:e,y:n}){let{frame:s}=this,r=Ko*s.w/this.wide,o=this.clear*s.w/this.wide;return e>s.x+r&&e<s.x+s.w-r&&n>s.
y+o+r&&n<s.y+s.h-r}look(){let e=this.wide/this.aspect-this.clear,n=Math.min(this.wide/this.whole.w,e/this.whole.h),s=this.
targets.length>0||n<Cc;this.frameTo(this.chosen||(s?"near":"whole"))}see(e){this.chosen=e,this.frameTo(e)}frameTo(e){if(this.
view=e,e==="whole")return this.show(Gs({...this.whole,w:1/0},this.whole,this.aspect));this.show(bg([this.near,...this.targets,
...this.lit],this.whole,this.wide,this.aspect,this.clear))}show({x:e,y:n,w:s,h:r}){this.frame={x:e,y:n,w:s,h:r},this.board?.
setAttribute("viewBox",`${e} ${n} ${s} ${r}`),this.board?.classList.toggle("far",this.wide/s<Cc),this.board?.classList.toggle(
"close",this.wide/s>=fg);let o=this.onPage;o?.a&&this.aims(1/o.a,this.frame)}drawTo(e){this.view="own",this.show(e)}zoom(e,n=this.
frame.x+this.frame.w/2,s=this.frame.y+this.frame.h/2){this.drawTo(gg(this.frame,this.whole,e,n,s,this.aspect))}pan(e,n){
let{x:s,y:r,w:o,h:i}=this.frame;this.drawTo(Gs({x:s+e*o,y:r+n*i,w:o,h:i},this.whole,this.aspect))}point({clientX:e,clientY:n}){
let s=this.onPage,{x:r,y:o}=new DOMPoint(e,n).matrixTransform(s?.inverse());return{x:r,y:o}}get onPage(){let[e]=this.board?.
children??[];return e instanceof SVGGraphicsElement?e.getScreenCTM():null}listen(e){e.style.touchAction="none",e.addEventListener(
"wheel",n=>{let s=n.deltaY>0,{x:r,y:o}=this.point(n);s&&this.frame.w>=this.whole.w&&this.frame.h>=this.whole.h||(n.preventDefault(),
this.zoom(s?1/Qt:Qt,r,o))},{passive:!1}),e.addEventListener("pointerdown",n=>{this.fingers.set(n.pointerId,{x:n.clientX,
y:n.clientY}),this.down={x:n.clientX,y:n.clientY},this.dragged=!1}),e.addEventListener("pointermove",n=>this.drag(n));for(let n of[
"pointerup","pointercancel","pointerleave"])e.addEventListener(n,s=>this.fingers.delete(s.pointerId));e.addEventListener(
"click",n=>this.dragged&&n.stopPropagation(),{capture:!0})}drag(e){let n=this.fingers.get(e.pointerId);if(!n)return;let s={
x:e.clientX,y:e.clientY},r=[...this.fingers].find(([u])=>u!==e.pointerId)?.[1];if(this.dragged||=!!r||Math.hypot(s.x-this.
down.x,s.y-this.down.y)>pg,!this.dragged)return;this.fingers.set(e.pointerId,s);let o=this.point({clientX:n.x,clientY:n.
y}),i=this.point({clientX:s.x,clientY:s.y});if(!r){let{x:u,y:d,w:p,h}=this.frame;this.drawTo(Gs({x:u+o.x-i.x,y:d+o.y-i.y,
w:p,h},this.whole,this.aspect));return}let a=u=>Math.hypot(u.x-r.x,u.y-r.y)||1,{x:l,y:c}=this.point({clientX:(s.x+r.x)/2,
clientY:(s.y+r.y)/2});this.zoom(a(s)/a(n),l,c)}key(e,n){if(!this.board)return!1;let r=n?{ArrowLeft:[-.2,0],ArrowRight:[.2,
0],ArrowUp:[0,-.2],ArrowDown:[0,.2]}[e]:void 0;if(r)this.pan(r[0],r[1]);else if(e==="+"||e==="=")this.zoom(Qt);else if(e===
"-")this.zoom(1/Qt);else if(e==="0")this.see("whole");else return!1;return!0}};var Bc=3,Ic=80,Wc=t=>[...t.values.map((e,n)=>v("g",{transform:`translate(${n*(t.size+10)} 0)`},Ns(e,t.size,t.lit.includes(
n)))),R(-5,-5,t.w+10,t.size+10,{class:"ring-focus",rx:9}),v("title",t.label)];function Fc(t,e){for(let n=0;n<Bc;n++){let s=(o,i)=>1+(o+2*n+3*i)%6,r=()=>t(o=>({...o,values:o.values.map(s),lit:[]}));n?
setTimeout(r,n*Ic/e):r()}setTimeout(()=>t(n=>n),Bc*Ic/e)}var vt=(t,e)=>v("text",e,t),qc=t=>!t.plays&&!!(t.opens||t.recall?.length);function wg(t){let e=t.w*1.4,n=Math.min(11,Math.
max(7,t.w*.16));return[t.plays&&R(-2,-2,Math.max(t.seen,24),e+24,{class:"touch",fill:"transparent"}),t.dealt&&Qe(null,t.
w),t.ghost?v("g.faint",Qe(t.face,t.w)):Qe(t.face,t.w),t.ghost&&R(0,0,t.w,e,{class:"ghost",rx:t.w*.085,fill:"none"}),t.kin&&
!t.ghost&&R(1.5,1.5,t.w-3,e-3,{class:"kin",rx:t.w*.07,fill:"none"}),t.off&&R(0,0,t.w,e,{class:"veil",rx:t.w*.085}),t.under&&
v("path.bar-under",{d:`M2 ${e+11.5}h${Math.max(t.seen-6,18)}`,"stroke-width":5}),qc(t)&&za(n+2,e-n-2,n),R(-5,-5,t.w+10,e+
10,{class:"ring-focus",rx:t.w*.085+5}),v("title",qc(t)?`${t.label}. Press to see the cards.`:t.label)]}var et=24,Zo=14,yg=8;
function kg(t){let e=Math.min(et,t.w);switch(t.role){case"hand":{let n=Math.min(et,t.w*.55);return[t.w-n,t.h-n,n]}case"s\
tack":case"pile":return[t.w-e,t.h-e,e];case"fan":return[t.w-e,t.h*.36,e];case"seat":return t.h<et?[t.w+3,(t.h-Zo)/2,t.w<
yg?0:Zo]:[t.w-et,t.h-et,et];case"space":return[t.w-14,t.h-21,et];case"dice":return[t.w+3,-3,et];default:return t.y>et?[t.
w-21,-25,et]:[Math.max(-8,1-t.x),Math.max(-8,1-t.y),Zo]}}function xg(t){let[e,n,s]=kg(t),r=t.tab&&s>0&&v("g",{transform:`\
translate(${e} ${n})`},R(0,0,s,s,{fill:"var(--lit)"}),vt(t.tab,{x:s/2,y:s*.71,"font-size":s*.625,"font-weight":700,"text\
-anchor":"middle",fill:"#13201E"}));return[R(-3,-3,t.w+6,t.h+6,{rx:7,fill:"none",stroke:"var(--lit)","stroke-width":4}),
r]}function vg(t){let e=t.tone==="lit"?"lit-text":t.quiet?"f2":"f";return[v("text",{"font-size":t.size,"font-weight":t.bold?
700:400,"text-anchor":t.anchor,class:e},t.lines.map((n,s)=>v("tspan",{x:0,dy:s?t.size*1.2:0},n)))]}var $g=t=>[Vt(t.seat,
0,0,t.size,{fill:t.active?"var(--accent-on-field)":t.quiet?"var(--on-field-2)":"var(--on-field)"})];function Mg(t){let e=String(
t.value),n=bt(e),s=n?$e(e,t.high):0;return[n&&Oe(e,0,0,t.high,{colour:"var(--on-field)"}),vt(n?t.label:`${e} ${t.label}`,
{x:n?s+8:0,y:t.high-4,"font-size":13,class:"f2","aria-hidden":"true"})]}function Sg(t){return t.empty?[R(1,1,t.w-2,t.w*1.4-
2,{class:"slot",rx:5,fill:"none"})]:Array.from({length:t.under},(e,n)=>{let s=(t.under-n)*2.5;return v("g",{transform:`t\
ranslate(${s} ${-s})`},R(0,0,t.w,t.w*1.4,{class:"paper",rx:t.w*.085}))})}var _g=t=>[v("text.f2",{"font-size":13,"aria-hi\
dden":"true"},v("tspan.f",{"font-weight":700,"font-size":15},String(t.count)),t.lines.map(e=>v("tspan",t.broken?{x:0,dy:17}:
{dx:4},e)))];function Tg(t){let e=String(t.count),n=$e(e,22),s=n+8+t.noted,r=(t.wide-(t.below?n:s))/2;return[Oe(e,r,0,22,
{colour:"var(--on-field)"}),vt(t.label,{x:t.below?t.wide/2:r+n+8,y:t.below?t.high+56:18,"text-anchor":t.below?"middle":"\
start","font-size":13,class:"f2","aria-hidden":"true"}),eo(t.count,12,30+t.high,t),Ae(`M1.5 ${t.high-6}V${36+t.high}H${t.
wide-1.5}V${t.high-6}`,"var(--field-line)",3)]}var Un=(t,e)=>[e*Math.sin(t*2*Math.PI),-e*Math.cos(t*2*Math.PI)];function Eg(t){
let{ring:e,r:n}=t,s=e.of??10,r=e.filled??0,o=e.preview?.filled??r,i=e.goal??-1,a=n*.17,l=2.4/360,c=Z("hatch"),u=y=>{let[
M,$]=Un(y/s+l,n),[T,k]=Un((y+1)/s-l,n);return`M${M} ${$}A${n} ${n} 0 0 1 ${T} ${k}`},d=Array.from({length:s},(y,M)=>{let $=M<
r,T=e.preview?M>=r&&M<o:i>=0&&M>=r&&M<i,k=M===i?"var(--lit)":$?"var(--accent-on-field)":"var(--field-line)";return[v("pa\
th",{d:u(M),fill:"none",style:`stroke:${k}`,"stroke-width":a}),T&&v("path",{d:u(M),fill:"none",style:`stroke:url(#${c})`,
"stroke-width":a})]}),p=n<56,h=p?12:14,f=(e.marks??[]).map(y=>{let M=y.at/s,$=n+a/2+4,[T,k]=Un(M,$),[E,L]=Un(M,$+7),[S,_]=Un(
M,$+(p?6:19)),O=Math.sin(M*2*Math.PI)<-.2,H=Math.sin(M*2*Math.PI)>.2;return[!p&&v("path",{d:`M${T} ${k}L${E} ${L}`,class:y.
on?"tick on":"tick"}),vt(y.text,{x:S+(O?5:H?-5:0),y:_+(p?4:5),"font-size":h,"font-weight":y.on?700:400,"text-anchor":O?"\
end":H?"start":"middle",class:y.on?"f":"f2"})]}),g=(e.preview??e).value??"",b=e.preview?.note??e.note,w=Math.min(n*.7,n*
140/Math.max($e(g,100),1));return[v("defs",Ue(c,"var(--accent-on-field)","none")),D(0,0,n+a/2,{fill:"var(--field)"}),...e.
closed?Lg(n,a):[...d.flat(),...f.flat()],bt(g)&&Oe(g,0,-w*.61,w,{anchor:"middle",colour:"var(--on-field)"}),b&&vt(b,{y:n*
.55,"font-size":Math.max(13,n*.14),"font-weight":e.closed?700:400,"text-anchor":"middle",class:e.closed?"lit-text":"f2"})]}
var Lg=(t,e)=>[0,1,2].map(n=>D(0,0,t+n*e*1.15,{fill:"none",style:"stroke:var(--lit)","stroke-width":n?e*.24:e,class:n?"e\
cho":"whole"}));function Ag(t){let{r:e}=t,n={...t.ring,...t.ring.preview},s=Math.round(e/4.6),r=n.colour?`var(--ring-${n.
colour})`:"var(--on-field-2)",o=(n.direction??1)<0?-1:1,i=ws(n.colour),a=Array.from({length:s},(u,d)=>d*360/s).filter(u=>!i||
Math.abs(u-180)>31).map(u=>v("path",{transform:`rotate(${u}) translate(0 ${-e}) scale(${o} 1)`,d:"M-7-9H0L8 0 0 9H-7L1 0\
Z",fill:r})),l=i&&v("g",{transform:`translate(-60 ${e-18})`},R(0,0,120,36,{rx:4,fill:`var(--c-${n.colour})`}),ot(n.colour,
22,18,8.5,{fill:"none",stroke:`var(--c-${n.colour}-on)`,"stroke-width":2.5}),vt(`${n.colour.toUpperCase()} ${i}`,{x:40,
y:24,"font-size":16,"font-weight":700,fill:`var(--c-${n.colour}-on)`})),c=n.note&&vt(n.note,{y:e-30,"font-size":13,"text\
-anchor":"middle",class:"f2"});return[...a,l,c]}var Og=t=>[eo(t.count,0,0,t)],Ug=({ring:t})=>[bt(t.value??"")&&Oe(t.value,
0,-26,40,{anchor:"middle",colour:"var(--on-field)"}),vt(t.note??"",{y:36,"font-size":14,"text-anchor":"middle",class:"f2"})],
Pg={dial:Eg,chevrons:Ag,none:Ug},Rg=t=>Array.from({length:t.full},(e,n)=>v("g",{transform:`translate(${t.size/2+n*(t.size+
5)} ${t.size/2})`,"aria-hidden":"true"},D(0,0,t.size/2-1.5,{fill:"none",class:n<t.count?"agent":"slot"}),n<t.count&&R(-5,
-1.75,10,3.5,{fill:"var(--on-field)"}))),Hg=t=>[R(1.5,1.5,t.size-3,t.size-3,{rx:4,style:`fill:${t.box==="done"?"var(--on\
-field)":"var(--field)"};stroke:var(--${{now:"lit",done:"on-field",open:"field-edge"}[t.box]})`,"stroke-width":t.box==="\
now"?4:2,"stroke-dasharray":t.box==="open"?"4 3":null}),t.box==="done"&&v("path",{d:"M-4 -4L4 4M4 -4L-4 4",transform:`tr\
anslate(${t.size/2} ${t.size/2}) scale(${t.size/18})`,style:"stroke:var(--field)","stroke-width":2.5})],Ng={card:wg,lit:xg,
text:vg,mark:$g,counter:Mg,pile:Sg,count:_g,tray:Tg,chips:Og,dice:Wc,agents:Rg,box:Hg,spread:t=>No(t),board:t=>[Hc(t)],ring:t=>Pg[t.
ring.art??"dial"](t)};function Ot(t){let e=Ng[t.kind];if(!e)throw new Error(`Expected a thing that the table can draw, n\
ot "${t.kind}".`);return e(t).filter(Boolean)}function jc(t){switch(t.kind){case"card":return t.label;case"counter":return`${t.
value} ${t.label}`;case"count":return t.spoken||`${t.count} ${t.lines.join(" ")}`;case"tray":return`${t.count} ${t.label}`;case"\
dice":case"board":return t.kind==="dice"?t.label:t.zone.label;case"ring":return t.ring.label;case"spread":return Co(t.zone);default:
return""}}var Vc=420,Cg=80,Dg=1500,Bg=5,Gc=320,Kc={goal:900,bust:700,aside:600},Zc="cubic-bezier(.2,.7,.2,1)";function Yo(t,e){let n=e.
replace(/^seat/,"h"),s=[...t].filter(({kind:c,key:u})=>c==="card"&&(u===e||u.startsWith(`${n}.`))),r=s.length?s.map(({x:c,
y:u,w:d})=>({x:c,y:u,w:d,h:d*1.4})):[...t].filter(({key:c})=>c.slice(c.indexOf(":")+1).split(".")[0]===e).map(({x:c,y:u,
wide:d=40,high:p=40})=>({x:c,y:u,w:d,h:p}));if(!r.length)return null;let o=Math.min(...r.map(({x:c})=>c)),i=Math.min(...r.
map(({y:c})=>c)),a=Math.max(...r.map(({x:c,w:u})=>c+u)),l=Math.max(...r.map(({y:c,h:u})=>c+u));return{x:o,y:i,w:a-o,h:l-
i}}var Zs=t=>R(t.x-7,t.y-7,t.w+14,t.h+14,{rx:8,fill:"none",stroke:"var(--lit)","stroke-width":4}),Ig=()=>R(-14,-4,28,8,{
rx:2,fill:"var(--lit)",stroke:"#fff","stroke-width":1.5});function Yc(t,e,n,{pace:s,still:r,gone:o}){t.replaceChildren();
let i=0;for(let a=e;a;a=a.then){let l=a.kind==="aside"?qg(a,n,{pace:s,still:r,gone:o,wait:i}):a.kind==="bust"?Fg(zc(o,a.
then?.face),s,r):Wg(a,n,s,r);if(t.append(...l),!r&&s>0&&a!==e)for(let c of l)c.matches(".swept")||c.animate([{opacity:0},
{opacity:1}],{duration:1,delay:i,fill:"both"});setTimeout(()=>{for(let c of l)c.remove()},Dg/Math.max(s,.5)+i),!r&&s>0&&
(i+=(Kc[a.kind]??0)/s)}}function Wg(t,e,n,s){let r=t.source?Yo(e,t.source):null,o=t.target?Yo(e,t.target):null;if(!o)return[];
let i=[Zs(o)];if(r&&t.kind==="catch"&&i.push(Zs(r)),!r||t.kind!=="goal"||s||n<=0)return i;for(let a=0;a<Math.min(t.count||
1,Bg);a++){let l=Ig();i.push(l);let c=u=>`translate(${u.x+u.w/2}px,${u.y+u.h/2}px)`;l.style.transform=c(o),l.animate([{transform:c(
r)},{transform:c(o),opacity:1},{opacity:0}],{duration:Vc*1.25/n,delay:a*Cg/n,easing:Zc,fill:"both"})}return i}function zc(t,e){
let n=t.filter(({kind:r,role:o})=>r==="card"&&o==="fan").sort((r,o)=>r.x-o.x),s=n.at(-1);if(s&&e){let r=n.length>1?s.x-n[n.
length-2].x:s.w*.59;n.push({...s,key:`${s.key}.end`,x:s.x+Math.max(r,s.w*.4),face:e})}return n}function Fg(t,e,n){let[s]=t,
r=t.at(-1);if(!s||!r||n||e<=0)return[];let o=Zs({x:s.x,y:s.y,w:r.x+r.w-s.x,h:r.w*1.4});return o.setAttribute("stroke-das\
harray","10 7"),o.animate([{opacity:1},{opacity:1,offset:.9},{opacity:0}],{duration:(Kc.bust+Gc)/e,fill:"both"}),[o]}function qg(t,e,{
pace:n,still:s,gone:r,wait:o}){let i=t.target?Yo(e,t.target):null;return i?s||n<=0?[Zs(i)]:zc(r,t.face).map(a=>{let l=v(
"g.thing.card.swept",...Ot({...a,plays:!1,off:""})),c=`translate(${a.x}px,${a.y}px)`;return l.animate([{transform:c,opacity:1},
{transform:`translate(${i.x}px,${i.y}px) scale(${i.w/a.w})`,opacity:1,offset:.9},{transform:`translate(${i.x}px,${i.y}px\
) scale(${i.w/a.w})`,opacity:0}],{duration:Vc*1.25/n,delay:o+Gc/n,easing:Zc,fill:"both"}),l}):[]}var Jc=320,jg=90,Xc={w:1,h:1},en=class{constructor({press:e,pace:n}){this.gone=[];this.bright=null;this.parked="";this.timer=
0;this.press=e,this.pace=n,this.rings=v("g.far-rings",{fill:"none","stroke-width":11,"aria-hidden":"true"}),this.layer=v(
"g"),this.over=v("g.event",{"aria-hidden":"true"}),this.root=v("svg.table",{role:"group",tabindex:-1},this.rings,this.layer,
this.over),this.placed=new Map,this.changed=new Set,this.lens=new Ks}paint(e,{label:n,move:s,back:r=!1}){this.root.setAttribute(
"viewBox",`0 0 ${e.w} ${e.h}`),this.root.setAttribute("aria-label",n),this.far(e);let o=new Map([...this.placed].map(([h,
{thing:f}])=>[h,f])),i=s&&this.pace()>0&&!Ft(),a=new Map(e.things.map(h=>[h.key,h])),l=oe(this.root),c=l&&this.layer.contains(
l)?l.getAttribute("data-key"):l===this.root?this.parked:"";this.gone=[];for(let[h,{node:f,thing:g}]of this.placed){if(a.
has(h))continue;this.gone.push(g),this.placed.delete(h);let b=i&&r&&g.kind==="card"&&g.origin?a.get(g.origin):void 0;b?this.
leave(f,g,b):f.remove()}let u=null,d=[];this.changed.clear();for(let h of e.things){let f=o.get(h.key),{node:g}=this.place(
h),b=u?u.nextSibling:this.layer.firstChild;g!==b&&this.layer.insertBefore(g,b),u=g,s&&h.kind==="card"&&(!f||JSON.stringify(
f.face)!==JSON.stringify(h.face))&&this.changed.add(h.key),i&&!r&&h.thrown&&h.thrown!==f?.thrown&&this.roll(h.key);let w=i&&
h.kind==="card"&&!f?this.source(h,o):void 0;w&&d.push(this.glide(g,w,h))}if(d.length){this.root.getBoundingClientRect();
for(let[h,f]of d.entries())f(Math.min(h,4)*jg/this.pace())}this.look(e),i&&Nc(this.root,this.pace()),this.shade(),s&&Ft()&&
this.flash();let p=oe(this.root);c&&!(p&&this.layer.contains(p)&&p.hasAttribute("tabindex"))&&this.focus(c)}dim(e){this.
bright=e,this.shade()}shade(){let{bright:e}=this;for(let[n,{node:s,thing:r}]of this.placed){let o=n.slice(n.indexOf(":")+
1),i=!e||r.kind==="lit"||e.has(o)||e.has(o.split(".")[0]);s.classList.toggle("dimmed",!i)}}happen(e){let n=[...this.placed.
values()].map(({thing:s})=>s);Yc(this.over,e,n,{pace:this.pace(),still:Ft(),gone:this.gone})}look(e){let n=e.things.find(
({kind:l})=>l==="board"),s=n&&this.placed.get(n.key)?.node.querySelector(".board");if(!n||!(s instanceof SVGElement))return this.
lens.on(null,"",Xc,{x:0,y:0},Xc);let{board:r,zone:o}=n,i=r.nodes.find(l=>l.id===o.centre),a=l=>[...s.querySelectorAll(l)].
map(c=>({x:Number(c.getAttribute("data-x")),y:Number(c.getAttribute("data-y"))}));this.lens.controls.classList.toggle("a\
bove",e.w<Ge),this.lens.aims=(l,c)=>Uc(s,l,c,r.nodes),this.lens.on(s,r.id,{w:r.width,h:r.height},i??{x:r.width/2,y:r.height/
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
n){r.replaceChildren(...Ot(e));let o=jc(e),i=e.plays||e.off||e.opens||e.recall?.length>0,a=["thing",e.kind,e.role,e.plays&&
"plays",e.off&&"off",e.dealt&&"dealt",e.up&&"up"];r.setAttribute("class",a.filter(Boolean).join(" ")),K(r,"role",e.kind===
"board"?"group":i?"button":o?"img":""),K(r,"aria-label",o),K(r,"tabindex",i?"0":""),K(r,"aria-disabled",e.off?"true":""),
K(r,"aria-pressed",e.up?"true":""),K(r,"aria-hidden",e.kind==="lit"||e.kind==="mark"&&e.key.endsWith("under")||e.key.endsWith(
".above")?"true":""),s.looks=n}return r.style.transform=`translate(${e.x}px,${e.y}px)`,s.thing=e,s}travel(e,n){let s=n.target instanceof
Element?n.target.closest("[data-move],[data-spot]"):null,r=this.placed.get(e);if(!s||!r)return;if(n instanceof KeyboardEvent&&
n.key!=="Enter"&&n.key!==" ")return Ec(s,n);n.preventDefault();let o=s.getAttribute("data-move")??"",i=s.getAttribute("d\
ata-spot")??"";this.press({...r.thing,plays:!0,off:"",move:o,spot:i,picks:[]},r.node)}roll(e){Fc(n=>{let s=this.placed.get(
e);s?.node.replaceChildren(...Ot(n(s.thing)))},this.pace())}touch(e){let n=this.placed.get(e),{plays:s,off:r,opens:o,recall:i}=n?.
thing??{};n&&(s||r||o||i?.length)&&this.press(n.thing,n.node)}source(e,n){if(e.origin&&n.has(e.origin))return n.get(e.origin);
if(!(e.role!=="hand"&&e.role!=="seat"))return[...n.values()].find(s=>s.kind==="card"&&s.role==="stack"&&!s.face)}glide(e,n,s){
return e.style.transition="none",e.style.transform=`translate(${n.x}px,${n.y}px) scale(${n.w/s.w})`,r=>{e.style.transition=
"",e.style.transitionDelay=`${r}ms`,r&&setTimeout(()=>e.style.removeProperty("transition-delay"),r+Jc),e.style.transform=
`translate(${s.x}px,${s.y}px)`}}leave(e,n,s){e.setAttribute("aria-hidden","true"),e.removeAttribute("data-key"),e.style.
transform=`translate(${s.x}px,${s.y}px) scale(${s.w/n.w})`,setTimeout(()=>e.remove(),Jc/this.pace())}flash(){clearTimeout(
this.timer);for(let[e,{node:n}]of this.placed)n.classList.toggle("changed",this.changed.has(e));this.timer=setTimeout(()=>{
for(let{node:e}of this.placed.values())e.classList.remove("changed")},1500)}};var Vg=480,Gg=268;function Qc({shown:t,lit:e}){let n=Y(null),s=Y(null),r=Y({shown:t,lit:e});r.current={shown:t,lit:e};let o=()=>{
let i=n.current,{shown:a,lit:l}=r.current;if(!i||!s.current||!a||!i.clientWidth)return;let c=parseFloat(getComputedStyle(
i).fontSize)/16||1,u=i.clientWidth/c,d=i.clientHeight/c,p=Es(a.position.frame,a.pool),h=u<Vg?Gg:0,f=Fs(p,{w:u,h:h?0:d,low:h},
{lit:l,laid:!!Xt(p),boards:a.boards,under:!0});s.current.paint(f,{label:`The table. ${a.position.said}`,move:!1})};return X(
()=>{let i=n.current;s.current=new en({press:()=>{},pace:()=>0}),i.append(s.current.root);let a=new ResizeObserver(()=>requestAnimationFrame(
o));return a.observe(i),()=>a.disconnect()},[]),X(o,[t,JSON.stringify(e)]),x("div",{class:"uw-table hero-table",ref:n})}function $t(){let[,t]=Jr(e=>e+1,0);return t}function eu(t){let e=$t();X(()=>t(e),[])}function Ut(t,...e){let n=$t();return X(
()=>{let s=e.map(r=>`change:${r}`).join(" ");return t.on(s,n),()=>t.off(s,n)},[t]),Object.fromEntries(e.map(s=>[s,t.get(
s)]))}var tu=(t,e)=>Ut(t,e)[e];function nu(t,e){let[n,s]=ne(null);return X(()=>{e.current&&oe(e.current)!==e.current&&s(
null)},[t]),[n??t,s]}function Ys({label:t,choices:e,value:n,pick:s,k:r}){return x("div",{class:"seg",role:"group","aria-label":t,children:e.map(
([o,i],a)=>x("button",{type:"button","data-k":`${r}.${a}`,"aria-pressed":o===n,onClick:()=>s(o),children:i},String(o)))})}var su=400;function Kg({make:t,k:e}){let n=Y(null);return X(()=>n.current?.replaceChildren(t()),[e]),x("span",{class:"fo\
reign",ref:n})}function Zg({position:t,show:e,typed:n}){let[s,r]=ne(""),[o,i]=ne(""),[a,l]=ne(""),{question:c}=t,u=Kt(s,
c),d=()=>{u?l(u):e(s.trim(),o)};return x("div",{class:"guess",children:[x(io,{measure:c.measure,span:c.span,cases:c.cases,
value:s,set:p=>{r(p),l(""),n(p.trim()!=="")},enter:d}),x("div",{class:"last",children:[x("div",{class:u?"sure unseen":"s\
ure",children:x(Ys,{label:"How sure are you?",choices:kn,value:o,k:"sure",pick:i})}),x("button",{type:"button",class:"bt\
n call","data-k":"reveal","aria-disabled":u?"true":void 0,onClick:d,children:"Show the answer"})]}),a&&x("p",{class:"ref\
usal",role:"alert",children:a})]})}function Yg({here:t,date:e,act:n,lesson:s}){let{position:r,kept:o,today:i,working:a,steps:l}=t,
c=Y(null),u=Y(`${e} ${o?"told":""}`),d=Y(Number.NEGATIVE_INFINITY),p=`${e} ${!o&&i?"":a?"steps":"told"}`;X(()=>{if(u.current===
p)return;let b=u.current.split(" ")[0]===e;u.current=p,d.current=performance.now();let w=c.current?.querySelector("[data\
-next]");b&&w instanceof HTMLElement&&w.focus({preventScroll:!0})});let h=b=>()=>{performance.now()-d.current>=su&&b()},
f=x(Zg,{position:r,show:n.guess,typed:n.typed},e);return a?f=x("div",{class:"uw-panel working",children:x(co,{panel:fo(r,
l,o?.number??null),act:{answer:n.step,show:b=>n.step(b,""),back:()=>n.work(!1)}},e)}):(o||!i)&&(f=x(xl,{position:r,number:o?.
number??null,when:`on ${vn(e).split(",")[0]}`,work:r.asks.length>0?h(()=>n.work(!0)):null,lesson:x(Kg,{k:`${e} ${!!o?.close}`,
make:()=>s({class:o?.close?"btn call":"btn","data-k":"day.lesson"},{game:r.game,page:"",link:r.lesson.link},`Lesson: ${r.
lesson.name}`)})})),x("div",{ref:c,onMouseDown:b=>{performance.now()-d.current<su&&b.preventDefault()},children:f})}var zg=({
id:t,text:e})=>x("h1",{id:t,children:e.split(/(?<=[.?!]) /).flatMap((n,s)=>[s>0&&" ",x("span",{children:n},n)])});function Jg({
words:t}){let{situation:e,question:n}=yl(t);return x(ve,{children:[e&&x("p",{class:"situation",children:e}),x("h2",{children:n})]})}
var ru=({model:t,heading:e})=>x("div",{class:"lead",children:[x(zg,{id:e,text:t.get("title")}),x("p",{class:"sub",children:t.
get("about")})]});function Xg({model:t,door:e,heading:n,dyed:s}){let r=Y(null),o=Y(null),[i,a]=ne(""),[l,c]=ne(""),[u,d]=ne(
{}),{days:p,waits:h,keep:f}=Hl(r,o),g=Rl(),b=Y(g),w=Y(!1),y=Y(""),M=$t();b.current!==g&&(!i&&!y.current&&(w.current||l)&&
(y.current=b.current),b.current=g);let $=y.current,T=i||$||g,{shown:k,failed:E,again:L}=Nl(t,T),S=k?.position,_=S&&p[T]?.
position===S.position,O=_?p[T]:null,H=S?kl(S,O?.steps??u[T]??[]):[],N=!!(S&&l===T&&(O||i)),W=Tl(p,g),Q=S&&N?xs(fo(S,H,null),
"steps",0):{},V={typed:q=>{w.current=q},guess:(q,He)=>{if(!S)return;let{close:Le}=xn(S,q);f({...p,[T]:{number:q,sure:He,
close:Le,position:S.position,steps:[]}})},work:q=>c(q?T:""),step:(q,He)=>{if(!S)return;let Le=po(S,H,q,He);O?f({...p,[T]:{
...O,steps:Le}}):d({...u,[T]:Le})}},C=q=>{a(q===g?"":q),y.current="",c(""),w.current=!1,M()};return X(()=>s(S?.palette??
""),[S?.game]),X(()=>{if(!o.current)return;Ce(S&&!h&&x(Yg,{here:{position:S,kept:O,today:T===g||T===$,working:N,steps:H},
date:T,act:V,lesson:e},T)||null,o.current)}),x(ve,{children:[x(ru,{model:t,heading:n}),x("div",{class:N?"picture-of work\
s":"picture-of",children:x(Qc,{shown:k,lit:Q})}),x("div",{class:"day",children:[x("p",{class:"when",children:[x("b",{children:i?
"An earlier day":"Position of the day"}),x("span",{children:vn(T)})]}),S?x(ve,{children:[x(Jg,{words:S.question.ask}),x(
"p",{class:"sr",children:S.said})]}):x("p",{class:"coming",role:"status",children:[E?"The position didn't load. ":"The p\
osition of the day is on its way.",E&&x("button",{type:"button",class:"btn","data-k":"day.again",onClick:L,children:"Try\
 again"})]}),x("div",{class:"day-slot",ref:r}),(i||$)&&x("button",{type:"button",class:"btn quiet","data-k":"day.today",
onClick:()=>C(g),children:"Back to today's position"})]}),!h&&x(Al,{week:W,sures:Ll(p),shown:T,open:C})]})}function ou(t,e){
let n=Z("hero"),s=m("section.stage.hero",{"aria-labelledby":n});return t.get("daily")||s.classList.add("bare"),Ce(t.get(
"daily")?x(Xg,{model:t,door:e,heading:n,dyed:r=>ae(s,r)}):x(ru,{model:t,heading:n}),s),{node:s,stop:()=>Ce(null,s)}}var zo="uncle_widgets.aim.";var Jo=new Map;function tt(t){try{return localStorage.getItem(t)??Jo.get(t)??""}catch{return Jo.get(t)??""}}function ct(t,e){
Jo.set(t,e);try{localStorage.setItem(t,e)}catch{}}var zs=t=>Number(tt(zo+t))>=3,Xo=new Set,Qo=new Set;function iu(t){return Qo.
add(t),()=>Qo.delete(t)}function au(){for(let t of Qo)t()}function Pt(t,e=!1){!t||zs(t)||ct(zo+t,String(e?3:Number(tt(zo+
t))+1))}function lu(t){Pt(t,!0);for(let e of Xo)e(t)}function ei(t){let e=()=>t();return Xo.add(e),()=>Xo.delete(e)}var ti="uncle_widgets.lesson.",cu=(t,e,n)=>m("section.sheet.lessons",{"aria-label":"Lessons"},m("h1",t.title),m("p.mute",
t.long),e.filter(({lessons:s})=>s.length>0).map(s=>{let r=m("article.shelf",m("h2",m("i.patch",{"aria-hidden":"true"}),s.
title),m("ol",s.lessons.map(({number:o,name:i,about:a,link:l})=>{let c=!!tt(`${ti}${s.id} ${o}`);return m("li",n({class:c?
"done":"","data-k":`lesson.${s.id}.${o}`},{game:s.id,page:s.page,link:l},[m("span.nr",{"aria-hidden":"true"},String(o)),
m("span",i,c&&m("span.sr",", finished")),m("small",a)]))})));return ae(r,s.palette),r}));var Qg={csv:"text/csv",json:"application/json",html:"text/html",ipynb:"application/x-ipynb+json"};function We(t){if(t.kind!==
"file")return;let e=Qg[t.name.split(".").pop()??""]??"text/plain",n=URL.createObjectURL(new Blob([t.text],{type:e}));m("\
a",{href:n,download:t.name}).click(),URL.revokeObjectURL(n)}var hu="uncle_widgets.theme",mu="uncle_widgets.inks",pu="uncle_widgets.covers",tn=[["auto","Auto"],["light","Light"],["d\
ark","Dark"]],si=[["two","Two colours"],["four","Four"]],ri=[["hidden","Hidden"],["press","When pressed"],["shown","Show\
n"]],uu=t=>tn.find(([e])=>e===t)?.[0];function eb(){let t=de()?uu(new URLSearchParams(location.search).get("theme")):void 0;
try{return t??uu(localStorage.getItem(hu))??"auto"}catch{return t??"auto"}}function du(t,e,n){try{let s=localStorage.getItem(
t);return e.find(([r])=>r===s)?.[0]??n}catch{return n}}function nt(){let t=globalThis,e=Symbol.for("uncle_widgets.theme");
if(!t[e]){let n=matchMedia("(prefers-color-scheme: dark)");t[e]={choice:eb(),inks:du(mu,si,"two"),covers:du(pu,ri,"press"),
roots:new Set,heard:new Set,system:n},n.addEventListener("change",Pn),Pn()}return t[e]}function ni(t,e){t.classList.toggle(
"four-inks",nt().inks==="four");for(let n of[t,t.closest(".uw-page")??t.closest(".uw-room")])n instanceof HTMLElement&&(e===
"auto"?delete n.dataset.theme:n.dataset.theme=e)}function Pn(){let{choice:t,roots:e,heard:n,system:s}=nt();for(let r of e)
ni(r,t);if(de()){let r=t==="auto"?s.matches?"dark":"light":t;document.documentElement.dataset.theme=r,document.body.dataset.
jpThemeLight=String(r==="light")}for(let r of n)r()}var ce=()=>nt().choice;function Rn(t){nt().choice=t,oi(hu,t),Pn()}var fu=()=>nt().
inks;function gu(t){nt().inks=t,oi(mu,t),Pn()}var Js=()=>nt().covers;function bu(t){nt().covers=t,oi(pu,t),Pn()}function oi(t,e){
try{localStorage.setItem(t,e)}catch{}}function Fe(t){let{heard:e}=nt();return e.add(t),()=>{e.delete(t)}}var nn=t=>e=>{let n=t(
e),s=e.el.querySelector(".uw");if(!(s instanceof HTMLElement))return n;let{roots:r}=nt();r.add(s),ni(s,ce());let o=new ResizeObserver(
()=>{ni(s,ce()),o.disconnect()});return o.observe(s),()=>{o.disconnect(),r.delete(s),n?.()}};var ii={predict:"Notebook, no coding",count:"Notebook with Python"},ai=t=>t.split(/(\*\*.+?\*\*|\*.+?\*)/).map(e=>{let[,
n,s]=e.match(/^(\*+)(.+?)\*+$/)??[];return s?m(n.length>1?"b":"em",{},s):e});function tb(t){let[e,...n]=t.split("exit **"),
[s="",...r]=n.join("exit **").split("**"),o=[...e.split(" · ").filter(Boolean),s];return s?{row:o.map((a,l)=>{let c=l===
o.length-1?" (exit)":a.startsWith("x")?" (trap)":"";return[`${l+1}${c}`,a.replace(/^x/,"")]}),rest:r.join("**").replace(
/^[.;, ]+/,"")}:{row:[],rest:t}}function nb(t,e){let{row:n,rest:s}=tb(e);if(n.length===0)return m("p",m("b",`${t} `),ai(
e));let r=(i,a,l)=>m("tr",m("th",{scope:"row"},i),n.map(c=>m(a,{scope:a==="th"?"col":null},c[l]))),o=m("table",r("Positi\
on","th",0),r("Answer","td",1));return m("div.key",m("p",m("b",t)),m("div.wide",{tabindex:0,role:"group","aria-label":t},
o),s&&m("p",ai(s)))}function wu(t,e){let n=t.get("shelves"),s=(c,{which:u,about:d,page:p})=>{let h=m("a.btn",{"data-k":`\
open.${c.id}.${u}`},"Open"),f=()=>h.setAttribute("href",ye(p,"",ce()));return f(),e.push(Fe(f)),h.setAttribute("aria-lab\
el",`Open: ${ii[u]}, ${c.title}`),m("li",m("span",m("b",ii[u]),m("small",d)),m("span.ways",de()&&p&&h,m("button.btn",{"d\
ata-k":`notebook.${c.id}.${u}`,"aria-label":`Download: ${ii[u]}, ${c.title}`,onclick:()=>t.send({kind:"notebook",game:c.
id,which:u})},"Download")))},r=(c,u,d)=>{let p=m("a.btn",{"data-k":`class.${c.id}.${u}`,"aria-label":`Start a class: ${d}`}),
h=()=>p.setAttribute("href",ye(c.classroom,`class/2 ${c.id} lesson=${u}:`,ce()));return h(),e.push(Fe(h)),p.textContent=
"Start a class",p},o=(c,{number:u,name:d,about:p})=>{let h=m("div.teachers-page",{"data-page":`${c.id} ${u}`}),f=(g,b)=>m(
"button.btn",{"data-k":`${g}.${c.id}.${u}`,"aria-label":`${b}: ${d}`,onclick:()=>t.send({kind:g,game:c.id,lesson:u})},b);
return m("li",m("details",{ontoggle:g=>{g.target.open&&!h.childElementCount&&t.send({kind:"page",game:c.id,lesson:u})}},
m("summary",{"data-k":`page.${c.id}.${u}`},m("span.nr",{"aria-hidden":"true"},String(u)),m("span",d,m("small",p))),h),m(
"span.ways",f("sheet","Worksheet"),f("quiz","Quiz"),c.classroom&&r(c,u,d)))},i=c=>{let u={"data-k":`cover.${c.id}`,"aria\
-label":`Cover lesson: ${c.title}`};return c.cover?m("a.btn",{...u,href:c.cover},"Cover lesson"):m("button.btn",{...u,onclick:()=>t.
send({kind:"cover",game:c.id})},"Cover lesson")},a=m("section.sheet.teach",{"aria-label":"Teach"},m("h1","Teach"),m("p.m\
ute","Each lesson has a worksheet to print, a quiz for Moodle and a teacher's page. ","The notebooks take 45 minutes and\
 mark themselves."),n.map(c=>{let u=m("article.shelf",m("h2",m("i.patch",{"aria-hidden":"true"}),c.title),m("div",c.notebooks.
length>0&&m("ul.books",c.notebooks.map(d=>s(c,d))),m("details.answers",m("summary",{"data-k":`answers.${c.id}`},"For tea\
chers: lessons with answers"),m("p.cover","Need a lesson for a substitute? ",i(c)),m("ol.books",c.lessons.map(d=>o(c,d))))));
return ae(u,c.palette),u})),l=c=>{if(We(c),c.kind!=="page")return;a.querySelector(`[data-page="${CSS.escape(`${c.game} ${c.
lesson}`)}"]`)?.replaceChildren(m("p.mute",c.note.replaceAll("`","")),...c.parts.map(([d,p,h])=>{let f=`${d}${p?` (${p})`:
""}`;return d==="Key"?nb(f,h):m("p",m("b",`${f} `),ai(h))}))};return t.on("msg:custom",l),e.push(()=>t.off("msg:custom",
l)),a}var sb=t=>m("img",{alt:"",src:`data:image/svg+xml,${encodeURIComponent(t)}`}),rb=()=>v("svg.logo",{viewBox:"0 0 36 36","\
aria-hidden":"true"},[0,8.25,16.5,24.75,33].map(t=>v("path",{d:`M0 ${t}h36v3H0z`,fill:"currentColor"})),D(18,18,12.5,{fill:"\
var(--paper)"}),[-8,-2.6,2.8,8.2].map(t=>{let e=Math.sqrt(121-(Math.abs(t)+1)**2);return v("path",{d:`M${17+t} ${18-e}h2\
.8v${2*e}h-2.8z`,fill:"currentColor"})}));function yu({model:t,el:e}){let n=m("div.uw.uw-gallery");e.append(n);let s=[()=>{}],
r=t.get("games"),o=(k,E,L)=>{let S={...E,page:E.page||(r.find(({id:O})=>O===E.game)?.page??"")};if(!de()||!S.page)return m(
"button",{...k,onclick:()=>t.send({kind:"open",game:S.game,link:S.link})},L);let _=m("a",{...k,href:ye(S.page,S.link,ce())},
L);return s.push(Fe(()=>_.setAttribute("href",ye(S.page,S.link,ce())))),_},i=m("div.themes"),a=()=>{let k=i.contains(oe(
i));i.replaceChildren(ke({label:"Theme",choices:tn,value:ce(),pick:Rn,k:"theme"})),k&&i.querySelector("[aria-pressed=tru\
e]").focus()};s.push(Fe(a)),a();let l=(...k)=>m("div.part",{role:"tabpanel",tabindex:-1},k),c=t.get("lessons"),u=l(),d=c.
title&&l(cu(c,r,o)),p=l(wu(t,s)),h=d?[u,d,p]:[u,p],f=d?["Games","Lessons","Teach"]:["Games","Teach"],g=m("div.tabs",{role:"\
tablist","aria-label":"Pages"},h.map((k,E)=>{let L=Z("part");return k.setAttribute("aria-labelledby",L),m("button",{id:L,
role:"tab","data-k":`part.${E}`,onclick:()=>b(E),onkeydown:w},f[E])})),b=k=>{h.forEach((E,L)=>{E.hidden=L!==k;let S=g.children[L];
S.setAttribute("aria-selected",String(L===k)),S.setAttribute("tabindex",L===k?"0":"-1")})};function w(k){if(k.key!=="Arr\
owRight"&&k.key!=="ArrowLeft")return;k.preventDefault();let E=h.length,L=h.findIndex(S=>!S.hidden);y((L+(k.key==="ArrowR\
ight"?1:E-1))%E)}let y=k=>{b(k),g.children[k].focus()};b(0);let M=t.get("shelves").find(k=>k.classroom)?.classroom??"",$=m(
de()&&M?"a":"button",{class:"btn begin","data-k":"begin",...!M&&{onclick:()=>y(h.indexOf(p))}},"Start a class");if(de()&&
M){let k=()=>$.setAttribute("href",ye(M,"",ce()));k(),s.push(Fe(k))}n.append(m("header.house",rb(),m("b","Uncle Widgets"),
g,m("div.right",$,i)),...h);let T=ou(t,o);return s.push(T.stop),u.append(T.node),u.append(m("div.doors",r.map(k=>{let E=[
["Watch","watch","",`Watch ${k.title}`],["Play","play",k.play,`Play ${k.title}`]];k.lessons.length>0&&E.push(["Lessons",
"lessons",k.lessons[0].link,`${k.title} lessons`]);let L=m("article.door",m("div.picture",sb(k.art)),m("div.sheet",m("h2",
k.title),m("p",k.ask),k.concept&&m("small",k.concept),m("div.ways",E.map(([S,_,O,H],N)=>o({class:N===0?"btn solid":"btn",
"data-k":`${_}.${k.id}`,"aria-label":H},{game:k.id,page:k.page,link:O},S)))));return ae(L,k.palette),L}))),n.append(m("d\
iv.small-print",m("p","Open source. It works in notebooks, on web pages and on phones.",t.get("docs")&&[" ",m("a",{href:t.
get("docs")},"Documentation")]),m("p","The rules are in our own words, and the pictures are our own. Game names are trad\
emarks of their owners."))),()=>{for(let k of s)k()}}var ku=Symbol.for("uncle_widgets.presses");function li(t){let e=t.composedPath()[0],n=e instanceof Element?e.closest("bu\
tton"):null;return n?.closest(".uw")?n:null}var xu=({dataset:t,textContent:e})=>t.k??t.act??t.clause??e;function vu(){let t=globalThis;
if(t[ku])return;t[ku]=!0;let e=null,n=null,s=o=>{let i=e,a=li(o);e=n=null,!(!i||i.isConnected||!a||xu(a)!==xu(i))&&setTimeout(
()=>{n instanceof Node&&a.contains(n)||a.click()})},r=[["pointerdown",o=>e=o.button||o.pointerType==="touch"?null:li(o)],
["pointerup",s],["pointercancel",()=>e=null],["keydown",o=>o.repeat||(e=o.key===" "?li(o):null)],["keyup",o=>o.key===" "&&
s(o)],["click",o=>n=o.composedPath()[0]]];for(let[o,i]of r)window.addEventListener(o,i,{capture:!0})}var ob=".uw, .uw-page, .uw-room",ib="data-lm-suppress-shortcuts",$u=Symbol.for("uncle_widgets.keys"),ab=/^(enter|backspace|delete|home|end|arrow\w+|[amyz])$/i,
Mu=t=>(t.ctrlKey||t.metaKey)&&!ab.test(t.key),Su=t=>t.composedPath().filter(e=>e instanceof HTMLElement&&e.matches(ob)).
at(-1);function ci(){let t=globalThis;if(t[$u])return;t[$u]=!0,vu();let e=new WeakSet,n=s=>{Mu(s)||s.stopPropagation()};
window.addEventListener("keydown",s=>{let r=Su(s),o=s.composedPath()[0];!(r instanceof HTMLElement)||!(o instanceof Element)||
(o.toggleAttribute(ib,!Mu(s)),!e.has(r)&&(e.add(r),r.addEventListener("keydown",n)))},{capture:!0}),window.addEventListener(
"pointerdown",s=>{let r=Su(s);r instanceof HTMLElement&&!r.hasAttribute("tabindex")&&(r.tabIndex=-1)},{capture:!0})}var ui=150,di=112,_u=7,Xs=8,lb=50,cb=16,Ke=(t,e,n,s)=>({kind:t,key:"",x:e,y:n,...s}),Qs=(t,e,n,s={})=>Ke("text",e,n,{lines:[
t],size:14,bold:!1,quiet:!1,anchor:"start",tone:"",...s}),Tu=(t,e,n,s)=>Ke("card",e,n,{w:s,face:t.face??null,label:t.label,
kin:t.kin,seen:s}),hi=(t,e,n,s)=>Ke("lit",t,e,{w:n,h:s,tab:"",role:""});function ub({id:t,cards:e=[],columns:n=0},s,r){let o=n||
e.length,i=e.some(d=>d.above)?19:0,a=n||e.length<4?s+5:Math.max(s*.66,i+3),l=s*1.4+5,c=a*(o-1)+s,u=i+l*Math.ceil(e.length/
o)-5;return{w:c,h:u,put:(d,p)=>[...e.flatMap((f,g)=>{let b=d+a*(g%o),w=p+i+l*Math.floor(g/o),y=g===e.length-1;return[Tu(
f,b,w,s),...f.above?[Qs(f.above,b,w-6,{bold:y,quiet:!y})]:[],...r.has(f.key)?[hi(b,w,s,s*1.4)]:[]]}),...r.has(t??"")&&e.
length>1?[hi(d,p+i,c,u-i)]:[]]}}function db(t,e,n){let s=t.top&&!t.top.face,r=s?Math.min(3,t.count-1):0,o=r*2.5;return{w:e+
o,h:e*1.4+o,put:(i,a)=>[Ke("pile",i,a+o,{w:e,under:r,empty:!t.top}),...t.top?[Tu(t.top,i,a+o,e)]:[],...n.has(t.id)?[hi(i,
a+o,e,e*1.4)]:[]]}}function hb(t,e){let n=Math.min(21,Math.max(16,Math.round(e*.42))),s=n*.8,r=t.counters?.find(({value:f,
art:g})=>f||!g)??t.counters?.[0],o=r?.value?r.art:"",i=r?String(r.value):"",a=r&&!o?r.label:"",l=t.alert?t.alert:a,c=Math.
ceil((r?.value??0)/10),u=o==="chips"?66:0,d=n+5+I(i,s*1.1),p=d+(o==="agents"?8+23*(r?.value??0):0);return{w:Math.max(p,o===
"chips"?15*c-2:0,I(l,14)),h:u+n+(l?17:0),put:(f,g)=>[...o==="chips"?[Ke("chips",f,g+u-4,{count:r?.value,w:13,t:4,g:2,pitch:15})]:
[],...o==="agents"?[Ke("agents",f+d+8,g,{count:r?.value,full:r?.value,size:18})]:[],Ke("mark",f,g+u,{seat:t.seat,size:n,
active:!!t.active||t.note==="wins"}),Qs(i,f+n+5,g+u+n*.76,{size:s,bold:!0}),...l?[Qs(l,f,g+u+n+14,{tone:t.alert?"lit":"",
bold:!!t.alert})]:[]]}}function mb({board:t,zone:e},n,s){let r=t,o={heat:{},clear:!1,acting:!1,spots:{},lit:Object.fromEntries(
[...s].map(l=>[l,""]))},i=n,a=n*r.height/r.width;return{w:i,h:a,put:(l,c)=>[Ke("board",l,c,{board:r,zone:e,...o,w:i,h:a,
k:i/r.width})]}}function pb(t,e,n){let s=t.zone;switch(t.kind){case"cards":return ub(t,e,n);case"stack":return db(s,e,n);case"\
seat":return hb(s,e);case"tokens":return mb(t,e*3.2,n);case"dice":{let r=Math.min(30,e*.8),o=s.values.length*(r+10)-10;return{
w:o,h:r,put:(i,a)=>[Ke("dice",i,a,{...s,lit:s.lit??[],w:o,size:r})]}}case"ring":{let r=e*.66,o=r*1.42;return{w:2*o,h:2*o,
put:(i,a)=>[Ke("ring",i+o,a+o,{r,ring:{...s,marks:[],note:""}})]}}case"words":{let r=(t.words??"").split(`
`);return{w:Math.max(...r.map(o=>I(o,15))),h:17*r.length,put:(o,i)=>r.map((a,l)=>Qs(a,o,i+13+17*l,{bold:!l}))}}default:return{
w:22,h:12,put:(r,o)=>[Ke("arrow",r,o,{back:t.kind==="left"})]}}}var fb=({back:t})=>[v("path.arrow",{d:"M0 4.5h13V0l9 6-9\
 6V7.5H0z",transform:t?"translate(22 0) scale(-1 1)":null})];function gb({rows:t,lit:e=[]}){let n=new Set(e),s=(r,o)=>r.
reduce((i,a)=>i+a+o,-o);for(let r=lb;;r-=1){let o=t.map(u=>u.map(d=>pb(d,r,n))),i=o.map(u=>s(u.map(({w:d})=>d),Xs)),a=o.
map(u=>Math.max(...u.map(({h:d})=>d))),l=s(a,Xs);if(r>cb&&(Math.max(...i)>ui-2*_u||l>di-2*_u))continue;let c=(di-l)/2;return o.
flatMap((u,d)=>{let p=(ui-i[d])/2,h=c;return c+=a[d]+Xs,u.flatMap(({w:f,h:g,put:b})=>{let w=p;return p+=f+Xs,b(w,h+(a[d]-
g)/2)})})}}var bb=({title:t,says:e})=>`${t}${/^\p{Ll}/u.test(e)?"":"."} ${e}`,wb=t=>v("svg.uw-table",{viewBox:`0 0 ${ui}\
 ${di}`,role:"img","aria-label":bb(t)},gb(t).map(e=>v("g",{class:`thing ${e.kind}`,transform:`translate(${e.x} ${e.y})`},
e.kind==="arrow"?fb(e):Ot(e)))),er=({pictures:t})=>m("ol.howto",t.map((e,n)=>m("li",wb(e),m("p",m("b",`${n+1}. ${e.title}`),
` ${e.says}`))));var Eu="uncle_widgets.howto.";function sn(t,e,n="menu"){let s=Z("howto"),r=e.getRootNode(),o=r.activeElement;au();let a=m(
"dialog.sheet.howto-over",{"aria-labelledby":s,onclose:()=>{a.remove(),ct(Eu+t.game,"1"),Pt(t.game,!0);let l=o?.isConnected&&
o!==document.body?o:e.closest(".uw")?.querySelector(`[data-k="${n}"]`);(l instanceof HTMLElement||l instanceof SVGElement)&&
l.focus({preventScroll:!0})}},m("div.thead",m("h2",{id:s,tabindex:-1,autofocus:!0},"How to play"),m("p.mute",t.title)),m(
"p.goal",t.aim),er(t),m("button.btn.solid",{"data-k":"howto.close",onclick:()=>a.close()},"Close"));e.append(a),a.showModal()}
function Lu(t,e,n){t?.aim&&e==="play"&&!tt(Eu+t.game)&&!n.querySelector("dialog")&&sn(t,n,"tab.play")}function mi({howto:t,over:e}){return x("div",{class:"aim",role:"group","aria-label":"The aim of the game",children:[x("p",
{children:[x("span",{class:"whole",children:t.aim}),x("span",{class:"short",children:t.short})]}),x("button",{type:"butt\
on",class:"btn quiet","data-k":"howto","aria-haspopup":"dialog",onClick:()=>sn(t,e),children:"How to play"}),x("button",
{type:"button",class:"btn quiet","data-k":"known","aria-label":"Close the aim of the game",onClick:()=>lu(t.game),children:"\
×"})]})}var Au=55,yb=74,kb=46,pi=36,xb=46;function vb(t){let e=t.closest(".uw-room");return!!(e&&!t.closest(".uw-page")&&e.getBoundingClientRect().
top+window.scrollY>window.innerHeight/2)}function $b(t){if(de())return vb(t)?window.innerHeight:null;let e=t.getRootNode();
return e instanceof ShadowRoot?Mb(e.host):t.closest(".jp-WindowedPanel-outer, .jp-NotebookPanel-notebook, .jp-Notebook")?.
clientHeight??Number.NaN}function Mb(t){let e=window.innerHeight,n=t;for(;n;){let{overflowY:s,maxHeight:r,paddingTop:o,paddingBottom:i}=getComputedStyle(
n);if(s==="auto"||s==="scroll"){let l=parseFloat(r)-parseFloat(o)-parseFloat(i);r.endsWith("px")?e=Math.min(e,l):n.scrollHeight>
n.clientHeight+1&&(e=Math.min(e,n.clientHeight))}let a=n.getRootNode();n=n.parentElement??(a instanceof ShadowRoot?a.host:
null)}return e}function Sb(t,e,n,s=Au){let r=n?Math.max(pi,Math.min(xb,e)):e;return t>=s&&r>=pi?{kind:t>=yb?"large":"mid\
dle",height:r}:{kind:r<pi||n?"flow":"phone",height:r}}function Hn(t,e){let n="",s=()=>{let i=t.closest(".uw-page")??t.closest(
".uw-room");if(!i)return;let a=parseFloat(getComputedStyle(t).fontSize)||16,l=$b(t),c=l==null?i.getBoundingClientRect().
top+window.scrollY:0,u=l??window.innerHeight-2*c,d=i.classList.contains("uw-position")?kb:Au,p=i.clientWidth/a,{kind:h,height:f}=Sb(
p,u/a,l!=null,d),g=`${h} ${Math.floor(f*a)} ${a}`;i.classList.toggle("uw-beside",l!=null&&h==="flow"&&p>=d),g!==n&&(n=g,
i.dataset.fit=h,i.classList.toggle("uw-one",h==="large"||h==="middle"),i.classList.toggle("uw-middle",h==="middle"),i.classList.
toggle("uw-phone",h==="phone"),i.classList.toggle("uw-fits",h!=="flow"),i.style.setProperty("--uw-h",`${Math.floor(f*a)}\
px`),i.style.setProperty("--uw-rem",`${a}px`),e())},r=new ResizeObserver(s),o=()=>{let i=t.closest(".uw-page")??t.closest(
".uw-room");return!i&&t.isConnected?0:i?(r.observe(i),s(),0):requestAnimationFrame(o)};return o(),window.addEventListener(
"resize",s),()=>{r.disconnect(),window.removeEventListener("resize",s)}}function Ze(t,e,n){let s=m("div",{class:`jupyter-widgets ${n}`});return nn(t)({model:e,el:s}),s}var Ou=()=>"serviceWorker"in navigator&&/^https?:$/.test(location.protocol),_b=[404,410];async function Uu(t){if(!Ou())return;
let e=new URL(`${t}sw.js`,document.baseURI);try{await Pu(e)}catch{await Tb(e).catch(()=>{})}}async function Pu(t){await(await navigator.
serviceWorker.register(t)).update()}async function Tb(t){let e=await fetch(t,{cache:"no-store"});if(!e.ok&&!_b.includes(
e.status))return;if(e.ok)try{await Pu(t);return}catch{}let{href:n,pathname:s}=new URL("./",t),r=await navigator.serviceWorker.
getRegistration(n);r?.scope===n&&(await r.unregister(),await caches.delete(`uncle_widgets ${s}`))}async function Ru(){Ou()&&
await navigator.serviceWorker.getRegistration()&&(await navigator.serviceWorker.ready).active?.postMessage({keep:!0})}async function Hu(t){let e=await fetch(t);if(e.status===202)return null;if(!e.ok||!e.body)throw new Error(`${t} didn't l\
oad (${e.status}).`);return new Response(e.body.pipeThrough(new DecompressionStream("gzip"))).json()}async function ut(t){
for(;;){let e=await Hu(t);if(e)return e;await new Promise(n=>setTimeout(n,1500))}}async function Nu(t,e){let n=t[`${e} f\
irst`],s=n?await Hu(t[e]):await ut(t[e]);return s?{saved:s,whole:null}:{saved:await ut(n),whole:ut(t[e])}}async function Cu(t){
let e=await fetch(t);if(!e.ok)throw new Error(`${t} didn't load (${e.status}).`);return e.text()}function Eb(t){let e=[];for(let n of t){let s=e.at(-1);s?.[0]===n?s[1]++:e.push([n,1])}return e.map(([n,s])=>s>1?`${n} (${s}\
 times)`:n)}var tr=(t,e)=>[...t.querySelectorAll(e)].filter(n=>n.checkVisibility({visibilityProperty:!0}));function Du(t){
let e=s=>[...tr(s,".caption :is(.place, .line:not(.chip))").map(r=>r.textContent??""),...Eb(tr(s,".felt .thing[aria-labe\
l]:not([aria-hidden=true])").map(r=>`- ${r.getAttribute("aria-label")}`))],n=tr(t,".uw-panel [data-next], .uw-panel .giv\
en").map(s=>s.textContent??"");return[...tr(t,".uw-table").flatMap(e),...n].join(`
`)}var Lb="input:not([type=range]), select, textarea, [contenteditable]:not([contenteditable=false])",fi="uncle_widgets key\
s",Ab="input, [role=tab], .chooser, .art",Bu=/^(Arrow|Home|End)/,Wu="button, a, summary, label, [role=button], [role=tab\
]",rn=new Set,gi=t=>t.closest(".uw-page")??t.closest(".uw-room")??t.closest(".uw"),Fu=t=>t.getClientRects().length>0,qu=t=>!!t.
any||t.keys.some(e=>e.length===1&&e!==" ");function nr(){try{return localStorage.getItem(fi)!=="off"}catch{return!0}}function Ob(t){
try{t?localStorage.removeItem(fi):localStorage.setItem(fi,"off")}catch{}}function Ub({el:t,keys:e},n,s){let{key:r,shiftKey:o}=n;
return Bu.test(r)&&s.closest(Ab)&&!(s instanceof HTMLInputElement&&t.contains(s))?!1:e().some(i=>(i.keys.includes(r)||i.
any?.(r))&&(!Bu.test(r)||o===!!i.shift)&&(!i.inside||t.contains(s))&&(!qu(i)||nr()&&!s.closest("input"))&&i.when()&&i.press(
r,s))}function Iu(t){if(t.defaultPrevented||t.isComposing||t.ctrlKey||t.metaKey||t.altKey)return;let e=t.composedPath(),
n=e[0];if(!(n instanceof Element)||n.closest("dialog")||n.closest(Lb)&&t.key!=="Escape")return;let s=[...rn].filter(({el:r})=>{
let o=gi(r);return o&&e.includes(o)&&Fu(r)});if(s.length){if(t.key==="?")bi(s[0].el);else if(!s.some(r=>Ub(r,t,n)))return;
t.preventDefault(),t.stopPropagation()}}function sr(t,e){let n={el:t,keys:e};return rn.size||document.addEventListener("\
keydown",Iu,!0),rn.add(n),()=>{rn.delete(n),rn.size||document.removeEventListener("keydown",Iu,!0)}}function bi(t){let e=gi(
t),n=Z("keys"),r=[...rn].filter(l=>gi(l.el)===e&&Fu(l.el)).flatMap(l=>l.keys()).filter(l=>l.when()),o=m("div.keys-typed"),
i=m("dialog.sheet.keys-list",{"aria-labelledby":n,onclose:()=>i.remove()}),a=()=>{let l=nr();G(o,m("span",{"aria-hidden":"\
true"},"Letter, number and symbol keys"),ke({label:"Letter, number and symbol keys",choices:[[!0,"On"],[!1,"Off"]],value:l,
pick:c=>{Ob(c),a()},k:"typed"}));for(let c of i.querySelectorAll("[data-typed]"))c.classList.toggle("off",!l)};i.append(
m("h2",{id:n,tabindex:-1,autofocus:!0},"Keyboard shortcuts"),m("p.mute","They work while the focus is on this page, but \
not while you type in a field."),m("dl",[...r,{keys:["?"],shown:"?",words:"Shows this list.",when:()=>!0,press:()=>!0}].
map(l=>m("div",{"data-typed":qu(l)&&l.shown!=="?"?"":null},m("dt",m("kbd",l.shown)),m("dd",l.words)))),o,m("button.btn",
{"data-k":"keys.close",onclick:()=>i.close()},"Close")),a(),t.append(i),i.showModal()}var Gu="uncle_widgets.tones",ju=220,Pb=880,rr=.16,Rb=.2,Vu,Ku=[["","Off"],["heard","On"]],wi=()=>tt(Gu),Zu=t=>ct(Gu,t),Hb=(t,[
e,n])=>ju*(Pb/ju)**Math.min(1,Math.max(0,(t-e)/(n-e||1)));function Nb(t){let e=Vu??new AudioContext;Vu=e,t.forEach((n,s)=>{
let r=new OscillatorNode(e,{frequency:n}),o=new GainNode(e,{gain:0}),i=e.currentTime+1.5*s*rr;o.gain.setValueAtTime(0,i),
o.gain.linearRampToValueAtTime(Rb,i+rr/8),o.gain.linearRampToValueAtTime(0,i+rr),r.connect(o).connect(e.destination),r.start(
i),r.stop(i+rr)})}function Yu(t,e,{span:n,answer:s,apart:r}){let o=e.runs[0].at(-1)?.[1],i=e.begun!==t.begun,a=!e.running&&
(i||t.running);if(!wi()||o==null)return;let l=[...i?[o]:[],...a&&s&&!r?[s.value]:[]];l.length>0&&Nb(l.map(c=>Hb(c,n)))}var Cb=[[!0,"On"],[!1,"Off"]],Db={low:0,high:999999999,whole:!0},Bb=[["set","In order"],["any","Any order"]],yi=({words:t,
children:e})=>x("div",{class:"line",children:[x("span",{"aria-hidden":"true",children:t}),e]}),on=t=>x(yi,{words:t.label,
children:x(Ys,{...t})});function Ib({head:t}){let{seats:e,range:n}=Ut(t.model,"seats","range"),[s,r]=n,o=(i,a,l,c)=>{let u=c<
s||c>r;return x("button",{type:"button","data-k":i,"aria-label":a,"aria-disabled":u||void 0,onClick:()=>u||t.set("seats",
c),children:l})};return x(yi,{words:"Players",children:x("span",{class:"step",role:"group","aria-label":"Players",children:[
o("fewer","Fewer players","−",e-1),x("output",{children:e}),o("more","More players","+",e+1)]})})}function Wb({head:t}){
let e=Y(null),[n,s]=nu(tu(t.model,"seed"),e),{text:r,typed:o}=yn({rule:Db,value:n,set:s,refuses:!1});return x(yi,{words:"\
Game number",children:x("input",{class:"txt",ref:e,"data-k":"seed",inputMode:"numeric",maxLength:80,"aria-label":"Game n\
umber",value:r,onInput:i=>o(i.currentTarget.value),onChange:i=>t.set("seed",i.currentTarget.value.trim())})})}function zu({
head:t}){let{model:e}=t,n=$t(),{howto:s,tabs:r,tab:o,lacks:i,predict:a,order:l}=Ut(e,"howto","tabs","tab","lacks","predi\
ct","order"),[c,u,d,p]=["fixed","suits","covers","home"].map(b=>e.get(b)),h=b=>()=>{t.close(),b()},f=b=>{Zu(b),n()},g=(b,w,y,M)=>x(
"button",{type:"button",class:"btn","data-k":b,onClick:()=>t.copy(y(),M),children:w});return x("div",{class:"menu",role:"\
dialog","aria-label":"Settings",children:[s?.aim&&x("button",{type:"button",class:"btn wide","data-k":"menu.howto","aria\
-haspopup":"dialog",onClick:h(()=>sn(s,t.over)),children:"How to play"}),x("div",{class:"rooms",role:"group","aria-label":"\
More pages",children:r.slice(3).map(([b,w])=>x("button",{type:"button",class:"btn","data-k":`room.${b}`,"aria-pressed":b===
o,"aria-disabled":i[b]?!0:void 0,title:i[b],onClick:h(()=>t.set("tab",b)),children:w},b))}),!c&&x(Ib,{head:t}),!c&&x(Wb,
{head:t}),x(on,{label:"Guess first",choices:Cb,value:a,pick:b=>t.set("predict",b),k:"predict"}),l&&x(on,{label:"Question\
s",choices:Bb,value:l,pick:b=>t.set("order",b),k:"order"}),x(on,{label:"Theme",choices:tn,value:ce(),pick:Rn,k:"theme"}),
x(on,{label:"Sound of test deals",choices:Ku,value:wi(),pick:f,k:"tones"}),u&&x(on,{label:"Suits",choices:si,value:fu(),
pick:gu,k:"inks"}),d&&x(on,{label:"Covered names",choices:ri,value:Js(),pick:bu,k:"covers"}),x("div",{class:"copies",children:[
g("copy","Copy link",()=>t.link,"Link copied."),g("cell","Copy Python code",()=>e.get("cell"),"Python code copied."),g("\
words","Copy as text",()=>Du(t.page),"The table and the question were copied as text."),x("button",{type:"button",class:"\
btn","data-k":"keys","aria-keyshortcuts":"?",onClick:h(()=>bi(t.root)),children:"Keys"}),p&&de()&&x("a",{class:"btn quie\
t","data-k":"home",href:ye(p,"",ce()),children:"All games"})]})]})}var Fb=4e3,qb=()=>x("svg",{class:"icon sliders",viewBox:"0 0 24 24",fill:"currentColor","aria-hidden":"true",children:x(
"path",{d:"M2 6h9v3H2zM17 6h5v3h-5zM12.5 3h3v9h-3zM2 15h4v3H2zM12 15h10v3H12zM7.5 12h3v9h-3z"})});function jb({seats:t,seed:e}){
return x("span",{class:"standing",children:[x("b",{children:t}),t===1?" player":" players",e&&x(ve,{children:[", game ",
x("b",{children:e})]})]})}function Vb(t,e){let n={ArrowRight:1,ArrowLeft:-1}[t.key],s=t.currentTarget;if(!n)return;t.preventDefault();
let r=[...s.parentElement.children].filter(i=>i.offsetParent),o=r[(r.indexOf(s)+n+r.length)%r.length];o.focus(),e("tab",
o.dataset.tab)}function Gb({head:t}){let{tabs:e,tab:n,lacks:s}=Ut(t.model,"tabs","tab","lacks");return x("div",{class:"t\
abs",role:"tablist","aria-label":"Pages of this game",children:e.map(([r,o],i)=>x("button",{type:"button",role:"tab","da\
ta-k":`tab.${r}`,"data-tab":r,class:i>2?"further":void 0,"aria-selected":r===n,"aria-disabled":s[r]?!0:void 0,title:s[r],
tabIndex:r===n?0:-1,onClick:()=>t.set("tab",r),onKeyDown:a=>Vb(a,t.set),children:o},r))})}function Kb({note:t,read:e}){return x(
"div",{class:"refused",children:[x("p",{class:"refusal",role:"alert",children:t}),x("button",{type:"button",class:"btn",
"data-k":"read",onClick:e,children:"Close"})]})}var Zb=({busy:t,stop:e})=>x("div",{class:"underway",children:[x("p",{children:t}),
x("button",{type:"button",class:"btn","data-k":"stop",onClick:e,children:"Stop"})]});function Yb(){let[t,e]=ne(""),n=Y(0),
s=Ka((r,o=!0)=>{clearTimeout(n.current),e(r),r&&o&&(n.current=window.setTimeout(()=>e(""),Fb))},[]);return jt(()=>()=>clearTimeout(
n.current),[]),[t,s]}function zb(t){X(()=>{let e=xa({link:()=>t.get("link"),room:()=>t.get("tab"),theme:ce,open:o=>t.send(
{kind:"open",link:o}),hide:o=>document.body.classList.toggle("uw-opening",o),replaced:()=>!document.querySelector(".uw-f\
irst")}),n=()=>e.changed(),s=()=>(t.get("note")||t.get("busy"))&&e.answered(),r=Fe(n);return t.on("change:link",n),t.on(
"change:note change:busy",s),()=>{r(),t.off("change:link",n),t.off("change:note change:busy",s),e.stop()}},[t])}function Jb({
game:t},e){let n=Y({at:"",on:!1}),s=$t(),r=`${t} ${e}`;return t&&n.current.at!==r&&(n.current={at:r,on:!zs(t)}),X(()=>ei(
()=>{n.current.on=!1,s()}),[]),n.current.on}function Xb({model:t,root:e,over:n}){let{title:s,plate:r,tabs:o,tab:i,seats:a,
seed:l,note:c,busy:u,howto:d}=Ut(t,"title","plate","tabs","tab","seats","seed","note","busy","howto"),[p,h]=ne(!1),[f,g]=ne(
""),[b,w]=Yb(),y=Y(null),M=Jb(d,i);eu(Fe),zb(t);let $=()=>y.current?.focus({preventScroll:!0}),T={model:t,root:e,over:n,
get page(){return e.closest(".uw-page")??e},get link(){let k=t.get("link");return de()?`${location.origin}${ye(location.
pathname,k,ce())}`:k},set(k,E){t.set(k,E),t.save_changes()},close(){h(!1),w(""),$()},copy(k,E){navigator.clipboard?.writeText(
k).then(()=>w(E),()=>w(k,!1))??w(k,!1)}};return X(()=>{c||g("")},[c]),X(()=>{e.classList.toggle("elsewhere",o.slice(3).some(
([k])=>k===i)),Lu(d,i,n)},[o,i,d]),X(()=>{if(!p)return;[...e.querySelectorAll(".menu :is(button, input)")].find(S=>S.offsetParent)?.
focus({preventScroll:!0});let E=S=>S.composedPath().includes(e)||T.close(),L=S=>{S.key==="Escape"&&(S.preventDefault(),T.
close())};return document.addEventListener("pointerdown",E),e.addEventListener("keydown",L),()=>{document.removeEventListener(
"pointerdown",E),e.removeEventListener("keydown",L)}},[p]),x(ve,{children:[x("div",{class:"mast",children:[x("div",{class:"\
plate","aria-hidden":"true",children:r&&x("img",{alt:"",src:`data:image/svg+xml,${encodeURIComponent(r)}`})}),x("h1",{children:s}),
x(Gb,{head:T}),x("button",{type:"button",class:"btn settings",ref:y,"data-k":"menu","aria-haspopup":"dialog","aria-expan\
ded":p,onClick:()=>p?T.close():(h(!0),w("")),children:[x(qb,{}),x(jb,{seats:a,seed:l})]})]}),p&&x(zu,{head:T}),c&&c!==f&&
x(Kb,{note:c,read:()=>{g(c),$()}}),u&&x(Zb,{busy:u,stop:()=>t.send({kind:"stop"})}),d?.aim&&M&&x(mi,{howto:d,over:n}),x(
"p",{class:"tip",role:"status",children:b})]})}function Ju({model:t,el:e}){let n=m("div.uw-head"),s=m("div.uw-over"),r=m(
"div.uw.uw-masthead",n,s);ae(r,t.get("palette")),e.append(r);let o=Hn(r,()=>{});return Ce(x(Xb,{model:t,root:r,over:s}),
n),()=>{o(),Ce(null,n)}}var Xu=({name:t,choices:e,help:n},s,r)=>e?m("select.pick",{id:s,"data-k":`field.${t}`,onchange:o=>r[t]=o.target.value},e.
map(([o,i])=>m("option",{value:o,selected:o===r[t]},i))):m("input",{id:s,"data-k":`field.${t}`,value:r[t],maxlength:200,
autocomplete:"off",placeholder:n,oninput:o=>r[t]=o.target.value});var Qb=t=>m("dl.clauses",t.map(([e,n])=>m("div",m("dt",e),m("dd",n))));function ki({model:t,el:e}){let n=m("div.uw.uw-ru\
les"),s=t.get.bind(t),r=m("div");ae(n,s("palette"));let o=()=>r.replaceChildren(...s("note")?[m("p.refusal",{role:"alert"},
s("note"))]:[]),i=()=>{let{aim:d,title:p}=s("howto");return d&&[m("div.thead",m("h2","How to play"),m("p.mute",p)),m("p.\
goal",d),er(s("howto"))]},a=(d,p)=>{let h=Z(d.name);return m("div.field",m("label",{for:h},d.label,d.help&&m("small",d.help)),
Xu({...d,help:""},h,p))},l=()=>{let d=Object.fromEntries(s("fields").map(({name:p,value:h})=>[p,h]));return m("details.l\
eft",m("summary",m("b","What the rulebook leaves open")," ",m("span.mute",s("force"))),m("form",{onsubmit:p=>{p.preventDefault(),
t.send({kind:"set",values:d})}},s("fields").map(p=>a(p,d)),m("div.field",m("span.mute","Changing a rule starts a new gam\
e in every tab."),m("div.row.start",m("button.btn.solid",{type:"submit","data-k":"set"},"Use these rules"),m("button.btn",
{type:"button","data-k":"first",onclick:()=>t.send({kind:"first"})},"Reset")))),m("h3","How we settled the rest"),m("ul.\
rulings",s("rulings").map(([p,h])=>m("li",h,m("small",` ${p}`)))))},c=()=>{let d={record:""};return m("details.left",m("\
summary",m("b","Open a saved game or a link")),m("form",{onsubmit:p=>{p.preventDefault(),t.send({kind:"set",values:d})}},
a({name:"record",label:"A record or link to open",value:"",help:s("record")},d),m("div.field",m("span"),m("button.btn.so\
lid",{type:"submit","data-k":"open"},"Open"))))},u=s("heads");return n.append(m("section.sheet",i(),u.length>0&&[m("h2",
"The rules"),u.map(([d,p])=>[m("h3",d),Qb(p)]),l(),c(),r])),e.append(n),o(),t.on("change:note",o),()=>t.off("change:note",
o)}var xi="uncle_widgets.answered",e0=1500,vi=new Set;function Qu(){try{localStorage.getItem(xi)}catch{return!1}return tt(xi)===
""}function ed(){if(Qu()){ct(xi,"1");for(let t of vi)t()}}function td(t,e){let n=!1,s=()=>{let r=Qu()&&e();t.classList.toggle(
"newcomer",r),n&&!r&&(t.classList.add("shown-now"),setTimeout(()=>t.classList.remove("shown-now"),e0)),n=r};return vi.add(
s),s(),{draw:s,stop:()=>vi.delete(s)}}var nd=({revealed:t,steps:e=[]})=>t&&m("ol.reckoning",e.map(({letter:n,words:s,formula:r,value:o})=>m("li",m("span",n),m(
"span",s),m("b",o),r!==o&&m("small",r)))),t0=/-(US|CA|MX|PH|CO|CL|VE)$/i,sd=()=>({kind:"print",at:ns()?location.origin+location.
pathname:"",letter:t0.test(navigator.language)});function rd(t){if(t.kind!=="print")return;document.querySelector("ifram\
e.uw-print")?.remove();let e=m("iframe.uw-print",{title:"The sheet to print","aria-hidden":"true",tabindex:-1,style:"pos\
ition:fixed;width:0;height:0;border:0",srcdoc:t.html,onload:()=>{e.contentWindow?.focus(),e.contentWindow?.print()}});document.
body.append(e)}var od=[];globalThis.addEventListener?.("beforeprint",()=>{for(let t of document.querySelectorAll(".uw-pa\
nel"))od.push([t,t.className]),t.className=t.className.replace(/ c\d+/g,"")});globalThis.addEventListener?.("afterprint",
()=>{for(let[t,e]of od.splice(0))t.className=e});var an=(t,e,n)=>Math.max(0,Math.min(1,(t-e)/(n-e||1)));function Se(t,e){return e==="chance"?`${(t*100).toFixed(1)}%`:t.toFixed(
2).replace("-","−")}function Mt(t,e){let n=[.1,.2,.25,.5,1,2,2.5,5,10,20,25,50,100,200,250,500].find(r=>(e-t)/r<=5)??(e-
t)/4,s=[];for(let r=Math.ceil(t/n);r*n<=e+1e-9;r++)s.push(Number((r*n).toFixed(9)));return s}var Be=(t,e,n,s="tx",r=14)=>v(
"text",{x:t,y:e,class:s,"font-size":r},n);function _e(t,e,n,s){if(t===0)return D(e,n,s-.8,{fill:"none",stroke:"var(--edg\
e)","stroke-width":1.5});let r=t>1&&D(e,n,s-.9,{fill:"none",stroke:"var(--accent-fill)","stroke-width":1.9});return v("g",
D(e,n,t>1?s*.56:s,{fill:"var(--accent-fill)"}),r)}var Ye=6;function $i({came:t,measure:e},n,s){return e!=="chance"?v("path.it-paid",{d:`M${n} ${s-Ye-1}l${Ye+1} ${Ye+1}-${Ye+
1} ${Ye+1}-${Ye+1}-${Ye+1}Z`}):t==null?v("path.it-hid",{d:`M${n-Ye} ${s}h${2*Ye}`,"stroke-dasharray":"3 2"}):t?D(n,s,Ye,
{class:"it-came"}):D(n,s,Ye-1,{class:"it-did-not"})}var n0=({came:t,measure:e,words:n})=>e!=="chance"?n.replace(/\.$/,"").
toLowerCase():t==null?"the game didn't show it":t?"it happened":"it didn't happen",Mi=t=>[t.mine?`you guessed ${t.mine}`:
"skipped",`the answer is ${t.right}${t.measure==="chance"?"":` ${t.measure}`}`,n0(t)].join(", ");function s0({said:t,exact:e,
reach:n,span:[s,r]}){let o=a=>4+192*Math.min(1,Math.max(0,an(a,s,r))),i=o(e-n);return v("svg.bar",{viewBox:"0 0 200 30",
preserveAspectRatio:"none","aria-hidden":"true"},v("path.axis",{d:"M4 15H196"}),R(i,6,o(e+n)-i,18,{class:"reach"}),v("pa\
th.exact",{d:`M${o(e)} 3V27`}),t!=null&&v("path.said",{d:`M${o(t)-7} 3h14l-7 12z`}))}var r0=t=>m("p.key",{"aria-hidden":"\
true"},m("span.k-said","your guess"),m("span.k-exact","the answer, and what is close"),m("span.k-came","it happened"),t&&
m("span.k-paid","it was an amount"));function id({title:t,near:e,lines:n=[],doors:s=[]},r,{go:o,open:i},a){let l=r.filter(
({said:c})=>c!=null);return[m("div.endhead",m("h2",{"data-k":"ending",tabindex:-1},t),e&&m("span.chip.line",e)),l.length>
0&&r0(l.some(({measure:c})=>c!=="chance")),l.length>0&&m("ul.stops",l.map(c=>m("li",m("button",{"data-k":`stop.${c.at}`,
"aria-label":`Step ${c.frame}, ${c.name} ${Mi(c)}. Look at it again.`,onclick:()=>o(c.at)},m("span.q",m("b",String(c.frame)),
` ${c.name}`),s0(c),m("span.fig",c.mine,m("small"," for "),c.right),v("svg",{viewBox:"0 0 16 16",width:16,height:16,"ari\
a-hidden":"true"},$i(c,8,8)))))),m("div.sum",n.map(([c,u])=>m("p",c&&m("b",c," "),u))),l.length>0&&a(),m("div.enddoors",
s.map(({label:c,link:u},d)=>{let[p,...h]=c.split(", ");return m(d===0?"button.btn.solid":"button.btn",{"data-k":`door.${d}`,
"aria-label":c,onclick:()=>i(u)},p,h.length>0&&m("span",`, ${h.join(", ")}`))}))]}var ad=(t,e)=>e?`${Math.round(t*100)}${t===1?"%":""}`:String(Math.round(t*100)/100).replace("-","−");function or(t,e,n,s){
let r=e.measure==="chance",o=e.answer?.value??0,i=[o,e.said?.value,n.value].filter(S=>S!=null),a=r?0:Math.min(0,e.span[0],
...i),l=r?1:Math.max(e.span[1],...i),c=84,u=62,d=S=>c+an(S,a,l)*(t-c-u),p=Z("hatch"),h=s?25:31,f=[],g=15,b=(S,_,O,H)=>{f.
push(Be(0,g+5,S,H?"tx2":"tx"),_,Be(t,g+5,O,"tx b e",15)),g+=h},w=S=>({x:Math.min(d(0),d(S)),width:Math.max(1.5,Math.abs(
d(S)-d(0)))});if(e.said){let S=d(e.said.value);b("Your guess",v("g",Ae(`M${d(0)} ${g}H${S}`,"var(--accent-fill)",2),v("p\
ath",{d:`M${S} ${g+10}l-9-17h18z`,fill:"var(--accent-fill)"})),Se(e.said.value,e.measure))}if(e.was&&!e.said){let S=d(e.
was.value);b("Before",v("g.ghost",v("path",{d:`M${d(0)} ${g}H${S}`,"stroke-dasharray":"5 4"}),v("path",{d:`M${S} ${g+10}\
l-9-17h18z`,"stroke-linejoin":"round"})),Se(e.was.value,e.measure),!0)}let y=e.simulated?"Stored":"Exact";b(y,v("rect",{
...w(o),y:g-9,height:18,fill:"var(--ink)",...o0(e,w)}),Se(o,e.measure));let{value:M,low:$,high:T}=n,k=M!=null&&$!=null&&
T!=null;e.untried||(b("Simulated",k&&v("g",v("rect",{...w(M),y:g-8.5,height:17,fill:`url(#${p})`,stroke:"var(--ink)","st\
roke-width":1.5}),Ae(`M${d($)} ${g}H${d(T)}M${d($)} ${g-6}v12M${d(T)} ${g-6}v12`,"var(--accent-fill)",2.5)),k?Se(M,e.measure):
"",!k),k||f.push(Be(c+8,g-h+5,"not tried yet","tx2",13)));let E=Mt(a,l).map(S=>[v("path",{d:`M${d(S)} 2V${g-13}`,stroke:S===
0&&!r?"var(--edge)":"var(--rule)"}),Be(d(S),g+5,ad(S,r),"tx2 m",13)]),L=[e.said&&`Your guess: ${Se(e.said.value,e.measure)}\
.`,`${y}: ${Se(o,e.measure)}${e.was?`. ${e.was.words}`:""}.`,k&&`Simulated: ${Se(M,e.measure)}, 95% interval from ${Se($,
e.measure)} to ${Se(T,e.measure)}.`].filter(Boolean);return Et(t,g+10,L.join(" "),v("defs",Ue(p,"var(--ink)")),E,f)}var o0=({
was:t,answer:e},n)=>t&&t.value!==e?.value?{class:"grown",style:`--from:${n(t.value).width/n(e?.value??0).width}`}:{},ld=()=>v(
"svg",{width:14,height:16,viewBox:"-7 -15 14 16","aria-hidden":"true"},v("path.ghost",{d:"M0-2l-6-11h12z","stroke-linejo\
in":"round"}));function cd(t,e,n){let s=t.flatMap(u=>Array(u.n).fill(u.yes)),r=u=>[8+u%10*19,8+Math.floor(u/10)*19],[o,i]=r(
Math.max(1,Math.round((e??0)*100))-1),[a,l]=r(Math.round((n??0)*100)-1),c=t.map(u=>`${u.n} ${u.words}`).join(", ");return v(
"svg.hundred",{viewBox:"0 0 187 187",role:"img","aria-label":`Of 100: ${c}.`},s.map((u,d)=>{let[p,h]=r(d);return _e(u,p,
h,7.2)}),n!=null&&a>0&&v("path.ghost",{d:`M${a} ${l+6}l-7-12h14z`,"stroke-linejoin":"round"}),e!=null&&e>0&&v("path",{d:`\
M${o} ${i+6}l-6-11h12z`,fill:"var(--accent)",stroke:"var(--sheet)","stroke-width":2}))}var Si=t=>v("svg",{width:18,height:18,
"aria-hidden":"true"},_e(t,9,9,7));function ud(t,e,n=e){let s=Math.max(...n.map(a=>a[1]),.01),r=14+8*Math.max(...n.map(a=>a[0].
length)),o=n.length>6?22:27,i=e.length*o;return Et(t,i,`${e.map(a=>`${a[0]}: ${a[2]}`).join(". ")}.`,e.map(([a,l,c],u)=>{
let d=u*o+o/2;return[Be(0,d+5,a),R(r,d-7,Math.max(1.5,l/s*(t-r-64)),14,{fill:"var(--ink)"}),Be(t,d+5,c,"tx b e")]}))}function dd(t,e,n,s){
let{runs:r,value:o}=s,i=n.measure==="chance",a=n.apart?void 0:n.answer?.value,l=n.said?.value,[c,u]=i?[0,1]:n.span,d=C=>Se(
C,n.measure).replace("%",""),p=[a,l].flatMap(C=>C==null?[]:[I(d(C),1.06*14)]),h=40,f=Math.max(58,17+Math.max(0,...p)),g=10,
b=26,w=C=>h+Math.log10(C)/4*(t-h-f),y=C=>g+(1-an(C,c,u))*(e-g-b),M=Z("band"),$=Mt(c,u),T=Math.max(1,Math.ceil(17*($.length-
1)/(e-g-b))),k=(C,q)=>C.map((He,Le)=>`${Le?"L":"M"}${w(He[0])} ${y(He[q])}`).join(""),[E=[],...L]=r,S=E[E.length-1],_=t-
f+10,O=a==null?0:y(a)+5,H=l==null?0:y(l)+5,N=a==null||l==null?18:Math.abs(O-H),W=N>=17?0:(17-N)/2+1,Q=H<=O?-1:1,V=o==null||
!S?"No trials yet.":`After ${s.begun.toLocaleString("en")} trials: ${Se(o,n.measure)}, 95% interval from ${Se(s.low??0,n.
measure)} to ${Se(s.high??0,n.measure)}${a==null?".":`; exact ${Se(a,n.measure)}.`}`;return Et(t,e,V,v("defs",Ue(M,"var(\
--edge)")),$.map((C,q)=>[v("path",{d:`M${h} ${y(C)}H${t-f}`,stroke:"var(--rule)"}),q%T===0&&Be(h-8,y(C)+5,ad(C,i).replace(
"%",""),"tx2 e",13)]),[1,10,100,1e3,1e4].map(C=>Be(w(C),e-6,C.toLocaleString("en"),C===1?"tx2":"tx2 m",13)),E.length>1&&
v("path",{d:`${k(E,3)}L${[...E].reverse().map(C=>`${w(C[0])} ${y(C[2])}`).join("L")}Z`,fill:`url(#${M})`,opacity:.6}),L.
map(C=>Ae(k(C,1),"var(--edge)",1.5)),a!=null&&Ae(`M${h} ${y(a)}H${t-f}`,"var(--ink)",3),Ae(k(E,1),"var(--accent-fill)",2.5,
{"stroke-linejoin":"round"}),E.map((C,q)=>D(w(C[0]),y(C[1]),q===E.length-1?5:3.2,{fill:q===E.length-1?"var(--lit)":"var(\
--sheet)",stroke:"var(--accent-fill)","stroke-width":2})),l!=null&&[v("path",{d:`M${t-f+1} ${y(l)}l10-6v12z`,fill:"var(-\
-accent-fill)"}),v("text.b",{x:_+5,y:H+Q*W,"font-size":14,fill:"var(--accent)"},d(l))],a!=null&&Be(_+5,O-Q*W,d(a),"tx b"))}
var ln=26,i0=36;function hd(t,e){let n=Math.min(i0,(t-ln-4)/Math.max(1,e.length-1)),s=n>=24,r=e.map(({face:i,die:a,words:l})=>[i?.text,a&&
`a die, ${a}`,l].filter(Boolean).join(": "));return Et(t,56,r.join(", ")||"No trials yet.",e.map((i,a)=>{let l=2+a*n,c=l+
ln/2,u=!!i.counts,d={transform:`translate(${i.die?l+1:l} ${i.die?8:2})`},p=i.eye?l0(c,20,u):v("g",d,i.die?Ns(i.die,ln-2,
u):Qe(i.face,ln));return v("g",p,u&&!i.eye&&!i.die&&R(l-1,1,ln+2,ln*1.4+2,{rx:3,fill:"none",stroke:"var(--lit)","stroke-\
width":3}),(s||i.counts)&&Be(a0(c,i.words,t),54,i.words??"",i.counts?"tx b m":"tx2 m",13))}))}function a0(t,e,n){let s=I(
e??"",13)*.55;return Math.max(s,Math.min(t,n-s))}var l0=(t,e,n)=>v("g",{fill:"none",stroke:"var(--ink)","stroke-width":2},
v("path",{d:`M${t-13} ${e}q13 ${n?-20:0} 26 0q-13 20-26 0Z`}),n?D(t,e,5,{fill:"var(--accent-fill)",stroke:"none"}):v("pa\
th",{d:`M${t-7} ${e+11}l-2 4M${t} ${e+12}v5M${t+7} ${e+11}l2 4`}));function md(t,e,n,s){let l=Math.max(n,e.length,1),c=Math.
min(42,(t-30)/l),u=g=>30+c*(g+.5),d=g=>42-g*36,p=new Map(e.map(g=>[g.at,g])),h=e.map(g=>`${g.at+1}: ${Mi(g)}`),f=g=>{let b=p.
get(g),w=u(g),y=Math.min(13,c/2-1);if(!b&&c<11)return R(w-1,50,2,6,{fill:"var(--edge)"});if(!b)return Be(w,58,"?","tx2 b\
 m",14);let[M,$]=b.span,T=k=>d(an(k,M,$));return[b.said!=null&&v("path",{d:`M${w-1} ${T(b.said)}l-11-7v14z`,fill:"var(--\
accent-fill)"}),R(w+1,T(b.exact)-3,y,6,{fill:"var(--ink)"}),$i(b,w,53)]};return Et(t,66,h.length?`${h.join(". ")}.`:"No \
guesses yet.",s>=0&&[R(u(s)-c/2,0,c,62,{fill:"var(--inset)"}),R(u(s)-c/2,62,c,3,{fill:"var(--lit)"})],[0,.5,1].map(g=>[v(
"path",{d:`M30 ${d(g)}H${t}`,stroke:"var(--rule)"}),g!==.5&&Be(24,d(g)+5,String(g*100),"tx2 e",13)]),Array.from({length:l},
(g,b)=>f(b)))}var fd=t=>t.split("/").map((e,n,s)=>n<s.length-1?[`${e}/`,m("wbr")]:e),c0=()=>v("svg",{width:18,height:18,"aria-hidden":"\
true"},v("path",{d:"M9 16 1 2h16z",fill:"var(--accent-fill)"}));function gd(t,e,n,s,r,o,i,a){if(t.certain)return bd(m("d\
iv.answer",Ei(t),pd(t),r));let l=m("div.cmp"),c=[Xe(l,h=>or(h,t,e(),o()))],u=t.bars??[],d=m("div.outcomes");return u.length>
0&&c.push(Xe(d,h=>ud(h,u))),{node:m("div.answer",l,n.seen&&u0(n),d0(t,i),t.measure==="chance"?h0(t,s,a):m0(t,a),u.length>
0&&d,r,pd(t)),tried:()=>c[0].again(),again:()=>c.forEach(h=>h.again()),stop:()=>c.forEach(h=>h.stop())}}var bd=t=>({node:t,
tried:()=>{},again:()=>{},stop:()=>{}}),u0=t=>m("p.came",m("span",t.came==null?"The game didn't show it":t.came?"This ti\
me it happened":"This time it didn't"),Si(t.came?1:0),m("b",t.words??""));function _i({mistake:t,asks:e,own:n},s){if(!t)
return null;if(n)return m("p",m("b",`${t.name}. `),t.words);let r=(o,i)=>m("button.btn.quiet",{"data-k":`own.${o}`,onclick:()=>s(
i)},o);return e&&m("p.own",m("span",t.asked),r("Yes",!0),r("No",!1))}function d0(t,e){let{said:n,misconception:s,notice:r}=t,
o=n&&[m("p",{role:"status"},m("b",n.verdict)),_i(n,e)];return Ti(o,r,s)}var Ti=(t,e,n)=>!!(t||e||n)&&m("div.note",c0(),m(
"div",t,e&&m("p.notice",e),n&&m("p.trap",`The trap: ${n}.`)));function h0(t,e,n){let{answer:s,dots:r=[]}=t;if(!s)return null;
let o=String(s.hundred),i=[s.percent,s.one_in,`odds ${s.odds}`,t.simulated].filter(Boolean);return[m("div.counted",r.length>
0&&cd(r,t.said?.value,t.was?.value),m("div",m("p.big",m("span.sr",`${s.about} `),m("button.asks-why",{tabindex:-1,"aria-\
label":o,onclick:n},bs(o,46)),m("b",e?wn(s):"out of 100"),yd(o,n)),Ei(t),m("ul.kinds",r.map(a=>m("li",Si(a.yes),m("span",
m("b",String(a.n)),` ${a.words}`)))))),m("p.ways",e&&m("b.short",`${o} ${wn(s)}. `),"More forms: ",s.fraction&&[m("b",fd(
s.fraction)),", "],i.map((a,l)=>[l>0&&", ",m("span",{},a)]))]}function wd(t,e){let[n]=/[\u2212-]?\d[\d,.]*\d|\d/.exec(t)??
[""],s=t.indexOf(n);return n?[t.slice(0,s),m("button.asks-why",{"data-k":"headwhy","aria-label":`${n}: why?`,onclick:e},
n),t.slice(s+n.length)]:t}var yd=(t,e)=>m("button.btn.quiet.derive",{"data-k":"derive",onclick:e},`Why ${t}?`),m0=(t,e)=>m(
"div.counted",m("div",m("p.lead",m("button.asks-why",{tabindex:-1,onclick:e},m("b",t.answer?.lead??"")),` ${t.answer?.cases??
""} `,yd((t.answer?.lead??"").split(" ")[0],e)),Ei(t),m("p.ways",t.simulated||t.answer?.fraction&&[t.answer.rounded?"to \
six places: ":"exactly ",m("b",fd(t.answer.fraction))]))),Ei=({was:t})=>t&&m("p.was",ld(),t.words),pd=t=>t.apart&&m("p.a\
part",t.apart);function kd(t,e,n,s,r){let o=t.steps??[],i=o[e];if(!i)return bd(m("p.mute","There's nothing to work out h\
ere."));let a=m("div.art",{tabindex:0,role:"group","aria-label":"The picture"}),l=i.picture,c=l&&Xe(a,d=>r(l.kind,d,l));
return{node:m("div.why",m("div.now",{"data-next":!0,tabindex:-1,"aria-live":"polite"},m("h3",m("i",{"aria-hidden":"true"},
i.letter),i.words),l&&a,i.tree&&m("ul.branches",vd(i.tree,0)),(i.formula||i.value)&&m("p.reckon",m("span",i.formula??""),
m("b",i.value?`= ${i.value}`:""))),m("div",{class:o.length>6?"tiles many":"tiles",role:"group","aria-label":"All steps"},
o.map((d,p)=>m("button",{"data-k":`why.${p}`,"aria-current":p===e?"step":null,"aria-label":`${d.letter}. ${d.words}${n.has(
p)?`: ${d.value??""}`:""}`,onclick:()=>s(p)},m("i",{"aria-hidden":"true"},d.letter),m("span",m("small",d.words),d.value!=
null&&(n.has(p)?m("b",d.value):m("em.rd"))))))),tried:()=>{},again:()=>c?.again(),stop:()=>c?.stop()}}function xd({steps:t=[]},e,n){
return t[e]?m("div.stepnav",m("button.btn",{"data-k":"why.back","aria-label":"Previous step","aria-disabled":e?null:"tru\
e",onclick:()=>e&&n(e-1)},e?`◂ ${t[e-1].letter}`:"◂"),m("span",`step ${e+1} of ${t.length}`),m("button.btn.solid",{"\
data-k":"why.on","aria-label":e+1<t.length?`Next step, ${t[e+1].letter}`:"Start again from the first step",onclick:()=>n(
(e+1)%t.length)},e+1<t.length?`Next: ${t[e+1].letter} ▸`:"Again: a")):null}var vd=(t,e)=>[m("li",{style:`--depth:${e}`},
t.chance&&m("b",t.chance),m("span",t.words),t.value&&m("em",t.value)),...t.children.flatMap(n=>vd(n,e+1))],$d=()=>m("div\
.covered",m("p.mute","The answer appears here when you have made your guess.")),Md=()=>m("p.key",{"aria-hidden":"true"},
m("span.k-said","your guess"),m("span.k-exact","the answer"),m("span.k-came","it happened"),m("span.k-not","it didn't")),
Sd=({lesson:t="",concept:e},n)=>m("div.sheet",{role:"dialog","aria-label":e,onkeydown:s=>s.key==="Escape"&&n()},m("h2",e),
t.split(`

`).map(s=>m("p",s.split("**").map((r,o)=>o%2?m("b",r):r))),m("button.btn.solid.wide",{"data-k":"readclose",onclick:n},"B\
ack to the question"));var _d=t=>t.split(/(?<=[.?!])\s+/);function Nn(t){let e=t.map(_d),n=e[0].filter(s=>e.every(r=>r.includes(s)));return{both:n.
join(" "),own:e.map(s=>s.filter(r=>!n.includes(r)).join(" "))}}var Li=(t,e)=>t.closest(".uw-cols")?.setAttribute("data-s\
ide",String(e)),Td=t=>e=>Li(e.currentTarget,t),Ed=(t,{line:e},n,s)=>[m("button.sidehead",{"data-k":`turn${t}`,onclick:Td(
t)},m("b.badge",{"aria-hidden":"true"},String(t+1)),m("b",e),s&&m("b.it",s)),n.length>0&&m("p.mute",n.map(r=>r.endsWith(
"?")&&e.endsWith("?")?m("span.inshort",r," "):`${r} `))];function Ld(t,e,n,s){let r=Nn(t.map(({ask:a})=>a)).own,o=Nn(t.map(
({given:a})=>a)).own,i=a=>_d(`${r[a]} ${o[a]}`.trim()).filter(l=>l&&!t[a].line.startsWith(l.slice(0,-1)));return m("div.\
pair",t.map((a,l)=>m("div.side",{role:"group","aria-label":a.line,onfocusin:Td(l)},Ed(l,a,i(l)),ys({...a,cases:"",k:String(
l),label:a.line,value:e[l],set:c=>n(l,c),enter:s}))))}function Ad(t,e){let n=t.flatMap((s,r)=>s===""?[r]:[]);return n.length>
1?"Move the sliders, or type two numbers.":n.length?`The ${n[0]?"second":"first"} number is missing. Both answers are sh\
own together.`:e.map((s,r)=>Kt(t[r],s)).find(Boolean)??""}var Od=(t,e)=>ke({label:"Which of the two",choices:t.map(({at:n,
line:s},r)=>[n,`${r+1}. ${s}`]),value:t.find(({here:n})=>n)?.at??t[0].at,k:"side",pick:e});function Ud(t,e,n){let s=e.map(
()=>m("div.cmp")),r=e.map(({measure:l,span:c,said:u,number:d},p)=>{let h={measure:l,span:c,said:u,answer:{value:d??0},untried:!0};
return Xe(s[p],f=>or(f,h,{},!0))}),o=e.find(({said:l})=>l?.asks),i=e.map(({said:l},c)=>l&&[m("p",{role:"status"},m("b",`${c+
1}. `),l.verdict),(l.own||e[c]===o)&&_i(l,n)]);return{node:m("div.answer",e.map((l,c)=>m("div.side",Ed(c,l,[],l.text),s[c])),
Ti(i,t.notice)),tried:()=>{},again:()=>r.forEach(l=>l.again()),stop:()=>r.forEach(l=>l.stop())}}function Pd(t,e,n,{draft:s,folded:r,changed:o,enter:i}){let a=(u,d)=>{s.values[u]=d,o()},l=()=>ys({measure:t.measure,span:t.
span,cases:t.cases,value:s.values[0],set:u=>a(0,u),enter:i}),c=()=>G(r,[["","How sure?"],...kn].map(([u,d])=>m("option",
{value:u,selected:u===s.sure},d)));return[e.length>0?Ld(e,s.values,a,i):l(),fl(s,c),n&&m("p.refusal",{role:"alert"},n)]}function Rd({get:t,press:e,skip:n,refused:s}){let r=gl({press:()=>e(t("main").kind??""),refused:s}),o=m("button.btn",{"d\
ata-k":"also",onclick:()=>e(t("main").also?.kind??"")}),i=m("button.btn",{"data-k":"skip",onclick:n},"Skip");return{node:r.
node,nodes:[r.node,o,i],show(a){let{label:l,kind:c,off:u,also:d}=t("main"),p=c==="predict";return r.show(l??"",u||(p?a():
"")),r.node.hidden=!l,o.hidden=!d,o.textContent=d?.label??"",i.hidden=!p||!t("moment").line,p}}}var p0=()=>v("svg.tick",{width:16,height:16,viewBox:"0 0 16 16","aria-hidden":"true"},Ae("M2 8.5 6 13 14 3.5","currentCo\
lor",2.5)),f0=t=>t.away?`, not now. ${t.away}`:"",Ai=2;function Hd({chips:t,now:e,open:n,pick:s,toggle:r}){if(t.length<Ai)
return null;let o=t.findIndex(a=>a.id===e),i=Z("chips");return m("div",{class:n?"chips open":"chips"},m("button.btn.onec\
hip",{"data-k":"chips","aria-expanded":String(n),"aria-controls":i,onclick:r},m("span",`Question ${o+1} of ${t.length}`),
m("b",t[o]?.name??"")),m("div.allchips",{id:i,role:"group","aria-label":"Questions"},t.map((a,l)=>m("button.qchip",{"dat\
a-k":`q.${a.id}`,"aria-pressed":String(a.id===e),"aria-keyshortcuts":l<9&&nr()?String(l+1):null,"data-away":!a.arises,"a\
ria-label":`${l+1}. ${a.name}${a.done?", answered":""}${f0(a)}`,title:a.away?`${a.title} ${a.away}`:a.title,onclick:()=>s(
a.id)},m("span",a.name),a.done&&p0()))))}var Nd=t=>m("div.goal",m("h2",t.title??""),!!t.of&&m("span.chip.line",`${[t.at,
t.also].filter(Boolean).join(" and ")} of ${t.of}`),t.line&&m("p",t.line));function Oi(t,e){let{choices:n,name:s,label:r,
value:o}=t,i=n.length>6||n.map(c=>c[1]).join("").length>22,a=Z("setting"),l=`knob.${s}`;return m("div",{class:t.model?"s\
etting model":"setting"},m(i?"label":"span",{for:i?a:null},r),i?m("select.pick",{id:a,"data-k":l,onchange:c=>e(n[c.target.
selectedIndex][0])},n.map(([c,u])=>m("option",{selected:c===o},u))):ke({label:r,choices:n,value:o,pick:e,k:l}))}var Cd=(t,e,n)=>m(
"div.siblings",{role:"group","aria-label":`${t}: each choice`},m("span",t),e.map((s,r)=>m("button",{"data-k":`sib.${r}`,
"aria-pressed":String(s.here),"aria-label":`${s.label}: ${s.text??"hidden until you guess"}`,onclick:()=>n(s.value)},m("\
span",s.label),s.text?m("b",s.text):m("i.rd"))));var Dd=(t,{get:e,own:n,choose:s,page:r,reading:o})=>sr(t,()=>{let i=Math.min(e("questions").length,9);return[{keys:["y",
"n"],shown:"Y, N",words:"Answers yes or no when you are asked about your mistake.",when:()=>r()==="answer"&&[e("panel"),
...e("pair")].some(({said:a})=>a?.asks),press:(a,l)=>l.closest(".uw-table.acts, input")?!1:(n(a==="y"),!0)},{keys:Array.
from({length:i},(a,l)=>String(l+1)),shown:`1 to ${i}`,words:"Picks that question above the panel.",when:()=>i>=Ai&&!e("g\
oal").title&&!o(),press:(a,l)=>l.closest(".uw-table.acts, input")?!1:(s(e("questions")[Number(a)-1].id),!0)}]});var U={ink:"var(--ink)",accent:"var(--accent-fill)",rule:"var(--rule)",edge:"var(--edge)",sheet:"var(--ground, var(--she\
et))",band:"color-mix(in srgb, var(--rule) 45%, transparent)"},P=(t,e,n,s="tx",r=13)=>v("text",{x:t,y:e,class:s,"font-si\
ze":r},String(n)),B=(t,e=U.rule,n=1,s={})=>v("path",{d:t,fill:"none",stroke:e,"stroke-width":n,...s}),Ui=(t,e)=>v("path",
{d:`M${t} ${e}l9 18h-18z`,fill:U.sheet,stroke:U.accent,"stroke-width":2.5}),re=(t,e,n,...s)=>v("svg.pic",{width:t,height:e,
viewBox:`0 0 ${t} ${e}`,role:"img","aria-label":n},...s),ge=(t,e)=>({class:"pic-in",style:`animation-delay:${Math.round(
t*e)}ms`});function le(t,e,n=13){let s=[];for(let r of t.split(" ")){let o=s.length-1;o>=0&&I(`${s[o]} ${r}`,n)<=e?s[o]+=
` ${r}`:s.push(r)}return s}function Te(t,e,n=6){let s=10**Math.floor(Math.log10((e-t)/n||1));for(let o of[1,2,5,10,20])if((e-
t)/(s*o)<=n){s*=o;break}let r=[];for(let o=Math.ceil(t/s-1e-9);o*s<=e+1e-9;o++)r.push(Number((o*s).toFixed(9)));return r}
var Pi=t=>String(t).replace("-","−");function Cn(t,e,n,s,r){let o=P(t,e,n,s,r);return o.style.cssText="paint-order:str\
oke;stroke:var(--ground, var(--sheet));stroke-width:4px",o}var Bd=(t,e,n,s)=>v("g",D(t,e,n-.8,{fill:U.band,stroke:U.rule,"stroke-width":1.5}),B(`M${t-n} ${e+n}L${t+n} ${e-n}`,U.ink,
2,s?{class:"pic-in late"}:{}));function ir(t,e,n=0){let s=Math.min(19,t/25),r=s*.38,o=[...e.signs],i=u=>[(u%25+.5)*s,(Math.
floor(u/25)+.5)*s],a=4*s+19,l=0,c=e.kinds.map(([u,d],p)=>{let h=`${u.toLocaleString("en")} ${d}`,f=30+I(h,13);l>0&&l+f>t&&
([l,a]=[0,a+19]);let g=l;return l+=f,[p===2?Bd(g+8,a-4.5,7,!1):_e(p===0?1:0,g+8,a-4.5,7),P(g+20,a,h,"tx")]});return re(t,
a+6,e.spoken,Array.from({length:100-o.length},(u,d)=>{let[p,h]=i(o.length+d);return D(p,h,1.5,{fill:U.rule})}),o.map((u,d)=>{
let[p,h]=i(d),f=u==="x"?Bd(p,h,r,d>=n):_e(u==="y"?1:0,p,h,r);return d>=n?v("g.pic-in",f):f}),c)}var Rt=21,g0=3,Ri=50;function ar(t,e,n=0,s=200){
let{start:r,target:o,n:i}=e,[a,l]=[i<1e3?34:48,t-12],c=_=>a+(l-a)*(_-r)/(o+5-r),u=20,d=Math.floor((s-u-Ri-32)/Rt),p=Math.
max(1,Math.min(g0,d)),h=u+p*Rt,f=h+12+Ri,g=Math.max(...e.feet,...e.exact.map(_=>_*i),1)*1.08,b=_=>f-Ri*_/g,w=Te(r,o,6).filter(
_=>Number.isInteger(_)&&Math.abs(_-o)>(o-r)/10),y=Math.max(1.5,(c(r+1)-c(r))*.66),[M,$]=[Z("feet"),Z("feet")],T=e.rows.slice(
-p),k=i-T.length,E=i?`Hits on each total after ${i.toLocaleString("en")}`:"Hits on each total",L=i?`at ${o}: ${e.feet[e.
feet.length-1].toLocaleString("en")}`:"",S=t-c(r)-I(L,1.06*13)-8;return re(t,f+20,e.spoken,v("defs",Ue(M,U.ink),Ue($,U.accent)),
R(c(o)-7,u-4,14,h-u+6,{fill:U.band,stroke:U.edge}),w.map(_=>[P(c(_),13,_,"tx2 m"),B(`M${c(_)} 17V${h}`)]),P(c(o),13,o,"t\
x b m"),Array.from({length:p},(_,O)=>B(`M${c(r)} ${u+O*Rt+Rt-5}H${l}`)),T.map((_,O)=>{let H=u+O*Rt+Rt-5,N=k+O>=n;return[
P(a-6,H+4,(k+O+1).toLocaleString("en"),"tx2 e"),_.slice(1).map((W,Q)=>{let[V,C]=[c(_[Q]),c(Math.min(W,o+5))],q=W===o;return v(
"g",N?{class:"pic-in",style:`animation-delay:${T.length>1&&i-n>1?0:Q*60}ms`}:{},B(`M${V} ${H}A${(C-V)/2} ${Math.min(Rt-8,
(C-V)/2*.9+2)} 0 0 1 ${C} ${H}`,U.edge,1.4),D(C,H,q?5.5:2.2,{fill:q?U.accent:U.ink}))})]}),B(`M${c(r)} ${f}H${c(o+.6)}`,
U.edge),i>0&&P(a-6,b(g/1.08)+5,Math.round(g/1.08).toLocaleString("en"),"tx2 e"),e.feet.map((_,O)=>{let H=O+1===e.feet.length;
return R(c(r+1+O)-y/2,b(_),y,f-b(_),{fill:`url(#${H?$:M})`,stroke:H?U.accent:U.ink,"stroke-width":.7})}),i>0&&[B(e.exact.
map((_,O)=>`${O?"L":"M"}${c(r+1+O)} ${b(_*i)}`).join(""),U.sheet,5),B(e.exact.map((_,O)=>`${O?"L":"M"}${c(r+1+O)} ${b(_*
i)}`).join(""),U.ink,2.5)],P(c(r),f+16,I(E,13)<S?E:E.replace(" on each total",""),"tx2"),i>0&&P(t,f+16,L,"tx b e"))}var b0={cases:ir,paths:ar},Hi=(t,e)=>v("svg",{width:22,height:12,"aria-hidden":"true"},v("path",{d:"M0 6h22",fill:"none",
...t}),e),w0=t=>t>1?`${t.toLocaleString("en")} trials`:"one trial",y0=()=>({node:m("p.untried",{role:"status"},k0),tried:()=>{},
again:()=>{},stop:()=>{}}),k0="This question can't be tried out here, because this page has no Python. You can try the q\
uestions at which the game stops, and those in the lessons. With Python you can try every question.";function Id(t,e,n){
if(t.untried)return y0();let s=m("div.plot"),r=m("div.traces"),o=e().grown,i=o?m("div",{class:`grown ${o.kind}`}):!1,a=o?.
n??0,l=m("div.counts",{role:"group","aria-label":"How many trials"}),c=m("div.told",{role:"status"}),u=m("button.btn.qui\
et.stop",{"data-k":"stop",onclick:()=>n({kind:"stop"})},"Stop"),d=m("input.seedbox",{inputmode:"numeric","data-k":"trial\
seed",maxlength:80,"aria-label":"Seed of your trials",onchange:()=>n({kind:"again",seed:d.value})}),p,h=e(),f=m("span",Hi(
{stroke:"var(--edge)","stroke-width":1.5}),"earlier runs"),g=()=>{let{clientWidth:k,clientHeight:E}=s;k>0&&E>40&&s.replaceChildren(
dd(k,E,t,e()))},b=()=>{t.traces&&r.clientWidth>0&&r.replaceChildren(hd(r.clientWidth,e().traces))},w=()=>{let k=e().grown;
!i||!k||!i.clientWidth||(i.replaceChildren(b0[k.kind](i.clientWidth,k,Math.min(a,k.n),i.clientHeight)),a=k.n)},y=new ResizeObserver(
()=>requestAnimationFrame($));y.observe(s);let M=()=>{let k=e();Yu(h,k,t),h=k;let E=k.begun>=k.most;l.classList.toggle("\
full",E),G(l,E?m("button.btn.solid",{"data-k":"anew",onclick:()=>n({kind:"again"})},"Another run"):k.counts.map(_=>m("bu\
tton",{class:_===1?"btn solid":"btn","data-k":`run.${_}`,"aria-label":`×${_.toLocaleString("en")}: run ${w0(_)}`,"aria-\
disabled":k.running?"true":null,onclick:()=>!e().running&&n({kind:"run",trials:_,calm:Ft()})},`×${_.toLocaleString("en")}`))),
f.hidden=k.runs.length<2,u.style.visibility=k.running?"visible":"hidden",p!==k.seed&&!d.matches(":focus")&&(p=k.seed,d.value=
String(k.seed));let L=t.traces?"below the chart":"on the table",S=`Start with one: press ×1 to ${t.trial}. You'll see i\
t ${L}.`;c.replaceChildren(m("p",m("b",k.summary??S),k.last&&m("span.last",` ${k.last}`),k.claim&&` ${k.claim}`,k.band&&
m("span.mute",` ${k.band}`),k.beforehand&&m("span.mute",` ${k.beforehand}`)),...k.note?[m("p.refusal",k.note)]:[]),$()},
$=()=>{b(),g(),w(),c.scrollHeight>c.clientHeight+1?c.tabIndex=0:c.removeAttribute("tabindex")},T=m("div.try",i,s,t.traces&&
r,l,c,m("div.tryfoot",m("p.key",{"aria-hidden":"true"},!t.apart&&m("span",Hi({stroke:"var(--ink)","stroke-width":3}),t.simulated?
"stored":"exact"),m("span",Hi({stroke:"var(--accent-fill)","stroke-width":2.5},D(11,6,3.2,{fill:"var(--sheet)",stroke:"v\
ar(--accent-fill)","stroke-width":2})),"your run"),f),m("label.trialseed","seed",d),u,m("button.btn.quiet",{"data-k":"ag\
ain",onclick:()=>n({kind:"again"})},"Start over")));return M(),{node:T,tried:M,again:$,stop:()=>y.disconnect()}}var x0=(t,e,n,s)=>v("g",D(t,e,n-.8,{fill:s?U.band:"none",stroke:U.rule,"stroke-width":1.5}),B(`M${t-n*.9} ${e+n*.9}L${t+
n*.9} ${e-n*.9}`,U.edge,1.8));function Wd(t,e){let n=t<560,s=n?16.5:19,r=s*.38,[o,i,a,l]=e.counts,c=[...Array(o).fill("y\
es"),...Array(i).fill("out"),...Array(a).fill("no"),...Array(l).fill("out-no")],u=24,d=10*s+10,p=c.map((O,H)=>{let[N,W]=[
(H%10+.5)*s,u+(Math.floor(H/10)+.5)*s];return O==="yes"||O==="no"?_e(O==="yes"?1:0,N,W,r):v("g.pic-in",{style:"animation\
-delay:240ms"},x0(N,W,r,O==="out"?1:0))}),h=e.sides.map(([O,H],N)=>{if(!O)return null;let W=N?100-O:0,Q=u+W/10*s+2,V=u+(W+
O)/10*s-2,C=(n?t:t*.55)-d-14,q=le(H,C),He=Math.min(Math.max((Q+V)/2-8*q.length+5,u+10),u+10*s-16*q.length);return[B(`M${d}\
 ${Q}h6V${V}h-6`,U.edge,1.5),P(d+14,He,O,"tx b",15),q.map((Le,hn)=>P(d+14,He+16*(hn+1),Le,"tx2"))]}),[f,g,b]=e.left,w=n?
0:Math.max(t*.58,d+150),y=n?u+10*s+34:u,M=7,$=n?s:Math.min(s,(t-w)/12),T=Array.from({length:g},(O,H)=>v("g",ge(H,8),_e(H<
f?1:0,w+(H%M+.5)*$,y+(Math.floor(H/M)+.5)*$,$*.38))),k=Math.ceil(g/M),E=w+M*$+18,L=t-E-$e(f,34)-8,S=le(`out of ${g} ${b}`,
Math.max(L,60),1.06*15),_=y+Math.max(k*$,26+18*S.length)+8;return re(t,Math.max(_,u+10*s+4),e.spoken,P(0,13,e.holders,"t\
x b",14),p,h,P(w,y-11,`Cross out ${i+l}. That leaves ${g}`,"tx b",14),T,Oe(f,E,y+2,34,{colour:"var(--accent)"}),S.map((O,H)=>P(
E+$e(f,34)+8,y+14+18*H,O,"tx b",15)),P(E+$e(f,34)+8,y+14+18*S.length,`chance ${e.exact}`,"tx2"))}var Fd=t=>1+Math.max(0,
...t.children.map(Fd));function qd(t,e){let n=Fd(e.tree),s=t/n,r=e.tree.n<1e3?46:62,o=36,i=s-14,a=p=>o+14+16*le(p.words,
i).length,l=[],c=[],u=4,d=(p,h)=>{let f=h*s,g=p.children.map($=>d($,h+1)),b=g.length?g.reduce(($,T)=>$+T,0)/g.length:u+o/
2;g.length||(u+=a(p)),p.children.forEach(($,T)=>{let k=$.mark==="out";l.push(v("g",ge(h+1,160),B(`M${f+r} ${b}L${f+s} ${g[T]}`,
k?U.rule:U.ink,k?1.5:2)))});let[w,y]=[p.mark==="yes",p.mark==="out"],M=w?"fill:var(--sheet)":y?"fill:var(--ink-2)":"";return c.
push(v("g",ge(h,160),R(f+1,b-o/2,r-2,o,{rx:3,fill:w?U.accent:U.sheet,stroke:w?U.accent:y?U.rule:U.edge,"stroke-width":1.8,
"stroke-dasharray":y?"4 4":null}),v("text.tx.b.m",{x:f+r/2,y:b+6,"font-size":17,style:M},p.n.toLocaleString("en")),le(p.
words,i).map(($,T)=>Cn(f,b+o/2+16*(T+1),$,"tx2")))),b};return d(e.tree,0),re(t,u,e.spoken,l,c)}function jd(t,e){let n=t<440?16:Math.min(22,t/26),s=e.dots.flatMap(([u,,d])=>Array.from({length:u},()=>d)),r=t<10*n+22+180,
o=r?0:10*n+22,i=[],a=r?10*n+24:16;for(let[u,d,p]of e.dots)u&&(i.push(_e(p,o+7,a-5,7),P(o+22,a,u,"tx b",15)),i.push(P(o+26+
9*String(u).length,a,d,"tx",14)),a+=25);i.push(B(`M${o} ${a-10}H${t}`)),a+=10;let l=(u,d,p,h=U.ink)=>{i.push(P(o,a,u,"tx\
2"));for(let g of le(`${d} =`,t-o-48,14))a+=20,i.push(P(o,a,g,"tx",14));let f=P(t,a,p,"b e",20);f.style.fill=h,i.push(f),
a+=28};l("hands, each counted once",e.hands[0],e.hands[1]),l(`${e.cards[0]} in those hands`,e.cards[1],e.cards[2],"var(-\
-accent)");for(let u of le(`unrounded: ${e.exact[0]} and ${e.exact[1]}`,t-o))i.push(P(o,a-4,u,"tx2")),a+=16;a-=16;let c=Math.
max(10*n,a+4);return re(t,c,e.spoken,s.map((u,d)=>v("g",ge(Math.floor(d/10)*3+d%10,20),_e(u,(d%10+.5)*n,(Math.floor(d/10)+
.5)*n,n*.38))),i)}var v0=(t,e,n,s)=>[P(t,e-7,n,"tx b m",17),B(`M${t-15} ${e}h30`,U.ink,2),P(t,e+19,s,"tx b m",17)];function Vd(t,e){
let n=e.factors.length,s=e.factors[0][1],r=Math.max(1,Math.min(n,Math.floor((t+20)/84))),o=24,i=Math.min(190,(t-o*(r-1))/
r),a=s>60?12:7,l=Math.min(i/a,13),c=Math.ceil(s/a),u=n<=4&&l>=5,d=(u?c*l+26:18)+66,p=[];e.factors.forEach(([g,b],w)=>{let y=w%
r*(i+o),M=Math.floor(w/r)*d,$=y+(u?a*l/2:i/2),T=[P(u?y:$,M+13,`${w+1}${["st","nd","rd"][w]??"th"} card`,u?"tx2":"tx2 m")];
if(u)for(let E=0;E<b;E++){let L=E>=g;T.push(R(y+E%a*l+1,M+20+Math.floor(E/a)*l+1,l-2,l-2,{rx:1.5,fill:L?U.accent:"none",
stroke:L?U.accent:U.edge,"stroke-width":1.2}))}let k=M+(u?20+c*l:12)+28;p.push(v("g",ge(w,240),T,v0($,k,g,b))),w+1<n&&p.
push(P(Math.min(t-6,$+(i+o)/2),k+6,"×","tx m",18))});let h=Math.ceil(n/r)*d+14,f=(g,b="tx",w=14)=>{for(let y of le(g,t-
4,b.endsWith(" b")?1.06*w:w))p.push(P(0,h,y,b,w)),h+=w+6};return f(`= ${e.none} without ${e.one}; ${e.some} with one or \
more`,"tx b",15),f(`Counting hands gives the same: ${e.counting[0]} out of ${e.counting[1]}.`),f(`${e.choose}: ${e.means}\
.`,"tx2",13),re(t,h,e.spoken,p)}function Gd(t,e){let n=t<430,s=n?Math.min(44,(t-26)/6):40,r=24,o=22,i=[];for(let d=0;d<6;d+=1)i.push(P(r+(d+.5)*s,14,d+1,
"tx2 m"),P(4,o+(d+.5)*s+5,d+1,"tx2"));e.rows.forEach((d,p)=>{d.forEach((h,f)=>{let g=r+f*s,b=o+p*s,w={fill:h?U.accent:"n\
one",stroke:h?"none":U.edge,"stroke-width":1.2},y=p===f?v("circle",{cx:g+s/2,cy:b+s/2,r:s/2-2,...w}):R(g+1.5,b+1.5,s-3,s-
3,{rx:2,...w}),M=P(g+s/2,b+s/2+5,h,"b m",14);M.style.fill="#FFF",i.push(v("g",ge(p+f,30),y,h&&M))})});let a=o+6*s,l=n?4:
r+6*s+18,c=n?a+24:o+20,u=[R(l,c-12,14,14,{rx:2,fill:U.accent}),...le(e.unlike,t-l-24,14).map((d,p)=>P(l+22,c+19*p,d,"tx",
14))];return c+=19*le(e.unlike,t-l-24,14).length+8,u.push(D(l+7,c-5,7,{fill:U.accent})),u.push(...le(e.doubles,t-l-24,14).
map((d,p)=>P(l+22,c+19*p,d,"tx",14))),c+=34,u.push(P(l,c,e.sum,"tx b",18)),re(t,Math.max(a,c)+8,e.spoken,i,u)}function Kd(t,e){let n=t<640,{start:s,target:r}=e,[o,i]=[n?22:40,t-(n?12:112)],a=S=>o+(i-o)*(S-s)/(r+5-s),l=e.rows.slice(
0,n?8:12),c=n?21:24,u=26,d=u+l.length*c,p=Te(s,r,n?6:10).filter(S=>Number.isInteger(S)&&Math.abs(S-r)>(r-s)/14),h=Z("fee\
t"),f=Z("feet"),g=l.map((S,_)=>{let O=u+_*c+c-6,H=S[S.length-1],N=S.includes(r),W=[];return S.slice(1).forEach((Q,V)=>{let[
C,q]=[a(S[V]),a(Math.min(Q,r+5))],He=Math.min(c-9,(q-C)/2*.9+2),Le=Q===r;W.push(v("g",ge(_*4+V,30),B(`M${C} ${O}A${(q-C)/
2} ${He} 0 0 1 ${q} ${O}`,U.edge,1.4),D(q,O,Le?5.5:n?2:2.6,{fill:Le?U.accent:U.ink})))}),[B(`M${a(s)} ${O}H${i}`),P(0,O+
4,_+1,"tx2"),W,!n&&P(i+14,O+4,N?"lands":`jumps to ${H}`,N?"tx b":"tx2")]}),b=92,w=d+46+b,y=Math.max(...e.feet,...e.exact.
map(S=>S*e.n),1)*1.08,M=S=>w-b*S/y,$=Math.max(1.5,(a(s+1)-a(s))*.66),T=e.feet[e.feet.length-1],k=e.exact.map((S,_)=>`${_?
"L":"M"}${a(s+1+_)} ${M(S*e.n)}`).join(""),E=n?`After ${e.n} rows: hits on each`:`After ${e.n} rows: how often each numb\
er was hit`,L=n?w+42:w+22;return re(t,L,e.spoken,v("defs",Ue(h,U.ink),Ue(f,U.accent)),R(a(r)-7,u-4,14,d-u+6,{fill:U.band,
stroke:U.edge}),p.map(S=>[P(a(S),14,S,"tx2 m"),B(`M${a(S)} 19V${d}`)]),P(a(r),14,r,"tx b m"),g,P(0,d+26,E,"tx b",14),Te(
0,y,3).filter(Number.isInteger).map(S=>[B(`M${a(s)} ${M(S)}H${a(r+.6)}`),P(a(s)-4,M(S)+4,S,"tx2 e")]),e.feet.map((S,_)=>R(
a(s+1+_)-$/2,M(S),$,w-M(S),{fill:`url(#${_+1===e.feet.length?f:h})`,stroke:_+1===e.feet.length?U.accent:U.ink,"stroke-wi\
dth":n?.7:1})),B(k,U.sheet,6),B(k,U.ink,3),p.map(S=>P(a(S),w+17,S,"tx2 m")),P(a(r),w+17,r,"tx b m"),n?P(t,w+38,`at ${r}:\
 ${T}, chance ${e.said}`,"tx b e",14):[v("text.b",{x:i-10,y:w-30,"font-size":14,style:"fill:var(--accent)"},`${T} at ${r}`),
P(i-10,w-10,`chance ${e.said}`,"tx b",14)])}function Zd(t,e){let n=.45*t,s=12+Math.min(n,Math.max(...e.rows.map(([p])=>I(
p,13)))),r=t-s-34,o=Math.max(9,Math.min(17,r/17)),i=Math.max(1,Math.floor(r/o)),a=[],[l,c]=[26,0];for(let[p,h]of e.rows){
let f=h.flatMap(([b,w])=>Array(b).fill(w)),g=le(p,s-12,14);a.push(g.map((b,w)=>P(0,l+5+16*w,b,"tx")),P(t,l+5,f.length,"t\
x b e")),f.forEach((b,w)=>{let[y,M]=[s+(w%i+.5)*o,Math.floor(w/i)*o];a.push(v("g",ge(c++,8),_e(b,y,l+M,o*.38)))}),l+=Math.
max(16*g.length,Math.ceil(f.length/i)*o)+7}let u=0,d=e.kinds.map(([p,h])=>{let f=30+I(h,13);u>0&&u+f>t&&([u,l]=[0,l+19]);
let g=[_e(p,u+8,l,6.5),P(u+19,l+5,h,"tx2")];return u+=f,g});return l+=23,re(t,l+4,e.spoken,P(0,13,`100 ${e.of}`,"tx b",14),
a,d,P(0,l,`${e.exact} of them count`,"tx b",14))}function Yd(t,e){let n=Math.max(10,Math.min(e.total,Math.floor(t/16))),
s=Math.min(30,t/n),r=Math.min(s-3,22),o=r*1.4,i=o+34,a=new Set(e.row),l=[];for(let d=0;d<e.total;d++){let p=d%n*s,h=4+Math.
floor(d/n)*i;l.push(v("g",ge(d,20),R(p+1.5,h,r,o,{rx:2,fill:a.has(d)?U.accent:"none",stroke:a.has(d)?U.accent:U.edge,"st\
roke-width":1.5})))}let c=[-1,...e.row,e.total];e.gaps.forEach((d,p)=>{if(!d)return;let[h,f]=[c[p]+1,c[p+1]-1];for(let g=Math.
floor(h/n);g<=Math.floor(f/n);g++){let b=Math.max(h,g*n)-g*n,w=Math.min(f,g*n+n-1)-g*n,y=4+g*i+o+5,[M,$]=[b*s+2,w*s+r+1];
l.push(B(`M${M} ${y}v4H${$}v-4`,U.ink,1.5));let T=Math.floor(h/n)===g;(f-h<n||T)&&l.push(P((M+$)/2,y+18,d,"tx m"))}});let u=4+
Math.ceil(e.total/n)*i+12;for(let d of le(`${e.reckoning}, ${e.wait}`,t-4,1.06*14))l.push(P(0,u,d,"tx b",14)),u+=20;return re(
t,u-8,e.spoken,l)}function zd(t,e,n){let s=new Map;return t.hits.map(r=>{let o=Math.round(e(r/t.n)/n)*n,i=s.get(o)??0;return s.set(o,i+1),
{x:o,at:i}})}function Jd(t,e){let[n,s]=[t<400?52:66,t-12],r=e.rows.flatMap(d=>d.hits.map(p=>p/d.n)),[o,i]=[Math.max(0,Math.
min(...r)-.03),Math.min(1,Math.max(...r)+.03)],a=d=>n+(s-n)*(d-o)/(i-o),l=8,c=e.rows.map(d=>{let p=zd(d,a,7),h=p.some(y=>y.
at>16),f=h?zd(d,a,4):p,g=Math.max(...f.map(y=>y.at))+1,b=Math.min(6.6,96/g);l+=Math.max(52,g*b+26);let w=l;return l+=4,[
f.map(({x:y,at:M})=>D(y,w-4-M*b,Math.min(h?1.9:2.8,b*.48),{fill:U.sheet,stroke:U.accent,"stroke-width":h?1.1:1.4})),B(`M${n}\
 ${w}H${s}`,U.edge),P(0,w-18,d.n.toLocaleString("en"),"tx b",15),P(0,w-2,"trials","tx2"),P(s,w-Math.max(34,g*b+10),d.near,
"tx e")]}),u=Te(o*100,i*100,t<420?5:8);return re(t,l+40,e.spoken,u.map(d=>[B(`M${a(d/100)} 4V${l}`,U.rule),P(a(d/100),l+
16,d,"tx2 m")]),B(`M${a(e.exact[0])} 4V${l+4}`,U.ink,3),c,P(Math.min(t-50,Math.max(50,a(e.exact[0]))),l+36,`chance ${e.exact[1]}`,
"tx b m",14))}function Xd(t,e){let[n,s]=[26,t-I("misses",13)*1.1-12],r=Math.max(0,Math.min(...e.rows.map(u=>u[1]))-.02),
o=Math.min(1,Math.max(...e.rows.map(u=>u[2]))+.02),i=u=>n+(s-n)*(u-r)/(o-r),a=13.5,l=32+e.rows.length*a,c=Z("miss");return re(
t,l+22,e.spoken,v("defs",Ue(c,U.accent)),Te(r*100,o*100,t<420?5:8).map(u=>[B(`M${i(u/100)} 22V${l}`,U.rule),P(i(u/100),l+
17,u,"tx2 m")]),P(Math.min(t-60,Math.max(60,i(e.exact[0]))),14,`chance ${e.exact[1]}`,"tx b m",14),B(`M${i(e.exact[0])} \
20V${l}`,U.ink,3),e.rows.map(([u,d,p],h)=>{let f=32+h*a,g=e.misses.includes(h+1);return v("g",ge(h,60),g?R(i(d),f-5,i(p)-
i(d),10,{fill:`url(#${c})`,stroke:U.accent,"stroke-width":1.5}):B(`M${i(d)} ${f}H${i(p)}`,U.edge,2.5),D(i(u),f,3.6,{fill:U.
sheet,stroke:g?U.accent:U.ink,"stroke-width":2}),(h===0||(h+1)%5===0)&&P(n-8,f+5,h+1,"tx2 e"),g&&v("text.b",{x:i(p)+8,y:f+
5,"font-size":13,style:"fill:var(--accent)"},"misses"))}))}var Qd=([,t,e],n)=>({fill:n?U.ink:e<t?U.sheet:U.edge,stroke:n||e<t?U.ink:U.edge,"stroke-width":1.8});function eh(t,e){let n=e.
falls.flatMap(i=>i.bars.flatMap(([,a,l])=>[a,l])),[s,r]=[Math.min(0,...n),Math.max(.1,...n)];return t>=460*Math.max(1,e.
falls.length/2)&&e.falls[0].bars.length*e.falls.length<=14?$0(t,e,s,r):M0(t,e,s,r)}function $0(t,e,n,s){let[r,o,i]=[40,46,
200],a=p=>o+i*(s-p)/(s-n||1),l=(t-r)/e.falls.length,c=a(n)+(n<0?26:8),u=Math.min(120,(l-24)/Math.max(...e.falls.map(p=>p.
bars.length)))-2,d=Math.max(...e.falls.flatMap(p=>p.bars.map(([h])=>le(h,u).length)));return re(t,c+8+15*d,e.spoken,P(0,
30,e.unit,"tx2"),Te(n,s,5).map(p=>[B(`M${r} ${a(p)}H${t}`,p?U.rule:U.ink,p?1:1.5),P(r-6,a(p)+5,Pi(p),"tx2 e")]),e.falls.
map((p,h)=>{let f=r+h*l+10,g=Math.min(120,(l-24)/p.bars.length);return[e.falls.length>1&&P(f+g*p.bars.length/2,16,p.title,
"tx m b",15),p.bars.map((b,w)=>{let[y,M,$,T]=b,k=w+1===p.bars.length,E=f+w*g,L=a(Math.max(M,$)),S=$<M&&!k?a($)+16:L-6;return v(
"g",ge(w,160),R(E+2,L,g-4,Math.max(2,Math.abs(a($)-a(M))),Qd(b,k)),!k&&B(`M${E+g-2} ${a($)}h4`,U.ink,1.5),P(E+g/2,S,T,k?
"tx b m":"tx m",14),le(y,g-2).map((_,O)=>P(E+g/2,c+12+15*O,_,k?"tx b m":"tx2 m")))})]}))}function M0(t,e,n,s){let r=e.falls.
flatMap(d=>d.bars.map(([p])=>I(p,13))),o=Math.min(t*.36,Math.max(...r)*1.08+10),[i,a]=[o+(n<0?46:6),t-88],l=d=>i+(a-i)*(d-
n)/(s-n||1),c=0,u=e.falls.map(d=>{let p=e.falls.length>1&&P(0,c+15,d.title,"tx b",15);p&&(c+=22);let h=c,f=d.bars.map((b,w)=>{
let[y,M,$,T]=b,k=w+1===d.bars.length,E=le(y,o-4,k?1.06*13:13),L=c+2;c+=Math.max(25,E.length*15+8);let S=Math.max(M,$);return v(
"g",ge(w,160),E.map((_,O)=>P(0,L+13+15*O,_,k?"tx b":"tx2")),R(l(Math.min(M,$)),L,Math.max(2,Math.abs(l($)-l(M))),17,Qd(b,
k)),P(l(S)+8,L+13,k?`${T} ${e.unit}`:T,k?"tx b":"tx",14))}),g=B(`M${l(0)} ${h}V${c}`,U.ink,1.5);return c+=12,[p,g,f]});return re(
t,c,e.spoken,u)}function th(t,e){let n=e.heaps.map(([L])=>L),[s,r]=[Math.min(...n,e.exact[0]),Math.max(...n,e.exact[0])],
o=(r-s||1)*.07,i=L=>14+(t-28)*(L-s+o)/(r-s+2*o),a=n.map(i),l=Math.min(60,...a.slice(1).map((L,S)=>L-a[S])),c=Math.max(...e.
heaps.map(([,L])=>L)),u=l<13?7:l<30?8.5:10.5,d=Math.max(1,Math.min(4,Math.floor((l-3)/u))),p=Math.ceil(c/d),h=Math.min(u,
190/p),f=22+p*h,g=e.heaps.map(([,,L],S)=>({x:a[S],text:L,wide:I(L,13)})),b=-1/0,w=g.filter(({x:L,wide:S})=>L-S/2<b+6?!1:
(b=L+S/2,!0)),[y,M]=e.mean,$=`balances at ${M}; the exact average is ${e.exact[1]} ${e.unit}`,T=I($,1.06*14),k=i(y)+16+T<
t?i(y)+16:Math.max(0,i(y)-16-T),E=le($,t,1.06*14);return re(t,f+36+18*E.length,e.spoken,e.heaps.map(([,L],S)=>[Array.from(
{length:L},(_,O)=>D(a[S]+(O%d-(d-1)/2)*h,f-7-Math.floor(O/d)*h,h*.4,{fill:"none",stroke:U.accent,"stroke-width":1.7})),l>=
20&&P(a[S],f-10-Math.ceil(L/d)*h,L,"tx b m")]),B(`M6 ${f}H${t-6}`,U.ink,4),w.map(({x:L,text:S})=>P(L,f+19,S,"tx2 m")),v(
"path",{d:`M${i(y)} ${f+2}l10 20h-20z`,fill:U.sheet,stroke:U.ink,"stroke-width":2.5}),E.map((L,S)=>P(E.length>1?0:k,f+42+
18*S,L,"tx b",14)))}function nh(t,e){let[n,s,r,o]=[40,t-6,24,170],i=e.shares.length,a=(s-n)/i,l=Math.max(...e.shares),c=w=>r+
o*(1-w/l),u=w=>n+a*(w-e.first+.5),[d,p]=[r+o,Math.max(1,Math.ceil(26/a))],h=`average ${e.mean[1]}, median ${e.median}`,f=u(
e.mean[0])+16+I(h,14)<t,g=`most likely: ${e.likeliest[0]} (${e.likeliest[1]})`,b=u(e.likeliest[0])+a/2+4+1.1*I(g,13)<t;return re(
t,d+46,e.spoken,Te(0,l,4).map(w=>[B(`M${n} ${c(w)}H${s}`),P(n-6,c(w)+5,Math.round(w*100),"tx2 e")]),P(0,13,"out of 100",
"tx2"),e.shares.map((w,y)=>v("g",ge(y,20),R(n+y*a+Math.min(2,a*.1),c(w),Math.max(1,a-Math.min(4,a*.2)),d-c(w),{fill:U.ink}),
y%p===0&&P(u(e.first+y),d+16,e.first+y,"tx2 m"))),B(`M${n} ${d}H${s}`,U.ink,2),b?P(u(e.likeliest[0])+a/2+4,c(l)+11,g,"tx",
13):P(t,13,g,"tx e",13),Ui(u(e.mean[0]),d+21),P(f?u(e.mean[0])+16:u(e.mean[0])-16,d+38,h,f?"tx b":"tx b e",14))}function sh(t,e){
let[n,s,r,o]=[40,t-8,24,190],i=e.bins.reduce(($,T,k)=>T>=5e-4?k:$,0)+1,a=e.bins.slice(0,i),l=Math.max(...a),c=$=>n+(s-n)*
$/(i*e.step),u=$=>r+o*(1-$/l),d=r+o,[p,h,f]=e.band,g=c(e.step)-c(0),b=`average ${e.mean[1]} ${e.unit}`,w=c(e.mean[0])+15+
I(b,14)*1.1<t,y=`${p} to ${h}: ${f}`,M=Math.max(0,Math.min(c(p),t-I(y,14)*1.1));return re(t,d+76,e.spoken,R(c(p),r-6,c(h)-
c(p),o+6,{fill:U.band}),Te(0,l,4).map($=>[B(`M${n} ${u($)}H${s}`),P(n-6,u($)+5,Math.round($*100),"tx2 e")]),P(0,13,"out \
of 100","tx2"),a.map(($,T)=>v("g",ge(T,20),R(c(T*e.step)+g*.06,u($),g*.88,Math.max(0,d-u($)),{fill:U.ink}))),B(`M${n} ${d}\
H${s}`,U.ink,2),Te(0,i*e.step,t<420?4:7).filter($=>c($)<s-10).map($=>P(c($),d+17,$,"tx2 m")),Ui(c(e.mean[0]),d+20),P(c(e.
mean[0])+(w?15:-15),d+37,b,w?"tx b":"tx b e",14),B(`M${c(p)} ${d+44}v10M${c(p)} ${d+49}H${c(h)}M${c(h)} ${d+44}v10`,U.ink,
2),P(M,d+71,y,"tx b",14))}function rh(t,e){let[n,s,r,o]=[40,t-14,30,168],[i,a]=[e.x[0],e.x[e.x.length-1]],l=[...e.y,...e.
lines.map(([T])=>T)],c=e.chance?0:Math.min(0,...l),u=Math.max(...l)*1.12,d=(e.chance?Math.min(1,u):u)||1,p=T=>n+(s-n)*(T-
i)/(a-i||1),h=T=>r+o*(1-(T-c)/(d-c)),f=r+o,g=e.x.map((T,k)=>`${k?"L":"M"}${p(T)} ${h(e.y[k])}`).join(""),b=e.here,w=b?I(
`you are here: ${b[2]}`,14)*1.1:0,y=b?Math.min(Math.max(n+4,p(b[0])-w+10),s-w):0,M=e.lines.map(([T])=>h(T)-6),$=b?h(b[1])-
13:0;return M.some(T=>Math.abs(T-$)<16)&&($=Math.min(...M,$)-18),re(t,f+(e.across?42:24),e.spoken,P(0,13,e.up,"tx2"),Te(
c,d,5).map(T=>[B(`M${n} ${h(T)}H${s}`),P(n-6,h(T)+5,e.chance?Math.round(T*100):Pi(T),"tx2 e")]),Te(i,a,t<420?5:9).filter(
Number.isInteger).map(T=>P(p(T),f+17,T,"tx2 m")),B(`M${n} ${f}H${s}`,U.ink,1.5),e.across!==""&&P((n+s)/2,f+37,e.across,"\
tx2 m"),B(g,U.ink,3),e.lines.map(([T,k],E)=>{let L=E%2===0;return[B(`M${n} ${h(T)}H${s}`,U.edge,1.8,{"stroke-dasharray":"\
6 4"}),Cn(L?s:n+6,M[E],k,L?"tx e":"tx")]}),b&&[B(`M${p(b[0])} ${f}V${h(b[1])}`,U.ink,1.5,{"stroke-dasharray":"2 3"}),D(p(
b[0]),h(b[1]),6,{fill:U.ink,stroke:U.sheet,"stroke-width":2}),Cn(y,$,`you are here: ${b[2]}`,"tx b",14)])}var S0={counted_twice:jd,draw_by_draw:Vd,two_dice:Gd,frequency_grid:Wd,whole_tree:qd,footprints:Kd,waterfall:eh,balance:th,
gaps:Yd,split:Zd,cases:(t,e)=>ir(t,e),paths:(t,e)=>ar(t,e),columns:nh,histogram:sh,graph:rh,runs:Jd,intervals:Xd};function oh(t,e,n){
let s=S0[t];if(!s)throw new Error(`There is no picture of the kind ${t}.`);return m("figure.picture",s(e,n),n.caption&&m(
"figcaption",n.caption))}var _0=[["answer","Answer"],["why","Why"],["try","Try it"]],ih=9,T0=480,E0=t=>{let e=t.parentElement.getBoundingClientRect(),
n=t.getBoundingClientRect();return Math.max(0,n.right-e.right+8)};function lr({model:t,el:e}){let n=m("div.uw.uw-panel");
ae(n,t.get("palette"));let s=A=>m("div",{class:`p-${A}`}),[r,o,i,a,l,c,u,d,p,h]="head quest ask tabs page nav main strip\
 foot read".split(" ").map(s),f=m("section.sheet",{"aria-label":"The question"});f.append(r,o,i,a,l,c,u,d,p);let g=m("p.\
sr",{role:"status"});n.append(g,f,h),e.append(n);let b=t.get.bind(t),w=(A,j)=>{t.set(A,j),t.save_changes()},y=A=>{g.textContent=
A},M={key:"",values:["",""],sure:""},$=new Set,T=!1,k=!1,E=!0,L=!1,S=null,_=null,O=()=>b("pair").length>0?Ad(M.values,b(
"pair")):b("panel").none?"":Kt(M.values[0],b("panel")),H=()=>{let[A,j]=M.values;O()?y(O()):(t.send({kind:"predict",value:A,
second:j,sure:M.sure}),Pt(b("game")),ed())},N=A=>t.send({kind:"go",at:A}),W=Rd({get:b,press:A=>{A==="predict"?H():A==="w\
ork"?mn("steps"):A==="read"?Qn(!0):t.send({kind:"main",button:A})},skip:()=>t.send({kind:"skip"}),refused:y}),Q=m("selec\
t.pick.surefold",{"data-k":"surefold","aria-label":"How sure are you?",onchange:A=>{M.sure=A.target.value,hn()}}),V=A=>j=>w(
"settings",{...b("settings"),[A.name]:j}),C=A=>{T=!1,w("question",A),t.send({kind:"pick",question:A}),q()},q=()=>{let A=b(
"goal");G(r,A.title?Nd(A):Hd({chips:b("questions"),now:b("question"),open:T,pick:C,toggle:()=>{T=!T,q()}}))},He=()=>{let A=b(
"panel"),j=b("moment");if(A.none){G(o,m("h2",A.title),m("p.mute",A.when));return}let ee=A.revealed&&!b("goal").title,te=b(
"pair"),ue=A.revealed&&je()!=="answer",Ne=te.length>0&&!ue,pn=ee&&(j.headline||A.headline),es=pn&&!A.certain?wd(pn,()=>mn(
"why")):pn||A.ask,Cr=ee?A.ask:A.given;G(o,te.length>0&&ue&&Od(te,N),m("h2",{"data-next":!0,tabindex:-1},(Ne?Nn(te.map(({
ask:Tt})=>Tt)).both||A.title:es)??""),m("p.mute.given",Ne?Nn(te.map(({given:Tt})=>Tt)).both:Cr),A.fault&&m("p.refusal",A.
fault),!A.revealed&&Le())},Le=()=>{let A=b("panel"),j=A.knobs.filter(ue=>!ue.model),ee=A.row??[];return!!(b("moment").line||
b("goal").title)||j.length===0?!1:m("div.settings",j.map((ue,Ne)=>Ne===0&&ee.length>1?Cd(ue.label,ee,V(ue)):Oi(ue,V(ue))))},
hn=()=>{let A=b("panel");if(A.none||A.revealed)i.replaceChildren();else{let j={draft:M,folded:Q,changed:()=>Xn(),enter:H};
G(i,...Pd(A,b("pair"),b("note"),j))}},vm=()=>{let A=b("panel"),j=_0.filter(([ee])=>ee!=="try"||!A.certain);G(a,!!A.revealed&&
ke({label:"Pages",choices:j,value:je(),k:"page",pick:mn}))},mn=A=>{w("page",A),Jn()},je=()=>{let A=b("page"),{certain:j,
work:ee}=b("panel");return j&&A==="try"||A==="steps"&&!ee?"answer":A},$m={answer:(A,j)=>t.send({kind:"answer_step",step:A,
number:j}),show:A=>t.send({kind:"show_step",step:A}),back:()=>mn("answer")},Mm=()=>{let A=xs(b("panel"),je(),b("why"));JSON.
stringify(A)!==JSON.stringify(b("lit"))&&w("lit",A)},Jn=()=>{let A=b("panel"),j=S;if(S?.stop(),S=null,He(),n.dataset.page=
je(),n.classList.toggle("stopped",!!b("moment").line),n.dataset.at=String(b("moment").at??""),vm(),ga(),Sm(),A.none)l.replaceChildren();else if(!A.
revealed)G(l,$d());else{let te=je();te==="why"?($.add(b("why")),S=kd(A,b("why"),$,ue=>w("why",ue),oh)):te==="steps"?S=ml(
A,$m,j):te==="example"?S=pl(A,b("goal")):te==="try"?S=Id(A,()=>b("tried"),t.send.bind(t)):b("pair").length>0?S=Ud(A,b("p\
air"),ue=>t.send({kind:"own",yes:ue})):S=gd(A,()=>b("tried"),b("moment"),!!b("goal").title,Le(),_m,ue=>t.send({kind:"own",
yes:ue}),()=>mn("why")),l.firstChild!==S.node&&G(l,S.node)}G(c,A.revealed&&je()==="why"&&xd(A,b("why"),te=>w("why",te))),
Mm(),S?.again(),Rr(),S?.again();let ee=l.querySelector('.siblings [aria-pressed="true"]');ee instanceof HTMLElement&&ee.
parentElement&&(ee.parentElement.scrollLeft=E0(ee))},Xn=()=>{n.classList.toggle("numbered",M.values[0]!=="");let A=oe(n)===
W.node,j=W.show(O);A&&W.node.hidden&&(L=!0),u.classList.toggle("last",!j||!!b("goal").title),u.firstChild||u.append(Q,...W.
nodes)},fa=()=>m("button.btn.quiet",{"data-k":"save",onclick:()=>t.send({kind:"save"})},"Save my guesses"),ga=()=>{let A=b(
"guesses"),j=b("moment"),ee=j.of||0,te=b("ending"),ue=!!te.title,Ne=ue&&!n.classList.contains("ended");if(n.classList.toggle(
"ended",ue),_?.stop(),_=null,ue){let Tt={go:N,open:Um=>t.send({kind:"open",link:Um})},Om=L||!!oe(n);G(d,...id(te,A,Tt,fa)),
Ne&&Om&&pt(n,"ending");return}let pn=b("panel").revealed&&je()!=="answer";if(A.length===0&&!ee||pn){d.replaceChildren();
return}let es=m("div");G(d,m("h3",ee>0?`Your guesses, ${A.length} of ${ee}`:"Your guesses"),Md(),es);let Cr=j.line?j.at??
-1:-1;_=Xe(es,Tt=>md(Tt,A,Math.max(ee,A.length),Cr))},Sm=()=>{let A=b("panel");if(A.none){p.replaceChildren();return}let j=A.
knobs.filter(te=>te.model),ee=!b("goal").title;G(p,nd(A),m("p.mute",A.revealed&&je()!=="why"?"":A.model),m("div.row",ee&&
j.map(te=>Oi(te,V(te))),A.revealed&&je()==="why"&&A.lesson&&m("button.btn.quiet",{"data-k":"read",onclick:()=>Qn(!0)},"R\
ead about it"),A.said&&je()==="answer"&&ee&&!b("moment").line&&fa()))},Qn=A=>{k=A,f.inert=A,G(h,A&&Sd(b("panel"),()=>Qn(
!1))),pt(n,A?"readclose":"read")},Rr=()=>{for(let A=1;A<=ih;A++)n.classList.remove(`c${A}`);_?.again(),ba()},ba=()=>{for(let A=1;A<=
ih&&f.scrollHeight>f.clientHeight+1;A++)n.classList.add(`c${A}`)},_m=()=>f.clientHeight>0&&f.clientHeight<T0,Hr=()=>{let A=b(
"panel"),j=A.key!==M.key;j&&Object.assign(M,{key:A.key,values:["",""],sure:""}),(j||E)&&($=new Set);let ee=!!(A.revealed&&
E&&!j&&A.said),te=oe(n),ue=L||!!(te&&f.contains(te));if(L=!1,E=!A.revealed,f.classList.toggle("asked",E&&!A.none),f.classList.
toggle("paired",b("pair").length>0),Li(n,Math.max(b("pair").findIndex(({here:Ne})=>Ne),0)),f.classList.toggle("lift",ee),
k&&!A.revealed&&Qn(!1),q(),hn(),Xn(),Jn(),ee&&A.said&&y([A,...b("pair").slice(1)].map(({said:Ne})=>Ne?.verdict??"").join(
" ")),ee&&ue&&!(b("goal").title&&te===W.node)){let Ne=o.querySelector("h2");Ne instanceof HTMLElement&&Ne.focus({preventScroll:!0})}},
wa=new ResizeObserver(()=>requestAnimationFrame(()=>{Rr(),S?.again()}));wa.observe(n);let Tm=Dd(n,{get:b,own:A=>t.send({
kind:"own",yes:A}),choose:C,page:je,reading:()=>k}),Nr=A=>()=>{A(),Rr(),S?.again()},Em=()=>{S?.tried(),ba()},Lm=()=>{hn(),
b("panel").revealed&&b("note")&&y(b("note"))},Am=()=>{Xn(),Jn()},ya=[["change:panel",Hr],["change:questions change:quest\
ion change:goal",Nr(q)],["change:page change:why",Jn],["change:pair",Hr],["change:main",Xn],["change:moment",Am],["chang\
e:guesses change:ending",Nr(ga)],["change:note",Nr(Lm)],["change:tried",Em],["msg:custom",We]];for(let[A,j]of ya)t.on(A,
j);return Hr(),()=>{for(let[A,j]of ya)t.off(A,j);S?.stop(),_?.stop(),wa.disconnect(),Tm()}}var ah=t=>String(t).replace("-","−"),ch=({low:t,high:e},n)=>s=>(s-t)/(e-t)*n,uh=({dots:t})=>t.filter(({apart:e})=>!e);
function L0(t,e,{left:n,top:s}){let r=ch(e,t),o=f=>n+r(f),i=f=>s+t-r(f),{low:a,high:l,band:c,unit:u}=e,d=uh(e),p=u==="ou\
t of 100"?[0,25,50,75,100]:Mt(a,l),h=c?v("path",{class:"band",d:`M${o(a)} ${i(a)}L${o(a)} ${i(a+c)}L${o(l-c)} ${i(l)}L${o(
l)} ${i(l)}
          L${o(l)} ${i(l-c)}L${o(a+c)} ${i(a)}Z`}):d.map(f=>v("path",{class:"reach",d:[`M${o(f.exact)} ${i(Math.max(a,f.
exact-f.reach))}`,i(Math.min(l,f.exact+f.reach))].join("V")}));return v("g",{},h,p.map(f=>[v("path",{class:"grid",d:`M${o(
f)} ${i(a)}V${i(l)}M${o(a)} ${i(f)}H${o(l)}`}),v("text",{x:o(f),y:i(a)+18,"text-anchor":"middle"},ah(f)),v("text",{x:o(a)-
8,y:i(f)+4,"text-anchor":"end"},ah(f))]),v("path",{class:"same",d:`M${o(a)} ${i(a)}L${o(l)} ${i(l)}`}),v("text",{class:"\
faint",x:o(a)+44,y:i(l)+34},"too high"),v("text",{class:"faint",x:o(l)-16,y:i(a)-24,"text-anchor":"end"},"too low"),v("t\
ext",{class:"axis",x:o(l),y:i(a)+36,"text-anchor":"end"},`the answer (${u})`),v("text",{class:"axis",transform:`translat\
e(${o(a)+16} ${i(l)+12}) rotate(-90)`,"text-anchor":"end"},"your guess"),d.filter(f=>!f.near).map(f=>v("path",{class:"dr\
op",d:`M${o(f.exact)} ${i(f.exact)}V${i(f.said)}`})),dh(d,r,t).map(({place:f,number:g},b)=>[v("path",{class:"lead",d:`M${n+
f[0]} ${s+t-f[1]}L${n+g[0]} ${s+t-g[1]}`}),v("circle",{class:"place","data-at":d[b].at,cx:o(d[b].exact),cy:i(d[b].said),
r:4})]))}function A0(t,e){let o=Math.max(20,...e.flatMap(c=>c.off)),i=Mt(0,o*1.05),a=c=>92+c/(o*1.05)*(t-92-40),l=e.length*
40;return v("svg",{class:"surerows",width:t,height:l+24,role:"img","aria-label":"How far off, out of 100"},i.map(c=>[v("\
path",{class:"grid",d:`M${a(c)} 0V${l}`}),v("text",{x:a(c),y:l+18,"text-anchor":"middle"},String(c))]),e.map(({words:c,off:u,
mean:d},p)=>{let h=p*40+20,f={};return[v("text",{class:"level",x:0,y:h+5},c),v("path",{class:"mean",d:`M${a(d)} ${h-16}V${h+
16}`}),[...u].sort((g,b)=>g-b).map(g=>{let b=Math.round(a(g)/9);return f[b]=(f[b]??0)+1,v("circle",{class:"one",cx:a(g),
cy:h+8-(f[b]-1)*9,r:4})}),v("text",{class:"much",x:t,y:h+5,"text-anchor":"end"},String(Math.round(d)))]}))}var O0=156,lh=16,
U0=26,P0=[7,3,1,5,0,4,6,2],R0=8;function dh(t,e,n){let s=([l,c],[u,d])=>Math.hypot(l-u,c-d),r=t.map(({exact:l,said:c})=>[
e(l),e(c)]),o=r.map((l,c)=>r.every((u,d)=>d===c||s(l,u)>=lh)),i=r.map((l,c)=>o[c]?l:null),a=([l,c])=>Math.min(l,c)>=0&&Math.
max(l,c)<=n&&i.every(u=>!u||s(u,[l,c])>=U0)&&r.every(u=>s(u,[l,c])>=lh);return r.forEach(([l,c],u)=>{for(let d=1;!i[u]&&
d<=R0;d++)for(let p of P0){let h=p*Math.PI/4,f=[l+22*d*Math.cos(h),c+22*d*Math.sin(h)];!i[u]&&a(f)&&(i[u]=f)}}),r.map((l,c)=>({
place:l,number:i[c]??l}))}var H0=4;function hh({model:t,el:e}){let n=m("div",{class:"uw uw-lessonchart"});ae(n,t.get("pa\
lette"));let s=m("div",{class:"plot"}),r=m("ul.apart"),o=m("div",{class:"sr"});n.append(m("section",{class:"sheet"},m("h\
2",{},"Your guesses and the answers"),s,r,o)),e.append(n);let i="",a=(d,p="")=>ie({class:d.near?"dot hit":"dot missed","\
data-k":`dot.${d.at}`,"aria-label":`Position ${d.at+1}: ${d.words}`,title:`Position ${d.at+1}: ${d.words}`,style:p,onclick:()=>t.
send({kind:"go",at:d.at})},String(d.at+1)),l=(d,p)=>{let h=t.get("report"),f=uh(h);return dh(f,ch(h,d),d).map(({number:[
g,b],place:[w,y]},M)=>a(f[M],`left:${p.left+g}px;top:${p.top+d-b}px;--rise:${y-w}px;animation-delay:${M*40}ms`))},c=()=>{
let d=t.get("report"),p=s.clientWidth,h=s.clientHeight,f=`${p} ${h} ${JSON.stringify(d)}`;if(p===0||f===i||!d.dots)return;
i=f;let g=p>560,b={left:44,top:14},w=p-b.left-(g?O0:26),y=Math.max(160,g&&h>260?Math.min(w,h-64):w);G(s,v("svg",{width:p,
height:y+64,"aria-hidden":"true"},L0(y,d,b)),l(y,b),m("ul",{class:g?"legend":"legend under",style:g?`left:${b.left+y+28}\
px`:null},m("li",{},m("i",{class:"dot hit"}),"close"),m("li",{},m("i",{class:"dot missed"}),"not close"),g&&m("li",{},m(
"i",{class:"line"}),"guess = answer"),g&&m("li",{},m("i",{class:"patch"}),d.band?"within 10":"still close"))),G(r,d.dots.
filter(({apart:M})=>M).map(M=>m("li",a(M),M.words))),o.replaceChildren(m("table",{},m("caption",{},"Your guess and the a\
nswer, position by position"),m("tbody",{},d.dots.map(M=>m("tr",{},m("th",{},`${M.at+1}`),m("td",{},M.words)))))),d.dots.
length===0&&G(s,m("p",{class:"mute"},"You didn't guess."))},u=new ResizeObserver(()=>requestAnimationFrame(c));return u.
observe(s),t.on("change:report",c),c(),()=>{u.disconnect(),t.off("change:report",c)}}function mh({model:t,el:e}){let n=m(
"div",{class:"uw uw-lessonend"});ae(n,t.get("palette"));let s=m("section",{class:"sheet","aria-label":"How you did"}),r=m(
"p",{class:"told",role:"status"});n.append(s),e.append(n);let o=null,i=l=>m("li",{},ie({class:"dot missed","data-k":`mis\
s.${l.at}`,"aria-label":`Open position ${l.at+1}`,onclick:()=>t.send({kind:"go",at:l.at})},String(l.at+1)),m("span",{},m(
"b",{},l.name),l.why&&m("small",{},l.why)),m("span",{class:"off"},m("b",{},l.off),l.againWords&&m("small",{},`then ${l.againWords}`))),
a=()=>{let l=t.get("report");if(l.done&&ct(ti+l.done,"1"),!l.dots)return;let c=l.dots.filter(g=>!g.near),u=l.open.length,
d=(g,b)=>({kind:g,words:b}),p=[l.practise&&d("practise",l.practise),l.next&&d("next","Next lesson"),u>0&&d("redo",u===1?
"Try that one again":`Try those ${u} again`)].filter(g=>g!==!1&&g!==""),h=m("div",{class:"acts"},p.map((g,b)=>ie({class:b?
"btn":"btn solid","data-k":g.kind,title:g.kind==="next"?l.next:null,onclick:()=>t.send({kind:g.kind})},g.words)),l.of>0&&
ie({class:"btn quiet","data-k":"save",onclick:()=>t.send({kind:"save"})},"Save"),l.receipt&&ie({class:"btn quiet","data-\
k":"receipt",onclick:()=>Ni(l.receipt,r)},"Copy the receipt")),f=m("div",{});o?.stop(),G(s,m("div",{class:"goal"},m("h2",
{tabindex:-1,"data-next":!0},l.title),l.of>0&&m("span",{class:"chip line"},`${l.near} of ${l.of} close`),m("p",{},l.short&&
m("b",{},`${l.short} `),l.found)),l.meaning&&m("p",{class:"meaning"},l.meaning),h,m("h3",{},N0(c.length,l.of)),c.length>
0&&m("ol",{class:c.length>H0?"misses many":"misses"},c.map(i)),l.sure.length>0&&[m("h3",{},"How sure, and how far off"),
l.calibration&&m("p",{class:"calibration"},l.calibration),m("p",{class:"mute"},`${l.sureWords} The bar shows the average\
.`.trim()),f],r),o=l.sure.length>0?Xe(f,g=>A0(g,l.sure)):null};return t.on("change:report",a),t.on("msg:custom",We),a(),
setTimeout(()=>{let l=s.querySelector("h2");rs(n)&&l?.focus({preventScroll:!0})},80),()=>{o?.stop(),t.off("change:report",
a),t.off("msg:custom",We)}}async function Ni(t,e){try{await navigator.clipboard.writeText(t),e.textContent="Copied. Past\
e it where you hand it in."}catch{e.textContent=t}}function N0(t,e){return e===0?"No guesses yet":t===0?"All close":`${t}\
 to look at again`}var C0=2e3,ph=Symbol.for("uncle_widgets.drawn");function Ci(t){try{return JSON.parse(t)}catch{return null}}function fh(t,e){
if(!de())return()=>{};let n=globalThis,s=performance.now()+(!n[ph]&&Je()?C0:0);n[ph]=!0;let r="",o=0,i=Yt(e,()=>t.get("k\
ept")),a=u=>{let d=Ci(u),p=()=>t.send({kind:"restore",kept:d});d&&(o=window.setTimeout(p,Math.max(0,s-performance.now())))},
l=()=>{if(!t.get("kept"))return;let u=Object.keys(t.get("keeping")).length>0;r!==t.get("kept")?(r=t.get("kept"),u||i.look(
a)):u&&i.keep(JSON.stringify(t.get("keeping")))},c="change:kept change:keeping";return t.on(c,l),l(),()=>{clearTimeout(o),
i.stop(),t.off(c,l)}}var D0=12,B0={near:"close",far:"not close",open:"to come"},I0={near:"hit",far:"missed",open:""};function gh(t){let e=[];
return t.forEach(({group:n,paired:s},r)=>{s?e.at(-1)?.at(-1)?.push(r):r>0&&t[r-1].group===n?e.at(-1)?.push([r]):e.push([
[r]])}),e}function bh({model:t,el:e}){let n=m("div",{class:"uw uw-trail"});ae(n,t.get("palette"));let s=m("div",{class:"\
pop",hidden:!0}),r=m("div",{class:"bar"}),o=m("p",{class:"sr",role:"status"});n.append(m("div",{class:"stage"},s,r,o)),e.
append(n);let i=t.get.bind(t),a="",l="",c=de()?Yt(n,()=>i("kept")):null,u=(_,O)=>{let H=_.map(C=>i("spots")[C].state),N=_.
some(C=>i("spots")[C].redone),W=N?", and close at one like it":"",Q=[...new Set(H.map(C=>B0[C]))].join(", ")+W,[V]=_;return ie(
{class:`spot${O?" long":""}${_.length>1?" both":""}`,"data-k":O?`row.${V}`:`spot.${V}`,"aria-current":_.includes(i("at"))?
"step":null,"aria-disabled":i("spots")[V].shut?"true":null,"aria-label":`${d(_)}: ${Q}`,onclick:()=>f(V)},_.map((C,q)=>m(
"span",{class:`disc ${I0[H[q]]}`,"aria-hidden":"true"},String(C+1))),N&&m("span",{class:"redone","aria-hidden":"true"},"\
✓"),O&&m("span",{class:"mute"},Q))},d=_=>_.length>1?`Positions ${_.map(O=>O+1).join(" and ")}, together`:`Position ${_[0]+
1}`,p=()=>gh(i("spots")).flat(),h=()=>p().find(_=>_.includes(i("at")))??[i("at")],f=_=>{if(i("spots")[_].shut){o.textContent=
"Make your guess first.";return}b(""),t.send({kind:"go",at:_})},g=_=>{b(""),_.kind==="begin"&&c?.forget(),t.send(_)},b=_=>{
let O=a;if(a=_===a?"":_,$(),a){let H=s.querySelector('[aria-current], [aria-pressed="true"]')??s.querySelector("button");
H instanceof HTMLElement&&H.focus({preventScroll:!0})}else O&&pt(n,O)},w=m("p",{role:"status"}),y=async()=>{await Ni(i("\
receipt"),w),w.scrollIntoView({block:"nearest"})},M=()=>[m("ol",{class:"rows"},i("lessons").map(({lesson:_,name:O,goal:H,
now:N},W)=>m("li",{},ie({class:"row","data-k":`lesson.${_}`,"aria-pressed":String(N),onclick:()=>g({kind:"lesson",lesson:_})},
m("span",{class:"nr","aria-hidden":"true"},String(W+1)),m("span",{},m("b",{},O),m("small",{},H)))))),m("div",{class:"onc\
e"},m("label",{},m("span",{},"Your name or number"),m("input",{class:"txt","data-k":"student","data-draft":"student",maxlength:40,
autocomplete:"off",value:i("student"),onchange:_=>t.send({kind:"name",name:_.target.value})})),ie({class:"btn","data-k":"\
begin",onclick:()=>g({kind:"begin"})},"Start over"),ie({class:"btn","data-k":"practise",onclick:()=>g({kind:"practise"})},
"Practise this"),ie({class:"btn","data-k":"save",onclick:()=>t.send({kind:"save"})},"Save my answers"),i("receipt")&&ie(
{class:"btn","data-k":"receipt",onclick:y},"Copy the receipt"),i("kept")&&!i("alone")&&ie({class:"btn","data-k":"page",onclick:()=>g(
{kind:"page"})},"Save as a page"),i("kept")&&i("classroom")&&m("a.btn",{"data-k":"classroom",href:i("classroom")},"Start\
 a class"),i("kept")&&ie({class:"btn","data-k":"print",onclick:()=>t.send(sd())},"Print"),w)],$=()=>{let _=i("spots"),O=i(
"at");n.classList.toggle("many",_.length>D0);let H=(N,W)=>ie({class:`btn open-${N}`,"data-k":N,"aria-expanded":String(a===
N),onclick:()=>b(N)},W);G(r,_.length>0&&m("ol",{class:"trail","aria-label":"Positions"},gh(_).map(N=>m("li",{class:"disc\
s"},N.map(W=>u(W,!1))))),_.length>0&&H("spots",O<0?`${_.length} positions`:`${d(h()).replace(", together","")} of ${_.length}`),
(i("note")||i("busy"))&&m("p",{class:"told",role:"status"},i("note")||i("busy")),i("seeking")&&ie({class:"btn","data-k":"\
stop",onclick:()=>t.send({kind:"stop"})},"Stop"),H("lessons",i("lesson"))),s.hidden=!a,a==="lessons"?G(s,M()):G(s,a==="s\
pots"&&m("ol",{class:"rows"},p().map(N=>m("li",{},u(N,!0)))))},T=()=>{let _=i("answers");l!==i("kept")?(l=i("kept"),l&&!_.
length&&c?.look(O=>t.send({...Ci(O),kind:"restore"}))):l&&_.length>0&&c?.keep(JSON.stringify({answers:_,attempts:i("atte\
mpts"),at:i("at"),student:i("student")}))},k=()=>{setTimeout(()=>{i("at")>=0&&rs(n)&&pt(n,`spot.${h()[0]}`)},80)},E=_=>{
We(_),rd(_)},L=_=>{a&&!_.composedPath().includes(n)&&(a="",$())};n.addEventListener("keydown",_=>{_.key==="Escape"&&a&&b(
"")}),document.addEventListener("pointerdown",L);let S=[["change:spots change:at change:lessons change:lesson change:bus\
y change:seeking change:note change:student",$],["change:answers change:attempts change:at change:kept change:student",T],
["change:at",k],["msg:custom",E]];for(let[_,O]of S)t.on(_,O);return $(),T(),()=>{document.removeEventListener("pointerdo\
wn",L),c?.stop();for(let[_,O]of S)t.off(_,O)}}var cr=class{constructor(e,n){this.stamp=-1;this.move="";this.next="";this.model=e,this.marked=n,this.at=-1/0}get waiting(){
return this.stamp===this.model.get("stamp")&&performance.now()-this.at<3e3}send(e,n){if(!(!e||this.model.get("busy"))){if(this.
waiting){this.model.get("mode")==="edit"&&(this.next=e);return}this.at=performance.now(),this.stamp=this.model.get("stam\
p"),this.mark(e),this.model.send({kind:"move",move:e,stamp:this.stamp,said:n})}}drawn(){this.mark(this.waiting?this.move:
"");let e=this.next;!e||this.waiting||(this.next="",this.send(e,null))}mark(e){this.move=e,this.marked(e)}};var W0=({words:t,name:e},n)=>m("p.covered",`${t} `,n?m("b",e):m("span.blank",{role:"img","aria-label":"hidden name"})),ur=class{constructor({
send:e,drawn:n}){this.opened=!1;this.send=e,this.drawn=n,this.root=m("div.call",{role:"group",hidden:!0})}get hidden(){return this.
root.hidden}cover(){this.opened=!1}show(e,n,s){let r=n?e.alert??"":"",o=e.covered??[],i=s==="shown"||s==="press"&&this.opened,
a=r?(e.actions??[]).find(u=>u.strong):void 0;this.root.hidden=!r&&!o.length,this.root.classList.toggle("calm",!r&&!(n&&e.
actions?.length));let l=JSON.stringify([r,a,o,i,s]);if(this.root.dataset.looks===l)return;this.root.dataset.looks=l,this.
root.setAttribute("aria-label",r||"Hidden names");let c=()=>{this.opened=!this.opened,this.show(e,n,s),this.drawn()};G(this.
root,r&&m("p",m("b",r)),o.length>0&&m("div.covers",o.map(u=>W0(u,i))),o.length>0&&s==="press"&&m("button.btn",{"data-k":"\
covers","aria-pressed":String(i),onclick:c},i?"Hide":"Show"),a&&m("button.btn.alert",{"data-k":"call","data-act":a.move,
onclick:()=>this.send(a.move)},a.label))}};function yh({place:t,now:e,said:n},s){let[r="",o=""]=n??[];return{place:s.place??[t,r&&e].filter(Boolean).join(" "),line:s.
line??(r?[r,o]:[e??"",o])}}var wh=7,dr=class{constructor({texts:e,see:n}){this.looks="";this.texts=e,this.see=n,this.chip=
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
toggle("seg",e.length<=wh),this.eyes.replaceChildren(...e.length>wh?[o]:e.map(([i,a])=>m("button",{"data-eye":i,title:a,
"aria-label":a,onclick:()=>this.see(i)},a)))}let r=this.eyes.querySelector("select");if(r)r.value=n;else for(let o of this.
eyes.children)K(o,"aria-pressed",String(o.getAttribute("data-eye")===n))}};var kh=(t,e)=>Math.max(0,Math.min(t.x+t.w,e.x+e.w)-Math.max(t.x,e.x))*Math.max(0,Math.min(t.y+t.h,e.y+e.h)-Math.max(t.y,
e.y)),Di=(t,e,n,s)=>Math.max(n,Math.min(t,n+s-e));function xh({w:t,h:e},n,s,r){let o={x:n.x+n.w/2,y:n.y+n.h/2},i=[["abov\
e",o.x-t/2,n.y-e-10],["below",o.x-t/2,n.y+n.h+10],["right",n.x+n.w+10,o.y-e/2],["left",n.x-t-10,o.y-e/2]],a=Math.min(s.y+
s.h,...r.map(({y:h})=>h));i.push(["right",n.x+n.w+10,a-e-10],["left",n.x-t-10,a-e-10]);let l=i.map(([h,f,g])=>{let b={x:Di(
f,t,s.x,s.w),y:Di(g,e,s.y,s.h),w:t,h:e},w=kh(b,n)+3*r.reduce((y,M)=>y+kh(b,M),0);return{...b,side:h,covers:w}}),{covers:c,
...u}=l.reduce((h,f)=>f.covers<h.covers-1?f:h),d=u.side==="above"||u.side==="below"?o.x-u.x:o.y-u.y,p=u.side==="above"||
u.side==="below"?t:e;return{...u,tip:Di(d,0,14,p-28)}}var vh=(t,e)=>v("svg.small-card",{viewBox:"0 0 48 68",...e},Qe(t,48));function F0(t,e){let n={"data-act":t.move,onclick:()=>e(
t.move)};if(t.face){let s=[t.group,t.label].filter(Boolean).join(" ");return m("button.btn.card-pick",{"aria-label":s,title:t.
label,...n},vh(t.face,{"aria-hidden":"true"}))}return m("button.btn",{...n},t.colour&&ws(t.colour)&&v("svg.icon",{viewBox:"\
-12 -12 24 24",style:"width:1.4em;height:1.4em","aria-hidden":"true"},ot(t.colour,0,0,8.5,{fill:`var(--c-${t.colour})`,stroke:"\
#fff","stroke-width":2})),t.label)}var q0=t=>[m("p.mute","What you remember is under this card"),m("ol.recall",t.map(e=>m(
"li",vh(e.face,{role:"img","aria-label":e.label}))))],hr=class{constructor(e){this.key="";this.how=e,this.root=m("div.ch\
ooser",{role:"group",hidden:!0}),this.away=n=>{let[s]=n.composedPath();s instanceof Element&&!this.root.contains(s)&&!s.
closest(".thing.plays")&&this.close()}}show(e){if(this.key===e.key)return this.leave();let n=!e.plays&&e.recall?.length,
s=e.picks.find(i=>i.group)?.group,r=i=>{this.leave(),this.how.play(i)};this.key=e.key,this.root.setAttribute("aria-label",
n?`Under ${e.label}`:`How to play: ${e.label}`);let o={class:"btn quiet shut","aria-label":"Close",title:"Close",onclick:()=>this.
leave()};this.root.replaceChildren(m("div.choose-head",m("p",m("b",lt(e.label)),s&&m("span",`: ${s}`)),ie(o,xe("close",16))),
...n?q0(e.recall):[m("div.picks",e.picks.some(i=>i.parts?.length)?this.parts(e.picks,[],r):e.picks.map(i=>F0(i,r)))]),this.
root.hidden=!1,document.addEventListener("pointerdown",this.away,!0),this.how.moved(),this.stand(),this.buttons.find(i=>!i.
matches(".shut"))?.focus({preventScroll:!0})}parts(e,n,s){let r=new Set(e.flatMap(({parts:i})=>(i??[]).filter(a=>!n.includes(
a)))),o=i=>{let a=[...n,i],l=e.filter(({parts:c})=>c?.includes(i));if(l.length===1)return s(l[0].move);this.root.querySelector(
".picks")?.replaceChildren(...this.parts(l,a,s)),this.stand(),this.buttons.find(c=>c.dataset.part)?.focus({preventScroll:!0})};
return[...n.length?[m("p.mute",`${n.join(", ")}, and ...`)]:[],...[...r].sort().map(i=>m("button.btn",{"data-part":i,onclick:()=>o(
i)},i))]}get buttons(){return[...this.root.querySelectorAll("button")]}stand(){let e=this.key&&this.how.around(this.key),
n=this.root.parentElement;if(!e||!n)return;let s=n.getBoundingClientRect(),r=Math.max(s.top,0),o=6,i={x:o,y:r-s.top+o,w:s.
width-2*o,h:Math.min(s.bottom,window.innerHeight)-r-2*o};this.root.style.cssText=`left:0;top:0;max-width:${i.w}px;max-he\
ight:${i.h}px`;let a=({x:h,y:f,w:g,h:b})=>({x:h-s.left,y:f-s.top,w:g,h:b}),l={w:this.root.offsetWidth,h:this.root.offsetHeight},
{x:c,y:u,side:d,tip:p}=xh(l,a(e.card),i,e.hand.map(a));this.root.dataset.side=d,this.root.style.cssText+=`;left:${c}px;t\
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
Br(this.keys,this.keys,()=>this.keys.replaceChildren(...n.map(r=>os(r,o=>this.key(o))))))}tell(e,n){let s=Object.keys(this.
lifts).some(r=>n.every(o=>o.move!==r));this.words.hidden=!!this.lifted,this.words.textContent=e||(s?"Press a card to pic\
k it up. Press it again to play it.":"")}playing(e){let n=this.lifts[this.lifted]?.play??"",s=e?n.replace(/^Play\b/,"Pla\
ying"):n;this.go.textContent!==s&&(this.go.textContent=s),K(this.go,"aria-busy",e?"true":"")}lift(e,n=""){let s=n||this.
card;this.lifted=e,this.card=n,this.draw(),this.told({lifted:e,said:this.said},s)}stand(e,n,s){let[r,o]=s?[n,e.parentElement]:
[e,this.keys];this.asking.parentElement!==r&&r.insertBefore(this.asking,o)}hold(e,n,s,r){e?e!==this.lifted&&s[e]&&(this.
lifted=e,this.card=j0(r,e)):this.lifted="",this.said=n}draw(){let e=this.lifts[this.lifted];if(this.acts.hidden=!e,this.
asking.hidden=!e?.line,this.words.hidden=!!e,this.playing(!1),this.shown===this.lifted)return;if(this.shown=this.lifted,
this.field=null,!e?.line)return this.asking.replaceChildren();let n=this.lifted;K(this.asking,"aria-label",e.line),this.
field=e.ask?il({rule:it,label:e.ask,words:"out of 100",ends:["never","always"],value:nl(this.typed[n],this.said[n],it),set:r=>this.
say(n,r),enter:()=>this.play(n)}):null;let s=m("div",m("p",m("b",e.line)));this.field&&s.append(m("p.wonder",e.ask)),this.
asking.replaceChildren(s,...this.field?[this.field.node]:[])}unread(e){let n=this.typed[e]??"";return e!==this.lifted||!this.
field||!n||!Gt(n,it)?!1:(this.field.complain(),!0)}say(e,n){let{value:s}=be(n,it);this.typed[e]=n,this.said={...this.said},
s!=null?this.said[e]=s:delete this.said[e],this.told({lifted:this.lifted,said:this.said},this.card)}},pr=class{constructor(e){
this.looks="";this.how=e,this.root=m("div.acts")}show(e,n,s){let r=JSON.stringify([e,n]);this.looks!==r&&(this.looks=r,Br(
this.root,s,()=>this.root.replaceChildren(...e.map(o=>this.button(o)))))}button({move:e,label:n,strong:s,off:r}){let o=m(
"button",{class:s&&!r?"btn solid":"btn","data-act":e||n,"aria-disabled":r?"true":null,onclick:()=>r?this.how.refuse(r):this.
how.send(e)},n);return m("span.act",o,r&&m("span.why",r))}};function j0({zones:t},e){let n=t.flatMap(s=>s.kind==="seat"&&
s.me?s.cards:s.kind==="grid"?s.cells:[]);for(let s of n)if("key"in s&&(s.move===e||s.picks?.some(r=>r.move===e)))return s.
key;return""}function $h(t,e,n){if(!e)return t;let s=t.zones.flatMap(i=>i.kind==="tokens"&&i.ways||[]),r=Number(s.find(i=>i.
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
o))})))}done(e){this.chosen=[],this.how.play(e)}clear(){let[e]=this.chosen;return this.chosen=[],e&&this.how.moved(e),!!e}};var Ht=56,Bi=72,Dn=62,gr=118,Ii=40,V0=70,G0=4e3,br=(t,e,n,s={})=>v("text.f2",{x:t,y:e,"font-size":14,...s},n),K0=(t,e)=>le(
t,e,15).map((n,s,{length:r})=>br(Ht,35-9*r+18*s,n,{class:"f","font-weight":700,"font-size":15}));function Z0(t,e=1/0,n=Ii){
let s=t.map((o,i)=>({y:o,k:i})).sort((o,i)=>o.y-i.y);for(let o=1;o<s.length;o++)s[o].y=Math.max(s[o].y,s[o-1].y+n);for(let o=s.
length-1;o>=0;o--)s[o].y=Math.min(s[o].y,o===s.length-1?e:s[o+1].y-n);let r=[...t];for(let{y:o,k:i}of s)r[i]=o;return r}
function Y0(t,e,n,s){let r=Math.max(...n.lines.map(k=>k.values.length))-1,o=n.lines.flatMap(k=>k.values),i=Math.max(...o,
1),a=Math.min(...o,0),l=k=>Ht+(t-Ht-gr)*k/(r||1),c=k=>e-Dn-(e-Bi-Dn)*(k-a)/(i-a||1),d=Mt(a,i).filter(Number.isInteger).map(
k=>[v("path.race-grid",{d:`M${Ht} ${c(k)}H${t-gr}`}),br(Ht-10,c(k)+5,String(k),{"text-anchor":"end"})]),p=n.parts.map(([
k],E)=>l(n.parts[E+1]?.[0]??r)-l(k)),h=Math.min(...p)>54,f=n.parts.map(([k,E],L)=>{let S=n.parts[L+1]?.[0]??r,_=h?E:E.split(
" ").at(-1)??"";return[L>0&&v("path.race-part",{d:`M${l(k)} ${Bi-12}V${e-Dn}`}),(l(S)-l(k)>18||L===0)&&br((l(k)+l(S))/2,
e-Dn+24,_,{"text-anchor":"middle"})]}),g=Math.min(Ii,(e-Bi)/n.lines.length),b=g/Ii,w=Z0(n.lines.map(k=>c(k.values.at(-1)??
0)),e-g/2,g),y=[...n.lines].sort((k,E)=>Number(k.me)-Number(E.me)).map(k=>{let E=k.values.map((H,N)=>N?`H${l(N)}V${c(H)}`:
`M${l(0)} ${c(H)}`).join(""),L=k.values.map((H,N)=>({value:H,k:N})).filter(({value:H,k:N})=>N>0&&H!==k.values[N-1]),S=w[n.
lines.indexOf(k)],_=String(k.values.at(-1)).replace("-","−"),O=k.me?"var(--accent-on-field)":"var(--on-field)";return v(
"g",{class:k.me?"race-line me":`race-line other-${k.seat%3}`},v("path",{d:E,fill:"none"}),L.map(({value:H,k:N})=>D(l(N),
c(H),4.5)),Vt(k.seat,t-gr+12,S-13*b,26*b,{fill:O}),Oe(_,t-gr+50,S-15*b,Math.min(30*b,3e3*.6/Math.max($e(_,30),60)),{colour:O}))}),
M=n.lines.find(k=>k.me),$=n.tags.map(({n:k,frame:E,step:L},S)=>{let _=Math.max(0,E),O=c(M?.values[_]??0),H=S>0&&Math.abs(
l(_)-l(n.tags[S-1].frame))<30,N=O+30>e-Dn-26,W=N?O-56-(H?28:0):O+26+(H?28:0),Q=()=>s(L);return v("g.race-tag",{role:"but\
ton",tabindex:0,"data-k":`tag.${k}`,"aria-label":`Costly move ${k}: try it again`,onclick:Q,onkeydown:V=>{V.key!=="Enter"&&
V.key!==" "||(V.preventDefault(),Q())}},R(l(_)-22,W-9,44,44,{fill:"transparent"}),v("path",{d:`M${l(_)} ${O}V${W+13}`}),
D(l(_),O,5),R(l(_)-13,W,26,26,{class:"tag"}),v("text",{x:l(_),y:W+18,"text-anchor":"middle","font-size":15,"font-weight":700},
String(k)))}),T=n.lines.map(k=>`${k.name} ${k.values.at(-1)}`).join(", ");return v("svg",{viewBox:`0 0 ${t} ${e}`,role:"\
group","aria-label":`${n.title}. At the end: ${T} ${n.unit}.`},K0(n.title,t-Ht-V0),...d,...f,...y,...$,e>330&&br(Ht,e-12,
n.tags.length?"The numbers mark moves that cost you.":""))}var wr=class{constructor(e){this.timer=0;this.step=-1;this.looks=
"";this.press=e,this.button=m("button.btn",{"data-k":"race",onclick:()=>this.turn(!this.away)}),this.drawing=m("div"),this.
root=m("div.race",{hidden:!0},this.drawing,this.button),this.away=!1,this.turn(!1)}turn(e){clearTimeout(this.timer),this.
away=e,this.button.textContent=e?"Race":"Table",this.button.setAttribute("aria-label",e?"Show the race":"Show the table"),
this.drawing.hidden=e,this.root.classList.toggle("away",e),this.root.parentElement?.classList.toggle("raced",!this.root.
hidden&&!e)}show(e,n){let s=e.get("race"),r=e.get("mode")==="watch",o=r&&(e.get("step")<n||e.get("stop")>=0);this.root.hidden=
o||!s?.lines?.length;let i=this.step;if(this.step=e.get("step"),this.root.hidden)return this.turn(!1);if(i===this.step)this.
root.parentElement?.classList.toggle("raced",!this.away);else{let h=r&&i===n-1;this.turn(h),h&&(this.timer=window.setTimeout(
()=>this.turn(!1),G0))}let a=h=>String(h)===e.get("watcher"),l=(s.lines??[]).map(h=>({...h,me:h.me||r&&a(h.seat)})),{clientWidth:c,
clientHeight:u}=this.root.parentElement??this.root,d=JSON.stringify([s,l,c,u]);if(d===this.looks)return;this.looks=d;let p={
...s,lines:l};this.drawing.replaceChildren(Y0(c,u,p,this.press))}};var yr=class{constructor(e){this.opener=e,this.root=m("section.sheet.scores",{hidden:!0}),e.onclick=()=>this.open(!!this.
root.hidden)}open(e){this.root.hidden=!e,K(this.opener,"aria-expanded",String(e))}escape(){let e=!this.root.hidden,n=this.
root.contains(oe(this.root));return this.open(!1),n&&this.opener.focus(),e}show(e){if(this.opener.hidden=!e,!e)return this.
open(!1);let n=JSON.stringify(e);if(this.root.dataset.looks===n)return;this.root.dataset.looks=n,this.opener.textContent=
e.notes?"Notes":"Scores",this.root.classList.toggle("notes",!!e.notes);let s=i=>m("tr",i.map((a,l)=>l?m("td",a):m("th",{
scope:"row"},a))),r=i=>i?m("th",{scope:"col"},i):m("td"),o={class:"btn quiet shut","aria-label":"Close",title:"Close",onclick:()=>this.
escape()};this.root.replaceChildren(ie(o,xe("close",16)),m("div.scroll",{tabindex:0,role:"group","aria-label":e.title},m(
"table",m("caption",e.title),m("thead",m("tr",e.head.map(r))),m("tbody",e.rows.map(s)))))}};var z0=1600,J0=1.9,X0=[[.5,"½×"],[1,"1×"],[3,"3×"]],Q0=17,ew=7,Mh=[["ask","Ask me"],["mark","Mark only"],["off","Off"]],
tw={open:"a question",now:"asked now",came:"it happened",not:"it didn't happen",unseen:"the game doesn't show it",skipped:"\
skipped"};function nw(t,e){let n=[...t],s=Math.min(Q0,e/Math.max(t.length-1,1));for(let r=1;r<n.length;r++)n[r]=Math.max(
n[r],n[r-1]+s);for(let r=n.length-1,o=e;r>=0;r--,o-=s)n[r]=Math.min(n[r],o);return n}function sw(t){return t.asking!=="a\
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
choices(),this.mark(),s&&clearTimeout(this.timer),s&&e.playing&&(this.timer=setTimeout(()=>this.tick(),z0*(e.happens?J0:
1)/e.speed))}tick(){let e=sw(this.now);e>=0?this.how.stop(e):this.now.step>=this.now.last?this.how.play(!1):this.how.go(
this.now.step+1,!0)}choices(){let{asking:e,speed:n,moments:s,eyes:r,watcher:o,buttons:i}=this.now,a=JSON.stringify([e,n,
s.length>0,r,o,i]);if(a===this.chosen)return;this.chosen=a;let l=s.length?Mh.find(([u])=>u===e)?.[1]??"":`${n}×`.replace(
"0.5","½");this.more.firstElementChild?.replaceChildren(l),K(this.more,"aria-label",`Questions and speed: ${l}`);let c=oe(
this.menu)?.getAttribute("data-k");this.menu.replaceChildren(...[s.length>0&&m("p","At turning points"),s.length>0&&ke({
label:"At turning points",choices:Mh,value:e,pick:u=>this.how.ask(u),k:"asking"}),r.length>1&&m("p.seen-by","Seen by"),r.
length>1&&m("div.seen-by",ke({label:"Whose view to show",choices:r,value:o,pick:u=>this.how.see(u),k:"eyes"})),m("p","Sp\
eed"),ke({label:"Speed",choices:X0,value:n,pick:u=>this.how.pace(u),k:"speed"}),i.length>0&&m("p","Save"),...i.map(u=>os(
u,d=>this.how.key(d)))].filter(u=>u instanceof Node)),c&&this.menu.querySelector(`[data-k="${c}"]`)?.focus()}open(e){this.
menu.hidden=!e,K(this.more,"aria-expanded",String(e)),e&&this.menu.querySelector("[aria-pressed=true], button")?.focus()}escape(){
return this.shut?!1:(this.open(!1),this.more.focus(),!0)}mark(){let{marks:e,last:n,moments:s,asking:r,stop:o}=this.now,i=Math.
round(this.marks.clientWidth),a=r==="off"?[]:s,l=JSON.stringify([e,i,a,o]);if(l===this.looks||!i)return;this.looks=l;let c=f=>n?
f/n*i:0,u=Math.max(1,...e);this.marks.setAttribute("viewBox",`0 0 ${i} 14`),this.marks.replaceChildren(...a.length?a.map(
({frame:f})=>R(c(f)-1,21,2,8,{fill:"var(--lit)"})):e.flatMap((f,g)=>{let b=3+3.5*f/u,w=`M${c(g)} ${7-b}l${b} ${b} -${b} ${b}\
 -${b} -${b}z`;return f>0?[v("path",{d:w,fill:"var(--accent-on-field)"})]:[]}));let d=a.map((f,g)=>({...f,k:g})),p=i<ew*
(d.length-1)?d.filter(({k:f})=>f===o):d,h=nw(p.map(({frame:f})=>c(f)),i);this.moments.replaceChildren(...p.map(({frame:f,
state:g,line:b,k:w},y)=>m("button",{class:`moment ${w===o?"now":g}`,style:`left:${h[y]}px`,tabindex:-1,"data-moment":w,title:b,
"aria-label":`Step ${f}, ${tw[w===o?"now":g]}: ${b}`,onclick:()=>this.how.stop(w)},g==="came"||g==="not"||g==="unseen"?m(
"i",{class:g}):"?")))}stop(){clearTimeout(this.timer)}};function Sh(t){let{lens:e}=t.painter,n=()=>!t.acting&&t.reel.length>1,s=a=>()=>(t.go(a),!0),r=t.model.get("step"),o=()=>t.
acts.root.querySelector('[data-act="press"]'),i=a=>!a.closest(Wu);return[{keys:[Nt.play],shown:"Space",words:"Plays or p\
auses the game.",when:n,press:(a,l)=>(i(l)&&t.play(!t.model.get("playing")),i(l))},{keys:[Nt.back],shown:"←",words:"On\
e step back.",when:n,press:s(r-1)},{keys:[Nt.forward],shown:"→",words:"One step forward.",when:n,press:s(r+1)},{keys:[
Nt.first],shown:"Home",words:"The first step.",when:n,press:s(0)},{keys:[Nt.last],shown:"End",words:"The last step.",when:n,
press:s(t.reel.length-1)},{keys:[" "],shown:"Space",words:"Draws the next card or throws the dice when the game waits fo\
r you to do so.",when:()=>t.acting&&!!o(),press:(a,l)=>(i(l)&&o().click(),i(l))},{keys:["+","=","-","0"],shown:"+ − 0",
words:"Zooms in, zooms out, shows the whole board (focus on the table).",inside:!0,when:()=>!!e.board,press:a=>e.key(a,!1)},
{keys:["ArrowLeft","ArrowRight","ArrowUp","ArrowDown"],shown:"Shift + arrow",words:"Moves the board (focus on the table)\
.",inside:!0,shift:!0,when:()=>!!e.board,press:a=>e.key(a,!0)},{keys:[],any:a=>Wi(t,a).size===1,shown:"A card's symbol",
words:"Picks up the card with that symbol, if you have only one (focus on the table).",inside:!0,when:()=>t.acting&&Wi(t).
size>0,press:a=>{let[l]=Wi(t,a).values();return t.press(l),!0}},{keys:["d","D"],shown:"D",words:"Shows or hides the disc\
ards by colour and value.",when:()=>!!t.spread.zone,press:()=>(t.spread.toggle(()=>t.show(!1)),!0)},{keys:["Escape"],shown:"\
Escape",words:"Closes what is open, or puts the card back.",inside:!0,when:()=>!0,press:()=>rw(t)}]}function rw(t){if(t.
chooser.key)t.chooser.leave();else{if(t.placing.clear())return!0;if(t.lifting.lifted)t.lifting.lift("");else return["spr\
ead","heat","scores","stepper","caption"].some(e=>t[e].escape())}return!0}function Wi(t,e){let n=new Map;for(let{thing:s}of t.
painter.placed.values())s.kind==="card"&&s.plays&&s.face?.text&&(e==null||s.face.text.toLowerCase()===e.toLowerCase())&&
n.set(s.move||s.key,s);return n}function Fi(t){let e=t.reel.length-1,n=Math.min(t.model.get("step"),e),s=t.model.get("playing");t.strip.hidden=e<1,t.stepper.
show({step:n,last:e,marks:t.reel.marks(),playing:s,speed:t.model.get("speed"),moments:t.model.get("moments"),asking:t.model.
get("asking"),stop:t.model.get("stop"),happens:!!(t.scene?.event??t.scene?.mark),eyes:t.model.get("eyes"),watcher:t.model.
get("watcher"),buttons:t.model.get("buttons")??[]})}function _h(t,e){let n=t.acting?t.playBar:t.stepper.root;if(t.strip.
firstChild!==n&&t.strip.replaceChildren(n),!t.acting)return Fi(t);t.stepper.stop(),t.lifting.stand(t.playBar,t.stage,t.fit===
"phone");let s=e.alert?(e.actions??[]).filter(a=>!a.strong):e.actions??[];t.lifting.show({lifts:t.model.get("lifts")??{},
keys:t.model.get("buttons")??[]}),t.strip.hidden=t.mode==="edit",t.acts.root.hidden=!!t.lifting.lifted;let r=e.zones.some(
a=>a.kind==="tokens"&&a.ways?.some(({move:l})=>l)),o=r?"Press a highlighted space or a row. Press it again to go there.":
"",i=t.model.get("busy")?"The others are playing.":t.placing.words||o;t.lifting.tell(i,e.actions??[]),t.acts.show(s,!!t.
model.get("busy"),t.stage)}var ow={watch:288,play:356,edit:316},iw=288,qi=class{constructor(e,n){this.refused="";this.left=-1;this.shownSize="";this.
paintedStep=-1;this.model=e,this.sending=new cr(e,s=>this.markSent(s)),this.painter=new en({press:s=>this.press(s),pace:()=>this.
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
w-table",this.stage,this.live),this.root.addEventListener("keydown",s=>this.key(s)),this.unhear=sr(this.root,()=>Sh(this)),
n.append(this.root),this.tall=void 0,this.due="",this.saying=0,this.watch=()=>this.soon("move"),this.still=()=>this.soon(
"stay"),this.reel=new Ls(e,()=>this.soon("stay")),this.moves=["step","frames","pool"],this.stays="game palette names eye\
s watcher playing speed mode clauses lit differs aside boards heat dealt note busy caption moments asking stop bright li\
fts lifted stamp buttons race covers".split(" ");for(let s of this.moves)e.on(`change:${s}`,this.watch);for(let s of this.
stays)e.on(`change:${s}`,this.still);e.on("msg:custom",We),this.sizes=new ResizeObserver(()=>this.resized()),this.sizes.
observe(this.felt),this.unheed=Fe(this.still),this.unhalt=iu(()=>this.model.get("playing")&&this.play(!1)),this.unfit=Hn(
this.root,()=>this.resized(!0)),this.newcomer=td(this.root,()=>this.newcomers()),this.show(!1)}get scene(){return this.reel.
scene(this.model.get("step"))}get mode(){return this.model.get("mode")}newcomers(){return this.mode==="watch"&&this.model.
get("asking")==="ask"&&this.model.get("moments").length>0}get acting(){return this.mode!=="watch"}save(e){for(let[n,s]of Object.
entries(e))this.model.set(n,s);this.model.save_changes()}go(e,n=!1){let s=Math.max(0,Math.min(e,this.reel.length-1));s!==
this.model.get("step")&&(this.left=this.model.get("stop"),this.save(n||!this.model.get("playing")?{step:s}:{step:s,playing:!1}))}stopAt(e){
e===this.left&&this.model.set("stop",-1),this.save({stop:e,playing:!1})}play(e){let n=this.model.get("step")>=this.reel.
length-1;this.save(e&&n?{step:0,playing:!0}:{playing:e})}show(e){let n=this.scene;if(ae(this.root,this.model.get("palett\
e")),this.root.classList.toggle("busy",!!this.model.get("busy")),this.root.classList.toggle("acts",this.acting),this.left!==
this.model.get("stop")&&(this.left=-1),!n)return Fi(this);e&&(this.refused=""),this.lifting.hold(this.model.get("lifted")??
"",this.model.get("said")??{},this.model.get("lifts")??{},n),this.sending.drawn(),this.root.style.setProperty("--pace",String(
this.model.get("speed"))),this.board.textContent=n.board??"",this.caption.showEyes(this.model.get("eyes"),this.model.get(
"watcher")),e&&this.call.cover(),this.call.show(n,this.acting,this.covers),this.heat.show(this.model.get("heat")??{}),this.
showTable(n,e),this.race.show(this.model,this.reel.length-1),_h(this,n),this.scores.show(n.sheet),this.showWords(n),e&&this.
chooser.close(),e&&this.announce(n)}soon(e){this.due||queueMicrotask(()=>{let n=this.due==="move";this.due="",this.show(
n)}),this.due!=="move"&&(this.due=e)}get lit(){let e=this.model.get("lit");return Object.keys(e).length>0?this.model.get(
"aside")?{}:e:Object.fromEntries((this.model.get("differs")??[]).map(s=>[s,""]))}get covers(){return this.model.get("cov\
ers")||Js()}get fit(){return this.root.closest("[data-fit]")?.getAttribute("data-fit")??"flow"}get filled(){return["larg\
e","middle"].includes(this.fit)}get size(){let{clientWidth:e,clientHeight:n}=this.felt;return`${e} ${this.filled?n:window.
innerHeight} ${this.fit}`}showTable(e,n){let s=parseFloat(getComputedStyle(this.root).fontSize)/16||1,r=this.call.hidden?
0:this.call.root.offsetHeight/s,o=this.mode==="edit"&&e.table==="round";this.placing.show(e,this.model.get("boards")??{},
this.acting);let i={w:(this.felt.clientWidth||772)/s,h:this.filled?this.felt.clientHeight/s:0,low:this.fit!=="phone"?0:(o?
iw:ow[this.mode])+(this.acting?0:r),page:window.innerHeight/s};this.shownSize=this.size,this.root.classList.toggle("narr\
ow",i.w<Ge);let a=this.mode==="watch"&&this.reel.length<2,l=a?void 0:Xt(e),c=this.chooser.key?{...this.lit,[this.chooser.
key]:""}:this.lit;this.spread.show(l,this.lit,i.w<Ge);let u={lit:fc(c,l),laid:a,opens:l?.of,dealt:this.model.get("aside")?
{}:this.model.get("dealt"),acting:this.acting,editing:this.mode==="edit",boards:this.model.get("boards")??{},spots:this.
placing.spots,heat:this.heat.map,clear:this.heat.clears,call:r,under:!e.covered?.length||this.covers!=="hidden"},d=Fs($h(
e,this.lifting.lifted,this.lifting.card),i,u),p=this.model.get("bright")??[];this.painter.dim(p.length?new Set(p):null),
this.newcomer?.draw(),d.h=this.steady(d);let h=this.model.get("step"),f=h<this.paintedStep;this.paintedStep=h,this.painter.
paint(d,{label:`The table. ${e.place??""}`,move:n,back:f}),n&&this.painter.happen(f?null:e.event);let g=Math.min(this.felt.
clientWidth/d.w,this.filled?this.felt.clientHeight/d.h:1/0),b=this.filled?(this.felt.clientHeight-d.h*g)/2:0;this.call.root.
style.top=`${b+d.call*g}px`}steady({w:e,h:n}){let s=[e,this.model.get("game"),this.model.get("mode"),this.size,this.call.
hidden].join();return this.tall?.kind!==s&&(this.tall={kind:s,h:n}),this.tall.h=Math.max(this.tall.h,n),this.tall.h}resized(e=!1){
let n=this.scene;!n||!e&&this.size===this.shownSize||(this.painter.root.classList.add("still"),this.showTable(n,!1),this.
race.show(this.model,this.reel.length-1),this.painter.root.getBoundingClientRect(),this.painter.root.classList.remove("s\
till"),this.stepper.mark(),this.showWords(n),this.chooser.stand())}showWords(e){let n=this.model.get("caption")??{};K(this.
stage,"aria-label",n.badge?`Table ${n.badge} (of two)`:"The table"),this.caption.show({clauses:n.clauses??(e.clauses??[]).
filter(s=>s),...yh(e,n),note:this.refused||this.model.get("note")||"",tone:n.tone??"plain",badge:n.badge})}announce(e){clearTimeout(
this.saying),this.saying=setTimeout(()=>{this.live.textContent=[...e.said??[],e.now].filter(Boolean).join(" ")},350)}press(e){
if(e.spot)return this.placing.press(e.spot);if(e.opens)return this.spread.toggle(()=>this.show(!1));if(!e.plays&&e.recall?.
length)return this.chooser.show(e);if(e.off&&!e.plays)return this.refuse(e.off);if(e.picks.length&&!(e.picks.length===1&&
!e.move))return this.chooser.show(e);let n=e.move||e.picks[0].move,s=e.kind==="board";if((["hand","grid"].includes(e.role)||
s)&&n in this.lifting.lifts&&(this.lifting.lifted!==n||!s&&this.lifting.card!==e.key)){if(this.lifting.lift(n,e.key),s){
let o=this.stage.querySelector(`.way[data-move="${CSS.escape(n)}"]`);o instanceof SVGElement&&o.focus()}return}return this.
send(n)}lift(e,n){let s=e.lifted!==this.model.get("lifted");this.save(e),!(!s||!this.scene)&&(this.refused="",this.show(
!1),e.lifted||this.painter.focus(n))}refuse(e){this.refused=e;let n=this.scene;n&&this.showWords(n)}send(e){this.lifting.
unread(e)||(this.sending.send(e,this.lifting.said[e]??null),Pt(this.model.get("game")))}markSent(e){this.root.classList.
toggle("sent",!!e),this.lifting.playing(!!e);for(let n of this.stage.querySelectorAll("[data-act]"))K(n,"aria-busy",e&&n.
getAttribute("data-act")===e?"true":"")}key(e){!e.ctrlKey&&!e.metaKey&&!e.altKey&&this.chooser.stroke(e)}remove(){this.newcomer.
stop(),this.unfit(),this.unhear(),this.unheed(),this.unhalt(),this.chooser.close();for(let e of this.moves)this.model.off(
`change:${e}`,this.watch);for(let e of this.stays)this.model.off(`change:${e}`,this.still);this.model.off("msg:custom",We),
this.stepper.stop(),this.reel.stop(),this.sizes.disconnect(),clearTimeout(this.saying)}};function Bn({model:t,el:e}){let n=new qi(
t,e);return()=>n.remove()}var ze=["answer","why","try","steps","example"],[Ct,Dt]=ze.slice(3),Th=ze.slice(0,-1),Eh=["guess","think","know"],Lh=26;
function J(t){throw new Error(t)}var Ee=(t,e)=>t.card(e.place,e.question,e.settings);function cn({said:t,covered:e},n,s,r){
return t.findLast((o,i)=>i>=e&&o.place===n&&o.question===s&&!Pe(o.settings,r))}var un=({locked:t},e,n,s)=>!!cn(e,e.place,
n,s.settings)||!e.predicting||s.certain&&!t;function Wn(t,e){let n=Ee(t,e);return n?un(t,e,e.question,n):!1}var dt=(t,e)=>({
...e,question:aw(t,e),why:0,page:[Ct,Dt].includes(e.page)?ze[0]:e.page});function aw(t,e){let n=t.offered(e.place),s=i=>t.
card(e.place,i,e.settings);if(n.length===1)return n[0];if(e.held)return e.question;if(n.includes(e.chosen))return e.chosen;
let r=t.prefer(e.place);return r&&s(r)?r:n.find(i=>s(i)?.certain===!1)??n.find(s)??n[0]??""}function xr(t,e,n){let s=e.before??
e.settings,r=e.chosen||e.question;return dt(t,{...e,place:n,held:null,aside:!1,before:null,settings:s,question:r})}function lw(t,e,n,s){
let r=e.before??e.settings;return dt(t,{...e,...s,place:n,held:s,aside:!1,before:r,page:ze[0]})}function cw(t,e,n){let s=t.
offered(e.place);s.includes(n)||J(`Expected one of the questions ${s.join(", ")}, not '${String(n).slice(0,40)}'.`);let{
held:r}=e,o=r?n!==r.question:!1,i=r&&!o?r.settings:e.settings;return dt(t,{...e,chosen:n,question:n,aside:o,settings:i})}
function uw(t,e,n){let s=Ee(t,e),r=s?.offers??{};for(let[o,i]of s?Object.entries(n):[]){let a=o in e.settings&&e.settings[o]===
i;if(!r[o]?.includes(i)&&!a){let l=Object.entries(r).map(([u,d])=>`${u} of ${d.join(", ")}`),c=`${o.slice(0,20)}=${String(
i).slice(0,20)}`;J(`The question has no setting ${c}. It has ${l.join("; ")||"none"}.`)}}return dt(t,{...e,settings:{...n}})}
function ji(t,e,{number:n,sure:s="",time:r="",seed:o=0}){let i=Ee(t,e);if(!i)return J("There's no question to answer in \
this position.");s&&!Eh.includes(s)&&J(`How sure you are must be one of ${Eh.join(", ")}, not '${String(s).slice(0,20)}'\
.`),i.value(n);let{place:a,question:l}=e,c={place:a,question:l,settings:i.settings,number:n.trim(),sure:s,time:r,seed:o,
owned:"",denied:""};return{...e,said:[...e.said,c]}}function Fn(t,e){let n=Ee(t,e),s=n&&cn(e,e.place,e.question,n.settings),
r=s&&t.told(n,s,e.said.slice(0,e.said.indexOf(s)));return{said:s,told:r}}function Vi(t,e,n){let{said:s,told:r}=Fn(t,e);if(!s||
!r?.mistake||!r.asks)return J("There's no mistake to say yes or no to.");let o={...s,[n?"owned":"denied"]:r.mistake.kind};
return{...e,said:e.said.map(i=>i===s?o:i)}}function dw(t,e,n){return n===Ct&&(Wn(t,e)||J("Make your guess first."),Ee(t,
e)?.asks.length||J("This question has no small steps.")),{...e,page:n}}function Ah(t,e,n,s){let r=Ee(t,e);if(!r||!Wn(t,e))
return J("Make your guess first.");let{place:o,question:i}=e;return lo(e,r,{place:o,question:i,settings:r.settings,step:n,
number:s})}function hw(t,e,n){let{place:s,question:r,settings:o}=n,i=t.offered(s).includes(r)?t.card(s,r,o):null;return i?
lo(e,i,{...n,settings:i.settings}):J("That question doesn't come up at that place in this game.")}function Gi(t,e,n){switch(n.
kind){case"Pick":return cw(t,e,n.question);case"Set":return uw(t,e,n.settings);case"Predict":return n.second&&J("This qu\
estion takes one number."),dt(t,ji(t,e,n));case"Own":return Vi(t,e,n.yes);case"Turn":return Th.includes(n.page)||J(`Expe\
cted the page to be ${Th.join(", ")}, not '${String(n.page).slice(0,20)}'.`),dw(t,e,n.page);case"AnswerStep":return Ah(t,
e,n.step,n.number.trim()||" ");case"ShowStep":return Ah(t,e,n.step,"");case"Attempted":return hw(t,e,n.attempt);case"Why":
return n.at>=0&&n.at<Lh||J(`Expected a step of the derivation from 0 to ${Lh-1}, not ${n.at}.`),{...e,why:n.at};case"Ask\
First":return dt(t,{...e,predicting:n.on});case"Cover":return dt(t,{...e,covered:e.said.length,attempts_from:e.attempts.
length})}return J(`A panel can't do ${n.kind}.`)}var Ki="answered",mw="skipped",dn=(t,e)=>`${t} ${e}`,qn=(t,e)=>e.stop>=
0?t.moments(e.seat)[e.stop]:null,vr=(t,e)=>t.fates[`${t.seat} ${e}`];function $r(t,e){let n=qn(t,e);return!!(n&&(e.asked.
page!==ze[0]||e.frame!==n.frame))&&vr(e,e.stop)===Ki}var In=(t,e)=>vr(t,e)===Ki;function Ph(t,e,n=!1){let s=`${t.seat} ${t.
stop}`;return s in t.fates&&!n?t:{...t,fates:{...t.fates,[s]:e}}}var Zi=t=>t.stop>=0?{...Ph(t,mw),stop:-1}:t;function Yi(t,e){
return{...e,asked:xr(t,e.asked,dn(e.frame,e.eyes))}}function pw(t,e,n){t.eyes.includes(n)||J(`Expected watcher to be one\
 of ${t.eyes.join(", ")}, not '${String(n).slice(0,40)}'.`);let s=/^\d+$/.test(n)&&Number(n)!==e.seat;return Yi(t,{...Zi(
s?{...e,seat:Number(n),stop:-1}:e),eyes:n})}function Oh(t,e,n){let s=t.moments(e.seat);if(n>=-1&&n<s.length||J(`Expected\
 a moment from 0 to ${s.length-1}, or -1, not ${n}.`),n<0)return{...e,stop:-1};let{frame:r,question:o,settings:i}=s[n],a=String(
e.seat),l=lw(t,e.asked,dn(r,a),{question:o,settings:i});return{...e,asked:l,frame:r,eyes:a,stop:n,playing:!1}}var Uh=(t,e,n)=>({
...Yi(t,{...Zi(e),frame:n}),playing:n<t.frames-1});function fw(t,e){return e.stop<0||e.asked.aside||Ee(t,e.asked)&&!Wn(t,
e.asked)?null:qn(t,e)}function St(t,e,n){let s=qn(t,e);switch(n.kind){case"Step":return n.to>=0&&n.to<t.frames||J(`Expec\
ted a step from 0 to ${t.frames-1}, not ${n.to}.`),Yi(t,{...Zi(e),frame:n.to});case"Eyes":return pw(t,e,n.key);case"Stop":
return Oh(t,e,n.at);case"Go":{let i=Oh(t,e,n.to);return In(i,n.to)?{...i,frame:t.moments(e.seat)[n.to].answer}:i}case"Pl\
ay":return{...e,playing:n.on};case"Skip":return s?Uh(t,e,e.frame):e;case"GoOn":return fw(t,e)&&s?Uh(t,e,s.answer):e}let r=Gi(
t,e.asked,n),o={...e,asked:r};return s&&n.kind==="Predict"&&!r.aside?{...Ph(o,Ki,!0),frame:s.answer,playing:!1}:s&&n.kind===
"Turn"&&In(e,e.stop)?{...o,frame:r.page===ze[0]?s.answer:s.frame,playing:!1}:o}function Mr(t){return{asked:{place:"",question:"",
settings:{},chosen:"",held:null,aside:!1,before:null,page:ze[0],why:0,predicting:!0,said:[],covered:0,attempts:[],attempts_from:0},
frame:0,eyes:"0",seat:0,stop:-1,playing:!1,fates:{},...t}}var gw="no one two three four five six seven eight nine ten".split(" "),bw=.05,Rh=3,Bt=t=>gw[t]??String(t),zi=t=>["","on\
ce","twice"][t]||`${Bt(t)} times`;function ww(t){let e=Me(t);return Math.abs(100*t-e)<1e-9?`exactly ${e}`:e===0?"fewer t\
han 1":e===100?"more than 99":`about ${e}`}var Ji=(t,e)=>e==="chance"?String(Me(t)):Ve(t,2).replace(/\.?0+$/,"").replace(
"-","−"),yw=t=>t.reduce((e,n)=>Array.from({length:e.length+1},(s,r)=>(1-n)*(e[r]??0)+n*(e[r-1]??0)),[1]);function kw(t){
let e=t.filter(({came:h})=>h!=null),n=e.length;if(n===0)return["",""];let s=e.map(({exact:h})=>h),r=e.filter(h=>h.came).
length,o=s.reduce((h,f)=>h+f,0),i=r>=o-1e-9,a=yw(s).reduce((h,f,g)=>h+((i?g>=r:g<=r)?f:0),0),l=`in ${ww(a)} out of 100 g\
ames`,c=a<bw?" That is rare.":"";if(n===1)return[r?"It happened.":"It didn't happen.",`You'd expect that ${l}.${c}`];let u=r===
n?n===2?"both":`all ${n}`:r?`${r} or ${i?"more":"fewer"}`:"none",d=n===2?"Both":`All ${Bt(n)}`;return[`${r===n?d:`${r?lt(
Bt(r)):"None"} of the ${Bt(n)}`} things you guessed about happened.`,`You'd expect ${Ve(o,1)} on average, and ${u} ${l}.${c}`]}
var Hh=({said:t,exact:e,reach:n})=>Math.abs((t??e)-e)/n;function xw(t){let e=t.filter(({near:u})=>!u).sort((u,d)=>Hh(d)-
Hh(u)),n=e.length;if(n===0)return["",t.length>1?"All your guesses were close.":"Your guess was close."];let s=e.slice(0,
Rh).map(({mine:u,right:d})=>`${u} (it was ${d})`),r=[s.slice(0,-1).join(", "),s[s.length-1]].filter(Boolean).join(" and "),
o=e.filter(({said:u,exact:d})=>(u??0)>d).length,i=`too ${o?"high":"low"}`;if(n===1)return["",`${t.length===1?"Your":"One"}\
 guess was ${i}: ${r}.`];let a=`${Bt(o)} of them ${o===1?"was":"were"} too high`,l=o===0||o===n?`${n===2?"both":"all"} w\
ere ${i}`:a,c=n>Rh?"The furthest off were":"They were";return["",`${lt(Bt(n))} guesses were not close, and ${l}. ${c} ${r}\
.`]}function Nh(t,e){let n=t.filter(({said:r})=>r!=null);if(n.length===0)return{title:"The game is over",near:"",lines:[
["You didn't guess this time.","Press a mark on the timeline to try one."]],doors:[]};let s=[kw(n),xw(n),["",e]];return{
title:n.length===1?"Your guess":`Your ${Bt(n.length)} guesses`,near:`${n.filter(({near:r})=>r).length} close`,lines:s.filter(
r=>r.some(Boolean)),doors:[]}}function vw(t,e,n){let s=t.card(e.place,n,e.settings),r=!!(s&&cn(e,e.place,n,s.settings));return{...t.chip(n),arises:!!s,
away:s?"":t.away(e.place,n),done:r}}function $w(t,e,n){return n.row.map(([s,r,o])=>{let i=r===n.settings[s],a={...n.settings,
[s]:r},l=i?n:t.card(e.place,e.question,a),c=l&&JSON.stringify(l.settings)===JSON.stringify(a);return{value:r,label:o,here:i,
...c&&un(t,e,e.question,l)?l.number:{}}})}var Mw=({said:t},e)=>t.slice(0,t.indexOf(e));function Sw(t,e,n,s){let r=cn(e,e.
place,e.question,n.settings),o=[e.question,...Object.values(n.settings),e.place].join(" ");return{...n.asked,key:o,revealed:s,
fault:t.fault(e.place),...s&&{...n.answered,row:$w(t,e,n),notice:t.notice(e)},...s&&n.asks.length>0&&!n.certain&&{work:Zt(
n,ks(e,e.place,e.question,n))},...r&&{said:{...t.told(n,r,Mw(e,r)),sure:r.sure},misconception:""}}}var Xi={label:"Work i\
t out",kind:"work"};function Qi({panel:t,main:e,page:n},s){let{work:r}=t,o="kind"in e;return!r||e.kind==="predict"||n===
Dt?e:n===Ct?r.at>=0?{}:e:r.at<0?e:s?o?{...Xi,also:{label:e.label,kind:e.kind}}:{...Xi}:{...e,also:Xi}}function Ch(t,e,n){
let s=Ee(t,n),r=s&&cn(n,n.place,n.question,s.settings);e.main=Qi(e,!!(r&&s&&!s.verdict(s.value(r.number)).near))}function ea(t,e){
let n=Ee(t,e),s=n?un(t,e,e.question,n):!1,{question:r,settings:o,predicting:i,why:a}=e,l=s&&n&&n.asks.length>0&&!n.certain,
c=e.page===Ct&&!l?ze[0]:e.page;return{question:r,settings:o,predicting:i,page:c,why:a,questions:t.offered(e.place).map(u=>vw(
t,e,u)),panel:n?Sw(t,e,n,s):t.nothing(e.place,e.question),main:n&&!s?{label:"Show the answer",kind:"predict"}:{},moment:{},
guesses:[],ending:{}}}function _w(t,e){return t.moments(e.seat).flatMap((n,s)=>{let r=dn(n.frame,String(e.seat)),o=In(e,
s)?t.card(r,n.question,n.settings):null;if(!o)return[];let i=e.asked.said.find(M=>M.place===r&&M.question===n.question&&
JSON.stringify(M.settings)===JSON.stringify(o.settings)),a=i?o.value(i.number):null,l=o.number.number,{came:c,words:u,frame:d}=n,
{measure:p,span:h}=o.panel,{name:f}=t.chip(n.question),g=wt(l,p),b=a!=null&&o.verdict(a).near,w=a==null?"":Ji(a,p),y=Ji(
l,p);return[{said:a,exact:l,came:c,words:u,at:s,frame:d,name:f,measure:p,span:h,reach:g,near:b,mine:w,right:y}]})}function ta(t,e){
return e.said.flatMap((n,s)=>{let r=t.card(n.place,n.question,n.settings);if(!r)return[];let{judged:o,measure:i}=r.panel,
a=r.value(n.number),{mistake:l}=t.told(r,n,e.said.slice(0,s));return[{game:t.saved.game,question:n.question,settings:Object.
entries(r.settings).map(([c,u])=>`${c}=${u}`).join(" "),position:t.called(n.place),prediction:a,sure:n.sure,exact:o.written,
measure:i,mistake:l?.name??"",kind:l?.kind??"",own:n.owned?"yes":n.denied?"no":"",time:n.time,steps:cl(r,ks({...e,attempts_from:0},
n.place,n.question,r)),off:Math.abs(a-o.exact)}]})}function Dh(t,e){let{asked:n,stop:s}=e,r=t.moments(e.seat),o=ea(t,n),
i=_w(t,e);o.guesses=i,t.game.over&&s<0&&e.frame===t.frames-1&&Object.assign(o,{ending:Nh(i,Ms(ta(t,n))),main:{}});let a={
step:e.frame,watcher:e.eyes,moments:r.map(({frame:u,answer:d,line:p,fate:h},f)=>{let g=In(e,f)?h:vr(e,f)??"open";return{
frame:u,answer:d,line:p,state:g}}),stop:s,playing:e.playing,caption:{},bright:[],heat:o.panel.revealed?Ee(t,n)?.heat:{}},
l=qn(t,e);if(!l)return o.ending.title||Ch(t,o,n),{panel:o,table:a};let c=$r(t,e);if(c?n.page!=="answer"&&(a.caption=l.back):
Object.assign(a,{caption:l.asks,bright:l.bright}),!n.aside){let{line:u,stake:d,came:p,words:h,headline:f}=l,g="See what \
happens";o.moment={line:u,button:g,stake:d,at:s,of:r.length},c&&Object.assign(o.moment,{came:p,words:h,headline:f,seen:!0});
let b=t.game.over&&l.answer===t.frames-1?"See how you did":"Keep watching";o.main=o.main.kind==="predict"?{label:g,kind:"\
predict"}:{label:b,kind:"go"}}return Ch(t,o,n),{panel:o,table:a}}var Bh=["set","any"],_t=(t,e,n=!1,s=-1)=>`${t} ${e}${s>=0?` like ${s}`:n?" again":""}`,Wh=(t,e)=>_t(t.course,e,t.redo.includes(
e),e===t.at?t.like:-1);function we(t,e,n=!1){let s=new Map;for(let r of e.asked.said){let[o,i,a]=r.place.split(" ");if(Number(
o)!==e.course||(a??"")!==(n?"again":"")||s.has(Number(i)))continue;let l=t.card(r.place,r.question,{});l&&!Pe(l.settings,
r.settings)&&s.set(Number(i),r)}return s}function It(t,e){let n=t.card(e.place,e.question,e.settings);return n?n.verdict(
n.value(e.number)).near:!1}var sa=(t,e)=>e.redo.length>0?e.redo:[...t.groups(e.course).keys()];function Fh(t,e){let n=Math.
max(e.at,...st(t,e));return sa(t,e).find(s=>s>n)??-1}var qh=(t,e,n)=>we(t,e,e.redo.includes(n)).has(n);function ra(t,e,n){
let s=Wh(e,n);return{...e.asked,place:s,question:t.offered(s)[0],settings:{}}}function st(t,e){let n=e.at<0||e.like>=0||
e.following>=0?[]:t.pair(e.course,e.at);return new Set(n.map(s=>qh(t,e,s))).size>1?[]:n}var jh=(t,e,n)=>!e.asked.predicting||
qh(t,e,n[0]);function Tw(t,e,n,s){let r=[n.number.trim(),(n.second??"").trim()];r.every(Boolean)||J(`Give two numbers: p\
ositions ${s[0]+1} and ${s[1]+1} are answered together.`);let o=s.reduce((i,a,l)=>ji(t,{...ra(t,e,a),said:i},{...n,number:r[l]}).
said,e.asked.said);return dt(t,{...e.asked,said:o})}function Ew(t,e,n){let s=n.map(r=>ra(t,e,r));return s.find(r=>Fn(t,r).
told?.asks)??s[0]}function Vh(t,e){if(e.order==="any"||!e.asked.predicting)return[];let n=we(t,e),s=we(t,e,!0),r=sa(t,e),
o=!1,i=-1;return[...t.groups(e.course).keys()].filter(a=>(e.redo.includes(a)?s:n).has(a)?!1:o?!st(t,{...e,at:a}).some(l=>l<
a&&l===i):(o=r.includes(a),o&&(i=a),!1))}function jn(t,e,n,s=-1){let r={...e,like:s,following:-1};if(n>=t.groups(r.course).
length)return{...r,at:-1};let o=st(t,r).includes(n)?r.asked.page:ze[0],i={...r.asked,settings:{},page:o},a={...r,at:n};return{
...a,asked:xr(t,i,Wh(a,n))}}function na(t,e,n){let s=t.groups(e.course).length;if(n===-1)return{...e,at:-1,like:-1,following:-1};
n>=0&&n<s||J(`Expected a position from 1 to ${s}, not ${n+1}.`),Vh(t,e).includes(n)&&J("Make your guess first.");let r=st(
t,{...e,at:n});return jn(t,e,r.length>0&&!jh(t,e,r)?r[0]:n)}function Lw(t,e){let n=we(t,e),s=we(t,e,!0),r=[...n.keys()].
filter(a=>!s.has(a)&&!It(t,n.get(a))),o=r.flatMap(a=>t.pair(e.course,a)).filter(a=>!s.has(a)),i=[...new Set([...r,...o])].
sort((a,l)=>a-l);return i.length===0&&J("There's nothing left to redo."),jn(t,{...e,redo:i},i[0])}function Aw(t,e){if(e.
at<0)return e;if(e.following>=0)return na(t,{...e,following:-1},e.following);let n=Fh(t,e),s=n>=0?Uw(t,e):null;if(!s)return na(
t,e,n);let r=xr(t,{...e.asked,settings:{}},_t(e.course,s.at));return{...e,at:s.at,like:-1,following:n,examples:[...e.examples,
s.reason],asked:{...r,page:Dt}}}var Ow="row";function Uw(t,e){if(e.redo.length>0||e.like>=0||!e.asked.predicting)return null;
let n=we(t,e),s=st(t,e),r=s.length>0?s:[e.at],o=Math.min(...r),i=g=>n.get(g),a=[...n.keys()].sort((g,b)=>g-b),l=a.filter(
g=>!It(t,i(g))),c=r.find(g=>l.includes(g)),u=l.filter(g=>g<o);if(c==null||u.length===0)return null;let d=Ih(t,e,i(c)),p=d?
u.filter(g=>Ih(t,e,i(g))===d):[],h=a.findLast(g=>g<o)??-1,f=[[d,p],[Ow,l.includes(h)?[h]:[]]];for(let[g,b]of f){let w=b.
findLast(y=>t.card(i(y).place,i(y).question,i(y).settings)?.example);if(w!=null&&!e.examples.includes(g))return{at:w,reason:g}}
return null}function Ih(t,{asked:e},n){let s=n.denied?null:t.card(n.place,n.question,n.settings);return s?t.told(s,n,e.said.
slice(0,e.said.indexOf(n))).mistake?.kind??"":""}function Pw(t,e){if(e.at<0||!Wn(t,e.asked))return J("Make your guess fi\
rst.");let n=t.likes(e.course,e.at);return n===0&&J("There's no similar position yet."),jn(t,e,e.at,(e.like+1)%n)}function Gh(t,e,n){
switch(n.kind){case"Go":return na(t,e,n.to);case"GoOn":return Aw(t,e);case"Redo":return Lw(t,e);case"Begin":return jn(t,
{...e,course:e.course+1,redo:[],examples:[]},0);case"Like":return Pw(t,e);case"Arrange":return Bh.includes(n.order)||J(`\
Expected the order to be ${Bh.join(" or ")}, not '${String(n.order).slice(0,20)}'.`),{...e,order:n.order}}let s=st(t,e);
if(s.length>0&&n.kind==="Predict"&&(n.second||!jh(t,e,s)))return{...e,asked:Tw(t,e,n,s)};if(s.length>0&&n.kind==="Own")return{
...e,asked:{...e.asked,said:Vi(t,Ew(t,e,s),n.yes).said}};let r=n.kind==="Turn"&&n.page===Ct&&s.length>0,o=r?jn(t,e,Rw(t,
e,s)):e;return{...o,asked:Gi(t,o.asked,n)}}function Rw(t,e,n){let s=we(t,e,e.redo.includes(e.at)),r=n.filter(o=>s.has(o)&&
!It(t,s.get(o)));return r.length>0&&!r.includes(e.at)?r[0]:e.at}function Kh(t,e){let n=ea(t,e.asked),s=sa(t,e),r=e.redo.
includes(e.at),o=st(t,e),i=o.length>0?o:[e.at],[a,l]=i.map(b=>b+1),c=i.flatMap(b=>s.indexOf(b)+1||[]),u=we(t,e),d=Vh(t,e);
n.goal={...t.goal(e.course),...u.size<t.groups(e.course).length&&{line:""},...r&&{line:`To look at again: ${c.join(" and\
 ")} of ${s.length}.`},at:a,...l&&{also:l}},n.pair=o.map((b,w)=>Ww(t,e,b,t.lines(e.course,b)[w])),n.order=e.order,n.main.
kind!=="predict"?n.main={label:Iw(t,e),kind:"next"}:o.length>0&&(n.main={label:"Show both answers",kind:"predict"});let p=we(
t,e,r);e.like>=0&&(n.goal.line=`Like position ${e.at+1}, with other numbers.`),e.following>=0&&(n.goal.line=`How it's do\
ne, with the numbers of position ${e.at+1}.`);let h=e.like>=0?Fn(t,e.asked).said:void 0,f=e.like>=0?h!=null&&!It(t,h):i.
some(b=>Cw(t,p.get(b)));n.main=Qi(n,f),e.following>=0&&n.panel.lesson&&n.page===Dt&&(n.main={...n.main,also:Hw}),Dw(t,e,
n,f)&&(n.main={...n.main,also:Nw});let g=t.groups(e.course).map((b,w)=>{let y=u.get(w),M=y?It(t,y)?"near":"far":"open";return{
group:b,state:M,shut:d.includes(w),paired:t.pair(e.course,w)[1]===w,redone:Bw(t,e,w)}});return{panel:n,trail:{spots:g,at:e.
at}}}var Hw={label:"Read about it",kind:"read"},Nw={label:"One like it",kind:"like"},Cw=(t,e)=>e!=null&&!It(t,e);function Dw(t,e,{
panel:n,main:s,page:r},o){return e.at<0||s.kind!=="next"||r===Dt||t.likes(e.course,e.at)===0?!1:n.work?.at<0||e.like>=0&&
!o}var Bw=(t,e,n)=>e.asked.said.some(s=>s.place.startsWith(_t(e.course,n,!1,0).slice(0,-1))&&It(t,s));function Iw(t,e){let n=e.
following>=0?e.following:Fh(t,e);if(n<0)return"See how you did";let s=st(t,{...e,at:n,like:-1,following:-1});return s.length>
0?`Next: positions ${s[0]+1} and ${s[1]+1}`:`Next: position ${n+1}`}function Ww(t,e,n,s){let r=ra(t,e,n),o=Ee(t,r),{ask:i,
given:a,measure:l,cases:c,span:u}=o.asked,{said:d,told:p}=Fn(t,r);return{at:n,line:s,here:n===e.at,ask:i,given:a,measure:l,
cases:c,span:u,...d&&p&&{said:{...p,sure:d.sure}},...un(t,r,r.question,o)&&o.number}}var Zh="This game is too long to have every answer on one page. Press one of the marks: their answers are here.";function oa(t){
let e=t.map(i=>`'${i}'`),n=e.at(-1),[s,r]=e.length===1?["question","it"]:["questions","they"],o=e.length>1?`${e.slice(0,
-1).join(", ")} and ${n}`:n;return n?`Something went wrong in the ${s} ${o}, so ${r} can't be answered here. The other q\
uestions still work.`:""}var Fw=["steps","asks","dots","row"],Yh=["answer","bars","dots","steps","idea","misconception","apart","simulated","head\
line","certain"],qw=["row","judged","heat","lesson","tries","asks"],jw=.02,Vw=1e9,zh=(t,e)=>Object.fromEntries(Object.entries(
t).filter(([n])=>e(n))),ia=class{constructor(e,n,s){this.panel=e,this.settings=n,this.certain=!!e.certain,this.heat=e.heat,
this.answered=zh(e,i=>Yh.includes(i)||i==="lesson");let r=e.knobs.map(i=>({...i,choices:i.choices.filter(([a])=>s.some(l=>!Pe(
l,{...n,[i.name]:a})))})).filter(i=>i.choices.length>1),o=zh(e,i=>!Yh.includes(i)&&!qw.includes(i));this.asked={...o,knobs:r},
this.offers=Object.fromEntries(r.map(({name:i,choices:a})=>[i,a.map(([l])=>l)]))}get row(){let e=this.panel.knobs.find(n=>!n.
model);return(this.panel.row??[]).map(({value:n,label:s})=>[e.name,n,s])}get asks(){return this.panel.asks??[]}get example(){
let{judged:e,measure:n}=this.panel;return this.asks.length>0&&!(n==="chance"&&Math.abs(e.exact-.5)<jw)}get lines(){return(this.
panel.steps??[]).filter(e=>e.value!=null&&!e.other).length}get number(){let{exact:e}=this.panel.judged;return{number:e,text:at(
e,this.panel.measure)}}value(e){return vs(e,this.panel.measure,this.panel.span)}verdict(e){let{verdicts:n}=this.panel.judged,
s=Math.round(e*Vw),[,r,o]=n.find(([i])=>s<=i)??n.at(-1);return{band:r,near:r!=="far",mistake:o}}mistake(e){return this.panel.
judged.mistakes[this.verdict(e).mistake]??null}told(e){let n=this.value(e),{judged:s,measure:r}=this.panel;return{value:n,
verdict:$s(n,s.exact,r,this.verdict(n).band)}}},Gw=2,Vn=class{constructor(e){this.locked=!1;this.saved=e,this.cards=new Map}offered(e){
return this.saved.questions.map(({id:n})=>n)}panels(e,n){return[[],[]]}card(e,n,s){let r=JSON.stringify([e,n,s]),o=this.
cards.get(r);return this.cards.has(r)||(o=this.made(e,n,s),this.cards.set(r,o)),o??null}made(e,n,s){let[r,o]=this.panels(
e,n),i=[...r,...o].map(d=>this.unfolded(d));if(i.length===0)return null;let a=i.map(d=>d.set),l={...a[0],...s},c=({name:d,
choices:p,value:h})=>{let f=p.some(([g])=>g===l[d])||p.length===0;return!(d in l)||h===(f?l[d]:p[0][0])},u=i.find(({panel:d})=>d.
knobs.every(c))??i[0];return new ia(u.panel,u.set,a.slice(0,r.length))}unfolded(e){let{pool:n,panels:s}=this.saved,r={};
for(let[i,a]of Object.entries(s)){let l=a[e];l!=null&&(r[i]=Fw.includes(i)?l.map(c=>n[c]):n[l])}let o=r.knobs.map(i=>[i.
name,i.value]);return{panel:r,set:Object.fromEntries(o)}}prefer(e){return""}chip(e){let{id:n,name:s,title:r}=this.saved.
questions.find(o=>o.id===e)??this.saved.questions[0];return{id:n,name:s,title:r}}away(e,n){let{when:s}=this.saved.questions.
find(r=>r.id===n)??{when:""};return s?`This question comes up ${s}.`:this.saved.onward}fault(e){return""}notice(e){return""}told(e,n,s,r=e.
mistake(e.value(n.number))){let o=!(n.owned||n.denied),i=s.filter(l=>l.denied&&l.denied===r?.kind).length,a=r!=null&&o&&
i<Gw;return{...e.told(n.number),sure:n.sure,mistake:r,asks:a,own:n.owned!==""}}called(e){return e}nothing(e,n){let s=this.
saved.questions.find(({id:i})=>i===n),r=s?.title??"There is no question here.",o=this.away(e,n);return{key:e,none:!0,title:r,
when:o}}},Gn=class extends Vn{constructor(e){super(e),this.game=e,this.frames=e.steps,this.eyes=e.table.eyes.map(([n])=>n)}moments(e){
return this.game.stops[e]??[]}here(e){let[n,s]=e.split(" "),r=this.game.places[s];return r?this.game.asked[r[Number(n)]]:
{}}waiting(e){let n=e.split(" ")[1];return this.moments(/^\d+$/.test(n)?Number(n):-1).filter(({frame:s})=>dn(s,n)===e)}panels(e,n){
let s=this.waiting(e).filter(r=>r.question===n);return[this.here(e)[n]??[],s.map(({panel:r})=>r)]}prefer(e){return this.
waiting(e)[0]?.question??""}away(e,n){return this.here(e)[n]?oa([this.chip(n).name]):this.game.places[e.split(" ")[1]]?super.
away(e,n):Zh}fault(e){let n=this.here(e);return oa(this.saved.questions.filter(({id:s})=>n[s]?.length===0).map(({name:s})=>s))}called(e){
let[n,s]=e.split(" ");return this.game.called??`step ${n}, seen by ${s}`}};var Jh=t=>Math.round(t*1e9),Sr=class extends Vn{constructor(n){super(n);this.courses=[];this.locked=!0;this.lesson=n}explain(n){
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
position(n).notice;let l=this.pair(Number(r),Number(o)).map(u=>_t(Number(r),u,a));return(l.length>0&&l.every(u=>s.some(d=>d.
place===u))?l:[n]).map(u=>this.position(u).notice).join(" ")}called(n){let[s,r,o]=n.split(" "),{place:i}=this.position(n);
return o==="like"?`${this.position(`${s} ${r}`).place}, one like it: ${i}`:i+(o==="again"?", again":"")}told(n,s,r){let o=n.
value(s.number),i=n.verdict(o).near?void 0:this.slipped(s.place,o,r);return super.told(n,s,r,i??n.mistake(o))}slipped(n,s,r){
if(n.includes(" like "))return;let[o,i]=n.split(" ").map(Number),a={asked:{said:r},course:o};return this.position(n).compares.
find(({above:l,at:c,fits:u})=>{let d=we(this,a),p=we(this,a,!0),h=d.has(i)||p.has(i),f=(h?p.get(c):void 0)??d.get(c)??p.
get(c),g=f&&this.card(f.place,f.question,f.settings);if(!g)return!1;let b=s-g.value(f.number);return Jh(l?b:-b)>=Jh(u)})?.
mistake}};var Xh=t=>Math.floor(t%1*4294967296);function Qh(t){let e=[];for(let n=2;e.length<t;n++)e.every(s=>n%s)&&e.push(n);return e}
var Kw=Qh(64).map(t=>Xh(Math.cbrt(t))),Zw=Qh(8).map(t=>Xh(Math.sqrt(t))),rt=(t,e)=>t>>>e|t<<32-e;function em(t){let e=new TextEncoder().
encode(t),n=new DataView(new ArrayBuffer(64*Math.ceil((e.length+9)/64)));e.forEach((r,o)=>n.setUint8(o,r)),n.setUint8(e.
length,128),n.setUint32(n.byteLength-4,8*e.length);let s=[...Zw];for(let r=0;r<n.byteLength;r+=64){let o=Array.from({length:64},
(f,g)=>g<16?n.getUint32(r+4*g):0);for(let f=16;f<64;f++){let[g,b]=[o[f-15],o[f-2]],w=rt(g,7)^rt(g,18)^g>>>3,y=rt(b,17)^rt(
b,19)^b>>>10;o[f]=o[f-16]+w+o[f-7]+y|0}let[i,a,l,c,u,d,p,h]=s;for(let f=0;f<64;f++){let g=h+(rt(u,6)^rt(u,11)^rt(u,25))+
(u&d^~u&p)+Kw[f]+o[f],b=(rt(i,2)^rt(i,13)^rt(i,22))+(i&a^i&l^a&l);[i,a,l,c,u,d,p,h]=[g+b|0,i,a,l,c+g|0,u,d,p]}[i,a,l,c,u,
d,p,h].forEach((f,g)=>{s[g]=s[g]+f|0})}return s.map(r=>(r>>>0).toString(16).padStart(8,"0")).join("")}var sm={know:"Certain",think:"Fairly sure",guess:"Just guessing"},Yw={know:"k",think:"t",guess:"g","":""},ht=t=>Math.round(
t*1e9)/1e9;function aa(t,e){let n=we(t,e),s=we(t,e,!0),r=[...new Set([...n.keys(),...s.keys()])].sort((i,a)=>i-a),o=i=>r.
flatMap(a=>{let l=e.asked.said.filter(c=>c===n.get(a)||c===s.get(a));return l[i]?zw(t,e,a,l[i],l[i]===n.get(a)):[]});return{
first:o(0),second:o(1)}}function zw(t,e,n,s,r){let o=t.card(s.place,s.question,s.settings);if(!o)return[];let i=e.asked.
said.slice(0,e.asked.said.indexOf(s)),{value:a,mistake:l}=t.told(o,s,i),{measure:c,judged:u}=o.panel,{near:d}=o.verdict(
a);return[{at:n,said:a,exact:u.exact,measure:c,sure:s.sure,own:r?s.owned:"",mistake:l,near:d}]}function tm({said:t,exact:e,
measure:n}){let s=t<e?"−":"+",r=Math.abs(ht(t-e));return n!=="chance"?s+at(r,n):Me(r)?`${s}${Me(r)}`:"0"}function Jw(t,e,n){
let{at:s,said:r,exact:o,measure:i,near:a,own:l}=t,c=i==="chance"?100:1,u=l?t.mistake:null;return{at:s,apart:i!==n,said:ht(
r*c),exact:ht(o*c),reach:ht(wt(o,i)*c),near:a,off:tm(t),words:ho(r,o,i),name:a?"":u?.name??(r>o?"Too high":"Too low"),why:a?
"":u?.words??"",...e&&{again:ht(e.said*c),againNear:e.near,againWords:tm(e)}}}function _r(t){let e=new Map;for(let{own:n,
near:s}of t)n&&!s&&e.set(n,(e.get(n)??0)+1);return[...e].sort(([,n],[,s])=>s-n)}var rm=(t,e)=>_r(aa(t,e).first)[0]?.[0]??
"";function Xw(t,e){return t.length===0?"You didn't guess.":_r(t).map(([n,s])=>`${lt(zi(s))} ${e[n]}.`).join(" ")}function Qw(t){
let e=t.length>0?t.flatMap(({said:i,exact:a})=>[i,a]):[0,1],[n,s]=[Math.min(...e),Math.max(...e)],r=(s-n||1)*.06,o=Math.
min(0,n);return{low:o-(o<0?r:0),high:s+r}}var ey=3;function ty(t){for(let[n,s]of Object.entries(sm)){let r=t.filter(({sure:i})=>i===
n),o=r.filter(({near:i})=>i).length;if(r.length>=ey)return`When you were ${s.toLowerCase()} you were close ${zi(o)} out \
of ${r.length}.`}return t.some(({sure:n})=>n!=="")?"Say how sure you are a few more times, and a row appears here.":""}var nm={
high:"Most of your guesses were too high.",low:"Most of your guesses were too low.",close:"You can trust your guesses he\
re."};function ny(t,e){if(t.length===0)return"";let n=_r(t).find(([c])=>c in e);if(n)return e[n[0]];let s=t.filter(({near:c})=>c).
length,r=[["high",t.filter(({said:c,exact:u})=>c>u).length],["low",t.filter(({said:c,exact:u})=>c<u).length]],o=r.find(([
,c])=>10*c>=7*t.length);if(o)return e[o[0]]??nm[o[0]];if(10*s>=8*t.length)return e.close??nm.close;let i=({said:c,exact:u,
measure:d})=>Math.abs(c-u)/wt(u,d),a=t.reduce((c,u)=>i(u)>i(c)+1e-9?u:c);return`${2*s>t.length?"Most of your guesses wer\
e close. ":""}The biggest gap was at position ${a.at+1}.`}function om(t,e,n){let{first:s,second:r}=aa(t,e),o=t.picked(e.
course),i=s[0]?.measure??"chance",a=i==="chance",l=y=>r.find(M=>M.at===y),c=s.map(y=>Jw(y,l(y.at),i)),u=s.map(y=>({...y,
off:Math.abs(y.said-y.exact)})),d=Object.entries(sm).flatMap(([y,M])=>{let $=u.filter(k=>k.sure===y&&k.measure==="chance").
map(k=>100*k.off),T=$.reduce((k,E)=>k+E,0)/$.length;return $.length===0?[]:[{words:M,off:$.map(ht),mean:ht(T)}]}),p=_r(s),
{kinds:h,courses:f,short:g,game:b,number:w}=t.lesson;return{title:t.goal(e.course).title??"",short:o?g:"",near:s.filter(
({near:y})=>y).length,of:s.length,found:Xw(s,h),unit:a?"out of 100":i,band:a?ht(100*wt(0,i)):0,...a?{low:0,high:100}:Qw(
c.filter(({apart:y})=>!y)),dots:c,sure:d,sureWords:Ms(u),calibration:ty(s),meaning:ny(s,o?t.lesson.meaning:{}),open:s.filter(
({near:y,at:M})=>!y&&!l(M)).map(({at:y})=>y),next:"",practise:f.length<2?"":p.length>0?"Practise that":"Practise",receipt:o&&
s.length>0?sy(t,e,n):"",done:o&&s.length===t.groups(e.course).length?`${b} ${w}`:""}}function sy(t,e,n){let s=({said:g,measure:b,
sure:w})=>`${Ve(ht(b==="chance"?100*g:g),2).replace(/\.?0+$/,"").replace(/^-0$/,"0")}${Yw[w]}`,{first:r,second:o}=aa(t,e),
i=new Map(r.map(g=>[g.at,s(g)])),a=o.map(g=>`${g.at+1}=${s(g)}`),l=[...n].slice(0,40).join("").replace(/[^\p{L}\p{N}\s.'-]/gu,
" ").trim().split(/\s+/).join("_"),c=t.groups(e.course).map((g,b)=>i.get(b)??"-"),{game:u,number:d,edition:p}=t.lesson,h=`${u}\
 lesson=${d} edition=${p}${l&&` student=${l}`}: ${c.join(" ")}`,f=a.length>0?`${h} | ${a.join(" ")}`:h;return`${f} #${em(
f).slice(0,4)}`}var ry=/^([+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?|[+-]?\d+\/\d+)$/i,oy=/(^|[;\t\r\n])([\s\0]*)(?=[=+\-@＝＋－＠])/g;function iy(t){
let e=String(t??""),n=typeof t!="string"||ry.test(e)?e:e.replace(oy,"$1'$2");return/[",\r\n]/.test(n)?`"${n.replaceAll('\
"','""')}"`:n}var im=t=>t.map(e=>`${e.map(iy).join(",")}
`).join("");var ay=2,la="About 1 in 20 runs",mt=(t,e=2)=>Ve(Math.abs(t)<.5/10**e?0:t,e).replace("-","−");function am(t,e,n,s,r,o){
let i=s==="chance";if(t===0||t<2&&!i)return"";let a=i?100:1,[l,c,u]=[...n,e].map(p=>a*p),d=r==null?[]:[r,...o==null?[]:[
o]].map(p=>a*p);return l===c?`${t===2?"Both":`All ${t.toLocaleString("en")}`} trials gave the same number, so they don't\
 show how far off it may be.`:`So it's ${ly(l,c,u,s,d)}${uy(l,c,d,i)}`}function ly(t,e,n,s,r=[]){let o=(t+e)/2,i=(e-t)/2,
a=s==="chance",l=a?i>=ay&&!cy(t,e,o,i,r)?0:1:2,c=mt(i,l);if(a&&mt(o,l)!==mt(n,l))return`between ${mt(t,l)} and ${mt(e,l)}\
 out of 100`;let u=a?"out of 100":s;return`about ${mt(n,l)} ${u}, give or take ${Number(c)?c:"less than 0.01"}`}function cy(t,e,n,s,r){
let[o,i]=[n,s].map(a=>Number(mt(a,0)));return r.some(a=>(t<=a&&a<=e)!=(o-i<=a&&a<=o+i))}function uy(t,e,n,s){let[r,o]=n.
map(l=>dy(l,s)),[i,a]=n.map(l=>t<=l&&l<=e);if(r==null)return".";if(o==null||o===r){let l=o==null?"":", and so does your \
guess";return`. The answer (${r}) ${i?`fits${l}`:`doesn't fit. ${la} miss it`}.`}return i&&a?`. Your guess (${o}) and th\
e answer (${r}) both fit so far.`:i?`. The answer (${r}) fits, but your guess (${o}) doesn't.`:a?`. Your guess (${o}) fi\
ts, but the answer (${r}) doesn't. ${la} mislead like this.`:`. Neither the answer (${r}) nor your guess (${o}) fits. ${la}\
 miss the answer.`}var dy=(t,e)=>e?mt(t,Math.abs(t-Math.round(t))<1e-9?0:1):mt(t);var hy=[1,10,100,1e3],my=1e6,py=2,Kn=1.959963984540054,fy=100,Tr=10,gy=617,by=125,wy=350,yy=50,ky=20;function xy(t,e){let n=t/
e,s=Kn*Kn,r=(n+s/(2*e))/(1+s/e),o=Kn/(1+s/e)*Math.sqrt(n*(1-n)/e+s/(4*e*e));return[Math.max(0,r-o),Math.min(1,r+o)]}function vy(t,e,n){
let s=e/t,r=t<2?0:Math.sqrt(Math.max(0,n/t-s**2)/(t-1));return[s-Kn*r,s+Kn*r]}function $y(t,e){let n=new Set([e]);for(let s=1;s<
10;s++)n.add(s);for(let s=10;10**(s/10)<e;s++)n.add(Math.round(10**(s/10)));return new Set([...n].filter(s=>s>t&&s<=e))}
function My({parts:t,rows:e},n){let s={dealt:{},traces:[]};for(let[r,o]of Object.entries(e)){let i=t[o.charCodeAt(n)-48];
i&&r.startsWith("trace.")?s.traces.push(i):i&&(s.dealt[r]=i)}return s}var qe=t=>t.toLocaleString("en"),Er=class{constructor(e,n=Math.
floor(Math.random()*my)){this.key="";this.card=null;this.explained="";this.run={begun:0,n:0,total:0,squares:0,points:[]};
this.earlier=[];this.running=!1;this.few=!1;this.note="";this.signs="";this.cases=[0,0,0];this.outcome=null;this.shown={
dealt:{},traces:[]};this.publish=e,this.seed=n,this.said=void 0,this.timer=void 0}forget(e){clearTimeout(this.timer),this.
run={begun:0,n:0,total:0,squares:0,points:[]},this.earlier=e,this.running=!1,this.few=!1,this.note="",this.signs="",this.
cases=[0,0,0],this.outcome=null,this.shown={dealt:{},traces:[]}}get dealt(){return this.card?.panel.tries}get most(){let{
signs:e="",kept:n=0}=this.dealt??{};return e.length-n+Math.min(Tr,n)}get counts(){return hy.filter(e=>e<=this.most)}get chance(){
return this.card?.panel.measure==="chance"}bind(e,n,s){this.said=s,this.card=n,e!==this.key&&this.forget([]),this.key=e}again(e){
let n=String(e??this.seed+1),{value:s}=be(n,{low:0,high:999999999,whole:!0});s==null&&J(`Expected a seed of trials from \
0 to 999,999,999, not '${n.slice(0,20)}'.`),this.seed=Number(s),this.forget([this.run,...this.earlier].filter(({points:r})=>r.
length>0).slice(0,py)),this.publish()}place(e){let{signs:n="",kept:s=0}=this.dealt??{};return e<Math.min(Tr,s)?(Tr*this.
seed+e)%s:s+(gy*this.seed+e)%(n.length-s)}begin(e,n=!1){if(this.running)return;let s=this.trying(e,n);this.running=!0,this.
note="";let r=()=>{let{value:o,done:i}=s.next();this.running=!i,i||(this.timer=setTimeout(r,o)),this.publish()};try{r()}catch(o){
throw this.running=!1,o}}stop(){clearTimeout(this.timer),this.running=!1,this.publish()}*trying(e,n=!1){let{run:s}=this;
this.dealt||J("There's no question to try out in this position."),this.counts.includes(e)||J(`Expected ${this.counts.map(
qe).join(", ")} trials, not ${String(e).slice(0,20)}.`),s.begun>=this.most&&J(`That is ${qe(this.most)} trials already. \
Start over to run more.`);let r=Math.min(this.most,s.begun+e),o=$y(s.begun,r);for(this.few=e<=10;s.begun<r;)this.add(),o.
has(s.begun)&&this.mark(),(e===10||!this.few&&s.begun%(e/ky)===0)&&s.begun<r&&(yield this.few?n?wy:by:yy)}add(){let{run:e}=this,
n=this.dealt,s=this.place(e.begun),r=n.values[n.signs.charCodeAt(s)-48];e.begun++,this.outcome=r,this.shown=this.few?My(
n,s):{dealt:{},traces:[]};let o=r==null?2:r?0:1;this.cases[o]++,this.signs.length<fy&&(this.signs+="ynx"[o]),r!=null&&(e.
n++,e.total+=r,e.squares+=r*r)}get mean(){return this.run.total/this.run.n}interval(){let{n:e,total:n,squares:s}=this.run;
return this.chance?xy(Math.round(n),e):vy(e,n,s)}mark(){this.run.n>0&&this.run.points.push([this.run.begun,this.mean,...this.
interval()])}told(e){let{run:n,dealt:s}=this,r={runs:e?[n,...this.earlier].map(({points:a})=>[...a]):[[]],begun:e?n.begun:
0,struck:e?n.begun-n.n:0,running:this.running,most:this.most,counts:this.counts,seed:this.seed,note:this.note,traces:e?this.
shown.traces:[]};if(!s||!e)return r;let[,o]=this.noun(),i=s.kept>0?` You can see the cards of the first ${Tr}.`:"";if(r.
beforehand=`These ${o} were made in advance, ${qe(s.signs.length)} in all.${i}`,s.cases&&(r.grown=this.grown(s.cases)),n.
begun===0)return r;if(Object.assign(r,{summary:this.summary(),claim:this.claim(),band:this.band()}),n.n>0){let[a,l]=this.
interval();Object.assign(r,{value:this.mean,low:a,high:l})}return this.few&&(r.last=this.last()),r}grown(e){let n=this.run.
begun,s=e.map((l,c)=>[this.cases[c],l]),r=s.map(([l,c])=>`"${c}" came up ${qe(Number(l))} ${l===1?"time":"times"}`),o=r.
pop()??"",i=r.length>0?`${r.join(", ")} and ${o}`:o;return{kind:"cases",caption:"",spoken:n?`So far, ${i}.`:"There are n\
o tries so far.",n,signs:this.signs,kinds:s}}noun(){return bl(this.card?.panel.trial??"")}summary(){let{n:e,total:n,begun:s}=this.
run,[r,o]=this.noun(),i=s-e,{cases:a,event:l,measure:c}=this.card?.panel??{};if(e===0)return s>1?`None of the ${qe(s)} ${o}\
 so far counts.`:`One ${r} so far, and it doesn't count.`;let u=i>0?` ${qe(i)} of the ${qe(s)} ${o} ${i===1?"does":"do"}\
n't count.`:"";return this.chance?e===1?`One ${r} ${i?"that counts":"so far"}.${u}`:Math.round(n)===1?`It happened once \
in ${qe(e)} ${o}.${u}`:`${qe(Math.round(n))} of ${qe(e)} ${[a||o,l].filter(Boolean).join(" ")}.${u}`:`${at(this.mean,c)}\
 on average in ${qe(e)} ${e>1?o:r}.${u}`}claim(){let{n:e}=this.run,{judged:n,apart:s,measure:r}=this.card?.panel??{};return e===
0?"":am(e,this.mean,this.interval(),r,s?null:n.exact,this.said)}band(){if(this.run.begun<2)return"";let e=this.card?`${this.
card.panel.id} ${JSON.stringify(this.card.settings)}`:"";this.explained||=e;let n=this.chance?"95% Wilson interval":"95%\
 interval";return this.explained===e?`19 out of 20 bands like this hold the answer (${n}).`:""}last(){let e=`${lt(this.noun()[0])}\
 ${qe(this.run.begun)}`,n=this.dealt?.struck;return this.outcome==null?`${e} doesn't count${n?`, because ${n}`:""}.`:this.
chance?`${e}: ${this.outcome?"yes":"no"}.`:`${e}: ${at(this.outcome,this.card?.panel.measure)}.`}};var lm={step:t=>({kind:"Step",to:t}),watcher:t=>({kind:"Eyes",key:t}),stop:t=>({kind:"Stop",at:t}),playing:t=>({kind:"Pl\
ay",on:t}),question:t=>({kind:"Pick",question:t}),settings:t=>({kind:"Set",settings:t}),predicting:t=>({kind:"AskFirst",
on:t}),page:t=>({kind:"Turn",page:t}),why:t=>({kind:"Why",at:t})},cm=["game","question","settings","position","predictio\
n","sure","exact","measure","mistake","kind","own","time","steps"],Sy=({kind:t,also:e})=>[t,e?.kind].some(n=>n==="go"||n===
"next"),Zn=class{constructor(e,n,s){this.drawn={};this.student="";this.front="table";this.drew=()=>{};this.facts=e,this.
models=n,this.now=s,this.tries=new Er(()=>this.draw(this.models.panel.get("note")))}did(e){return this.now}shown(){return{}}open(){
this.draw();for(let[n,s]of Object.entries(this.models))for(let r of Object.keys(lm))s.on(`change:${r}`,()=>this.wish(n,r));
let{panel:e}=this.models;e.on("change:lit",()=>this.light(e.get("lit"))),e.saying=n=>this.hear(n)}light(e){this.models.table.
put({lit:e})}wish(e,n){let s=this.drawn[e]??{},r=this.models[e].get(n);n in s&&Pe(s[n],r)&&this.do(lm[n](r))}do(e){let n="";
try{this.now=this.did(e)}catch(s){n=s instanceof Error?s.message:String(s)}return this.draw(n),n}draw(e=""){let{panel:n,
...s}=this.drawn=this.shown(),r=this.tried(n,s),o=Pe(n.panel,this.models.panel.get("panel"));for(let[i,a]of Object.entries(
s))this.models[i].put(a);this.models.panel.put({...n,...r,note:e,...o&&{lit:{}}}),this.drew()}tried({panel:e,page:n},s){
let{tries:r,front:o,now:i}=this,a=!!e.revealed;r.bind(e.key,Ee(this.facts,i.asked),e.said?.value);let l=r.told(a),{dealt:c}=a?
r.shown:{dealt:{}};a&&n==="try"&&r.dealt?.rows["trace.0"]&&(e.traces=!0);for(let d of["table","twin"])s[d]&&(s[d].dealt=
c);let u=Object.keys(c).length+l.traces.length>0;return n==="try"&&l.last&&i.stop!==-1&&u&&(s[o].caption={place:"Only a \
test, not the real game",line:[l.last,""],tone:"trial"}),{tried:l,dealt:c}}try(e){if(this.models.panel.get("panel").revealed)
try{e()}catch(n){this.tries.note=n instanceof Error?n.message:String(n),this.draw()}}hear(e){switch(e.kind){case"predict":{
let n=`${new Date().toISOString().slice(0,19)}Z`,{value:s,sure:r="",second:o=""}=e,{seed:i}=this.tries;this.do({kind:"Pr\
edict",number:String(s),sure:r,time:n,seed:i,second:String(o)});break}case"go":this.do({kind:"Go",to:e.at});break;case"o\
wn":this.do({kind:"Own",yes:e.yes});break;case"main":e.button==="like"?this.do({kind:"Like"}):Sy(this.models.panel.get("\
main"))&&this.do({kind:"GoOn"});break;case"pick":this.do({kind:"Pick",question:e.question});break;case"skip":this.do({kind:"\
Skip"});break;case"answer_step":this.do({kind:"AnswerStep",step:e.step,number:e.number});break;case"show_step":this.do({
kind:"ShowStep",step:e.step});break;case"run":this.try(()=>this.tries.begin(e.trials,e.calm));break;case"stop":this.tries.
stop();break;case"again":this.try(()=>this.tries.again(e.seed));break;case"save":this.models.panel.tell("msg:custom",{kind:"\
file",name:"predictions.csv",text:this.csv()})}}csv(){let e=this.student?["name",...cm]:cm,n=ta(this.facts,this.now.asked),
s=n.map(r=>e.map(o=>({...r,name:this.student})[o]));return im([e,...s])}},Lr=class extends Zn{constructor(e,n,s){let r=new Gn(
e),o=n.get("stop"),i=Mr({frame:n.get("step"),eyes:n.get("watcher"),seat:e.seat}),a={...i.asked,chosen:e.chosen,predicting:s.
get("predicting")},l=St(r,{...i,asked:a},{kind:"Step",to:i.frame});o>=0&&(l=St(r,l,{kind:"Stop",at:o})),super(r,{table:n,
panel:s},l),this.game=r,this.open()}explain(e){this.facts=this.game=new Gn(e),this.draw()}did(e){return St(this.game,this.
now,e)}shown(){return Dh(this.game,this.now)}};var _y=40,Ty="The practice positions are still being worked out. They'll open here in a minute.",Ey="0",um=(t,e)=>t.startsWith(
`${e} `)&&!t.includes(" like "),Ar=class extends Zn{constructor(n,s,r){let o=new Sr(n);super(o,s,{asked:Mr({}).asked,at:-1,
redo:[],course:-1,order:"set",like:-1,following:-1,examples:[]});this.coming=!1;this.wished=null;this.lesson=o,this.arrange=
r,this.sheets=n.sheets,this.choose=()=>{this.begin(),this.draw()},this.begin(),this.open();for(let i of["trail","report"])
this.models[i].saying=a=>this.asked(a,i)}follow(n){this.coming=!0,n.then(s=>{this.lesson.explain(s);let{pool:r,clauses:o}=s.
table;for(let i of["table","twin"])this.models[i].put({pool:r,clauses:o})}).catch(s=>console.error(s)).then(()=>{let s=this.
now.at<0?this.wished:null;this.coming=!1,this.draw(this.models.panel.get("note")),s!=null&&this.models.trail.put({note:this.
practise(s)})})}begin(){this.lesson.again(),this.now=this.did({kind:"Begin"})}did(n){return Gh(this.lesson,this.now,n)}shown(){
let{lesson:n,now:s}=this,{panel:r,trail:o}=Kh(n,s),i=n.picked(s.course),a=s.asked.said.filter(({place:u})=>um(u,s.course)),
l=s.asked.attempts.filter(({place:u})=>um(u,s.course)),c=om(n,s,this.student);return{panel:r,trail:{...o,lesson:i?`Lesso\
n ${n.lesson.number}`:"Practice",kept:i?`lesson ${n.lesson.game} ${n.lesson.number}`:"",answers:i?a:[],attempts:i?l:[],receipt:c.
receipt,student:this.student,note:""},report:{report:c},...this.laid()}}laid(){let{lesson:n,now:s}=this;if(s.at<0)return{};
let r=st(n,s),{tables:o,over:i}=n.laid(s,r),a=o.length>1&&s.at===r[1]?1:0,l=we(n,s).size===n.groups(s.course).length,c=l&&
n.card(s.asked.place,s.asked.question,s.asked.settings);return this.front=["table","twin"][a],Object.fromEntries(o.map(({
names:u,frame:d,differs:p},h)=>[["table","twin"][h],{names:u,differs:p,frames:{[Ey]:[d]},aside:h!==a,caption:{...i[h],tone:"\
plain"},heat:h===a&&c&&c.heat||{}}]))}draw(n){super.draw(n),this.arrange(this.now.at<0?"end":this.drawn.twin?"two":"one")}light(n){
for(let s of["table","twin"])this.models[s].put({lit:s===this.front?n:{}})}asked(n,s){let r="";switch(n.kind){case"go":r=
this.do({kind:"Go",to:n.at});break;case"redo":r=this.do({kind:"Redo"});break;case"lesson":this.choose(n.lesson);break;case"\
begin":this.begin(),this.draw();break;case"practise":r=this.practise(s==="report"?rm(this.lesson,this.now):"");break;case"\
name":this.student=[...String(n.name).split(/\s+/).filter(Boolean).join(" ")].slice(0,_y).join(""),this.draw();break;case"\
restore":r=this.restore(n);break;case"save":this.models[s].tell("msg:custom",{kind:"file",name:"answers.csv",text:this.csv()});
break;case"print":this.models.trail.tell("msg:custom",{kind:"print",html:this.sheets[n.letter?"Letter":"A4"]})}r&&this.models.
trail.put({note:r})}practise(n){return this.wished=this.coming?n:null,this.coming?Ty:this.lesson.practise(n)?this.do({kind:"\
Begin"}):"No practice positions were found."}restore({answers:n,attempts:s=[],at:r,student:o=""}){let{course:i,asked:a}=this.
now;if(a.said.length>0||!Array.isArray(n))return"";try{let u=n.map(d=>{let[,p,h]=String(d.place).split(" "),f=_t(i,Number(
p),!!h),g=this.lesson.card(f,d.question,d.settings);if(!g)throw new Error;return g.value(d.number),{...d,place:f}});this.
student=o,this.now={...this.now,asked:{...a,said:u}}}catch{return"Those answers belong to another lesson."}for(let u of Array.
isArray(s)?s:[]){let[,d,p]=String(u?.place).split(" "),h=_t(i,Number(d),!!p);this.do({kind:"Attempted",attempt:{...u,place:h}})}
let l=we(this.lesson,this.now),c=this.lesson.groups(i).findIndex((u,d)=>!l.has(d));for(let u of new Set([c,c<0?-1:r]))this.
do({kind:"Go",to:u});return""}};function dm(t,e,n){let s=new pe(t.table),r=new pe({...t.table}),o=new pe(t.trail),i=new pe({palette:t.table.palette,report:{}}),
a=new Map,l=(d,p,h)=>{let f=a.get(h)??Ze(d,p,h);return a.set(h,f),f},c=m("div",{class:"widget-box uw-stack uw-at-low"}),
u=new Ar(t,{table:s,twin:r,panel:e,trail:o,report:i},d=>{let h=[...(d==="end"?[l(hh,i,"uw-at-table uw-lesson-chart"),l(mh,
i,"uw-at-side uw-end")]:[l(Bn,s,"uw-at-table"),d==="two"&&l(Bn,r,"uw-at-twin"),l(lr,e,"uw-at-side")]).filter(Boolean),c];
(h.length!==n.children.length||h.some((f,g)=>f!==n.children[g]))&&n.replaceChildren(...h)});return c.append(Ze(bh,o,"")),
u}var Ly="uncle_widgets.woken",Ay="The server is full. Trying again in a few seconds.",Oy=1e4,Uy=500,Py=5e3,Ry=["restartin\
g","autorestarting","dead","terminating"],Or=class{constructor(){this.heard=new Set}connect(e){this.heard.add(e)}disconnect(e){
this.heard.delete(e)}emit(e,n){for(let s of[...this.heard])s(e,n)}};function hm(t){let e=/(?:^|; )_xsrf=([^;]*)/.exec(document.
cookie)?.[1];if(e)return e;let n=crypto.getRandomValues(new Uint8Array(16)).join(""),s=location.protocol==="https:"?"; S\
ecure":"";return document.cookie=`_xsrf=${n}; path=${t}; SameSite=Strict${s}`,n}var Ur=class{constructor(e,n){this.waiting=
[];this.socket=null;this.sent=0;this.tries=0;this.timer=0;this.answered=!1;this.hear=n,this.base=new URL("../",document.
baseURI),this.session=crypto.getRandomValues(new Uint8Array(16)).join(""),this.kernel={id:"",status:"unknown",connectionStatus:"\
connecting",isDisposed:!1,serverSettings:{baseUrl:this.base.href,token:""},statusChanged:new Or,connectionStatusChanged:new Or},
this.over=new AbortController,this.send("comm_open",{comm_id:this.session,target_name:Ly,data:{}}),this.begin(e);let{signal:s}=this.
over;addEventListener("pagehide",()=>this.terminate(),{signal:s}),addEventListener("pageshow",r=>r.persisted&&location.reload())}async begin(e){
try{let n={"X-XSRFToken":hm(this.base.pathname)},s=await fetch(e,{method:"POST",headers:n,signal:this.over.signal});if(s.
status===503)this.fail(Ay,{again:Oy*(1+Math.random())});else if(s.status===403){let r=encodeURIComponent(location.pathname+
location.search);this.fail("You need to sign in before you play.",{way:m("a.btn.solid",{href:`${this.base.href}login?nex\
t=${r}`},"Sign in")})}else s.ok?(this.kernel.id=(await s.json()).id,this.connect()):this.fail("The server couldn't start\
 a game. Try again.")}catch{this.fail("The server isn't answering.")}}fail(e,n){this.over.signal.aborted||this.hear({failed:e,
words:e,...n})}connect(){let e=new URL(`api/kernels/${this.kernel.id}/channels?session_id=${this.session}`,this.base);e.
protocol=e.protocol.replace("http","ws");let n=new WebSocket(e);this.socket=n,n.onopen=()=>{this.tries=0;for(let s of this.
waiting.splice(0))n.send(s);this.connection("connected")},n.onmessage=({data:s})=>this.got(JSON.parse(s)),n.onclose=()=>{
if(this.over.signal.aborted)return;if(!this.answered)return this.fail("The server isn't answering.");this.connection("co\
nnecting");let s=Math.min(Py,Uy*2**this.tries++);this.timer=window.setTimeout(()=>this.connect(),s)}}connection(e){this.
kernel.connectionStatus=e,this.kernel.connectionStatusChanged.emit(this.kernel,e)}postMessage({heard:e,...n}){let[s,r]=e??
[this.session,n];this.send("comm_msg",{comm_id:s,data:r})}send(e,n){let r={header:{msg_id:`${this.session}_${this.sent++}`,
msg_type:e,session:this.session,username:"",date:new Date().toISOString(),version:"5.3"},parent_header:{},metadata:{},content:n,
channel:"shell",buffers:[]},o=JSON.stringify(r);this.socket?.readyState===WebSocket.OPEN?this.socket.send(o):this.waiting.
push(o)}got({header:e,content:n}){let s=e.msg_type;if(s==="status"){if(!this.answered&&Ry.includes(n.execution_state)&&this.
fail("The game couldn't start. Try again."),this.kernel.status===n.execution_state)return;this.kernel.status=n.execution_state,
this.kernel.statusChanged.emit(this.kernel,n.execution_state)}else if(s.startsWith("comm_"))n.comm_id!==this.session?this.
hear({said:[s,n.comm_id,n.data]}):s==="comm_close"?this.fail("The game couldn't start. Try again."):(this.answered=!0,this.
hear(n.data));else return}terminate(){if(this.over.signal.aborted)return;this.over.abort(),clearTimeout(this.timer),this.
socket?.close();let e=new FormData;e.append("_xsrf",hm(this.base.pathname)),this.kernel.id&&navigator.sendBeacon(new URL(
`voila/api/shutdown/${this.kernel.id}`,this.base),e)}};var ca=class extends pe{constructor(e,n,s){super(e),this.post=n,this.widget_manager={kernel:s},this.unsaid=new Set,this.
awaited=new Map,this.saying=r=>n({method:"custom",content:r})}set(e,n){this.unsaid.add(e),super.set(e,n)}save_changes(){
if(!this.unsaid.size)return;let e=Object.fromEntries([...this.unsaid].map(n=>[n,this.get(n)]));this.unsaid.clear();for(let n of Object.
keys(e))this.awaited.set(n,(this.awaited.get(n)??0)+1);this.post({method:"update",state:e,buffer_paths:[]})}echoed(e){for(let n of Object.
keys(e))this.awaited.set(n,Math.max(0,(this.awaited.get(n)??0)-1))}told(e){this.put(Object.fromEntries(Object.entries(e).
filter(([n])=>!this.awaited.get(n))))}},Yn=class{constructor(e,n){this.send=e,this.kernel=n,this.all=new Map,this.modules=
new Map,this.cuts=new Map,this.host={getModel:async s=>this.found(s),getWidget:async s=>({render:r=>this.render(s,r)})}}found(e){
let n=this.all.get(e.replace(/^(anywidget:|IPY_MODEL_)/,""));if(!n)throw new Error(`uncle_widgets: no widget ${e}.`);return n}hear([
e,n,s]){e==="comm_open"?this.open(n,s.state):e==="comm_close"?(this.cuts.get(n)?.(),this.cuts.delete(n),this.all.delete(
n)):s.method==="echo_update"?this.all.get(n)?.echoed(s.state):s.method==="update"?this.all.get(n)?.told(s.state):s.method===
"custom"&&this.all.get(n)?.tell("msg:custom",s.content)}open(e,n){this.all.set(e,new ca(n,s=>this.send([e,s]),this.kernel)),
n._model_name==="LinkModel"&&this.cuts.set(e,this.link(n.source,n.target))}link(e,n){let s=([o,i],[a,l])=>{let[c,u]=[this.
found(o),this.found(a)],d=p=>{Pe(u.get(l),p)&&(u.set(l,p),u.save_changes())};return c.on(`change:${i}`,d),()=>c.off(`cha\
nge:${i}`,d)},r=[s(e,n),s(n,e)];return()=>r.forEach(o=>o())}async render(e,{el:n,signal:s}){let r=this.found(e),o=await(await this.
moduleOf(r.get("_esm"))).default.render({model:r,el:n,host:this.host});s.aborted?o?.():s.addEventListener("abort",()=>o?.())}moduleOf(e){
let n=this.modules.get(e);if(!n){let s=URL.createObjectURL(new Blob([e],{type:"text/javascript"}));n=import(s).finally(()=>URL.
revokeObjectURL(s)),this.modules.set(e,n)}return n}};var mm=4e3,Hy=2e4,ua=1e6,Ny=`Playing needs Python, which can't start on a page opened from a disk. Put the folder on a w\
eb server, or run "python -m http.server" in it.`,Cy="Python couldn't start in this browser.",Dy="Python couldn't load b\
ecause there is no network.",By=(t,e)=>`Loading Python, ${Math.min(Math.round(t/ua),Math.ceil(e/ua))} of ${Math.ceil(e/ua)}\
 MB`,da=class{constructor({root:e,kernel:n,home:s,el:r,onProgress:o,onShow:i}){this.link="";this.asked=0;this.head="";this.
worker=null;this.drawn=null;this.showing=null;this.timer=0;this.answered=0;this.undressed=()=>{};this.root=e,this.kernel=
n,this.home=s??"",this.el=r,this.onProgress=o??(()=>{}),this.onShow=i??(()=>!0),this.models=new Yn(()=>{}),this.line=m("\
p",{role:"status"}),this.bar=m("progress",{"aria-label":"Loading Python"}),this.way=m("div.row"),this.box=m("div.uw.uw-w\
aking",m("div.said",this.line,this.way,this.bar))}say(e,...n){this.line.textContent!==e&&(this.line.textContent=e),this.
way.replaceChildren(...n),this.bar.hidden=n.length>0,this.onProgress(e)}start(){if(this.stop(),this.place(),this.bar.removeAttribute(
"value"),this.say(this.kernel?"Starting Python":"Loading Python"),location.protocol==="file:")return this.say(Ny,this.again());
let e=this.kernel?new Ur(this.kernel,n=>this.hear(n)):this.loaded();this.worker=e,this.models=new Yn(n=>e.postMessage({heard:n}),
"kernel"in e?e.kernel:null),this.ask()}loaded(){let e=new Worker(new URL(`${this.root}python/worker.js`,document.baseURI),
{type:"module"});return e.onmessage=({data:n})=>this.hear(n),e.onerror=()=>this.fail("Python couldn't load. Are you conn\
ected to the internet?"),e}place(){this.undressed(),this.el.replaceChildren(this.box),this.undressed=nn(()=>{})({el:this.
el})??this.undressed}again(){return m("button.btn.solid",{onclick:()=>this.start()},"Try again")}stop(){clearInterval(this.
timer),this.drawn?.abort(),this.drawn=null,this.worker?.terminate(),this.worker=null}ask(){this.asked+=1,this.worker?.postMessage(
{show:this.link,home:this.home,asked:this.asked})}hear(e){this.answered=performance.now(),e.said?this.models.hear(e.said):
e.of?(this.bar.max=e.of,this.bar.value=e.loaded,this.say(By(e.loaded,e.of))):e.starting?this.say("Starting Python"):e.ready?
(this.mind(),Ru()):e.failed?(e.words||console.error("uncle_widgets: Python did not start.",e.failed),this.fail(e.words??
(navigator.onLine?Cy:Dy),e.way),e.again&&(this.timer=window.setTimeout(()=>this.start(),e.again))):e.shown&&e.asked===this.
asked&&this.show(e.shown),this.lift()}fail(e,n=this.again()){this.stop(),this.place(),this.say(e,n)}show({whole:e,head:n,
refused:s}){if(s||!e||!n)this.say(s??""),this.bar.hidden=!0;else if(this.onShow()&&(n!==this.head||!this.drawn)){this.drawn?.
abort(),this.drawn=new AbortController,this.head=n,this.undressed();let r=this.models.found(n).get("link");Je()===this.link&&
history.replaceState(null,"",ye(location.pathname,r,ce()));let o=m("div.uw-woken");this.el.replaceChildren(o),this.models.
render(e,{el:o,signal:this.drawn.signal})}this.showing?.()}mind(){this.timer=window.setInterval(()=>{this.worker?.postMessage(
{alive:!0}),!document.hidden&&performance.now()-this.answered>Hy+mm&&this.cover()},mm)}cover(){if(this.el.querySelector(
":scope > .uw-lost"))return;let e=()=>{this.link=this.models.all.get(this.head)?.get("link")||this.link,this.start()};for(let n of this.
el.children)n.toggleAttribute("inert",!0);this.el.append(m("div.uw.uw-lost",m("div.said",{role:"alert"},m("p","Python ha\
sn't answered for a while. It may still be working."),m("button.btn.solid",{onclick:e},"Restart it"))))}lift(){let e=this.
el.querySelector(":scope > .uw-lost");if(e){e.remove();for(let n of this.el.children)n.removeAttribute("inert")}}};async function pm({
link:t,...e}){let n=new da(e);n.link=t;let s=new Promise(r=>{n.showing=()=>r(void 0)});return n.start(),await s,{show:r=>{
n.link=r,n.ask()},close:()=>{n.stop(),n.undressed(),e.el.replaceChildren()}}}var Iy=/^\s*(watch|play|lesson|position|lab|rules|class)(?:\/(\d{1,4}))?\s+(\w+)\s*([^:]*):(.*)$/s,Wy=/%(?:2C|2B|2F)/g;function zn(t){
let[,e,n="1",s,r,o]=Iy.exec(t)??[];if(!e)return null;let i=r.split(/\s+/).filter(Boolean),a={};try{for(let l of i){let c=l.
indexOf("=");if(c<1)return null;let u=l.slice(c+1);a[l.slice(0,c)]=n==="1"?u:decodeURIComponent(u)}}catch{return null}return{
room:e,game:s,values:a,moves:o.split(/\s+/).filter(Boolean),version:Number(n)}}var Fy=t=>encodeURIComponent(t).replace(Wy,
decodeURIComponent).replace(/['()]/g,e=>`%${e.charCodeAt(0).toString(16).toUpperCase()}`);function ha({room:t,game:e,values:n,
moves:s=[]}){let r=Object.entries(n).map(([o,i])=>`${o}=${Fy(i)}`);return`${[`${t}/2`,e,...r].join(" ")}: ${s.join(" ")}`.
trimEnd()}function Wt(t,e){let n=zn(t);return n?ha({...n,values:{...n.values,...e}}):t}function ma(t,e,n){let s=r=>JSON.
stringify(Object.entries(r).filter(([o])=>!n.includes(o)).sort(([o],[i])=>o<i?-1:1));return t.moves.length===0&&s(t.values)===
s(e.values)}function qy(t){let e={zones:[]};return t.map(n=>{let s=["sheet","board"].filter(o=>o in n).map(o=>[o,n[o]+(e[o]??0)]),r=n.
zones.map((o,i)=>o+(e.zones[i]??0));return e={...n,...Object.fromEntries(s),zones:r},e})}function fm(t,e,n){let s=Object.
entries(t.table.frames).map(([i,a])=>[i,qy(a)]),r=new pe({...t.table,frames:Object.fromEntries(s)}),o=new Lr(t,r,e);return n.
append(Ze(Bn,r,"uw-at-table"),Ze(lr,e,"uw-at-side")),o}var pa=60;function bm({game:t,now:e}){let{said:n,attempts:s,attempts_from:r}=e.asked,o=Object.entries(e.fates),i=s.slice(
r).slice(-pa);if(n.length===0&&o.length===0)return{};let a=o.slice(-pa).map(([l,c])=>{let[u,d]=l.split(" ").map(Number);
return["Settle",{seat:u,at:d,answered:c==="answered"}]});return{deeds:[...n.slice(-pa).map(l=>["Again",{said:l}]),...i.map(
l=>["Attempted",{attempt:l}]),...a,...e.stop>=0?[["Eyes",{key:String(e.seat)}],["Stop",{at:e.stop}]]:[],...$r(t,e)?[["Tu\
rn",{page:"answer"}]]:[]]}}function jy({game:t},e,n,s){let{asked:r}=e;switch(n){case"Again":{let{said:o}=s,i=t.card(o.place,
o.question,o.settings);if(!i)throw new Error(`Expected a question that arises at ${o.place}.`);return i.value(o.number),
{...e,asked:{...r,said:[...r.said,o]}}}case"Settle":{let o=`${Number(s.seat)} ${Number(s.at)}`;return{...e,fates:{...e.fates,
[o]:s.answered?"answered":"skipped"}}}}return St(t,e,{kind:n,...s})}function gm(t,e){let{game:n,now:s}=t;if(s.asked.said.
length>0||!Array.isArray(e?.deeds))return!0;let r={...s,stop:-1},o=!0;for(let[i,a]of e.deeds)try{r=jy(t,r,i,a)}catch{o=!1}
return r.stop<0&&(r={...St(n,r,{kind:"Eyes",key:s.eyes}),frame:s.frame},r=St(n,r,{kind:"Step",to:s.frame})),t.now=r,t.draw(),
o}function wm(t,e,n){let s=t.now;if(gm(t,e))return;let{said:r}=t.now.asked;n.then(()=>{t.now.asked.said===r&&(t.now={...t.
now,asked:{...t.now.asked,said:s.asked.said},fates:s.fates},gm(t,e))})}var ym=["step","eyes","question","guess"],Vy="everything";function km(t,e,{tell:n,open:s},r){let o=new pe({...e.explainer,
kept:t.kept}),i=m("div",{class:"widget-box uw-cols"}),a=fm(e,o,i),{table:l}=a.models,c={node:i,link:"",cell:"",panel:o,room:a},
u=o.saying,d=(r?r.then(h=>a.explain(h)):Promise.resolve()).then(()=>ut(t.files.everywhere)).then(h=>a.explain({...e,...h})).
catch(h=>console.error(h)),p=()=>{let h=l.get("step"),f=l.get("watcher"),g=o.get("question"),b=f===Vy?`'${f}'`:f;c.link=
Wt(t.links.watch,{step:String(h),eyes:f,...g&&{question:g}}),c.cell=t.cells.watch.replace(/\)$/,`, step=${h}, watcher=${b}${g?
`, question='${g}'`:""})`),n()};return l.on("change:step change:watcher",p),o.on("change:question",p),o.on("change:endin\
g",()=>Gy(o,e,t.doors)),o.saying=h=>{h.kind==="open"?s(h.link):h.kind==="restore"?wm(a,h.kept,d):u(h)},a.drew=()=>o.put(
{keeping:bm(a)}),fh(o,i.querySelector(".uw-at-side .uw")),p(),c}function xm({room:t,panel:e},{step:n,eyes:s,question:r,guess:o}){
s&&s!==t.now.eyes&&t.do({kind:"Eyes",key:s}),n&&Number(n)!==t.now.frame&&t.do({kind:"Step",to:Number(n)}),r&&r!==e?.get(
"question")&&t.do({kind:"Pick",question:r}),o&&e?.send({kind:"predict",value:o})}function Gy(t,e,{lessons:n,always:s}){let r=t.
get("ending");if(!r.title||r.doors.length>0)return;let o=({said:c,exact:u,reach:d})=>Math.abs((c??u)-u)/d,[i]=t.get("gue\
sses").filter(({said:c,near:u})=>c!=null&&!u).sort((c,u)=>o(u)-o(c)),a=i&&n[e.stops[String(e.seat)][i.at].question],l=[a,
...s].filter(Boolean);l.length>0&&t.put({ending:{...r,doors:l}})}var Ky={watch:"watch",lesson:"lessons",rules:"rules",play:"play",position:"whatif",lab:"lab"},Pr=class{constructor(e,n){
this.now=null;this.awake=null;this.drop=()=>{};this.sought="";this.tabs=new Map;this.shown=e,this.head=new pe({...e.head}),
this.body=m("div",{class:"widget-box uw-body"}),this.seen=new Map,this.tab=e.head.tab,this.root=n,this.woken=m("div",{class:"\
uw-awake"})}open(){let{head:e,root:n,shown:s}=this;e.saying=o=>{o.kind==="open"&&this.show(o.link)},e.on("change:tab",()=>{
let o=e.get("tab");o!==this.tab&&(o==="play"&&e.put({howto:{}}),this.show(this.tabs.get(o)?.link??s.links[o]))});for(let o of[
"seats","seed"])e.on(`change:${o}`,()=>{this.set({[o]:String(e.get(o))})});e.on("change:predict",()=>this.now?.panel?.put(
{predicting:e.get("predict")})),e.on("change:order",()=>this.now?.room?.do({kind:"Arrange",order:e.get("order")}));let r=m(
"div",{class:"jupyter-widgets"});this.drop=nn(Ju)({model:e,el:r})??this.drop,n.className=`widget-box uw-page g-${s.game}`,
n.replaceChildren(m("div",{class:"widget-box uw-room"},r),this.body),this.sought||this.show(s.links.watch)}async show(e){
let n=zn(e),s=n?Ky[n.room]:"watch",r=this.tab;[this.tab,this.sought]=[s,e];try{let o=n?.game===this.shown.game?await this.
made(n):null;if(this.sought!==e)return;o?this.place(s,o):this.wake(e,r)}catch(o){console.error(o),this.refuse("Part of t\
his page didn't load. Try again.",r)}}async made(e){switch(e.room){case"watch":return this.watched(e);case"lesson":return this.
taught(e);case"rules":return ma(e,this.home("rules"),[])?this.ruled():null}return null}home(e){return zn(this.shown.links[e])}async once(e,n){
let{saved:s,whole:r}=this.seen.has(e)?{saved:null,whole:null}:await Nu(this.shown.files,e),o=this.seen.get(e)??n(s,r);return this.
seen.set(e,o),o}async watched(e){if(!ma(e,this.home("watch"),ym))return null;let n={tell:()=>this.tell(),open:r=>{this.show(
r)}},s=await this.once("watch",(r,o)=>km(this.shown,r,n,o));return xm(s,e.values),s}async taught(e){let{shown:n}=this,s=e.
values.lesson??e.values.level??"1",r=`lesson ${s}`;if(!n.files[r])return null;let o=await this.once(r,(i,a)=>{let l=new pe(
i.explainer),c=m("div",{class:"widget-box uw-cols"}),u=n.lessons.map(f=>({...f,now:f.lesson===s})),d=ye("class.html",ha(
{room:"class",game:n.game,values:{lesson:s}}),ce()),p=dm({...i,trail:{...i.trail,lessons:u,classroom:d}},l,c),h=n.cells.
lessons.replace(/lesson='\d+'/,`lesson='${s}'`);return a&&p.follow(a),p.choose=f=>{this.show(Wt(n.links.lessons,{lesson:f}))},
{node:c,link:Wt(n.links.lessons,{lesson:s}),cell:h,panel:l,room:p}});return e.values.order==="any"&&o.room.do({kind:"Arr\
ange",order:"any"}),o}ruled(){let{links:e,cells:n}=this.shown;return this.once("rules",s=>{let r=new pe(s);return r.saying=
o=>{let{record:i="",...a}=o.kind==="set"?o.values:{};this.show(i.trim()||Wt(e.rules,a))},{node:Ze(ki,r,""),link:e.rules,
cell:n.rules}})}async set(e){let n=this.now?Wt(this.now.link,e):"";this.now&&n!==this.now.link&&await this.show(n)}place(e,n){
this.now=n,this.tabs.set(e,n),n.panel?.put({predicting:this.head.get("predict")}),n.node.parentElement?.parentElement!==
this.body&&this.body.replaceChildren(m("div",{class:"widget-box uw-room"},n.node));let s=e==="lessons"?n.room.now.order:
"";this.head.put({tab:e,note:"",busy:"",order:s,howto:this.shown.head.howto}),this.tell()}tell(){this.now&&this.head.put(
{link:this.now.link,cell:this.now.cell})}wake(e,n){let{kernel:s,python:r,alone:o,head:i}=this.shown;if(!s&&!r)this.refuse(
o,n);else if(Je()||history.replaceState(null,"",ye(location.pathname,this.head.get("link"),ce())),this.now=null,this.body.
replaceChildren(m("div",{class:"widget-box uw-room"},this.woken,this.meanwhile())),this.head.put({tab:this.tab,link:e,note:"",
order:"",howto:{}}),this.awake)this.awake.then(({show:a})=>a(e));else{let a={root:r,kernel:s,home:i.home,el:this.woken,onShow:()=>this.
give()};this.awake=pm({...a,link:e})}}meanwhile(){let{howto:e,palette:n}=this.shown.head,s={heads:[],rulings:[],fields:[],
force:"",record:"",note:""};return Ze(ki,new pe({...s,howto:e,palette:n}),"")}give(){return this.now?!1:(this.drop(),this.
drop=()=>{},this.root.className="",this.root.replaceChildren(this.woken),!0)}refuse(e,n){let s=this.now&&zn(this.now.link);
this.tab=n,s&&this.head.put({seats:Number(s.values.seats),seed:s.values.seed??this.head.get("seed")});let r=()=>this.head.
put({tab:this.tab,note:e});this.now?r():this.show(this.shown.links.watch).then(r)}};function pE(t,e){ci(),t.offline&&Uu("./"),t.kind==="game"?new Pr(t,e).open():Zy(t,e)}function Zy({front:t,teach:e,days:n,
offline:s},r){let o=new pe(t);o.saying=i=>{i.kind==="daily"?Jy(o,n,i.date,s):Xy(o,e,i)},r.className="widget-box uw-page",
r.replaceChildren(m("div",{class:"widget-box uw-room"},Ze(yu,o,"")))}var Yy=24,zy=3e3;async function Jy(t,e,n,s){let r={
positions:{},pool:[],boards:{}};try{r=await ut(e[n.slice(0,2)])}catch(l){console.error(l)}t.tell("msg:custom",{kind:"dai\
ly",date:n,...r});let[o,i]=n.split("-").map(Number),a=e[String(o%12+1).padStart(2,"0")];s&&i>=Yy&&setTimeout(()=>ut(a).catch(
()=>{}),zy)}async function Xy(t,e,n){if(!(n.kind==="open"||n.kind==="cover"||n.kind==="daily"))try{if(n.kind==="notebook"){
let s=e[`${n.game} ${n.which}`];t.tell("msg:custom",{kind:"file",name:s.split("/").at(-1),text:await Cu(s)})}else{let s=await ut(
e[`${n.game} ${n.lesson}`]);t.tell("msg:custom",s[n.kind])}}catch(s){console.error(s),alert("That file didn't load. Try \
again.")}}export{pE as openPage};
