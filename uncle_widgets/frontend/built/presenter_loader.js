async function a(e){let t=Uint8Array.from(atob(e),n=>n.charCodeAt(0));return new Response(new Blob([t]).stream().pipeThrough(
new DecompressionStream("gzip"))).json()}async function i(e){let{model:t,el:n}=e,{esm:s,css:c}=await a(t.get("code")),o=document.createElement("style");o.textContent=
c,n.append(o);let r=URL.createObjectURL(new Blob([s],{type:"text/javascript"})),{showWall:p}=await import(r);return URL.
revokeObjectURL(r),p(e)}var u={render:i};export{u as default};
