import { readdirSync, readFileSync } from "node:fs";

/**
 * The runtime's processes that this process started. Linux alone has them to read; elsewhere there
 * are none.
 */
function runtimes(): string[] {
  const ours = (pid: string) => {
    try {
      const [, name, parent] =
        /^\d+ \((.*)\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
      return name === "workerd" && Number(parent) === process.pid;
    } catch {
      return false; // it has exited
    }
  };
  return readdirSync("/proc").filter((pid) => /^\d+$/.test(pid) && ours(pid));
}

/**
 * The CPU that they used so far, in milliseconds: of every thread, so that what collects garbage
 * counts too.
 */
export function cpuUsed(): number {
  const threads = runtimes().flatMap((pid) =>
    readdirSync(`/proc/${pid}/task`).map((task) => `/proc/${pid}/task/${task}/schedstat`),
  );
  return threads.reduce(
    (sum, file) => sum + Number(readFileSync(file, "utf8").split(" ")[0]) / 1e6,
    0,
  );
}
