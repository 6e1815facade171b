async function e(o){let a=Uint8Array.from(atob(o),c=>c.charCodeAt(0));return new Response(new Blob([a]).stream().pipeThrough(
new DecompressionStream("gzip"))).json()}var{esm:r,css:s,saved:m}=await e(document.getElementById("uw-page")?.textContent??""),t=document.createElement("style");
t.textContent=s;document.head.append(t);var n=URL.createObjectURL(new Blob([r],{type:"text/javascript"})),{openSaved:p}=await import(n);
URL.revokeObjectURL(n);p(m,document.querySelector("main"));
