async function u(e){let t=Uint8Array.from(atob(e),s=>s.charCodeAt(0));return new Response(new Blob([t]).stream().pipeThrough(
new DecompressionStream("gzip"))).json()}var d="{kind}",a="{hash}",h=globalThis,c=h[Symbol.for("uncle_widgets.houses")]??=new Map,m=async({model:e,host:t})=>(await t.
getModel(e.get("house"))).get("packed"),y=({model:e})=>new Promise((t,s)=>{let n=setTimeout(()=>o(new Error("Uncle Widge\
ts: the kernel isn't answering. Run the cell again.")),1e4),o=r=>{clearTimeout(n),e.off("msg:custom",i),r instanceof Error?
s(r):t(r)},i=r=>{r.kind==="house"&&o(r.packed)};e.on("msg:custom",i),e.send({kind:"house"})});async function f(e){let{esm:t,
css:s}=await u(await m(e).catch(()=>y(e))),n=URL.createObjectURL(new Blob([t],{type:"text/javascript"}));try{return{...await import(n),
css:s}}finally{URL.revokeObjectURL(n)}}function l(e,t){let s=e.getRootNode(),n=s instanceof ShadowRoot?s:document.head;if(n.
querySelector(`style[data-uw="${a}"]`))return;let o=document.createElement("style");o.dataset.uw=a,o.textContent=t,n.insertBefore(
o,[...n.children].find(i=>i.contains(e))??null)}async function w(e){let t=c.get(a);t||(t=f(e),c.set(a,t),t.catch(()=>c.delete(
a))),t.catch(()=>e.el.append("This can't be shown because its kernel isn't answering. Run the cell to use it."));let{views:s,
css:n}=await t;return l(e.el,n),e.el.isConnected||requestAnimationFrame(()=>l(e.el,n)),s[d].render(e)}var b={render:w};export{b as default};
