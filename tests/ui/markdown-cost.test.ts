import { expect, test } from "vitest";
import { readMarkdown } from "#app/ui/text/markdown.ts";
import { timesAsLong } from "../support/machine/times-as-long.ts";

const repeated =
  (seed: string) =>
  (length: number): string =>
    seed.repeat(length / seed.length);

const seeds = [
  ["a\n\n", ">", "> ", "- ", "1. ", "> - 1. ", "-\n\n"],
  ["[", "![", "]", "[a](b)", "[a](", "[a](http://x.example ", '[a](b "', "[*a"],
  ["*", "*a ", "*a **b ", "_a__b_", "*a_ ", "a**b", "a* "],
  ["`", "`a``b", "```\n", "~~~a\n", "<", "<http://a", "&a", "\\", "\n", " ", "# "],
  ["www.%", "http://%"],
].flat();

const costly: Record<string, (length: number) => string> = {
  ...Object.fromEntries(seeds.map((seed) => [JSON.stringify(seed), repeated(seed)])),
  "emphasis opened, then closed": (n) => "*a ".repeat(n / 6) + "a* ".repeat(n / 6),
  "a heading's spaces": (n) => `# a${" ".repeat(n)}#x`,
  "an address of spaces": (n) => `[a](${" ".repeat(n)}`,
  "lists in lists": (n) => `${"- ".repeat(n / 2)}x`,
  "brackets in brackets": (n) => "[".repeat(n / 2) + "]".repeat(n / 2),
  "ever deeper lists": (n) =>
    Array.from({ length: Math.sqrt(2 * n) }, (_, at) => `${" ".repeat(at)}- a`).join("\n"),
};

const length = 20_000;
const sentence = "The *idle* is rough when cold. See https://a.example and `P0301`.\n\n";
const ordinary = repeated(sentence)(length);

// Ordinary text of this length takes about a millisecond.
test.each(Object.entries(costly))("Parses %s quickly", (_, textOf) => {
  const text = textOf(length);
  const times = timesAsLong(
    () => readMarkdown(text),
    () => readMarkdown(ordinary),
  );
  expect(times).toBeLessThan(500);
});
