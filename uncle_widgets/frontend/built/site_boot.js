async function s(e){let t=Uint8Array.from(atob(e),n=>n.charCodeAt(0));return new Response(new Blob([t]).stream().pipeThrough(
new DecompressionStream("gzip"))).json()}async function w(e){let t=await fetch(e);if(t.status===202)return null;if(!t.ok||!t.body)throw new Error(`${e} didn't lo\
ad (${t.status}).`);return new Response(t.body.pipeThrough(new DecompressionStream("gzip"))).json()}async function c(e){
for(;;){let t=await w(e);if(t)return t;await new Promise(n=>setTimeout(n,1500))}}var i=document.querySelector("main");try{let e=await s(document.getElementById("uw-page")?.textContent??""),t=new URLSearchParams(
location.search).get("uw")??"watch";if(e.kind==="game"&&t.startsWith("watch")){let a=document.createElement("link");Object.
assign(a,{rel:"preload",as:"fetch",crossOrigin:"",href:e.files.watch}),document.head.append(a)}let{esm:n,css:d}=await c(
e.code),o=document.createElement("style");o.textContent=d,document.head.append(o);let r=URL.createObjectURL(new Blob([n],
{type:"text/javascript"})),{openPage:p}=await import(r);URL.revokeObjectURL(r),p(e,i)}catch(e){console.error(e);let t=document.
createElement("p");t.className="uw-page-note",t.textContent="Part of this page didn't load. Reload the page.",i.replaceChildren(
t)}
