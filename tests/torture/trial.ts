import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { tool } from "../../scripts/tool.ts";
import type { Tally } from "../support/tally.ts";

/**
 * A measured part of a goal: the trials, their number in a full run, and the function that runs
 * them.
 */
export type Trial = {
  row: string;
  name: string;
  /** Unit of the count. */
  what: string;
  /** The number that the goal names; where it names none, everything that is listed is tried. */
  goal?: number;
  run: (times: number | undefined) => Promise<Tally>;
};

type Tests = { project: "rules" | "requests" | "browser"; files: string[]; only?: RegExp };
type Report = { testResults: File[]; success: boolean };
type File = { name: string; message: string; assertionResults: Test[] };
type Test = {
  fullName: string;
  status: string;
  failureMessages: string[];
  meta: { tally?: Tally };
};

/** The files that trials run, and which of their tests (tests/scripts/torture.test.ts). */
export const testsOfTrials: Tests[] = [];

/**
 * Tests of the fast suite, at the size of the trial. What they call `tally` with counts, else every
 * test as one.
 */
export const byTests = (tests: Tests) => {
  testsOfTrials.push(tests);
  const { project, files, only } = tests;
  return async (times: number | undefined): Promise<Tally> => {
    const folder = mkdtempSync(path.join(tmpdir(), "llave-torture-"));
    const report = path.join(folder, "report.json");
    const args = [
      "run",
      "--project",
      project,
      "--reporter=json",
      `--outputFile=${report}`,
      ...(only ? ["-t", only.source] : []),
      ...files,
    ];
    try {
      const { output } = await tool("vitest", args, {
        env: { LLAVE_FULL: "1", ...(times !== undefined && { LLAVE_TRIES: String(times) }) },
      });
      const found = readReport(report);
      if (!found) throw new Error(`Vitest ended early:\n${output.slice(-2_000)}`);
      return count(found);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };
};

function readReport(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Report;
  } catch {
    return undefined;
  }
}

function count({ testResults }: Report): Tally {
  const sum = { tried: 0, failed: 0, notes: [] as string[] };
  for (const { name, message, assertionResults } of testResults) {
    for (const { fullName, status, failureMessages, meta } of assertionResults) {
      if (status !== "passed" && status !== "failed") continue;
      const { tried, failed, notes = [] } = meta.tally ?? { tried: 1, failed: 0 };
      sum.tried += tried;
      sum.notes.push(...notes);
      // A test that failed without a count is at least one failure.
      sum.failed += status === "failed" ? Math.max(1, failed) : failed;
      if (status === "failed")
        console.error(`${fullName}\n${failureMessages[0]?.slice(0, 1_500)}\n`);
    }
    if (message) {
      console.error(`${name}: ${message}`);
      sum.failed++;
    }
  }
  if (sum.tried === 0) throw new Error("Nothing was tried: no test has this name");
  return sum;
}

/** The files of request tests with these names. */
export const routes = (...files: string[]): string[] =>
  files.map((file) => `tests/routes/${file}.test.ts`);
