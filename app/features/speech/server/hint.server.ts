import { loadGlossary } from "#app/features/translator/glossary/load.server.ts";
import type { Region } from "#app/features/translator/glossary/terms.ts";
import type { Country } from "#app/values/country.ts";
import type { Language } from "#app/values/language.ts";

/** Terms that a model mishears, by their English names; the glossary has them in every language. */
const hard = [
  "head gasket",
  "timing belt",
  "timing chain",
  "serpentine belt",
  "spark plug",
  "ignition coil",
  "catalytic converter",
  "oxygen sensor",
  "camshaft position sensor",
  "crankshaft position sensor",
  "water pump",
  "fuel pump",
  "alternator",
  "starter",
  "brake pad",
  "brake rotor",
  "caliper",
  "shock absorber",
  "strut",
  "control arm",
  "ball joint",
  "tie rod end",
  "wheel bearing",
  "CV joint",
  "valve cover gasket",
];

/** A short text in the manner that is wanted back: figures, codes and units as we write them. */
const manner: Record<Language, string> = {
  en: "Repair shop notes. Code P0420, 12.6 V, 85,000 miles, 5W-30.",
  es: "Notas de taller mecánico. Código P0420, 12.6 V, 120,000 km, 5W-30.",
};

/** Whisper takes 224 tokens of a hint, some three characters each; what is longer loses its start. */
const longest = 600;

/** What a model is told before it listens: the trade's words, as they are said where the shop is. */
export async function hintFor(language: Language, country: Country): Promise<string> {
  await loadGlossary();
  const { allTerms } = await import("#app/features/translator/glossary/terms.ts");
  const names = hard.flatMap((name) => {
    const term = allTerms().find(({ en }) => en.includes(name));
    return term ? (namesIn[language](term, country as Region) ?? []) : [];
  });
  let hint = manner[language];
  for (const name of new Set(names)) if (hint.length + name.length < longest) hint += ` ${name},`;
  return hint.replace(/,$/, ".");
}

type Term = ReturnType<
  typeof import("#app/features/translator/glossary/terms.ts")["allTerms"]
>[number];

const namesIn: Record<Language, (term: Term, region: Region) => string | undefined> = {
  en: ({ en }) => en[0],
  es: ({ es, elsewhere }, region) => elsewhere[region]?.[0] ?? es[0],
};
