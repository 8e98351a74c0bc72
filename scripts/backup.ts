import path from "node:path";
import { readArguments } from "./arguments.ts";
import { localDatabase } from "./backup/database.ts";
import { localFiles } from "./backup/files.ts";
import type { Manifest } from "./backup/manifest.ts";
import type { Place } from "./backup/place.ts";
import { withRemote } from "./backup/remote.ts";
import { save } from "./backup/save.ts";
import { environmentAsked, whereOptions, whereUsage } from "./environment/asked.ts";
import type { Environment } from "./environment/environment.ts";
import { workersOf } from "./environment/read.ts";
import { run } from "./failure.ts";
import { shown } from "./local/data.ts";
import { lockData } from "./local/data-lock.ts";
import { killRuntimeOnExit, shutDownOnSignal } from "./local/shutdown.ts";
import { withStores } from "./local/stores.ts";

// `npm run backup -- [FOLDER] [--remote]`: writes every row and every file into a new folder, from
// here or from production.
await run(async () => {
  const { folder, environment } = asked();
  shutDownOnSignal();
  const from = performance.now();
  const manifest = await withPlace(environment, (place) =>
    save(place, folder, environment && printProgress),
  );
  for (const line of report(folder, manifest)) console.log(line);
  console.log(`It took ${((performance.now() - from) / 1000).toFixed(1)} s.`);
});

function withPlace<T>(
  environment: Environment | undefined,
  work: (place: Place) => Promise<T>,
): Promise<T> {
  if (environment) return withRemote({ app: workersOf(environment).app }, work);
  killRuntimeOnExit();
  const { folder } = lockData("npm run backup");
  return withStores(folder, ({ d1, files }) =>
    work({ name: "local", database: localDatabase(d1), files: localFiles(files) }),
  );
}

/** Away from here each table takes wrangler some seconds, so that silence would look like a failure. */
function printProgress(tables: number, all: number): void {
  if (tables % 10 === 0) console.log(`${tables} of ${all} tables are read.`);
  if (tables === all) console.log("All tables are read; the files follow, one by one.");
}

function asked(): { folder: string; environment: Environment | undefined } {
  const { values, words } = readArguments({
    usage: `npm run backup -- [FOLDER] ${whereUsage}`,
    options: whereOptions,
    words: { least: 0, most: 1 },
  });
  const now = new Date().toISOString().slice(0, 19).replaceAll(":", "-");
  return {
    folder: path.resolve(words[0] ?? path.join("backups", now)),
    environment: environmentAsked(values),
  };
}

function report(folder: string, { tables, objects, missing, still }: Manifest): string[] {
  const rows = tables.reduce((sum, { count }) => sum + count, 0);
  const megabytes = (objects.bytes / 1024 / 1024).toFixed(1);
  return [
    `${shown(folder)}: ${rows} rows of ${tables.length} tables, ${objects.count} files (${megabytes} MB).`,
    ...(missing.length > 0
      ? [`${missing.length} files that the database names were not there, as ${missing[0]}.`]
      : []),
    ...(still
      ? []
      : [
          "Others wrote meanwhile, so the tables are not all of one moment; what hangs on nothing is left out by a restore.",
        ]),
  ];
}
