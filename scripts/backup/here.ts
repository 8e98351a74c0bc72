import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { countAsSeeded } from "../demo/seed.ts";
import { Failure } from "../failure.ts";
import { shown, stateOf } from "../local/data.ts";
import { withStores } from "../local/stores.ts";
import { applyMigrations } from "../migrations/migrations.ts";
import { localDatabase } from "./database.ts";
import { localFiles } from "./files.ts";
import { isEmpty, load } from "./load.ts";
import type { Manifest } from "./manifest.ts";
import type { Place } from "./place.ts";

/**
 * Restores into a data folder of this machine, which the caller holds. The new state is made beside
 * the old one and takes its place when all of it is proven: until then, and whatever ends this
 * process, the old one stands.
 * @throws Failure
 */
export async function restoreHere(
  folder: string,
  backup: string,
  manifest: Manifest,
  { replace = false } = {},
): Promise<number> {
  const old = path.join(folder, "replaced");
  // Ended between the two renames below: nothing took the old one's place.
  if (existsSync(old) && !existsSync(stateOf(folder))) renameSync(old, stateOf(folder));
  if (!replace && existsSync(stateOf(folder)) && !(await withPlace(folder, isEmpty)))
    throw new Failure(`${shown(folder)} holds data. To give them up for the backup's: --replace`);
  const building = path.join(folder, "restoring");
  rmSync(building, { recursive: true, force: true });
  mkdirSync(building, { mode: 0o700 });
  const leftOut = await withPlace(building, (place) => load(place, backup, manifest));
  // A backup of an older Llave is brought up to date as any older database.
  await applyMigrations(building);

  rmSync(old, { recursive: true, force: true });
  if (existsSync(stateOf(folder))) renameSync(stateOf(folder), old);
  renameSync(stateOf(building), stateOf(folder));
  countAsSeeded(folder);
  rmSync(old, { recursive: true, force: true });
  rmSync(building, { recursive: true, force: true });
  return leftOut;
}

const withPlace = <T>(folder: string, work: (place: Place) => Promise<T>): Promise<T> =>
  withStores(folder, ({ d1, files }) =>
    work({ name: "local", database: localDatabase(d1), files: localFiles(files) }),
  );
