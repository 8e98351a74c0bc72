import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { readHeard } from "#app/features/speech/heard/heard.ts";
import type { HeardPart } from "#app/features/speech/heard/heard-text.ts";
import type { Language } from "#app/values/language.ts";

const folder = path.join(import.meta.dirname, "data");

/** What parts thousands, by country. */
const groups: Record<string, "," | "."> = { mx: ",", pe: ",", us: ",", ar: ".", co: ".", cl: "." };

/** `transcript | figure; code; denial`: what is in doubt has a question mark. */
const transcripts = readdirSync(folder).flatMap((file) => {
  const country = /-(\w\w)\.txt$/.exec(file)![1]!;
  const language: Language = country === "us" ? "en" : "es";
  return readFileSync(path.join(folder, file), "utf8")
    .trim()
    .split("\n")
    .map((line) => {
      const [text, facts] = line.split(" |");
      return { text: text!, language, country, facts: facts!.trim().split("; ").filter(Boolean) };
    });
});

const fact =
  /\p{L}?\d[\p{L}\d.,:]*(?:-\d+)?(?:\s(?:mV|mA|mm|km|kPa|N·m|ft-lb|psi|rpm|V|A|Ω|L)(?![\p{L}\d])|%)?|(?<!\p{L})(?:[Nn]ot?|[Nn]ever|[Ww]ithout|[Nn]othing|\p{L}+n['’]t|[Ss]in|[Nn]i|[Nn]unca|[Jj]am[aá]s|[Nn]ada|[Nn]adie|[Nn]ing[uú]n[oa]?|[Tt]ampoco)(?!\p{L})/gu;

/** The figures, codes and denials of what was heard; the words that are in doubt, too. */
function factsOf(parts: readonly HeardPart[]): string[] {
  return parts.flatMap(({ text, doubt }) => {
    const found = text.match(fact)?.map((one) => one.replace(/[.,:]+$/, "")) ?? [];
    if (doubt) return [`${(/^\D+$/.test(text) ? text : found.join(" ")).toLowerCase()}?`];
    return found.map((one) => one.toLowerCase());
  });
}

test("300 transcripts are as they were said in 98 of 100, and no wrong number is unmarked", () => {
  const wrong: string[] = [];
  const unmarked: string[] = [];
  for (const { text, language, country, facts } of transcripts) {
    const heard = factsOf(readHeard(text, { language, group: groups[country]! }));
    const wanted = facts.map((one) => one.toLowerCase());
    const plain = (list: string[]) => list.map((one) => one.replace("?", "")).join("; ");
    const line = `${country}: ${text} => ${heard.join("; ")} (not ${wanted.join("; ")})`;
    if (plain(heard) !== plain(wanted)) wrong.push(line);
    const isMissed = heard.some((one) => !one.endsWith("?") && !wanted.includes(one));
    const isBare = wanted.some((one) => one.endsWith("?") && heard.includes(one.slice(0, -1)));
    if (isMissed || isBare) unmarked.push(line);
  }
  const share = (1 - wrong.length / transcripts.length) * 100;
  console.log(
    `${transcripts.length} transcripts, right ${share.toFixed(1)} %, wrong and unmarked ${unmarked.length}`,
  );
  expect(unmarked).toEqual([]);
  expect(share, wrong.join("\n")).toBeGreaterThanOrEqual(98);
  expect(transcripts.length).toBeGreaterThanOrEqual(300);
});
