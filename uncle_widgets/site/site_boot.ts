// Begins a page of the site: the code of all pages is one file; what this one shows lies in it.
import { unpack } from "../widgets/page/unpack.ts";
import { packedFile } from "./site_files.ts";

const main = document.querySelector("main") as HTMLElement;
try {
  const shown = await unpack(document.getElementById("uw-page")?.textContent ?? "");
  const asked = new URLSearchParams(location.search).get("uw") ?? "watch";
  if (shown.kind === "game" && asked.startsWith("watch")) {
    const game = document.createElement("link"); // what it watches comes beside the code
    Object.assign(game, { rel: "preload", as: "fetch", crossOrigin: "", href: shown.files.watch });
    document.head.append(game);
  }
  const { esm, css } = await packedFile(shown.code);
  const sheet = document.createElement("style");
  sheet.textContent = css;
  document.head.append(sheet);
  const code = URL.createObjectURL(new Blob([esm], { type: "text/javascript" }));
  const { openPage } = await import(code);
  URL.revokeObjectURL(code);
  openPage(shown, main);
} catch (error) {
  console.error(error);
  const note = document.createElement("p");
  note.className = "uw-page-note";
  note.textContent = "Part of this page didn't load. Reload the page.";
  main.replaceChildren(note);
}
