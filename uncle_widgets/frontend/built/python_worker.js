var r=new URL("./",location.href).href,u=fetch,o=e=>postMessage(e),c={},h=0;async function d(e){let t=`${e}.packed`in c,
s=await u(`${r}${e}${t?".packed":""}`);if(!s.ok||!s.body)throw new Error(`${e} didn't load (${s.status}).`);let l=Object.
values(c).reduce((n,p)=>n+p,0),i=new TransformStream({transform(n,p){h+=n.byteLength,o({loaded:h,of:l}),p.enqueue(n)}}),
a=s.body.pipeThrough(i);return new Response(t?a.pipeThrough(new DecompressionStream("gzip")):a,{headers:{"Content-Type":e.
endsWith(".wasm")?"application/wasm":"text/javascript"}})}globalThis.fetch=(e,t)=>{let s=String(e instanceof Request?e.url:
e).slice(r.length);return s in c||`${s}.packed`in c?d(s):u(e,t)};async function y(e){let t=URL.createObjectURL(await(await d(
e)).blob());return import(t).finally(()=>URL.revokeObjectURL(t))}async function w(){c=await(await u(`${r}files.json`)).json();
let e=d("ours.zip").then(n=>n.arrayBuffer()),[{loadPyodide:t},s,l]=await Promise.all([y("pyodide.mjs"),y("pyodide.asm.mj\
s"),d("lock.json").then(n=>n.json())]),i=await t({indexURL:r,packageBaseUrl:r,lockFileContents:l,createPyodideModule:s.default});
await i.loadPackage(Object.keys(l.packages)),i.unpackArchive(await e,"zip",{extractDir:"/lib/ours"}),o({starting:!0}),i.
runPython("import sys; sys.path.insert(0, '/lib/ours')");let a=i.pyimport("uncle_widgets.site.pyodide_page");return a.begin(
n=>o({said:JSON.parse(n)})),a}var g=w();g.then(()=>o({ready:!0}),e=>o({failed:String(e?.message??e).slice(-2e3)}));addEventListener(
"message",async({data:e})=>{let t=await g.catch(()=>null);t&&(e.heard&&t.heard(JSON.stringify(e.heard)),e.show&&o({shown:JSON.
parse(t.show(e.show,e.home)),asked:e.asked}),e.alive&&o({alive:e.alive}))});
