import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { createInterface } from "node:readline";
import type { ServerName } from "./server.ts";
import type { World } from "./world.ts";

const linux = process.platform === "linux";

/**
 * Where Miniflare's databases lie, which it calls temporary. On a disk every write waits for it
 * inside of workerd, on the core that is measured: a fifth of the deliveries of P11.
 */
const memory = existsSync("/dev/shm") ? "/dev/shm" : tmpdir();

/**
 * The command that pins a program to one core, so that server and load generator do not compete.
 */
export const onCore = (core: 0 | 1, command: string[]): [string, ...string[]] =>
  (linux && availableParallelism() > 1 ? ["taskset", "-c", String(core), ...command] : command) as [
    string,
    ...string[],
  ];

export type Server = {
  name: ServerName;
  origin: string;
  world: World;
  /**
   * Milliseconds of CPU (user and system) that its workerd has used since it started; NaN where
   * there is no /proc.
   */
  cpu: () => number;
  close: () => Promise<void>;
};

// The load generator disconnects in the middle of responses at its end, which workerd logs at length.
const hangUp = /disconnected: |^stack: /;

/** Starts a measured server on core 0 and waits until it is ready. */
export async function startServer(name: ServerName, port: number): Promise<Server> {
  const [command, ...args] = onCore(0, [process.execPath, "bench/serve.ts", name, String(port)]);
  const child = spawn(command, args, {
    stdio: ["pipe", "pipe", "pipe"],
    env: { ...process.env, TMPDIR: memory },
  });
  createInterface({ input: child.stderr }).on(
    "line",
    (line) => hangUp.test(line) || console.error(line),
  );
  const { world } = await firstLine(child, name);
  const pid = workerd(child.pid!);
  return {
    name,
    origin: `http://localhost:${port}`,
    world: world as World,
    cpu: () => (pid ? cpuOf(pid) : Number.NaN),
    close: () =>
      new Promise((resolve) => {
        child.on("exit", () => resolve());
        child.stdin.end();
      }),
  };
}

async function firstLine(child: ChildProcess, name: string): Promise<{ world?: World }> {
  for await (const line of createInterface({ input: child.stdout! }))
    if (line.startsWith('{"ready"')) return JSON.parse(line);
  throw new Error(`The server "${name}" ended before it was ready`);
}

/**
 * The process id of the workerd under a Node process (taskset becomes the program it starts, so
 * there is nothing between).
 */
function workerd(parent: number): number | undefined {
  if (!linux) return undefined;
  for (const task of globSync(`/proc/${parent}/task/*/children`)) {
    for (const child of readFileSync(task, "utf8").split(" ").filter(Boolean)) {
      if (readFileSync(`/proc/${child}/comm`, "utf8").startsWith("workerd")) return Number(child);
      const deeper = workerd(Number(child));
      if (deeper) return deeper;
    }
  }
  return undefined;
}

/** User and system time of a process. The kernel counts in ticks of 10 ms. */
function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /, "")
    .split(" ");
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
