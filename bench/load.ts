import { spawn, spawnSync } from "node:child_process";
import { onCore, type Server } from "./child.ts";

export type Load = { perSecond: number; cpu: number; failed: number };

const header = (cookie: string | undefined) => (cookie ? ["-H", `Cookie: ${cookie}`] : []);

/**
 * Installs wrk where one command does that (root on Debian); elsewhere a small generator in Node
 * replaces it.
 */
export function chooseGenerator(): "wrk" | "node" {
  const has = () => spawnSync("wrk", ["-v"]).error === undefined;
  if (has()) return "wrk";
  if (process.platform === "linux" && process.getuid?.() === 0)
    spawnSync("apt-get", ["install", "-y", "wrk"], { stdio: "ignore" });
  return has() ? "wrk" : "node";
}

/**
 * Requests one address as fast as possible for some seconds, from core 1, and reads the CPU time of
 * the server.
 */
export async function load(
  generator: "wrk" | "node",
  server: Server,
  path: string,
  { cookie, seconds }: { cookie?: string | undefined; seconds: number },
): Promise<Load> {
  const url = server.origin + path;
  const before = server.cpu();
  const { requests, took, failed } =
    generator === "wrk" ? await wrk(url, cookie, seconds) : await byNode(url, cookie, seconds);
  return { perSecond: requests / took, cpu: (server.cpu() - before) / requests, failed };
}

type Count = { requests: number; took: number; failed: number };

async function wrk(url: string, cookie: string | undefined, seconds: number): Promise<Count> {
  // It counts in whole seconds, but says what it has when it is interrupted.
  const whole = `-d${Math.ceil(seconds)}s`;
  const command = onCore(1, ["wrk", "-t1", "-c8", whole, ...header(cookie), url]);
  const text = await run(command, seconds % 1 === 0 ? undefined : seconds);
  const [, requests, amount, unit] = /(\d+) requests in ([\d.]+)(ms|s|m)/.exec(text) ?? [];
  if (!requests) throw new Error(`wrk said nothing of use:\n${text}`);
  const failed = Number(/Non-2xx or 3xx responses: (\d+)/.exec(text)?.[1] ?? 0);
  return {
    requests: Number(requests),
    took: Number(amount) * { ms: 0.001, s: 1, m: 60 }[unit as "s"]!,
    failed,
  };
}

const byNode = async (url: string, cookie: string | undefined, seconds: number): Promise<Count> =>
  JSON.parse(
    await run(
      onCore(1, [process.execPath, "bench/node-load.ts", url, String(seconds), cookie ?? ""]),
    ),
  );

/** Runs a program and returns its output; interrupts it after so many seconds. */
export function run(
  [command, ...args]: [string, ...string[]],
  interruptAfter?: number,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ["ignore", "pipe", "inherit"] });
    let text = "";
    if (interruptAfter) setTimeout(() => child.kill("SIGINT"), interruptAfter * 1000);
    child.stdout.on("data", (data) => {
      text += data;
    });
    child.on("error", reject).on("close", () => resolve(text));
  });
}
