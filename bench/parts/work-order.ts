import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { kb, type Line, ms, times } from "../table.ts";
import { measureWorkOrder } from "../work-order.ts";

/** P7: the work order beside bare pdf-lib, and its size beside jsPDF, which only this folder needs. */
export async function workOrder(): Promise<Line[]> {
  if (!existsSync("bench/node_modules/jspdf")) spawnSync("npm", ["ci", "--no-audit", "--no-fund"], { cwd: "bench", stdio: "ignore" });
  const { ms: took, bareMs, ratio, bytes, bareBytes, jsPdfBytes, bytesRatio, wideMs, wideBytes } = await measureWorkOrder();
  return [
    {
      part: "P7",
      what: "work order, 20 materials",
      ours: ms(took),
      baseline: `bare pdf-lib ${ms(bareMs)}`,
      ratio: times(ratio),
      goal: "<= 1.2x",
      met: ratio <= 1.2,
    },
    {
      part: "P7",
      what: "its size",
      ours: kb(bytes),
      baseline: `jsPDF ${kb(jsPdfBytes)}, bare pdf-lib ${kb(bareBytes)}`,
      ratio: times(bytesRatio),
      goal: "<= 0.25x",
      met: bytesRatio <= 0.25,
    },
    { part: "P7", what: "the same with an embedded font", ours: `${ms(wideMs)}, ${kb(wideBytes)}` },
  ];
}
