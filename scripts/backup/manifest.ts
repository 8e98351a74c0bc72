import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Failure } from "../failure.ts";
import type { Sum } from "./lines.ts";

/** Description of a backup. It is written last: a folder without one is no backup. */
export type Manifest = {
  format: 1;
  /** When it was begun and ended, in ISO 8601. */
  from: string;
  to: string;
  source: "local" | "remote";
  /**
   * Whether nothing was written during the backup; otherwise the tables may be inconsistent.
   */
  still: boolean;
  /** D1's bookmark before the first table was read: Time Travel goes back to that very moment. */
  bookmark?: string;
  /** The applied migrations, in their order. */
  migrations: string[];
  tables: (Sum & { name: string; columns: string[] })[];
  /** How many texts the tables of the search knew; they themselves are made anew. */
  searches: { name: string; texts: number }[];
  /**
   * R2's objects: how many, how big in all, and the hash of their list, which has a hash for each.
   */
  objects: Sum & { bytes: number };
  /** Files named in the database and missing in R2. */
  missing: string[];
};

const nameIn = (folder: string) => path.join(folder, "manifest.json");

/** Where a table's rows are, in a backup. */
export const tableFile = (folder: string, name: string): string =>
  path.join(folder, "tables", `${name}.ndjson.gz`);
/** The list of R2's objects, and where the bytes with this hash are. */
export const objectList = (folder: string): string => path.join(folder, "objects.ndjson.gz");
export const objectFile = (folder: string, hash: string): string =>
  path.join(folder, "objects", hash.slice(0, 2), hash);

/** Makes a folder a backup: from one moment to the next it has its manifest. */
export function writeManifest(folder: string, manifest: Manifest): void {
  const draft = `${nameIn(folder)}.part`;
  writeFileSync(draft, `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  renameSync(draft, nameIn(folder));
}

/**
 * @throws Failure when the folder is no backup, or one of a newer Llave. `ours`: the migrations
 * that this Llave has.
 */
export function readManifest(folder: string, ours: readonly string[]): Manifest {
  if (!existsSync(folder)) throw new Failure(`There is no folder ${folder}.`);
  if (!existsSync(nameIn(folder)))
    throw new Failure(`${folder} is no backup, or one that broke off: it has no manifest.json.`);
  let manifest: Manifest;
  try {
    manifest = JSON.parse(readFileSync(nameIn(folder), "utf8")) as Manifest;
  } catch {
    throw new Failure(`${nameIn(folder)} is damaged.`);
  }
  if (manifest.format !== 1)
    throw new Failure(`${folder} was written by a newer Llave (format ${manifest.format}).`);
  const strange = manifest.migrations.filter((name, at) => ours[at] !== name);
  if (strange.length > 0)
    throw new Failure(
      `${folder} is of a newer Llave, or of another: this one does not know the migration ${strange[0]}.`,
    );
  return manifest;
}
