import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { HeardPart } from "#app/features/speech/heard/heard-text.ts";
import type { Language } from "#app/values/language.ts";

const folder = path.join(import.meta.dirname, "../../features/speech/data");

/** Thousands separators by country. */
export const groups: Record<string, "," | "."> = {
  mx: ",",
  pe: ",",
  us: ",",
  ar: ".",
  co: ".",
  cl: ".",
};

/** `transcript | figure; code; denial`: what is in doubt has a question mark. */
export const transcripts = readdirSync(folder).flatMap((file) => {
  const country = /-(\w\w)\.txt$/.exec(file)![1]!;
  const language: Language = country === "us" ? "en" : "es";
  return readFileSync(path.join(folder, file), "utf8")
    .trim()
    .split("\n")
    .map((line) => {
      const [text, facts] = line.split(" |");
      return {
        text: text!,
        language,
        country,
        wanted: facts!
          .trim()
          .split("; ")
          .filter(Boolean)
          .map((one) => one.toLowerCase()),
      };
    });
});

const fact =
  /\p{L}?\d[\p{L}\d.,:]*(?:-\d+)?(?:\s(?:mV|mA|mm|km|kPa|N·m|ft-lb|psi|rpm|V|A|Ω|L)(?![\p{L}\d])|%)?|(?<!\p{L})(?:[Nn]ot?|[Nn]ever|[Ww]ithout|[Nn]othing|\p{L}+n['’]t|[Ss]in|[Nn]i|[Nn]unca|[Jj]am[aá]s|[Nn]ada|[Nn]adie|[Nn]ing[uú]n[oa]?|[Tt]ampoco)(?!\p{L})/gu;

/** The figures, codes and denials of what was heard; the words that are in doubt, too. */
export function factsOf(parts: readonly HeardPart[]): string[] {
  return parts.flatMap(({ text, doubt }) => {
    const found = text.match(fact)?.map((one) => one.replace(/[.,:]+$/, "")) ?? [];
    if (doubt) return [`${(/^\D+$/.test(text) ? text : found.join(" ")).toLowerCase()}?`];
    return found.map((one) => one.toLowerCase());
  });
}

/** Whether what was heard says what it should, marks aside. */
export const isRight = (heard: readonly string[], wanted: readonly string[]): boolean =>
  plain(heard) === plain(wanted);
const plain = (list: readonly string[]) => list.map((one) => one.replace("?", "")).join("; ");

/** Whether something is wrong or twofold, and has no mark. */
export const isUnmarked = (heard: readonly string[], wanted: readonly string[]): boolean =>
  heard.some((one) => !one.endsWith("?") && !wanted.includes(one)) ||
  wanted.some((one) => one.endsWith("?") && heard.includes(one.slice(0, -1)));
