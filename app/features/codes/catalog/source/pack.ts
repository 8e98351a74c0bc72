import type { Packed, PackedPart } from "#app/features/codes/catalog/packed.ts";
import { catalogFailures } from "./failures.ts";
import { catalogNotes } from "./notes.ts";
import { catalogPlaces } from "./places.ts";
import type { SourceCode } from "./read-parts.ts";

/** A file of titles, with the parts and words that its codes use. */
export function pack(sources: readonly SourceCode[]): Packed {
  const codes = [...sources].sort((a, b) => (a.code < b.code ? -1 : 1));
  const parts = new Map<string, { part: PackedPart; index: number }>();
  for (const { part } of codes) {
    const key = JSON.stringify(part);
    if (!parts.has(key)) parts.set(key, { part, index: parts.size });
  }
  const failures = [...new Set(codes.map(({ failure }) => failure))].sort();
  const places = [...new Set(codes.flatMap(({ at }) => at))].sort();
  return {
    parts: [...parts.values()].map(({ part }) => part),
    failures: Object.fromEntries(failures.map((key) => [key, catalogFailures[key]!])),
    places: Object.fromEntries(
      places.flatMap((key) => (catalogPlaces[key] ? [[key, catalogPlaces[key]]] : [])),
    ),
    codes: codes.map(({ code, part, failure, at }) =>
      [code, parts.get(JSON.stringify(part))!.index, failure, ...at].join(" "),
    ),
    notes: Object.fromEntries(
      codes.flatMap(({ code }) => (catalogNotes[code] ? [[code, catalogNotes[code]]] : [])),
    ),
    differs: codes.flatMap(({ code, agreement }) => (agreement === "differs" ? [code] : [])),
    single: codes.flatMap(({ code, agreement }) => (agreement === "single" ? [code] : [])),
  };
}
