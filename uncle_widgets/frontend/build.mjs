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
  SOURCES = join(HERE, "..");

/** What is built: its name, and where it begins. */
const ENTRIES = {
  widgets: "widgets/page/views.ts",
  loader: "widgets/page/loader.ts",
  saved: "widgets/saved/saved_page.ts",
  saved_lesson: "widgets/saved/saved_lesson_page.ts",
  saved_howto: "widgets/saved/saved_howto.ts",
  saved_boot: "widgets/saved/saved_boot.ts",
  presenter: "live/presenter_view.ts",
  presenter_loader: "live/presenter_loader.ts",
  phone: "live/phone.ts",
  site: "site/site_page.ts",
  site_class: "live/class_page.ts",
  site_boot: "site/site_boot.ts",
  python_worker: "site/python_worker.ts",
  service_worker: "site/service_worker.ts",
  service_worker_remove: "site/service_worker_remove.ts",
};
const STYLES = {
  widgets: "widgets/page/widgets.css",
  saved: "widgets/saved/saved.css",
  saved_lesson: "widgets/saved/saved_lesson.css",
  saved_howto: "widgets/saved/saved_howto.css",
  presenter: "live/presenter_view.css",
  site_class: "live/class_page.css",
  phone: "live/phone_page.css",
  sheet: "widgets/school/sheet.css",
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
