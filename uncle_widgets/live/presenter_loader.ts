// The module of the page in front of a class in a cell: its code comes with its lesson, and not with the house,
// which every notebook bears.
import { unpack } from "../widgets/page/unpack.ts";

async function render(context: any) {
  const { model, el } = context,
    { esm, css } = await unpack(model.get("code")),
    sheet = document.createElement("style");
  sheet.textContent = css;
  el.append(sheet);
  const url = URL.createObjectURL(new Blob([esm], { type: "text/javascript" }));
  const { showWall } = await import(url);
  URL.revokeObjectURL(url);
  return showWall(context);
}

export default { render };
