import { buildIfStale } from "./build.ts";
import { holdData, shown } from "./data.ts";
import type { At } from "./doctor/at.ts";
import { checksFor } from "./doctor/checks.ts";
import { examine, type Line } from "./doctor/finding.ts";
import { onThisMachine } from "./doctor/here.ts";
import { production } from "./doctor/remote.ts";
import { Failure, run } from "./failure.ts";
import { applyMigrations } from "./migrations.ts";
import { endWhole, takeRuntimeAlong } from "./whole.ts";

// `npm run doctor [-- --remote]`: asks every outside service one real question, and says of each
// that does not answer what to do.
await run(async () => {
  const [flag, ...more] = process.argv.slice(2);
  if (more.length > 0 || (flag !== undefined && flag !== "--remote"))
    throw new Failure("Usage: npm run doctor [-- --remote]");
  endWhole();
  if (!(flag ? await look(production()) : await lookHere())) process.exit(1);
});

async function lookHere(): Promise<boolean> {
  takeRuntimeAlong();
  const { folder } = holdData("npm run doctor");
  await buildIfStale();
  await applyMigrations(folder);
  console.log(
    `This machine (${shown(folder)}): mail, payments and models are stand-ins; database, files, images and queue are the local runtime's.`,
  );
  return onThisMachine(folder, look);
}

async function look(at: At): Promise<boolean> {
  const well = await examine(checksFor(at), at, ({ ok, door, text }: Line) =>
    console.log(`${ok ? "ok  " : "FAIL"}  ${door}: ${text}`),
  );
  console.log(
    well
      ? "Everything answers."
      : "Something does not answer: mend the first line that says FAIL, and run this again.",
  );
  return well;
}
