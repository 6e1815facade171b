async function e(o){let c=Uint8Array.from(atob(o),a=>a.charCodeAt(0));return new Response(new Blob([c]).stream().pipeThrough(
new DecompressionStream("gzip"))).json()}var{esm:r,css:s,saved:p}=await e(document.getElementById("uw-page")?.textContent??""),t=document.createElement("style");
t.textContent=s;document.head.append(t);var n=URL.createObjectURL(new Blob([r],{type:"text/javascript"})),{openSaved:m}=await import(n);
URL.revokeObjectURL(n);m(p,document.querySelector("main"));
