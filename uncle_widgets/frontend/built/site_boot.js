async function c(e){let t=Uint8Array.from(atob(e),o=>o.charCodeAt(0));return new Response(new Blob([t]).stream().pipeThrough(
new DecompressionStream("gzip"))).json()}async function w(e){let t=await fetch(e);if(t.status===202)return null;if(!t.ok||!t.body)throw new Error(`${e} did not c\
ome (${t.status}).`);return new Response(t.body.pipeThrough(new DecompressionStream("gzip"))).json()}async function s(e){
for(;;){let t=await w(e);if(t)return t;await new Promise(o=>setTimeout(o,1500))}}var i=document.querySelector("main");try{let e=await c(document.getElementById("uw-page")?.textContent??""),t=new URLSearchParams(
location.search).get("uw")??"watch";if(e.kind==="game"&&t.startsWith("watch")){let r=document.createElement("link");Object.
assign(r,{rel:"preload",as:"fetch",crossOrigin:"",href:e.files.watch}),document.head.append(r)}let{esm:o,css:d}=await s(
e.code),n=document.createElement("style");n.textContent=d,document.head.append(n);let a=URL.createObjectURL(new Blob([o],
{type:"text/javascript"})),{openPage:p}=await import(a);URL.revokeObjectURL(a),p(e,i)}catch(e){console.error(e);let t=document.
createElement("p");t.className="uw-page-note",t.textContent="This page could not be drawn: a file of it did not come. Lo\
ad it again.",i.replaceChildren(t)}
