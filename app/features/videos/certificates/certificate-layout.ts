import { breakLines } from "#app/platform/paper/lines.ts";
import type { Color, Mark, Measure, Style } from "#app/platform/paper/marks.ts";
import { formatDay } from "#app/values/calendar.ts";
import { type Language, otherLanguages } from "#app/values/language.ts";
import { printable } from "#app/values/print-letters.ts";
import type { TFunction } from "#app/values/translate.ts";
import type { Certificate } from "./certificates.server.ts";

export type Localization = {
  /** The first language; the others follow in smaller type. */
  language: Language;
  getT: (language: Language) => TFunction;
  /** The address that verifies it. */
  address: string;
};

export const paper = { width: 792, height: 612 };

const room = 600;

/** Centered, from the top down; each sentence in the first language and, smaller, in the others. */
export function layOut(
  certificate: Certificate,
  { language, getT, address }: Localization,
  measure: Measure,
): Mark[] {
  const marks: Mark[] = frames();
  const all = [language, ...otherLanguages(language)];
  const [first, ...others] = all.map(getT);
  const t = { first: first!, others };
  const joined = (word: Parameters<TFunction>[0]) => all.map((one) => getT(one)(word)).join(" · ");
  const capitals = (text: string) => printable(text).toLocaleUpperCase(language);
  let y = 78;
  const addText = (text: string, as: Style, after = 0) => {
    for (const line of breakLines(text, room, (part) => measure(part, as))) {
      y += as.lead;
      marks.push({
        kind: "text",
        x: (paper.width - measure(line, as)) / 2,
        y,
        text: line,
        style: as,
      });
    }
    y += after;
  };
  const addInAll = (
    word: Parameters<TFunction>[0],
    params?: Record<string, string | number>,
    after = 18,
  ) => {
    addText(printable(t.first(word, params)), styles.sentence);
    for (const [n, other] of t.others.entries())
      addText(
        printable(other(word, params)),
        styles.translation,
        n === t.others.length - 1 ? after : 0,
      );
  };

  addText("LLAVE", styles.brand, 14);
  addText(capitals(t.first("videos:certificate.title")), styles.heading);
  addText(
    t.others.map((other) => capitals(other("videos:certificate.title"))).join(" · "),
    styles.second,
    24,
  );
  addInAll("videos:certificate.thatIs", undefined, 8);
  const size = nameSize(certificate.name, measure);
  addText(certificate.name, style(size, { bold: true, squeeze: 0.94, lead: size * 1.15 }), 4);
  marks.push({
    kind: "fill",
    x: (paper.width - 380) / 2,
    y: y + 6,
    width: 380,
    height: 0.8,
    color: "strong",
  });
  y += 22;
  addInAll("videos:certificate.watched", { videos: certificate.videos }, 8);
  const category = `videos:category.${certificate.category}` as const;
  addText(capitals(joined(category)), styles.category, 12);
  const days = all.map((one) => printable(formatDay(certificate.issuedAt, one, "UTC")));
  addText(days.join("  ·  "), styles.sentence);

  y = paper.height - 108;
  addText(certificate.number, styles.number, 2);
  addText(printable(joined("videos:certificate.confirm")), styles.fine);
  addText(printable(address), styles.fine);
  return marks;
}

/** The largest size at which the name fits; a very long one takes three lines. */
function nameSize(name: string, measure: Measure): number {
  for (const size of [40, 32, 25, 19, 14]) {
    const as = style(size, { bold: true, squeeze: 0.94 });
    if (breakLines(name, room, (part) => measure(part, as)).length <= (size > 19 ? 1 : 3))
      return size;
  }
  return 11;
}

const frames = (): Mark[] =>
  [
    { inset: 30, line: 2.2, radius: 12 },
    { inset: 37, line: 0.8, radius: 8 },
  ].map(({ inset, line, radius }) => ({
    kind: "frame",
    x: inset,
    y: inset,
    width: paper.width - 2 * inset,
    height: paper.height - 2 * inset,
    radius,
    line,
    color: "ink",
  }));

const style = (size: number, rest: Partial<Style> = {}): Style => ({
  bold: false,
  size,
  lead: size * 1.25,
  squeeze: 1,
  spacing: 0,
  color: "ink",
  ...rest,
});

const label = (size: number, color: Color): Style =>
  style(size, { bold: true, squeeze: 0.86, spacing: size * 0.07, color });

const styles = {
  brand: label(15, "ink"),
  heading: label(34, "ink"),
  second: label(16, "soft"),
  sentence: style(14),
  translation: style(10.5, { color: "soft" }),
  category: style(25, { bold: true, squeeze: 0.86 }),
  fine: style(9.5, { color: "soft" }),
  number: style(13, { bold: true, squeeze: 0.9, spacing: 0.8 }),
};
