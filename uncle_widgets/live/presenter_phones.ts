/** The wall of a class on phones: its door with address, code and QR, and the room as its teacher sees it. */

import { html, segmented, svgText } from "../widgets/page/dom.ts";
import type { ClassLine } from "./class_socket.ts";
import { storedIn, storeIn } from "./own_classes.ts";
import type { Wall } from "./presenter.ts";

/** The address that was chosen on this computer: it is no secret, and holds for the next class, too. */
const STORED_ADDRESS = "uncle_widgets.class.address";

/** Which of a server's addresses is shown: the likeliest, until another is chosen. */
function addressIn({ now }: ClassLine, chosen = "") {
  const known = now.begun?.addresses ?? [],
    one = chosen || storedIn("localStorage", STORED_ADDRESS);
  return known.includes(one) ? one : (known[0] ?? "");
}

/** SVG as HTML has it, without its namespace. */
const inSvg = (text: string) => text.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ');

/** What stands in the head while the class goes on. */
export function joinWords({ line, mine }: Wall) {
  if (!line?.now.begun) return [];
  return [
    html("span", "Join "),
    html("b", addressIn(line, mine.address)),
    " ",
    html("b.w-code", line.now.begun.code),
  ];
}

/** What the door is drawn anew for: who comes in shuts no list that is open. */
export const doorLooks = ({ now }: ClassLine, chosen: string) => JSON.stringify([now.begun, chosen]);

export function countAtDoor(door: HTMLElement, here: number, places: number) {
  const [count, of] = door.querySelectorAll(".w-count, .w-places");
  if (!of) return; // nothing is begun
  count.textContent = String(here);
  of.textContent = ` of ${places} are here`;
}

/** How to come in. */
export function phoneDoor(wall: Wall, line: ClassLine) {
  const { mine } = wall,
    { begun } = line.now,
    address = addressIn(line, mine.address);
  if (!begun) return [];
  if (begun.words) return [aloneDoor(begun, address)];
  return [
    html(
      "div.w-doorway",
      html("p.w-lead", "On your phone or laptop, in the same network, open"),
      html("p.w-address", html("b", address), " and type"),
      html("p.w-huge.w-code", { tabindex: -1, "data-next": true }, html("b", begun.code)),
      html(
        "p.mute",
        "A nickname is optional. Your guesses are saved on your teacher\u2019s computer and deleted when the ",
        "class ends, or after a day. Your phone tells you exactly what is saved.",
      ),
      html("p", html("b.w-count"), html("span.w-places")),
      begun.addresses.length > 1 &&
        html(
          "label.field",
          html("span", "Other addresses of this computer"),
          html(
            "select.pick",
            {
              "data-k": "address",
              onchange: (event) => {
                mine.address = event.target.value;
                storeIn("localStorage", STORED_ADDRESS, mine.address);
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

/** No phone reaches this server: said in large, in place of a picture that leads nowhere. */
const aloneDoor = (begun: Live.Begun, address: string) =>
  html(
    "div.w-doorway.w-alone",
    html("h2.w-huge", { tabindex: -1, "data-next": true }, "No phone can reach this page"),
    html("p.w-lead", begun.words),
    html("p", "Other windows on this computer can join at ", html("b", address), " with the code"),
    html("p.w-lead.w-code", html("b", begun.code)),
    html("p", html("b.w-count"), html("span.w-places")),
  );

/** Who came in the last minutes and has answered nothing: at a press they are out, and may join again. */
function newcomersPart(members: Live.Member[], line: ClassLine) {
  const fresh = members.filter(({ fresh }) => fresh).map(({ number }) => number);
  return (
    fresh.length > 0 &&
    html(
      "p",
      html(
        "button.btn",
        { "data-k": "remove.new", onclick: () => line.set({ remove: fresh }) },
        fresh.length === 1 ? "Remove the new student" : `Remove all ${fresh.length} new students`,
      ),
      html("span.mute", " They joined in the last five minutes and haven't answered. They can join again."),
    )
  );
}

/** Remove one student; who has answered is asked about once more. */
function removeButton({ number }: Live.Member, line: ClassLine) {
  const { votes } = line.room.state,
    many = votes.filter(({ member }) => member === number).length;
  let sure = many === 0;
  const press = html(
    "button.btn.w-out",
    {
      "data-k": `remove.${number}`,
      "aria-label": `Remove student ${number}`,
      onclick: () => {
        if (sure) return line.set({ remove: [number] });
        sure = true;
        press.removeAttribute("aria-label");
        press.textContent = `Yes, delete ${many === 1 ? "the answer" : `${many} answers`}`;
      },
    },
    "Remove",
  );
  return press;
}

/** Who is in the class: names lie covered, and one is read while its bar is held. */
export function roomPart({ room }: Wall, line: ClassLine, draw: () => void) {
  const { members, waiting, here } = room.state,
    { places, locked } = line.now;
  const put = (many: number) => {
    if (many >= 2 && many <= 300) line.set({ places: many });
    draw();
  };
  return [
    waiting > 0 &&
      html(
        "div.w-waiting",
        html(
          "p",
          html("b", `${waiting} ${waiting === 1 ? "is" : "are"} waiting to join. `),
          `The class has ${places} places, and ${members.length} are taken.`,
        ),
        html("button.btn", { "data-k": "admit", onclick: () => line.set({ admit: true }) }, "Let them in"),
        html("button.btn", { "data-k": "away", onclick: () => line.set({ admit: false }) }, "Turn them away"),
      ),
    html(
      "div.w-ways",
      html(
        "span.w-size",
        html("span", "Places"),
        html(
          "span.step",
          html(
            "button",
            { "data-k": "room.less", "aria-label": "One place fewer", onclick: () => put(places - 1) },
            "\u2212",
          ),
          html("output", String(places)),
          html(
            "button",
            { "data-k": "room.more", "aria-label": "One more place", onclick: () => put(places + 1) },
            "+",
          ),
        ),
      ),
      segmented({
        label: "New students",
        choices: [
          [false, "Anyone can join"],
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
    newcomersPart([...members], line),
    html(
      "p.mute",
      `${here} here. Names are hidden because the class can see this screen. Hold a bar to read a name. `,
      "The saved table (CSV) shows names next to guesses, unless you hide a name.",
    ),
    html(
      "ul.w-members",
      members.map((one) => {
        const { number, nick, here: present, said } = one;
        return html(
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
                      (event: any) => event.currentTarget.classList.toggle("held", k < 2),
                    ]),
                  ),
                },
                html("span", nick),
              )
            : html("span", `Student ${number}`),
          html("span.mute", present ? (said ? "has answered" : "not yet") : "away"),
          nick &&
            html(
              "button.btn",
              { "data-k": `hide.${number}`, onclick: () => line.set({ hide: number }) },
              "Hide name",
            ),
          removeButton(one, line),
        );
      }),
    ),
  ];
}
