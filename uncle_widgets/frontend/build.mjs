// Builds what is served from the sources, into `built/`: `make bundle`. What it writes is committed.
//
//   node uncle_widgets/frontend/build.mjs [--outdir=FOLDER] [--watch]
//
// The same sources and the same lock file give the same bytes; `make test` builds again and compares.
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { context } from "esbuild";

const HERE = dirname(fileURLToPath(import.meta.url)),
  SOURCES = join(HERE, "..", "static");

/** What is built: its name, and where it begins. */
const ENTRIES = {
  widgets: "page/house.js",
  loader: "page/stub.js",
  saved: "saved/saved_page.js",
  saved_lesson: "saved/saved_lesson_page.js",
  saved_howto: "saved/saved_howto.js",
  saved_boot: "saved/saved_boot.js",
  presenter: "live/wall_view.js",
  presenter_loader: "live/wall_stub.js",
  phone: "live/phone.js",
  site: "site/site_page.js",
  site_class: "live/class_page.js",
  site_boot: "site/site_boot.js",
  python_worker: "site/wake_worker.js",
  service_worker: "site/site_sw.js",
  service_worker_remove: "site/site_sw_remove.js",
};
const STYLES = {
  widgets: "page/widgets.css",
  saved: "saved/saved.css",
  saved_lesson: "saved/saved_lesson.css",
  saved_howto: "saved/saved_howto.css",
  presenter: "live/wall_view.css",
  site_class: "live/class_page.css",
  phone: "live/phone_page.css",
  sheet: "school/sheet.css",
};

const { values } = parseArgs({
  options: { outdir: { type: "string", default: join(HERE, "built") }, watch: { type: "boolean" } },
});
const outdir = resolve(values.outdir);
mkdirSync(outdir, { recursive: true });
for (const name of readdirSync(outdir)) if (/\.(js|css)$/.test(name)) rmSync(join(outdir, name));

const from = (/** @type {string} */ path) => join(SOURCES, path);
const building = await context({
  entryPoints: [...Object.entries(ENTRIES), ...Object.entries(STYLES)].map(([out, path]) => ({
    in: from(path),
    out,
  })),
  outdir,
  bundle: true,
  format: "esm",
  target: "es2022",
  minify: true,
  lineLimit: 120,
  charset: "utf8",
  legalComments: "none",
  sourcemap: values.watch && "inline",
  logLevel: "warning",
});
if (values.watch) await building.watch();
else {
  await building.rebuild();
  await building.dispose();
}
