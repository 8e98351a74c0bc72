import type { Language } from "#app/values/language.ts";
import type { FaultCode, Part } from "./code.ts";

/** The meaning of a code in one line: "Oxygen sensor (bank 1, sensor 2): circuit voltage low". */
export function titleOf({ part, failure, at, lexicon }: FaultCode, language: Language): string {
  const own = at.filter((one) => !lexicon.places[one]);
  const where = at.flatMap((one) => lexicon.places[one]?.[language] ?? []);
  const name = capital(named(part[language], own));
  const thing = where.length > 0 ? `${name} (${where.join(", ")})` : name;
  const fault = lexicon.failures[failure]![language];
  return fault ? `${thing}: ${agree(fault, part)}` : thing;
}

/** A part's name with its letters and numbers: shift solenoid B, camshaft A position actuator. */
function named(name: string, own: readonly string[]): string {
  if (!name.includes("@")) return [name, ...own].join(" ");
  let next = 0;
  return name.replace(/@(\d?)/g, (_, n) => own[n ? n - 1 : next++] ?? "");
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Inflects a description by the gender and number of its part: `trabad{o}` becomes *trabada* for a
 * válvula, *trabados* for sensores; `{s}` marks a plural only.
 */
export function agree(words: string, { gender, plural }: Pick<Part, "gender" | "plural">): string {
  const s = plural ? "s" : "";
  return words.replaceAll("{o}", (gender === "m" ? "o" : "a") + s).replaceAll("{s}", s);
}
