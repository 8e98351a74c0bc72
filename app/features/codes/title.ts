import type { Language } from "#app/values/language.ts";
import type { FaultCode } from "./code.ts";
import { components, failures } from "./lexicon.ts";
import { agree } from "./name.ts";
import { isDesignation, places } from "./places.ts";

/** What a code means, in one line: "Oxygen sensor (bank 1, sensor 2): circuit voltage low". */
export function titleOf({ component, failure, place }: FaultCode, language: Language): string {
  const name = components[component];
  const own = place.filter(isDesignation).map((designation) => ` ${designation}`);
  const where = place.flatMap((at) => places[at]?.[language] ?? []);
  const thing = name[language] + own.join("") + (where.length > 0 ? ` (${where.join(", ")})` : "");
  const problem = agree(failures[failure][language], name);
  return problem ? `${capital(thing)}: ${problem}` : capital(thing);
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
