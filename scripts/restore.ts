import path from "node:path";
import { readArguments } from "./arguments.ts";
import { checkBackup } from "./backup/check.ts";
import { restoreHere } from "./backup/here.ts";
import { isEmpty, load } from "./backup/load.ts";
import { type Manifest, readManifest } from "./backup/manifest.ts";
import { withRemote } from "./backup/remote.ts";
import { environmentAsked, whereOptions, whereUsage } from "./environment/asked.ts";
import type { Environment } from "./environment/environment.ts";
import { workersOf } from "./environment/read.ts";
import { Failure, run } from "./failure.ts";
import { shown } from "./local/data.ts";
import { lockData } from "./local/data-lock.ts";
import { killRuntimeOnExit, shutDownOnSignal } from "./local/shutdown.ts";
import { migrate, migrationNames } from "./migrations/migrations.ts";

// `npm run restore -- FOLDER [--replace] [--remote]`: makes the data what a backup says, here or in
// production, and compares.
await run(async () => {
  const { backup, replace, environment } = asked();
  const from = performance.now();
  shutDownOnSignal();
  const manifest = readManifest(backup, migrationNames());
  await checkBackup(backup, manifest);
  const leftOut = environment
    ? await restoreThere(environment, backup, manifest, replace)
    : await restoreLocally(backup, manifest, replace);
  const rows = manifest.tables.reduce((sum, { count }) => sum + count, 0);
  console.log(
    `${rows - leftOut} rows of ${manifest.tables.length} tables and ${manifest.objects.count} files are as in ${shown(backup)}:`,
  );
  console.log(
    "every row and every file was read again and compared, and the search was made anew.",
  );
  if (leftOut > 0)
    console.log(
      `${leftOut} rows were left out: what they hung on was deleted while the backup was taken.`,
    );
  console.log(`It took ${((performance.now() - from) / 1000).toFixed(1)} s.`);
});

async function restoreLocally(
  backup: string,
  manifest: Manifest,
  replace: boolean,
): Promise<number> {
  killRuntimeOnExit();
  const { folder } = lockData("npm run restore");
  return restoreHere(folder, backup, manifest, { replace });
}

async function restoreThere(
  environment: Environment,
  backup: string,
  manifest: Manifest,
  replace: boolean,
): Promise<number> {
  return withRemote({ app: workersOf(environment).app }, async (place) => {
    if (!replace && !(await isEmpty(place)))
      throw new Failure(
        `The database of ${environment.name} is not empty. To replace what it holds with the backup, add --replace.`,
      );
    const leftOut = await load(place, backup, manifest);
    await migrate(place.database);
    return leftOut;
  });
}

function asked() {
  const { values, words } = readArguments({
    usage: `npm run restore -- FOLDER [--replace] ${whereUsage}`,
    options: { replace: { type: "boolean", default: false }, ...whereOptions },
    words: { least: 1, most: 1 },
  });
  return {
    backup: path.resolve(words[0]!),
    replace: values.replace,
    environment: environmentAsked(values),
  };
}
