/** A lesson on paper, before it is printed: the worksheet, the key, or a plan for a substitute teacher. */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { saveFile } from "./file.ts";
import { sheetWanted } from "./printing.ts";
import { Segmented } from "./segmented.tsx";
import { Within } from "./teach_links.tsx";
import type { ViewProps } from "./teach_page.tsx";

type What = Uw.Heard.OnPaper["what"];
type Size = Uw.Heard.OnPaper["paper"];

const KINDS: [What, string][] = [
  ["worksheet", "Worksheet"],
  ["key", "Key"],
  ["cover", "Plan for a substitute"],
];
const SIZES: [Size, string][] = [
  ["A4", "A4"],
  ["Letter", "Letter"],
];
/** How wide a sheet is drawn, in pixels; a narrower page shows it smaller. */
const WIDE = 820;

export function SheetView({ teacher, game, lesson, back }: ViewProps) {
  const [what, setWhat] = useState<What>("worksheet"),
    [paper, setPaper] = useState<Size>(sheetWanted().letter ? "Letter" : "A4"),
    [shown, setShown] = useState<Uw.Heard.OnPaper | null>(null),
    [zoom, setZoom] = useState(1),
    box = useRef<HTMLDivElement>(null),
    frame = useRef<HTMLIFrameElement>(null),
    { model } = teacher;
  useEffect(() => {
    const heard = (message: Uw.Heard.Any) => {
      if (message.kind !== "sheet" || message.game !== game.id || message.lesson !== lesson.number) return;
      if (message.what === what && message.paper === paper) setShown(message);
    };
    model.on("msg:custom", heard);
    const ask: Uw.ToFront = { kind: "sheet", game: game.id, lesson: lesson.number, what, paper };
    model.send(ask);
    return () => model.off("msg:custom", heard);
  }, [what, paper]);
  useLayoutEffect(() => {
    const node = box.current as HTMLElement,
      watch = new ResizeObserver(() => setZoom(Math.min(1, node.clientWidth / WIDE)));
    watch.observe(node);
    return () => watch.disconnect();
  }, []);
  const here = shown?.what === what && shown.paper === paper ? shown : null,
    name = KINDS.find(([key]) => key === what)?.[1] ?? "";
  const print = () => {
    frame.current?.contentWindow?.focus();
    frame.current?.contentWindow?.print();
  };
  return (
    <div class="on-paper">
      <button type="button" class="way" data-k="back" onClick={back}>
        All lessons
      </button>
      <h1 tabIndex={-1}>{lesson.name}</h1>
      <p class="mute">
        The key is a document of its own, so it never lies on the back of a worksheet.{" "}
        <Within
          teacher={teacher}
          place={{ view: "teach", game: game.id, lesson: lesson.number }}
          k="to.page"
          label={`Teacher\u2019s page: ${lesson.name}`}
        >
          Teacher’s page
        </Within>
      </p>
      <div class="choices">
        <Segmented label="What to print" choices={KINDS} value={what} pick={setWhat} k="what" />
        <Segmented label="Paper" choices={SIZES} value={paper} pick={setPaper} k="paper" />
        <button type="button" class="btn solid" data-k="print" disabled={!here} onClick={print}>
          Print
        </button>
        <button
          type="button"
          class="btn"
          data-k="save"
          disabled={!here}
          onClick={() => here && saveFile({ kind: "file", name: here.name, text: here.html })}
        >
          Save as a file
        </button>
      </div>
      <div class="preview" ref={box}>
        {here ? (
          <iframe
            ref={frame}
            title={`${name}: ${lesson.name}`}
            srcdoc={here.html}
            style={{ width: `${WIDE}px`, zoom }}
          />
        ) : (
          <p role="status">Loading the {name.toLowerCase()}…</p>
        )}
      </div>
    </div>
  );
}
