// @ts-check
/** The wall of a class on phones: its door with address, code and QR, and the room as its teacher sees it. */
import { html, segmented, svgText } from "../page/dom.js";

/** @typedef {import("./wall.js").Wall} Wall */
/** @typedef {import("./class_line.js").ClassLine} ClassLine */

/** Which of a server's addresses is shown: the likeliest, until another is chosen. @param {ClassLine} line */
const addressIn = ({ now }, chosen = "") =>
  chosen && now.begun?.qr[chosen] ? chosen : (now.begun?.addresses[0] ?? "");

/** SVG as HTML has it, without its namespace. @param {string} text */
const inSvg = (text) => text.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ');

/** What stands in the head while the class goes on. @param {Wall} wall */
export function joinWords({ line, mine }) {
  if (!line?.now.begun) return [];
  return [
    html("span", "Join "),
    html("b", addressIn(line, mine.address)),
    " ",
    html("b.w-code", line.now.begun.code),
  ];
}

/**
 * What the door is drawn anew for: who comes in shuts no list that is open.
 * @param {ClassLine} line @param {string} chosen
 */
export const doorLooks = ({ now }, chosen) => JSON.stringify([now.begun, chosen]);

/** @param {HTMLElement} door @param {number} here @param {number} places */
export function countAtDoor(door, here, places) {
  const [count, of] = door.querySelectorAll(".w-count, .w-places");
  if (!of) return; // nothing is begun
  count.textContent = String(here);
  of.textContent = ` of ${places} are here`;
}

/** How to come in. @param {Wall} wall @param {ClassLine} line */
export function phoneDoor(wall, line) {
  const { mine } = wall,
    { begun } = line.now,
    address = addressIn(line, mine.address);
  if (!begun) return [];
  return [
    html(
      "div.w-doorway",
      html("p.w-lead", "On your phone or laptop, in this room\u2019s network, open"),
      html("p.w-address", html("b", address), " and type"),
      html("p.w-huge.w-code", { tabindex: -1, "data-next": true }, html("b", begun.code)),
      html(
        "p.mute",
        "A nickname or none. It is shown to nobody unless your teacher shows it. What you say is kept on your ",
        "teacher\u2019s computer until the class ends, for a day at most.",
      ),
      html("p", html("b.w-count"), html("span.w-places")),
      begun.addresses.length > 1 &&
        html(
          "label.field",
          html("span", "Another address of this computer"),
          html(
            "select.pick",
            {
              "data-k": "address",
              onchange: (event) => {
                mine.address = event.target.value;
                wall.draw();
              },
            },
            begun.addresses.map((one) => html("option", { value: one, selected: one === address }, one)),
          ),
        ),
    ),
    begun.qr[address] &&
      html("div.w-qr", { role: "img", "aria-label": `QR code: ${address}` }, svgText(inSvg(begun.qr[address]))),
  ];
}

/**
 * Who is in the class: names lie covered, and one is read while its bar is held.
 * @param {Wall} wall @param {ClassLine} line @param {() => void} draw
 */
export function roomPart({ room }, line, draw) {
  const { members, waiting, here } = room.state,
    { places, locked } = line.now;
  const put = (/** @type {number} */ many) => {
    if (many >= 2 && many <= 300) line.set({ places: many });
    draw();
  };
  return [
    waiting > 0 &&
      html(
        "div.w-waiting",
        html(
          "p",
          html("b", `${waiting} wait at the door. `),
          `There is room for ${places}, and ${members.length} are in.`,
        ),
        html("button.btn", { "data-k": "admit", onclick: () => line.set({ admit: true }) }, "Let them in"),
        html("button.btn", { "data-k": "away", onclick: () => line.set({ admit: false }) }, "Turn them away"),
      ),
    html(
      "div.w-ways",
      html(
        "span.w-size",
        html("span", "Room for"),
        html(
          "span.step",
          html(
            "button",
            { "data-k": "room.less", "aria-label": "One place less", onclick: () => put(places - 1) },
            "\u2212",
          ),
          html("output", String(places)),
          html(
            "button",
            { "data-k": "room.more", "aria-label": "One place more", onclick: () => put(places + 1) },
            "+",
          ),
        ),
      ),
      segmented({
        label: "Door",
        choices: [
          [false, "Door open"],
          [true, "Locked"],
        ],
        value: locked,
        k: "door",
        pick: (shut) => {
          line.set({ locked: shut });
          draw();
        },
      }),
    ),
    html("p.mute", `${here} here. Names lie covered, since this page is on the wall: hold a bar to read it.`),
    html(
      "ul.w-members",
      members.map(({ number, nick, here: present, said }) =>
        html(
          "li",
          html("b", String(number)),
          nick
            ? html(
                "button.w-nick",
                {
                  "data-k": `nick.${number}`,
                  "aria-label": `Student ${number}: hold to read the name`,
                  ...Object.fromEntries(
                    ["pointerdown", "keydown", "pointerup", "keyup", "pointerleave", "blur"].map((name, k) => [
                      `on${name}`,
                      (/** @type {any} */ event) => event.currentTarget.classList.toggle("held", k < 2),
                    ]),
                  ),
                },
                html("span", nick),
              )
            : html("span", `Student ${number}`),
          html("span.mute", present ? (said ? "has said" : "not yet") : "away"),
          nick &&
            html(
              "button.btn",
              { "data-k": `hide.${number}`, onclick: () => line.set({ hide: number }) },
              "Hide name",
            ),
        ),
      ),
    ),
  ];
}
