var t=self,e=new URL(t.registration.scope);async function i(){await caches.delete(`uncle_widgets ${e.pathname}`),await t.
registration.unregister();for(let a of await t.clients.matchAll({type:"window"}))await a.navigate(a.url).catch(()=>{})}t.
addEventListener("install",()=>t.skipWaiting());t.addEventListener("activate",a=>a.waitUntil(i()));
