var c=JSON.parse("{built}"),l=/^(docs|lite)\//,n=self,i=new URL(n.registration.scope),o=`uncle_widgets ${i.pathname}`,h="\
uncle_widgets";function f(t){if(t.origin!==i.origin||!t.pathname.startsWith(i.pathname))return"";let e=decodeURIComponent(
t.pathname.slice(i.pathname.length)),a=e===""||e.endsWith("/")?`${e}index.html`:e;return a in c?a:""}var r=t=>`${i.href}${t}\
?${c[t]}`;async function d(t,e){let a=await e.clone().arrayBuffer();[...new Uint8Array(await crypto.subtle.digest("SHA-2\
56",a))].map(w=>w.toString(16).padStart(2,"0")).join("").startsWith(c[t])&&await(await caches.open(o)).put(r(t),e)}async function p(t,e){
let a=await caches.match(r(t),{cacheName:o});if(a)return a;let s=await fetch(e.request.url,{cache:"no-cache"});return s.
ok&&!s.redirected&&e.waitUntil(d(t,s.clone()).catch(()=>{})),s}async function u(){let t=await caches.open(o);for(let e of Object.
keys(c)){if(l.test(e)||await t.match(r(e)))continue;let a=await fetch(i.href+e,{cache:"no-cache"});a.ok&&await d(e,a)}}async function y(){
if(!await caches.has(h))return;let t=await caches.open(h);for(let e of await t.keys())f(new URL(e.url))&&await t.delete(
e);(await t.keys()).length===0&&await caches.delete(h)}async function g(){await y();let t=await caches.open(o),e=new Set(
Object.keys(c).map(r));for(let a of await t.keys())e.has(a.url)||await t.delete(a)}n.addEventListener("install",()=>n.skipWaiting());
n.addEventListener("activate",t=>t.waitUntil(g().then(()=>n.clients.claim())));n.addEventListener("message",t=>{t.data?.
keep&&t.waitUntil(u().catch(()=>{}))});n.addEventListener("fetch",t=>{let e=t.request.method==="GET"?f(new URL(t.request.
url)):"";e&&t.respondWith(p(e,t))});
