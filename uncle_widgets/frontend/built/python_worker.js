var r=new URL("./",location.href).href,u=fetch,n=e=>postMessage(e),c={},h=0;async function d(e){let t=`${e}.packed`in c,
s=await u(`${r}${e}${t?".packed":""}`);if(!s.ok||!s.body)throw new Error(`${e} could not be loaded (${s.status}).`);let l=Object.
values(c).reduce((o,p)=>o+p,0),i=new TransformStream({transform(o,p){h+=o.byteLength,n({loaded:h,of:l}),p.enqueue(o)}}),
a=s.body.pipeThrough(i);return new Response(t?a.pipeThrough(new DecompressionStream("gzip")):a,{headers:{"Content-Type":e.
endsWith(".wasm")?"application/wasm":"text/javascript"}})}globalThis.fetch=(e,t)=>{let s=String(e instanceof Request?e.url:
e).slice(r.length);return s in c||`${s}.packed`in c?d(s):u(e,t)};async function w(e){let t=URL.createObjectURL(await(await d(
e)).blob());return import(t).finally(()=>URL.revokeObjectURL(t))}async function f(){c=await(await u(`${r}files.json`)).json();
let e=d("ours.zip").then(o=>o.arrayBuffer()),[{loadPyodide:t},s,l]=await Promise.all([w("pyodide.mjs"),w("pyodide.asm.mj\
s"),d("lock.json").then(o=>o.json())]),i=await t({indexURL:r,packageBaseUrl:r,lockFileContents:l,createPyodideModule:s.default});
await i.loadPackage(Object.keys(l.packages)),i.unpackArchive(await e,"zip",{extractDir:"/lib/ours"}),n({starting:!0}),i.
runPython("import sys; sys.path.insert(0, '/lib/ours')");let a=i.pyimport("uncle_widgets.site.pyodide_page");return a.begin(
o=>n({said:JSON.parse(o)})),a}var y=f();y.then(()=>n({ready:!0}),e=>n({failed:String(e?.message??e).slice(-2e3)}));addEventListener(
"message",async({data:e})=>{let t=await y.catch(()=>null);t&&(e.heard&&t.heard(JSON.stringify(e.heard)),e.show&&n({shown:JSON.
parse(t.show(e.show,e.home)),asked:e.asked}),e.alive&&n({alive:e.alive}))});
