import { buildIfStale } from "./build.ts";
import { shown } from "./data.ts";
import { lockData } from "./data-lock.ts";
import { checksFor } from "./doctor/checks.ts";
import { onThisMachine } from "./doctor/here.ts";
import { production } from "./doctor/remote.ts";
import { type CheckResult, runChecks } from "./doctor/run-checks.ts";
import type { Target } from "./doctor/target.ts";
import { Failure, run } from "./failure.ts";
import { applyMigrations } from "./migrations.ts";
import { killRuntimeOnExit, shutDownOnSignal } from "./shutdown.ts";

// `npm run doctor [-- --remote]`: sends one real request to every external service, and says what
// to do about each that fails.
await run(async () => {
  const [flag, ...more] = process.argv.slice(2);
  if (more.length > 0 || (flag !== undefined && flag !== "--remote"))
    throw new Failure("Usage: npm run doctor [-- --remote]");
  shutDownOnSignal();
  if (!(flag ? await checkAndPrint(production()) : await checkThisMachine())) process.exit(1);
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

async function checkAndPrint(target: Target): Promise<boolean> {
  const passed = await runChecks(checksFor(target), target, ({ ok, name, text }: CheckResult) =>
    console.log(`${ok ? "ok  " : "FAIL"}  ${name}: ${text}`),
  );
  console.log(
    passed
      ? "All checks passed."
      : "A check failed: fix what the first FAIL line says, and run this again.",
  );
  return passed;
}
