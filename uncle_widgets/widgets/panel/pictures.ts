// The pictures of Why by their kind: each a pure function of its width, numbers and words.
import { html } from "../page/dom.ts";
import { frequencyGrid, wholeTree } from "./pic_bayes.ts";
import { countedTwice, drawByDraw } from "./pic_counting.ts";
import { twoDice } from "./pic_dice.ts";
import { cases, paths } from "./pic_growing.ts";
import { footprints, gaps, splitRows } from "./pic_rows.ts";
import { bands, manyRuns } from "./pic_sampling.ts";
import { beam, columnChart, graph, histogram, waterfall } from "./pic_values.ts";

export const PICTURES: Record<string, (width: number, data: any) => SVGElement> = {
  counted_twice: countedTwice,
  draw_by_draw: drawByDraw,
  two_dice: twoDice,
  frequency_grid: frequencyGrid,
  whole_tree: wholeTree,
  footprints,
  waterfall,
  balance: beam,
  gaps,
  split: splitRows,
  cases: (width, data) => cases(width, data),
  paths: (width, data) => paths(width, data),
  columns: columnChart,
  histogram,
  graph,
  runs: manyRuns,
  intervals: bands,
};

/** The picture of that kind with its caption; an Error where there is no such kind. */
export function drawPicture(kind: string, width: number, data: { caption: string }) {
  const drawing = PICTURES[kind];
  if (!drawing) throw new Error(`There is no picture of the kind ${kind}.`);
  return html("figure.picture", drawing(width, data), data.caption && html("figcaption", data.caption));
}
