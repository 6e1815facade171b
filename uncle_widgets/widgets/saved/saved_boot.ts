// Unpacks a page that works alone: code, looks and game lie in it as one compressed text.
import { unpack } from "../page/unpack.ts";

const { esm, css, saved } = await unpack(document.getElementById("uw-page")?.textContent ?? "");
const sheet = document.createElement("style");
sheet.textContent = css;
document.head.append(sheet);
const code = URL.createObjectURL(new Blob([esm], { type: "text/javascript" }));
const { openSaved } = await import(code);
URL.revokeObjectURL(code);
openSaved(saved, document.querySelector("main"));
