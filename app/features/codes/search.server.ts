import { codesIn } from "#app/values/fault-code.ts";
import type { Language } from "#app/values/language.ts";
import { type CodeQuery, codesAddress } from "./browse.ts";
import { type Codes, noCodes } from "./code-file.ts";
import { familyOf } from "./families.ts";
import { library } from "./library.ts";
import { codesByName } from "./search/names.ts";
import { readQuery } from "./search/query.ts";
import { rank } from "./search/rank.ts";
import { type CodeSummary, summaryOf } from "./summary.ts";

const pageSize = 25;

/** A page of the list; `more`: whether others follow. */
type CodeListPage = { codes: CodeSummary[]; more: boolean };

/** Reads the query string of the list, ignoring what is invalid. */
export function readBrowse(params: URLSearchParams): CodeQuery {
  const { family, ...query } = codesAddress.read(params);
  const exists = family !== undefined && Object.hasOwn(library().families, family);
  return { ...query, family: exists ? family : undefined };
}

/** A page of a search, in either language, or of a group; those without causes and checks last. */
export function browse(
  { text, family, after }: Partial<CodeQuery>,
  language: Language,
  catalog: Codes = noCodes,
): CodeListPage {
  const all = text ? search(text, catalog) : codesOf(catalog, (code) => familyOf(code) === family);
  const start = after ? all.indexOf(after) + 1 : 0;
  const page = all.slice(start, start + pageSize);
  return {
    codes: page.map((code) =>
      summaryOf((library().byCode.get(code) ?? catalog.byCode.get(code))!, language),
    ),
    more: start + pageSize < all.length,
  };
}

const counted = new WeakMap<Codes, ReadonlyMap<string, number>>();

/** How many codes each group has; counted once per isolate. */
function countFamilies(catalog: Codes): ReadonlyMap<string, number> {
  const known = counted.get(catalog);
  if (known) return known;
  const counts = new Map<string, number>();
  for (const { code } of [...library().codes, ...catalog.codes]) {
    const family = familyOf(code);
    if (family) counts.set(family, (counts.get(family) ?? 0) + 1);
  }
  counted.set(catalog, counts);
  return counts;
}

/** The groups that have codes, with their names. */
export function listFamilies(
  language: Language,
  catalog: Codes = noCodes,
): { family: string; name: string; codes: number }[] {
  const counts = countFamilies(catalog);
  return Object.entries(library().families)
    .filter(([family]) => counts.has(family))
    .map(([family, name]) => ({
      family,
      name: (name.holds ?? name)[language],
      codes: counts.get(family)!,
    }));
}

/** Library and catalog together, in order. */
export const codesOf = (catalog: Codes, isWanted: (code: string) => boolean): string[] =>
  [...library().codes, ...catalog.codes]
    .flatMap(({ code }) => (isWanted(code) ? [code] : []))
    .sort();

/**
 * Codes named or numbered in the text; otherwise those of the library that match its words, and
 * behind those with all of them in their titles the codes of the catalog that have them too.
 */
function search(text: string, catalog: Codes): string[] {
  const named = codesIn(text).filter(
    (code) => library().byCode.has(code) || catalog.byCode.has(code),
  );
  if (named.length > 0) return named;
  const start = /^[pbcu]\s*[0-3o][0-9a-f\s-]{0,3}$/i.test(text)
    ? text.toUpperCase().replace(/[\s-]/g, "").replace("O", "0")
    : undefined;
  if (start) return codesOf(catalog, (code) => code.startsWith(start));
  const numbered = numberIn(text);
  if (numbered) return codesOf(catalog, (code) => code.endsWith(numbered)).sort(powertrainFirst);
  const query = readQuery(text);
  const { codes, sure } = rank(query);
  const ranked = codes.map(({ code }) => code);
  return [...ranked.slice(0, sure), ...codesByName(catalog, query), ...ranked.slice(sure)];
}

/** A code without its letter: "0420" or "420" alone or after "code", or "0420" anywhere. */
function numberIn(text: string): string | undefined {
  const alone =
    /^(?:(?:fault |trouble )?code|c[oó]digo|dtc|obd2?)?[\s:#]*([0-3]?[0-9a-f]{3})$/i.exec(
      text.trim(),
    )?.[1];
  const digits =
    alone && /\d{2}/.test(alone) ? alone : /(?<![\w.,-])0[0-9a-f]{3}(?![\w.,-])/i.exec(text)?.[0];
  return digits?.toUpperCase().padStart(4, "0");
}

const powertrainFirst = (a: string, b: string) =>
  "PUCB".indexOf(a.charAt(0)) - "PUCB".indexOf(b.charAt(0));
