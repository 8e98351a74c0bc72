import { expect } from "vitest";
import { resources } from "#app/i18n/resources.ts";
import type { Language } from "#app/values/language.ts";
import { type Currency, type Decimals, formatMoney } from "#app/values/money.ts";
import { createT } from "#app/values/translate.ts";
import type { WordKey } from "#app/values/word-key.ts";
import { decoded } from "./page-texts.ts";

type DocumentFormat = {
  /** The document's languages; two where it has both. */
  languages: readonly Language[];
  currency: Currency;
  decimals: Decimals;
};

type PrintedLine = { label: string; cents: number };

const spaced = (text: string) => text.replace(/\s+/g, " ").trim();
const literal = (text: string) => text.replace(/[$.()/+*?[\]{}|^\\]/g, String.raw`\$&`);

/** The lines of a text that end with an amount, as a person reads them. */
export function linesWithAmounts(
  text: string,
  { languages, currency, decimals }: DocumentFormat,
): PrintedLine[] {
  const sample = spaced(formatMoney(1_234_567_00, currency, languages[0]!, decimals));
  const sign = literal(sample.replace(/\d.*$/, ""));
  const amount = new RegExp(String.raw`(?:^| )([-\u2212]?${sign}[-\u2212]?\d[\d.,]*)$`);
  return text.split("\n").flatMap((line) => {
    const read = spaced(line);
    const [, printed] = amount.exec(read) ?? [];
    if (printed === undefined) return [];
    const digits = Number(printed.replace(/\D/g, "")) * (decimals === 0 ? 100 : 1);
    const cents = /[-\u2212]/.test(printed) ? -digits : digits;
    return [{ label: read.slice(0, -printed.length).trim(), cents }];
  });
}

/** The words of a page with a line for each of its rows. */
export const linesOfPage = (page: string): string =>
  decoded(
    page
      .replace(/(<\/div>)+(?=<span>)/g, " ")
      .replace(/<\/(li|div|p|h\d|section|dl|summary)>/g, "\n")
      .replace(/<[^>]*>/g, " "),
  );

/** The words of a page while its sums are folded. */
export const linesOfFoldedPage = (page: string): string =>
  linesOfPage(page.replace(/<dl class="amounts">[\s\S]*?<\/dl>/g, ""));

/**
 * Adds up what is printed of quotes, line by line, and says what each comes to: its lines are its
 * labor and parts, and these with everything below them are its total. `names`: what totals are
 * called; `all`: that of several quotes, which lists no lines; `lines`: what sums of lines alone are called.
 */
export function addUp(
  text: string,
  written: DocumentFormat,
  {
    names = [],
    all,
    lines = [],
  }: { names?: readonly string[]; all?: string; lines?: readonly string[] },
): number[] {
  const ts = written.languages.map((language) => createT(resources[language]));
  const say = (key: WordKey, params?: Record<string, string>) =>
    [...new Set(ts.map((t) => spaced(t(key, params))))].join(" / ");
  const begins = (label: string, key: WordKey, params?: Record<string, string>) =>
    label.startsWith(say(key, params).split(" / ")[0]!);
  const included = say("quotes:sums.taxIncluded", { name: "", percent: "" }).split(" / ")[0]!;
  const totals: number[] = [];
  let sums = nothing();
  let ofLines = 0;
  for (const { label, cents } of linesWithAmounts(text, written)) {
    const isCalled = (name: string | undefined) => label.toUpperCase() === name?.toUpperCase();
    if (lines.some(isCalled)) {
      expect(sums).toEqual({ ...nothing(), lines: cents });
      ofLines += cents;
      sums = nothing();
    } else if (names.some(isCalled) || isCalled(all)) {
      if (isCalled(all)) sums.lines = lines.length > 0 ? ofLines : sums.labor + sums.parts;
      expectWhole(sums, cents);
      totals.push(cents);
      sums = nothing();
    } else if (label === say("quotes:laborCost")) sums.labor += cents;
    else if (label === say("quotes:partsCost")) sums.parts += cents;
    else if (label === say("quotes:sums.net")) sums.net = cents;
    else if (
      begins(label, "quotes:sums.discount") ||
      begins(label, "quotes:sums.supplies") ||
      begins(label, "quotes:sums.exempt", { number: "" })
    )
      sums.charged += cents;
    else if (label.includes(included)) sums.inside += cents;
    else if (/ [\d.,]+%/.test(label)) sums.taxes += cents;
    else if (label !== say("papers:laborRate")) sums.lines += cents;
  }
  return totals;
}

const nothing = () => ({
  lines: 0,
  labor: 0,
  parts: 0,
  charged: 0,
  taxes: 0,
  inside: 0,
  net: undefined as number | undefined,
});

function expectWhole(sums: ReturnType<typeof nothing>, total: number) {
  const { lines, labor, parts, charged, taxes, inside, net } = sums;
  expect(lines).toBe(labor + parts);
  expect(labor + parts + charged + taxes).toBe(total);
  if (net !== undefined) expect(net + taxes + inside).toBe(total);
}
