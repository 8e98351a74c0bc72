import path from "node:path";
import { parseArgs } from "node:util";
import { localDatabase } from "./backup/database.ts";
import { localFiles } from "./backup/files.ts";
import type { Manifest } from "./backup/manifest.ts";
import type { Place } from "./backup/place.ts";
import { withRemote } from "./backup/remote.ts";
import { save } from "./backup/save.ts";
import { shown } from "./data.ts";
import { lockData } from "./data-lock.ts";
import { Failure, run } from "./failure.ts";
import { killRuntimeOnExit, shutDownOnSignal } from "./shutdown.ts";
import { bucketName, withStores } from "./stores.ts";

const usage = "Usage: npm run backup [-- [FOLDER] [--remote]]";

// `npm run backup -- [FOLDER] [--remote]`: writes every row and every file into a new folder, from
// here or from production.
await run(async () => {
  const { folder, remote } = asked();
  shutDownOnSignal();
  const from = performance.now();
  const manifest = await withPlace(remote, (place) => save(place, folder));
  for (const line of report(folder, manifest)) console.log(line);
  console.log(`It took ${((performance.now() - from) / 1000).toFixed(1)} s.`);
});

function withPlace<T>(remote: boolean, work: (place: Place) => Promise<T>): Promise<T> {
  if (remote) return withRemote({ bucket: bucketName() }, work);
  killRuntimeOnExit();
  const { folder } = lockData("npm run backup");
  return withStores(folder, ({ d1, files }) =>
    work({ name: "local", database: localDatabase(d1), files: localFiles(files) }),
  );
}

function asked(): { folder: string; remote: boolean } {
  try {
    const { values, positionals } = parseArgs({
      options: { remote: { type: "boolean", default: false } },
      allowPositionals: true,
    });
    if (positionals.length > 1) throw new Error();
    const now = new Date().toISOString().slice(0, 19).replaceAll(":", "-");
    return {
      folder: path.resolve(positionals[0] ?? path.join("backups", now)),
      remote: values.remote,
    };
  } catch {
    throw new Failure(usage);
  }
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
