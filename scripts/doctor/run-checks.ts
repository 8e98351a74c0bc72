import type { Target } from "./target.ts";

/** What is wrong with a service, and what to do, in one sentence. */
export class CheckError extends Error {}

/** One real request to one service. Returns the outcome in a few words. @throws CheckError */
export type Check = { name: string; ask: (target: Target) => Promise<string> };

export type CheckResult = { ok: boolean; name: string; text: string };

/** Runs all checks in order, also after a failure. Returns whether all passed. */
export async function runChecks(
  checks: readonly Check[],
  target: Target,
  report: (result: CheckResult) => void,
): Promise<boolean> {
  let passed = true;
  for (const { name, ask } of checks) {
    try {
      report({ ok: true, name, text: await ask(target) });
    } catch (error) {
      if (!(error instanceof CheckError)) throw error;
      passed = false;
      report({ ok: false, name, text: error.message });
    }
  }
  return passed;
}
