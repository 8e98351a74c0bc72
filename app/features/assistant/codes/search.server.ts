import { codesIn } from "#app/values/fault-code.ts";
import { fold } from "#app/values/fold.ts";
import { type Language, languages } from "#app/values/language.ts";
import type { Browse } from "./browse.ts";
import type { FaultCode } from "./code.ts";
import { allCodes, factsOf, findCode, titleOf } from "./codes.server.ts";
import { families, familyOf } from "./family.ts";
import { components } from "./lexicon.ts";
import { listed } from "./sheet.server.ts";
import type { Listed } from "./sheet.ts";
import { systemNames } from "./systems.ts";

const pageSize = 25;

export type Found = { codes: Listed[]; more: boolean };

/** Reads the address of the list; what makes no sense is as if it were not there. */
export function readBrowse(params: URLSearchParams): Browse {
  const family = params.get("family") ?? "";
  const after = params.get("after") ?? "";
  return {
    text: (params.get("q") ?? "").slice(0, 200).trim(),
    family: Object.hasOwn(families, family) ? family : undefined,
    after: /^[PBCU][0-9A-F]{4}$/.test(after) ? after : undefined,
  };
}

/** A page of the library: what has the words in it, in either language, or a whole group. */
export function browse({ text, family, after }: Browse, language: Language): Found {
  const all = text ? search(text) : allCodes.filter(({ code }) => familyOf(code) === family);
  const start = after ? all.findIndex(({ code }) => code === after) + 1 : 0;
  const page = all.slice(start, start + pageSize);
  return { codes: page.map((entry) => listed(entry, language)), more: start + pageSize < all.length };
}

/** The groups that have codes, with their names. */
export function listFamilies(language: Language): { family: string; name: string; codes: number }[] {
  const counts = new Map<string, number>();
  for (const { code } of allCodes) {
    const family = familyOf(code);
    if (family) counts.set(family, (counts.get(family) ?? 0) + 1);
  }
  return Object.entries(families)
    .filter(([family]) => counts.has(family))
    .map(([family, name]) => ({ family, name: (name.holds ?? name)[language], codes: counts.get(family)! }));
}

/** Titles first, then what has the very phrase further down, then what has its words; a word may be only begun. */
function search(text: string): FaultCode[] {
  const named = codesIn(text).flatMap((code) => findCode(code) ?? []);
  if (named.length > 0) return named;
  const start = /^[pbcu]\s*[0-3o][0-9a-f\s-]{0,3}$/i.test(text) ? text.toUpperCase().replace(/[\s-]/g, "").replace("O", "0") : undefined;
  if (start) return allCodes.filter(({ code }) => code.startsWith(start));
  const terms = termsOf(text);
  if (terms.length === 0) return [];
  const phrase = ` ${plain(text)}`;
  const ranked: FaultCode[][] = [[], [], []];
  for (const { entry, title, rest } of index()) {
    const all = title + rest;
    if (!terms.every((term) => all.includes(` ${term}`))) continue;
    ranked[terms.every((term) => title.includes(` ${term}`)) ? 0 : all.includes(phrase) ? 1 : 2]!.push(entry);
  }
  return ranked.flat();
}

const plain = (text: string) => fold(text.replace(/[^\p{L}\p{N}]/gu, " "));
const fillers = new Set(["de", "del", "la", "el", "los", "las", "en", "y", "the", "of", "in", "and", "or"]);

/** What to look for: words, and a number or letter together with the word before it (bank 2, solenoid B). At most eight. */
function termsOf(text: string): string[] {
  const terms: string[] = [];
  for (const word of plain(text.slice(0, 200)).split(" ")) {
    if (/^(\d|[a-l])$/.test(word) && terms.length > 0) terms.push(`${terms.pop()} ${word}`);
    else if (word && !fillers.has(word)) terms.push(word);
  }
  return terms.slice(0, 8);
}

type Indexed = { entry: FaultCode; title: string; rest: string };
let indexed: Indexed[] | undefined;

/** Constant, and nothing of any request in it: an isolate makes it once, when somebody first searches. */
function index(): Indexed[] {
  indexed ??= makeIndex();
  return indexed;
}

function makeIndex(): Indexed[] {
  // The same causes and checks stand at many codes: each is folded once.
  const folded = new Map<string, string>();
  const joined = (lines: (string | undefined)[]) =>
    lines
      .map((line = "") => {
        const known = folded.get(line) ?? ` ${plain(line)}`;
        folded.set(line, known);
        return known;
      })
      .join("");
  return allCodes.map((entry) => {
    const facts = languages.map((language) => factsOf(entry, language));
    return {
      entry,
      title: joined([entry.code, ...languages.map((language) => titleOf(entry, language)), components[entry.component].short]),
      rest: joined([
        ...languages.map((language) => systemNames[entry.system][language]),
        ...facts.flatMap((one) => [...(one?.causes ?? []), ...(one?.checks ?? [])]),
      ]),
    };
  });
}
