// @ts-check
/** Files that the kernel sends to be saved. */
import { html } from "./dom.js";

const TYPES = /** @type {Record<string, string>} */ ({
  csv: "text/csv",
  json: "application/json",
  html: "text/html",
  ipynb: "application/x-ipynb+json",
});

/** Give the page a file to save. @param {Uw.Heard.Any} message */
export function saveFile(message) {
  if (message.kind !== "file") return;
  const type = TYPES[message.name.split(".").pop() ?? ""] ?? "text/plain",
    url = URL.createObjectURL(new Blob([message.text], { type }));
  html("a", { href: url, download: message.name }).click();
  URL.revokeObjectURL(url);
}
