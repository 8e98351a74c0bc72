import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { subscribe } from "node:diagnostics_channel";
import { readFileSync } from "node:fs";

// A server ends whole: Node, and with it the workerd that Miniflare started, whoever ends whom and
// how. An orphan would keep the port.

/**
 * The shell that npm runs a script through. Read at once: should it be gone by the time anyone
 * looks, that is the news.
 */
const shell = process.ppid;
const npm = process.env.npm_lifecycle_event ? parentOf(shell) : undefined;

const closers: (() => unknown)[] = [];
let ending = false;

/** Whether this process is on its way out; errors of what it breaks off are no news then. */
export const isEnding = () => ending;

/** Has `close` called before this process ends by `endWhole`. */
export const beforeEnd = (close: () => unknown): void => void closers.push(close);

/**
 * Ends this process, after everything of `beforeEnd`, when it is asked to: by a signal, by a closed
 * terminal, or because the npm that started it is gone (its shell passes no signal on). A second
 * signal does not wait.
 */
export function endWhole(): void {
  const end = async () => {
    if (ending) process.exit();
    ending = true;
    setTimeout(() => process.exit(), 5000).unref();
    for (const close of closers.reverse())
      await Promise.resolve(close()).catch((error) => console.error(error));
    process.exit(0);
  };
  // Miniflare hears the signals too and exits with their number; what was asked for is no failure.
  process.once("exit", () => {
    if (ending) process.exitCode = 0;
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, end);
  if (npm === undefined) return;
  setInterval(() => {
    if (!ending && (process.ppid !== shell || !alive(npm))) void end();
  }, 250).unref();
}

/**
 * Sees to it that every workerd which this process starts from now on dies with it, even when this
 * process is killed without a word (SIGKILL, out of memory).
 */
export function takeRuntimeAlong(): void {
  subscribe("child_process", (message) => {
    const { process: child } = message as { process: ChildProcess };
    child.once("spawn", () => {
      if (/workerd/.test(child.spawnfile)) guard(child, String(child.pid));
    });
  });
}

/**
 * A shell of its own session waits on a pipe that ends when this process does, and then kills.
 * `target` is what `kill` takes: a process, or a group with a minus before it. Windows needs none
 * of this: there Node's children end with Node.
 */
export function guard(child: ChildProcess, target: string): void {
  if (process.platform === "win32") return;
  const watcher = spawn("sh", ["-c", 'read -r _; kill -s KILL -- "$0" 2>/dev/null', target], {
    stdio: ["pipe", "ignore", "ignore"],
    detached: true,
  });
  // What has ended is watched no longer: its number may be given to someone else.
  child.once("exit", () => watcher.kill("SIGKILL"));
  watcher.on("error", () => {});
  watcher.unref();
  (watcher.stdin as unknown as { unref: () => void }).unref();
}

function parentOf(pid: number): number | undefined {
  try {
    // Linux says it in /proc; `ps` may be missing there in a slim image. The name in brackets may
    // hold anything, so count from its end.
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
  } catch {
    const { stdout } = spawnSync("ps", ["-o", "ppid=", "-p", String(pid)], { encoding: "utf8" });
    return Number(stdout) || undefined;
  }
}

function alive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== "ESRCH";
  }
}
