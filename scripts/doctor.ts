import { readArguments } from "./arguments.ts";
import { checksFor } from "./doctor/checks.ts";
import { onThisMachine } from "./doctor/here.ts";
import { deployed } from "./doctor/remote.ts";
import { CheckError, type CheckResult, runChecks } from "./doctor/run-checks.ts";
import type { Target } from "./doctor/target.ts";
import { lineOf, measureTranslations } from "./doctor/translations/measure.ts";
import { environmentAsked, whereOptions, whereUsage } from "./environment/asked.ts";
import { Failure, run } from "./failure.ts";
import { shown } from "./local/data.ts";
import { lockData } from "./local/data-lock.ts";
import { killRuntimeOnExit, shutDownOnSignal } from "./local/shutdown.ts";
import { applyMigrations } from "./migrations/migrations.ts";
import { buildIfStale } from "./vite/build.ts";

const marks: Record<CheckResult["outcome"], string> = {
  ok: "ok  ",
  failed: "FAIL",
  skipped: "-   ",
};

// `npm run doctor [-- --remote]`: sends one real request to every external service, and says what
// to do about each that fails. `-- --remote --translations` measures the models instead, which costs
// some 600 calls.
await run(async () => {
  const { values } = readArguments({
    usage: `npm run doctor -- ${whereUsage} [--translations]`,
    options: { translations: { type: "boolean" }, ...whereOptions },
  });
  const environment = environmentAsked(values);
  if (values.translations && !environment)
    throw new Failure("The models are measured where they are: write --remote --translations.");
  shutDownOnSignal();
  if (values.translations) return measureAndPrint(deployed(environment!));
  const passed = environment
    ? await checkAndPrint(deployed(environment))
    : await checkThisMachine();
  if (!passed) process.exit(1);
});

async function checkThisMachine(): Promise<boolean> {
  killRuntimeOnExit();
  const { folder } = lockData("npm run doctor");
  await buildIfStale();
  await applyMigrations(folder);
  console.log(
    `This machine (${shown(folder)}): mail, payments and models are stand-ins; database, files, images and queue are the local runtime's.`,
  );
  return onThisMachine(folder, checkAndPrint);
}

/** Measures the deployed models on the project's pairs, by kind. */
async function measureAndPrint(target: Target): Promise<void> {
  const figures = await measureTranslations(target, console.log).catch((error: unknown) => {
    throw error instanceof CheckError ? new Failure(error.message) : error;
  });
  for (const one of figures) console.log(lineOf(one));
}

async function checkAndPrint(target: Target): Promise<boolean> {
  const passed = await runChecks(checksFor(target), target, ({ outcome, name, text }) =>
    console.log(`${marks[outcome]}  ${name}: ${text}`),
  );
  console.log(
    passed
      ? "All checks passed."
      : "A check failed: fix what the first FAIL line says, and run this again.",
  );
  return passed;
}
