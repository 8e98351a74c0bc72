import type { Source } from "#app/features/assistant/chat.ts";
import { readRange } from "#app/features/codes/catalog/catalog.server.ts";
import { catalogFacts, catalogTitle } from "#app/features/codes/catalog/catalog.ts";
import type { Facts } from "#app/features/codes/facts/facts.ts";
import type { Language } from "#app/values/language.ts";
import { sourceWords } from "./source-words.ts";

type Library = typeof import("#app/features/codes/codes.server.ts");
export const library = (): Promise<Library> => import("#app/features/codes/codes.server.ts");

/**
 * A code with its title, causes, checks and hazards, of the library or of the catalog of all standard
 * codes; undefined for one that has no meaning.
 */
export async function findCodeSource(code: string, language: Language) {
  const codes = await library();
  return codeSource(codes, code, language) ?? (await catalogSource(codes, code, language));
}

async function catalogSource({ hazardLines }: Library, code: string, language: Language) {
  const range = await readRange(code);
  const entry = range.byCode.get(code);
  if (!entry) return undefined;
  const words = sourceWords[language];
  const title = `${code}: ${catalogTitle(entry, range, language)}`;
  const lines = [
    title,
    ...factLines(catalogFacts(entry, range, language), language),
    ...hazardLines(entry.hazards, language).map((line) => `${words.safety} ${line}`),
  ];
  return { kind: "code" as const, ref: code, title, text: lines.join("\n") };
}

/** A code of the library, or one of a manufacturer. */
export function codeSource(library: Library, code: string, language: Language) {
  const { findCode, titleOf, factsOf, hazardsOf, hazardLines, isManufacturerCode } = library;
  const words = sourceWords[language];
  const entry = findCode(code);
  if (!entry) {
    if (!isManufacturerCode(code)) return undefined;
    return {
      kind: "code" as const,
      ref: code,
      title: `${code}: ${words.maker}`,
      text: `${code}: ${words.makerText}`,
    };
  }
  const title = `${code}: ${titleOf(entry, language)}`;
  const parts = [
    title,
    ...factLines(factsOf(entry, language), language),
    ...hazardLines(hazardsOf(entry), language).map((line) => `${words.safety} ${line}`),
  ];
  return { kind: "code" as const, ref: code, title, text: parts.join("\n") };
}

function factLines(facts: Facts | undefined, language: Language): string[] {
  const words = sourceWords[language];
  return facts
    ? [`${words.causes} ${facts.causes.join(" / ")}`, `${words.checks} ${facts.checks.join(" / ")}`]
    : [];
}

/** An answer's sources with the titles of codes in a language; others keep theirs. */
export async function sourceTitles(
  sources: readonly Source[],
  language: Language,
): Promise<Source[]> {
  return Promise.all(
    sources.map(async (source) =>
      source.kind === "code"
        ? { ...source, title: (await findCodeSource(source.ref, language))?.title ?? source.title }
        : source,
    ),
  );
}

/** Lines that an answer may repeat from its sources, with the library's own translations. */
export async function sourceLines(
  sources: readonly Source[],
  from: Language,
  to: Language,
): Promise<Map<string, string>> {
  const headings = headingKeys.flatMap((key): [string, string][] => [
    [sourceWords[from][key], sourceWords[to][key]],
    [bare(sourceWords[from][key]), bare(sourceWords[to][key])],
  ]);
  const { findCode, parallelLines } = await library();
  const entries = sources.flatMap(({ kind, ref }) => (kind === "code" && findCode(ref)) || []);
  const others = sources.filter(({ kind, ref }) => kind === "code" && !findCode(ref));
  const lines = others.map(async ({ ref }) => {
    const [ours, theirs] = await Promise.all([findCodeSource(ref, from), findCodeSource(ref, to)]);
    if (!ours || !theirs) return [];
    const translated = linesOf(theirs, to);
    return linesOf(ours, from).map((line, at) => [line, translated[at]!] as const);
  });
  return new Map([
    ...headings,
    ...parallelLines(entries, from, to),
    ...(await Promise.all(lines)).flat(),
  ]);
}

/** The title, and each cause, check and hazard without its heading; in the same order in every language. */
function linesOf({ title, text }: { title: string; text: string }, language: Language): string[] {
  const words = sourceWords[language];
  const [, ...lines] = text.split("\n");
  return [
    title,
    ...lines.flatMap((line) => {
      const heading = headingKeys.find((key) => line.startsWith(`${words[key]} `));
      const rest = heading ? line.slice(words[heading].length + 1) : line;
      return heading === "safety" ? [rest] : rest.split(" / ");
    }),
  ];
}

const headingKeys = ["causes", "checks", "safety"] as const;
const bare = (heading: string) => heading.replace(/:$/, "");
