import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { kb, type Line, ms, times } from "../table.ts";

/**
 * P7: the work order beside bare pdf-lib, and beside the other libraries, which only this folder
 * needs.
 */
export async function workOrder(): Promise<Line[]> {
  if (!existsSync("bench/node_modules/pdfkit"))
    spawnSync("npm", ["ci", "--no-audit", "--no-fund"], { cwd: "bench", stdio: "ignore" });
  const { measureWorkOrder } = await import("../work-order.ts");
  const { ours, wide, estimate, invoice, "pdf-lib": bare, ...others } = await measureWorkOrder();
  const [ratio, bytesRatio] = [ours.ms / bare.ms, ours.bytes / others.jsPDF.bytes];
  return [
    {
      part: "P7",
      what: "work order, 20 materials",
      ours: ms(ours.ms),
      baseline: `bare pdf-lib ${ms(bare.ms)}`,
      ratio: times(ratio),
      goal: "<= 1.2x",
      met: ratio <= 1.2,
    },
    {
      part: "P7",
      what: "its size",
      ours: kb(ours.bytes),
      baseline: `jsPDF ${kb(others.jsPDF.bytes)}, bare pdf-lib ${kb(bare.bytes)}`,
      ratio: times(bytesRatio),
      goal: "<= 0.25x",
      met: bytesRatio <= 0.25,
    },
    ...Object.entries({ estimate, invoice }).map(([name, made]) => ({
      part: "P7",
      what: `${name} of the same work`,
      ours: `${ms(made.ms)}, ${kb(made.bytes)}`,
      baseline: `bare pdf-lib ${ms(bare.ms)}, jsPDF ${kb(others.jsPDF.bytes)}`,
      ratio: `${times(made.ms / bare.ms)}, ${times(made.bytes / others.jsPDF.bytes)}`,
      goal: "<= 1.2x, <= 0.25x",
      met: made.ms <= bare.ms * 1.2 && made.bytes <= others.jsPDF.bytes * 0.25,
    })),
    ...Object.entries(others).map(([name, { ms: took, bytes }]) => ({
      part: "P7",
      what: `the same words by ${name}`,
      ours: `${ms(ours.ms)}, ${kb(ours.bytes)}`,
      baseline: `${ms(took)}, ${kb(bytes)}`,
      ratio: `${times(ours.ms / took)}, ${times(ours.bytes / bytes)}`,
    })),
    {
      part: "P7",
      what: "the same with an embedded font",
      ours: `${ms(wide.ms)}, ${kb(wide.bytes)}`,
    },
  ];
}
