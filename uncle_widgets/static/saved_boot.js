// @ts-check
// Unpacks a page that works alone: code, looks and game lie in it as one compressed text.
const bytes = Uint8Array.from(atob(document.getElementById("uw-saved")?.textContent ?? ""), (c) =>
  c.charCodeAt(0),
);
const unpacking = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
const { esm, css, saved } = await new Response(unpacking).json();
const sheet = document.createElement("style");
sheet.textContent = css;
document.head.append(sheet);
const code = URL.createObjectURL(new Blob([esm], { type: "text/javascript" }));
const { openSaved } = await import(code);
URL.revokeObjectURL(code);
openSaved(saved, document.querySelector("main"));

export {};
