import type { Target } from "./target.ts";

/** Problem of a service and its fix, in one sentence. */
export class CheckError extends Error {}

/** Sends a real request to a service. Returns the outcome in a few words. @throws CheckError */
export type Check = {
  name: string;
  ask: (target: Target) => Promise<string>;
  /** Whether the checks behind it can only be made when it passes. */
  opens?: boolean;
};

export type CheckResult = { outcome: "ok" | "failed" | "skipped"; name: string; text: string };

/**
 * Runs the checks in order, also after a failure, unless it is of one that opens the others. Returns
 * whether all passed.
 */
export async function runChecks(
  checks: readonly Check[],
  target: Target,
  report: (result: CheckResult) => void,
): Promise<boolean> {
  let passed = true;
  let closed: string | undefined;
  for (const { name, ask, opens } of checks) {
    if (closed) {
      report({ outcome: "skipped", name, text: `not asked, since ${closed} failed` });
      continue;
    }
    try {
      report({ outcome: "ok", name, text: await ask(target) });
    } catch (error) {
      if (!(error instanceof CheckError)) throw error;
      passed = false;
      if (opens) closed = name;
      report({ outcome: "failed", name, text: error.message });
    }
  }
  return passed;
}
