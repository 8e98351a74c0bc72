import type { Source } from "#app/features/assistant/chat.ts";
import { readRange } from "#app/features/codes/catalog.server.ts";
import type { FaultCode } from "#app/features/codes/code.ts";
import { loadLibrary } from "#app/features/codes/load-library.server.ts";
import type { Language } from "#app/values/language.ts";
import { sourceWords } from "./source-words.ts";

type Library = typeof import("#app/features/codes/codes.server.ts");

/** The functions about codes, with the library that they read. */
export async function library(): Promise<Library> {
  const [codes] = await Promise.all([import("#app/features/codes/codes.server.ts"), loadLibrary()]);
  return codes;
}

/** A code of the library or of the catalog of all standard codes, or undefined. */
const findEntry = async ({ findCode }: Library, code: string): Promise<FaultCode | undefined> =>
  findCode(code) ?? (await readRange(code)).byCode.get(code);

/**
 * A code with its title, causes, checks and hazards, or that it is a manufacturer's; undefined for
 * one that has no meaning.
 */
export async function findCodeSource(code: string, language: Language) {
  const codes = await library();
  const entry = await findEntry(codes, code);
  if (entry) return codeSource(codes, entry, language);
  if (!codes.isManufacturerCode(code)) return undefined;
  const words = sourceWords[language];
  return {
    kind: "code" as const,
    ref: code,
    title: `${code}: ${words.maker}`,
    text: `${code}: ${words.makerText}`,
  };
}

export function codeSource(
  { titleOf, factsOf, hazardLines }: Library,
  entry: FaultCode,
  language: Language,
) {
  const words = sourceWords[language];
  const title = `${entry.code}: ${titleOf(entry, language)}`;
  const facts = factsOf(entry, language);
  const lines = [
    title,
    ...(facts ? [`${words.causes} ${facts.causes.join(" / ")}`] : []),
    ...(facts ? [`${words.checks} ${facts.checks.join(" / ")}`] : []),
    ...hazardLines(entry.hazards, language).map((line) => `${words.safety} ${line}`),
  ];
  return { kind: "code" as const, ref: entry.code, title, text: lines.join("\n") };
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
  const codes = await library();
  const refs = sources.flatMap(({ kind, ref }) => (kind === "code" ? [ref] : []));
  const entries = await Promise.all(refs.map((ref) => findEntry(codes, ref)));
  const makers = refs.filter(codes.isManufacturerCode);
  return new Map([
    ...headings,
    ...makers.map((ref): [string, string] => [
      `${ref}: ${sourceWords[from].maker}`,
      `${ref}: ${sourceWords[to].maker}`,
    ]),
    ...codes.parallelLines(
      entries.filter((entry) => entry !== undefined),
      from,
      to,
    ),
  ]);
}

const headingKeys = ["causes", "checks", "safety"] as const;
const bare = (heading: string) => heading.replace(/:$/, "");
