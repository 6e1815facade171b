async function u(e){let t=Uint8Array.from(atob(e),o=>o.charCodeAt(0));return new Response(new Blob([t]).stream().pipeThrough(
new DecompressionStream("gzip"))).json()}var d="{kind}",a="{hash}",h=globalThis,i=h[Symbol.for("uncle_widgets.houses")]??=new Map,f=async({model:e,host:t})=>(await t.
getModel(e.get("house"))).get("packed"),m=({model:e})=>new Promise((t,o)=>{let n=setTimeout(()=>s(new Error("uncle_widge\
ts: the kernel does not answer. Run the cell again.")),1e4),s=r=>{clearTimeout(n),e.off("msg:custom",c),r instanceof Error?
o(r):t(r)},c=r=>{r.kind==="house"&&s(r.packed)};e.on("msg:custom",c),e.send({kind:"house"})});async function w(e){let{esm:t,
css:o}=await u(await f(e).catch(()=>m(e))),n=URL.createObjectURL(new Blob([t],{type:"text/javascript"}));try{return{...await import(n),
css:o}}finally{URL.revokeObjectURL(n)}}function l(e,t){let o=e.getRootNode(),n=o instanceof ShadowRoot?o:document.head;if(n.
querySelector(`style[data-uw="${a}"]`))return;let s=document.createElement("style");s.dataset.uw=a,s.textContent=t,n.insertBefore(
s,[...n.children].find(c=>c.contains(e))??null)}async function p(e){let t=i.get(a);t||(t=w(e),i.set(a,t),t.catch(()=>i.delete(
a))),t.catch(()=>e.el.append("This could not be drawn: its kernel does not answer. Run the cell to use it."));let{views:o,
css:n}=await t;return l(e.el,n),e.el.isConnected||requestAnimationFrame(()=>l(e.el,n)),o[d].render(e)}var k={render:p};export{k as default};
