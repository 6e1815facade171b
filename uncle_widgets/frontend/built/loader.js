async function u(e){let t=Uint8Array.from(atob(e),o=>o.charCodeAt(0));return new Response(new Blob([t]).stream().pipeThrough(
new DecompressionStream("gzip"))).json()}var l="{kind}",a="{hash}",m=globalThis,c=m[Symbol.for("uncle_widgets.houses")]??=new Map,h=async({model:e,host:t})=>(await t.
getModel(e.get("house"))).get("packed"),y=({model:e})=>new Promise((t,o)=>{let n=setTimeout(()=>s(new Error("uncle_widge\
ts: the kernel does not answer. Run the cell again.")),1e4),s=r=>{clearTimeout(n),e.off("msg:custom",i),r instanceof Error?
o(r):t(r)},i=r=>{r.kind==="house"&&s(r.packed)};e.on("msg:custom",i),e.send({kind:"house"})});async function w(e){let{esm:t,
css:o}=await u(await h(e).catch(()=>y(e))),n=URL.createObjectURL(new Blob([t],{type:"text/javascript"}));try{return{...await import(n),
css:o}}finally{URL.revokeObjectURL(n)}}function d(e,t){let o=e.getRootNode(),n=o instanceof ShadowRoot?o:document.head;if(n.
querySelector(`style[data-uw="${a}"]`))return;let s=document.createElement("style");s.dataset.uw=a,s.textContent=t,n.insertBefore(
s,[...n.children].find(i=>i.contains(e))??null)}async function f(e){let t=c.get(a);t||(t=w(e),c.set(a,t),t.catch(()=>c.delete(
a))),t.catch(()=>e.el.append("This could not be drawn: its kernel does not answer. Run the cell to use it."));let{views:o,
css:n}=await t;return d(e.el,n),e.el.isConnected||requestAnimationFrame(()=>d(e.el,n)),o[l].render(e)}var R={render:f};export{R as default};
