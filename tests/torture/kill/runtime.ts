import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Miniflare } from "miniflare";
import { openServer } from "../../../bench/server.ts";
import { openWindow } from "../window.ts";

const require = createRequire(createRequire(import.meta.url).resolve("miniflare"));
const { default: program } = require("workerd") as { default: string };

/** The production build on the real runtime, whose process is ours to kill. */
export type Runtime = {
  miniflare: Miniflare;
  /**
   * SIGKILL in the middle of whatever it does, then another one with the same configuration on the
   * same port and data. Waits for that.
   */
  killAndRestart: () => Promise<void>;
  close: () => Promise<void>;
};

/** Starts the build on the data of a folder. */
export async function startRuntime(data: string, port: number): Promise<Runtime> {
  const folder = mkdtempSync(path.join(tmpdir(), "llave-runtime-"));
  const variables = {
    MINIFLARE_WORKERD_PATH: path.join(import.meta.dirname, "runtime.sh"),
    LLAVE_RUNTIME: folder,
    LLAVE_PORT: String(port),
  };
  Object.assign(process.env, variables);
  const miniflare = await openServer("app", {
    data,
    port,
    change: (workers) => openWindow(path.join(import.meta.dirname, "window.js"), workers),
  });
  for (const name of Object.keys(variables)) delete process.env[name];
  const [args, config] = [
    readFileSync(path.join(folder, "args"), "utf8").trim().split("\n"),
    readFileSync(path.join(folder, "config")),
  ];
  rmSync(folder, { recursive: true });

  let child = await listening(args, config);
  const kill = async () => {
    const ended = once(child, "exit");
    if (!child.kill("SIGKILL")) throw new Error("The server was not there to be killed");
    await ended;
  };
  const along = () => child.kill("SIGKILL");
  process.once("exit", along);
  return {
    miniflare,
    killAndRestart: async () => {
      await kill();
      child = await listening(args, config);
    },
    close: async () => {
      process.off("exit", along);
      await kill();
      await miniflare.dispose();
    },
  };
}

/** A workerd that listens. */
async function listening(args: string[], config: Buffer): Promise<ChildProcess> {
  const child = spawn(program, args, {
    stdio: ["pipe", "ignore", "ignore", "pipe"],
    env: { ...process.env, TZ: "UTC" },
  });
  child.stdin!.on("error", () => {}); // a process that ends before reading everything is reported below
  child.stdin!.end(config);
  const gone = once(child, "exit").then(() =>
    Promise.reject(new Error("The server did not come up again")),
  );
  gone.catch(() => {}); // later it is to be killed
  await Promise.race([once(child.stdio[3]!, "data"), gone]);
  return child;
}
