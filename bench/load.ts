import { spawn } from "node:child_process";
import { onCore, type Server } from "./child.ts";
import type { Work } from "./generator.ts";
import { median } from "./table.ts";

export type Load = { perSecond: number; cpu: number; failed: number };

/**
 * Has another process send requests from core 1, as fast as it can, and reads the CPU time of the
 * server.
 */
export async function load(server: Server, { path, ...work }: Work): Promise<Load> {
  const before = server.cpu();
  const sent = JSON.stringify({ ...work, path: server.origin + path });
  const [command, ...args] = onCore(1, [process.execPath, "bench/generator.ts", sent]);
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "inherit"] });
  let text = "";
  for await (const data of child.stdout) text += data;
  const { requests, took, failed } = JSON.parse(text);
  return { perSecond: requests / took, cpu: (server.cpu() - before) / requests, failed };
}

/** The middle of some loads. */
export const middleOf = (loads: readonly Load[]): Load => ({
  perSecond: median(loads.map(({ perSecond }) => perSecond)),
  cpu: median(loads.map(({ cpu }) => cpu)),
  failed: loads.reduce((sum, { failed }) => sum + failed, 0),
});
