import { agree, type Name } from "./name.ts";

/** A part, its places and what is wrong with it, in one line. */
export function composeTitle(
  part: string,
  where: readonly string[],
  failure: string,
  inflection: Pick<Name, "gender" | "plural">,
): string {
  const thing = capital(part + (where.length > 0 ? ` (${where.join(", ")})` : ""));
  return failure ? `${thing}: ${agree(failure, inflection)}` : thing;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
