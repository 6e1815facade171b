// @ts-check
// The pictures of Why by their kind: each a pure function of its width, numbers and words.
import { html } from "../page/dom.js";
import { frequencyGrid, wholeTree } from "./pic_bayes.js";
import { countedTwice, drawByDraw } from "./pic_counting.js";
import { twoDice } from "./pic_dice.js";
import { cases, paths } from "./pic_growing.js";
import { footprints, gaps, splitRows } from "./pic_rows.js";
import { bands, manyRuns } from "./pic_sampling.js";
import { beam, columnChart, graph, histogram, waterfall } from "./pic_values.js";

/** @type {Record<string, (width: number, data: any) => SVGElement>} */
export const PICTURES = {
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

/**
 * The picture of that kind with its caption; an Error where there is no such kind.
 * @param {string} kind @param {number} width @param {{caption: string}} data
 */
export function drawPicture(kind, width, data) {
  const drawing = PICTURES[kind];
  if (!drawing) throw new Error(`Expected a picture that there is, not ${kind}.`);
  return html("figure.picture", drawing(width, data), data.caption && html("figcaption", data.caption));
}
