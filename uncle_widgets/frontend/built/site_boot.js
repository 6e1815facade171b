async function s(t){let e=Uint8Array.from(atob(t),n=>n.charCodeAt(0));return new Response(new Blob([e]).stream().pipeThrough(
new DecompressionStream("gzip"))).json()}async function w(t){let e=await fetch(t);if(e.status===202)return null;if(!e.ok||!e.body)throw new Error(`${t} did not c\
ome (${e.status}).`);return new Response(e.body.pipeThrough(new DecompressionStream("gzip"))).json()}async function c(t){
for(;;){let e=await w(t);if(e)return e;await new Promise(n=>setTimeout(n,1500))}}var i=document.querySelector("main");try{let t=await s(document.getElementById("uw-page")?.textContent??""),e=new URLSearchParams(
location.search).get("uw")??"watch";if(t.kind==="game"&&e.startsWith("watch")){let a=document.createElement("link");Object.
assign(a,{rel:"preload",as:"fetch",crossOrigin:"",href:t.files.watch}),document.head.append(a)}let{esm:n,css:d}=await c(
t.code),o=document.createElement("style");o.textContent=d,document.head.append(o);let r=URL.createObjectURL(new Blob([n],
{type:"text/javascript"})),{openPage:m}=await import(r);URL.revokeObjectURL(r),m(t,i)}catch(t){console.error(t);let e=document.
createElement("p");e.className="uw-page-note",e.textContent="This page could not be drawn: a file of it did not come. Lo\
ad it again.",i.replaceChildren(e)}
