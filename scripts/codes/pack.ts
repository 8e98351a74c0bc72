import type { Part, Words } from "../../app/features/codes/code.ts";
import type { CodeFile } from "../../app/features/codes/code-file.ts";
import { byDanger } from "../../app/features/codes/hazards/hazards.ts";
import { languages } from "../../app/values/language.ts";
import { type FactSource, factsByCode } from "./facts.ts";
import { causes, checks, failures, places } from "./lexicon.ts";
import type { CodeSource } from "./parts.ts";

/**
 * A file of codes, with the parts and words that they use; `texts`: with causes and checks;
 * `notesOf`: the notes of a code.
 */
export function pack(
  sources: readonly CodeSource[],
  texts: boolean,
  notesOf: (source: CodeSource) => Words[],
): CodeFile {
  const codes = [...sources].sort((a, b) => (a.code < b.code ? -1 : 1));
  const parts = new Map<string, { part: Part; index: number }>();
  for (const { part } of codes) {
    const key = JSON.stringify(part);
    if (!parts.has(key)) parts.set(key, { part, index: parts.size });
  }
  const failureNames = [...new Set(codes.map(({ failure }) => failure))].sort();
  const placeNames = [...new Set(codes.flatMap(({ at }) => at))].sort();
  return {
    parts: [...parts.values()].map(({ part }) => part),
    failures: Object.fromEntries(failureNames.map((name) => [name, failures[name]!])),
    places: Object.fromEntries(
      placeNames.flatMap((name) => (places[name] ? [[name, places[name]]] : [])),
    ),
    codes: codes.map(({ code, part, failure, at }) =>
      [code, parts.get(JSON.stringify(part))!.index, failure, ...at].join(" "),
    ),
    notes: packNotes(codes, notesOf),
    ...packFacts(codes, texts),
    differs: codes.flatMap(({ code, agreement }) => (agreement === "differs" ? [code] : [])),
    single: codes.flatMap(({ code, agreement }) => (agreement === "single" ? [code] : [])),
  };
}

/** Each note once, with its codes. */
function packNotes(
  codes: readonly CodeSource[],
  notesOf: (source: CodeSource) => Words[],
): CodeFile["notes"] {
  const pairs = codes.flatMap((source) =>
    notesOf(source).map((note) => [note, source.code] as const),
  );
  return [...Map.groupBy(pairs, ([note]) => note)].map(([note, own]) => ({
    ...note,
    codes: own.map(([, code]) => code).join(" "),
  }));
}

/** Each record once, with those of the codes that have it, and each phrase once. */
function packFacts(
  codes: readonly CodeSource[],
  texts: boolean,
): Pick<CodeFile, "phrases" | "facts"> {
  const byRecord = new Map<FactSource, string[]>();
  for (const { code } of codes) {
    const record = factsByCode.get(code);
    if (record) byRecord.set(record, [...(byRecord.get(record) ?? []), code]);
  }
  const phrases = new Map<Words, number>();
  const indexOf = (words: Words) => {
    if (!phrases.has(words)) phrases.set(words, phrases.size);
    return phrases.get(words)!;
  };
  const facts = [...byRecord].map(([record, own]) => ({
    codes: own.join(" "),
    hazards: byDanger([...record.checks.flatMap((key) => checks[key]!.hazards), ...record.hazards]),
    causes: texts ? record.causes.map((key) => indexOf(causes[key]!)) : [],
    checks: texts ? record.checks.map((key) => indexOf(checks[key]!)) : [],
  }));
  return { phrases: [...phrases.keys()].map(textsOf), facts };
}

/** Without the hazards of a check. */
const textsOf = (words: Words): Words =>
  Object.fromEntries(languages.map((language) => [language, words[language]])) as Words;
