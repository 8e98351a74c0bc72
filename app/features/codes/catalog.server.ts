import { readAsset } from "#app/platform/asset.server.ts";
import { type Codes, noCodes, openFile } from "./code-file.ts";
import { isImpossible, originOf } from "./origin.ts";

// The catalog: the codes that the library has not, in static files that are the same for the life of
// a build. Kept once per isolate, read when first needed.
const opened = new Map<string, Codes>();

/** The codes of the catalog around one: a small file. Empty for codes that no standard defines. */
export async function readRange(code: string): Promise<Codes> {
  return originOf(code) === "standard" && !isImpossible(code) ? read(rangeOf(code)) : noCodes;
}

/** All codes of the catalog, for lists and searches: without causes and checks. */
export const readCatalog = (): Promise<Codes> => read("all");

/** The file of a code: those with the same first three characters. */
export const rangeOf = (code: string): string => code.slice(0, 3);

async function read(name: string): Promise<Codes> {
  const known = opened.get(name);
  if (known) return known;
  const bytes = await readAsset(`/code-titles/${name}.json`);
  const codes = openFile(JSON.parse(new TextDecoder().decode(bytes)));
  opened.set(name, codes);
  return codes;
}
