import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { subscribe } from "node:diagnostics_channel";
import { readFileSync } from "node:fs";
import { Socket } from "node:net";

// Node and the workerd that Miniflare started end together, however either one ends: an orphan
// would keep the port.

/** The shell through which npm runs a script. Read at startup, to notice later that it ended. */
const shell = process.ppid;
const npm = process.env.npm_lifecycle_event ? parentOf(shell) : undefined;

const callbacks: (() => unknown)[] = [];
let ending = false;

/** Whether this process is ending; errors of interrupted work are then not reported. */
export const isShuttingDown = () => ending;

/** Registers `close`, to be called by `shutDownOnSignal` before the process ends. */
export const onShutdown = (close: () => unknown): void => void callbacks.push(close);

/**
 * Ends this process, after the callbacks of `onShutdown`, on a signal, when the terminal closes, or
 * when the npm that started it ends (its shell forwards no signals). A second signal ends it at
 * once.
 */
export function shutDownOnSignal(): void {
  const end = async () => {
    if (ending) process.exit();
    ending = true;
    setTimeout(() => process.exit(), 5000).unref();
    for (const close of callbacks.reverse())
      await Promise.resolve(close()).catch((error) => console.error(error));
    process.exit(0);
  };
  // Miniflare handles the signals too, and would set their number as the exit code.
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
 * Every workerd that this process starts from now on is killed with it, even by SIGKILL or when out
 * of memory.
 */
export function killRuntimeOnExit(): void {
  subscribe("child_process", (message) => {
    const { process: child } = message as { process: ChildProcess };
    child.once("spawn", () => {
      if (/workerd/.test(child.spawnfile)) killWithParent(child, String(child.pid));
    });
  });
}

/**
 * A detached shell waits on a pipe that closes when this process ends, and then kills `target`: a
 * process id, or a group with a minus sign. Not needed on Windows, where children end with Node.
 */
export function killWithParent(child: ChildProcess, target: string): void {
  if (process.platform === "win32") return;
  const watcher = spawn("sh", ["-c", 'read -r _; kill -s KILL -- "$0" 2>/dev/null', target], {
    stdio: ["pipe", "ignore", "ignore"],
    detached: true,
  });
  // Stop watching a process that ended: its id may be reused.
  child.once("exit", () => watcher.kill("SIGKILL"));
  watcher.on("error", () => {});
  watcher.unref();
  // A pipe of a child process is a socket.
  if (watcher.stdin instanceof Socket) watcher.stdin.unref();
}

function parentOf(pid: number): number | undefined {
  try {
    // On Linux from /proc, since slim images may lack `ps`. The name in parentheses may contain
    // anything, so parse what follows it.
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
