import { PDFDocument } from "pdf-lib";
import { draw } from "#app/platform/paper/draw.server.ts";
import { embedWide, type LoadFont, openFonts } from "#app/platform/paper/fonts.server.ts";
import { breakLines } from "#app/platform/paper/lines.ts";
import type { Color, Mark, Measure, Style } from "#app/platform/paper/marks.ts";
import { formatDay } from "#app/values/calendar.ts";
import { type Language, otherLanguages } from "#app/values/language.ts";
import { isAllWinAnsi, printable, replaceMissing } from "#app/values/print-letters.ts";
import type { TFunction } from "#app/values/translate.ts";
import type { Certificate } from "./certificates.server.ts";

export type Printing = {
  /** The language that comes first; the others follow in smaller type. */
  language: Language;
  getT: (language: Language) => TFunction;
  /** Where anyone can confirm it. */
  address: string;
  /** Called only when the standard fonts lack a letter of the name. */
  loadFont: LoadFont;
};

const paper = { width: 792, height: 612 };
const room = 600;

/**
 * A certificate on paper, in both languages. Any name prints: what no font has shows as an empty
 * box.
 * @throws when the font that the name needs cannot be fetched
 */
export async function printCertificate(
  certificate: Certificate,
  { language, getT, address, loadFont }: Printing,
): Promise<Uint8Array<ArrayBuffer>> {
  const doc = await PDFDocument.create({ updateMetadata: false });
  const name = replaceMissing(printable(certificate.name).replaceAll("\n", " "));
  const wide = isAllWinAnsi(name) ? undefined : await embedWide(doc, loadFont);
  const fonts = openFonts(doc, wide);
  const marks = layOut({ ...certificate, name }, { language, getT, address }, fonts.measure);
  draw(doc, { paper, pages: [marks] }, fonts, undefined);
  const t = getT(language);
  doc.setTitle(`${t("videos:certificate.title")} ${certificate.number}`, {
    showInWindowTitleBar: true,
  });
  doc.setAuthor("Llave");
  doc.setCreator("Llave");
  doc.setLanguage(language);
  return (await doc.save({
    objectsPerTick: Number.POSITIVE_INFINITY,
    addDefaultPage: false,
  })) as Uint8Array<ArrayBuffer>;
}

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
  said: style(14),
  alsoSaid: style(10.5, { color: "soft" }),
  category: style(25, { bold: true, squeeze: 0.86 }),
  fine: style(9.5, { color: "soft" }),
  number: style(13, { bold: true, squeeze: 0.9, spacing: 0.8 }),
};

/**
 * From the top down, everything centered; each sentence in the first language and, smaller, in the
 * others.
 */
function layOut(
  certificate: Certificate,
  { language, getT, address }: Omit<Printing, "loadFont">,
  measure: Measure,
): Mark[] {
  const marks: Mark[] = frames();
  const all = [language, ...otherLanguages(language)];
  const [first, ...others] = all.map(getT);
  const t = { first: first!, others };
  const inAll = (word: Parameters<TFunction>[0]) => all.map((one) => getT(one)(word)).join(" · ");
  const capitals = (text: string) => printable(text).toLocaleUpperCase(language);
  let y = 78;
  const put = (text: string, as: Style, after = 0) => {
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
  const both = (
    word: Parameters<TFunction>[0],
    params?: Record<string, string | number>,
    after = 18,
  ) => {
    put(printable(t.first(word, params)), styles.said);
    for (const [n, other] of t.others.entries())
      put(printable(other(word, params)), styles.alsoSaid, n === t.others.length - 1 ? after : 0);
  };

  put("LLAVE", styles.brand, 14);
  put(capitals(t.first("videos:certificate.title")), styles.heading);
  put(
    t.others.map((other) => capitals(other("videos:certificate.title"))).join(" · "),
    styles.second,
    24,
  );
  both("videos:certificate.thatIs", undefined, 8);
  const size = nameSize(certificate.name, measure);
  put(certificate.name, style(size, { bold: true, squeeze: 0.94, lead: size * 1.15 }), 4);
  marks.push({
    kind: "fill",
    x: (paper.width - 380) / 2,
    y: y + 6,
    width: 380,
    height: 0.8,
    color: "strong",
  });
  y += 22;
  both("videos:certificate.watched", { videos: certificate.videos }, 8);
  const category = `videos:category.${certificate.category}` as const;
  put(capitals(inAll(category)), styles.category, 12);
  const days = all.map((one) => printable(formatDay(certificate.issuedAt, one, "UTC")));
  put(days.join("  ·  "), styles.said);

  y = paper.height - 108;
  put(certificate.number, styles.number, 2);
  put(printable(inAll("videos:certificate.confirm")), styles.fine);
  put(printable(address), styles.fine);
  return marks;
}

/** As large as the name allows; one of any length takes at most three lines. */
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
