import type { Language } from "#app/values/language.ts";
import type { FaultCode } from "./code.ts";
import { composeTitle } from "./compose-title.ts";
import { components, failures } from "./lexicon.ts";
import { isDesignation, places } from "./places.ts";

/** What a code means, in one line: "Oxygen sensor (bank 1, sensor 2): circuit voltage low". */
export function titleOf({ component, failure, place }: FaultCode, language: Language): string {
  const name = components[component];
  const own = place.filter(isDesignation).map((designation) => ` ${designation}`);
  const where = place.flatMap((at) => places[at]?.[language] ?? []);
  return composeTitle(name[language] + own.join(""), where, failures[failure][language], name);
}
