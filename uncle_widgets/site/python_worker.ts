/**
 * Python in a worker: it gets what files.json names beside it, starts Pyodide and gives the rooms what the page
 * says. python.ts is at the other end, `site/pyodide_page.py` within.
 */
const HERE = new URL("./", location.href).href;
const plainFetch = fetch;
const tell = (told: any) => postMessage(told);

/** The bytes of each file. */
let sizes: Record<string, number> = {};
let loaded = 0;

/** A file of this folder, unpacked; the page is told what has come of all. */
async function got(name: string) {
  const packed = `${name}.packed` in sizes,
    answer = await plainFetch(`${HERE}${name}${packed ? ".packed" : ""}`);
  if (!answer.ok || !answer.body) throw new Error(`${name} didn't load (${answer.status}).`);
  const of = Object.values(sizes).reduce((all, size) => all + size, 0);
  const counted = new TransformStream({
    transform(chunk, out) {
      loaded += chunk.byteLength;
      tell({ loaded, of });
      out.enqueue(chunk);
    },
  });
  const body = answer.body.pipeThrough(counted);
  return new Response(packed ? body.pipeThrough(new DecompressionStream("gzip")) : body, {
    headers: { "Content-Type": name.endsWith(".wasm") ? "application/wasm" : "text/javascript" },
  });
}

/** What Pyodide asks for by itself is of this folder too. */
globalThis.fetch = (asked, options) => {
  const name = String(asked instanceof Request ? asked.url : asked).slice(HERE.length);
  return name in sizes || `${name}.packed` in sizes ? got(name) : plainFetch(asked, options);
};

/** A module that travels packed. */
async function moduleOf(name: string) {
  const url = URL.createObjectURL(await (await got(name)).blob());
  return import(url).finally(() => URL.revokeObjectURL(url));
}

/** Python, with the rooms imported: the module that stands for them. */
async function python() {
  sizes = await (await plainFetch(`${HERE}files.json`)).json();
  const archive = got("ours.zip").then((answer) => answer.arrayBuffer());
  const [{ loadPyodide }, asm, lockFileContents] = await Promise.all([
    moduleOf("pyodide.mjs"),
    moduleOf("pyodide.asm.mjs"),
    got("lock.json").then((answer) => answer.json()),
  ]);
  const pyodide = await loadPyodide({
    indexURL: HERE,
    packageBaseUrl: HERE,
    lockFileContents,
    createPyodideModule: asm.default,
  });
  await pyodide.loadPackage(Object.keys(lockFileContents.packages));
  pyodide.unpackArchive(await archive, "zip", { extractDir: "/lib/ours" });
  tell({ starting: true });
  pyodide.runPython("import sys; sys.path.insert(0, '/lib/ours')");
  const rooms = pyodide.pyimport("uncle_widgets.site.pyodide_page");
  rooms.begin((said: string) => tell({ said: JSON.parse(said) }));
  return rooms;
}

const waking = python();
waking.then(
  () => tell({ ready: true }),
  (error) => tell({ failed: String(error?.message ?? error).slice(-2000) }),
);

addEventListener("message", async ({ data }) => {
  const rooms = await waking.catch(() => null);
  if (!rooms) return;
  if (data.heard) rooms.heard(JSON.stringify(data.heard));
  if (data.show) tell({ shown: JSON.parse(rooms.show(data.show, data.home)), asked: data.asked });
  if (data.alive) tell({ alive: data.alive });
});
