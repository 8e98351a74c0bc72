import { isImpossible, originOf } from "#app/features/codes/origin.ts";
import { readAsset } from "#app/platform/asset.server.ts";
import { type Catalog, noCatalog, openPacked } from "./catalog.ts";
import { rangeOf, wholeCatalog } from "./packed.ts";

// Static files, the same for the life of a build: kept once per isolate, read when first needed.
const opened = new Map<string, Catalog>();

/** The titles of the codes around one: a small file. Empty for codes that no standard defines. */
export async function readRange(code: string): Promise<Catalog> {
  return originOf(code) === "standard" && !isImpossible(code) ? read(rangeOf(code)) : noCatalog;
}

/** The titles of all codes, for lists and searches. */
export const readCatalog = (): Promise<Catalog> => read(wholeCatalog);

async function read(path: string): Promise<Catalog> {
  const known = opened.get(path);
  if (known) return known;
  const catalog = openPacked(JSON.parse(new TextDecoder().decode(await readAsset(path))));
  opened.set(path, catalog);
  return catalog;
}
