var a=self,e=new URL(a.registration.scope);async function n(){await caches.delete(`uncle_widgets ${e.pathname}`),await a.
registration.unregister();for(let t of await a.clients.matchAll({type:"window"}))await t.navigate(t.url).catch(()=>{})}a.
addEventListener("install",()=>a.skipWaiting());a.addEventListener("activate",t=>t.waitUntil(n()));
