var s=JSON.parse("{built}"),l=/^(docs|lite)\//,n=self,c=new URL(n.registration.scope),o=`uncle_widgets ${c.pathname}`,h="\
uncle_widgets";function f(t){if(t.origin!==c.origin||!t.pathname.startsWith(c.pathname))return"";let e=decodeURIComponent(
t.pathname.slice(c.pathname.length)),a=e===""||e.endsWith("/")?`${e}index.html`:e;return a in s?a:""}var r=t=>`${c.href}${t}\
?${s[t]}`;async function d(t,e){let a=await e.clone().arrayBuffer();[...new Uint8Array(await crypto.subtle.digest("SHA-2\
56",a))].map(w=>w.toString(16).padStart(2,"0")).join("").startsWith(s[t])&&await(await caches.open(o)).put(r(t),e)}async function p(t,e){
let a=await caches.match(r(t),{cacheName:o});if(a)return a;let i=await fetch(e.request.url,{cache:"no-cache"});return i.
ok&&!i.redirected&&e.waitUntil(d(t,i.clone()).catch(()=>{})),i}async function u(){let t=await caches.open(o);for(let e of Object.
keys(s)){if(l.test(e)||await t.match(r(e)))continue;let a=await fetch(c.href+e,{cache:"no-cache"});a.ok&&await d(e,a)}}async function y(){
if(!await caches.has(h))return;let t=await caches.open(h);for(let e of await t.keys())f(new URL(e.url))&&await t.delete(
e);(await t.keys()).length===0&&await caches.delete(h)}async function m(){await y();let t=await caches.open(o),e=new Set(
Object.keys(s).map(r));for(let a of await t.keys())e.has(a.url)||await t.delete(a)}n.addEventListener("install",()=>n.skipWaiting());
n.addEventListener("activate",t=>t.waitUntil(m().then(()=>n.clients.claim())));n.addEventListener("message",t=>{t.data?.
keep&&t.waitUntil(u().catch(()=>{}))});n.addEventListener("fetch",t=>{let e=t.request.method==="GET"?f(new URL(t.request.
url)):"";e&&t.respondWith(p(e,t))});
