/** Files that the kernel sends to be saved. */
import { html } from "./dom.ts";

const TYPES = {
  csv: "text/csv",
  json: "application/json",
  html: "text/html",
  ipynb: "application/x-ipynb+json",
} as Record<string, string>;

/** Give the page a file to save. */
export function saveFile(message: Uw.Heard.Any) {
  if (message.kind !== "file") return;
  const type = TYPES[message.name.split(".").pop() ?? ""] ?? "text/plain",
    url = URL.createObjectURL(new Blob([message.text], { type }));
  html("a", { href: url, download: message.name }).click();
  URL.revokeObjectURL(url);
}
