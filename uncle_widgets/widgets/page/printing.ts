// Paper: a page that the kernel sends is printed out of a frame of its own, so that nothing else is on it.
import { alone } from "./address.ts";
import { html } from "./dom.ts";

/** All steps of an answer, one below the other: seen on paper alone. */
export const reckoning = ({ revealed, steps = [] }: Uw.Panel) =>
  revealed &&
  html(
    "ol.reckoning",
    steps.map(({ letter, words, formula, value }) =>
      html(
        "li",
        html("span", letter),
        html("span", words),
        html("b", value),
        formula !== value && html("small", formula),
      ),
    ),
  );

/** Where people print on Letter, as the last two letters of their browser's language say. */
const LETTER = /-(US|CA|MX|PH|CO|CL|VE)$/i;

/** What a page asks for when it wants a sheet. */
export const sheetWanted = () => ({
  kind: "print" as const,
  at: alone() ? location.origin + location.pathname : "",
  letter: LETTER.test(navigator.language),
});

/** Print a page. */
export function printPage(message: Uw.Heard.Any) {
  if (message.kind !== "print") return;
  document.querySelector("iframe.uw-print")?.remove();
  const frame = html("iframe.uw-print", {
    title: "The sheet to print",
    "aria-hidden": "true",
    tabindex: -1,
    style: "position:fixed;width:0;height:0;border:0",
    srcdoc: message.html,
    onload: () => {
      frame.contentWindow?.focus();
      frame.contentWindow?.print();
    },
  });
  document.body.append(frame);
}

/** A low panel leaves out what does not fit (`c1` to `c13`); on paper it is as high as it is. */
const closer = [] as [Element, string][];
globalThis.addEventListener?.("beforeprint", () => {
  for (const panel of document.querySelectorAll(".uw-panel")) {
    closer.push([panel, panel.className]);
    panel.className = panel.className.replace(/ c\d+/g, "");
  }
});
globalThis.addEventListener?.("afterprint", () => {
  for (const [panel, was] of closer.splice(0)) panel.className = was;
});
