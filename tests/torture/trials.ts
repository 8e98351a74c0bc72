import { globSync } from "node:fs";
import { customerTrials } from "./customer-trials.ts";
import { messageTrials } from "./message-trials.ts";
import { reliabilityTrials } from "./reliability-trials.ts";
import { restoreDrill } from "./restore/drill.ts";
import { securityTrials } from "./security-trials.ts";
import { byTests, type Trial } from "./trial.ts";

/**
 * Every R and S row of the goals, at full size; the parts of the P rows that the fast suite thins
 * out; and rows of our own: R13 (customers on file), T1 (the translator's checks), C1 (the CPU time
 * of one request) and the restore drill.
 */
export const trials: readonly Trial[] = [
  ...reliabilityTrials,
  ...customerTrials,
  ...securityTrials,
  ...messageTrials,
  {
    row: "T1",
    name: "translator",
    what: "corrupted translations: signs lost, values swapped, denials moved and thirty kinds more",
    run: byTests({
      project: "rules",
      files: ["tests/features/translator/corruptions.test.ts"],
    }),
  },
  {
    row: "drill",
    name: "restore",
    what: "jobs in a world that is backed up, deleted and restored by the commands, and compared table by table",
    goal: 100_000,
    run: restoreDrill,
  },
  {
    row: "C1",
    name: "dearest",
    what: "shapes of 512 kB that anybody can send without signing in: 50 ms of CPU each at most",
    run: byTests({ project: "requests", files: ["tests/workers/dearest.test.ts"] }),
  },
  {
    row: "P6",
    name: "axe",
    what: "tests: every page in two languages, at two widths, by day and by night",
    run: byTests({
      project: "browser",
      files: globSync("tests/browser/*.test.ts").sort(),
      only: /pass(es)? (axe|too)|everyone's to use|cited answer|comes when it is back/,
    }),
  },
  {
    row: "P8",
    name: "photos",
    what: "tests: thirty photos of scan tools, read in Chromium",
    run: byTests({
      project: "browser",
      files: ["tests/browser/assistant/photo.test.ts"],
      only: /thirty photos/,
    }),
  },
];
