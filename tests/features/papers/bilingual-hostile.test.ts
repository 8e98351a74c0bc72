import { expect, test } from "vitest";
import { printWorkOrder } from "#app/features/papers/print-paper.server.ts";
import { missing, printable } from "#app/values/print-letters.ts";
import { hostileTexts } from "../../support/hostile/hostile.ts";
import { printing, readPdf, sampleOrder } from "../../support/papers/paper.ts";

/**
 * Letters without their order: a reader puts what runs from right to left in an order of its own.
 */
const letters = (text: string) =>
  [...text.normalize("NFKD").replace(/[\s\p{Default_Ignorable_Code_Point}\p{M}]/gu, "")].sort();

const column = (text: string) => ({ text, note: null });

/** Extracts the complaint from a bilingual PDF with this text in both columns. */
async function readBack(text: string): Promise<string> {
  const pdf = await printWorkOrder(
    { ...sampleOrder, diagnostic: null },
    {
      ...printing("en"),
      besides: [printing("es").t],
      texts: {
        languages: ["en", "es"],
        issues: [column(text), column(text)],
        diagnostic: [column(""), column("")],
        description: [column("a"), column("b")],
        materials: sampleOrder.quote.materials.map(({ name }) => [column(name), column(name)]),
        labor: [],
      },
    },
  );
  const pages = readPdf(pdf, "-raw");
  return pages
    .slice(pages.indexOf("FALLAS REPORTADAS") + 17, pages.search(/QUOTED\s+WORK/))
    .replace(/WO-000042\s+\d+ ?\/ ?\d+\s*\f/g, "")
    .replace(/^Some characters can.t be printed.*$/gm, "");
}

test.each(hostileTexts.map((text) => [JSON.stringify(text.slice(0, 40)), `[${text}]`] as const))(
  "Both columns give back, or visibly replace: %s",
  { timeout: 30_000 },
  async (_, text) => {
    const wanted = letters(printable(text + text));
    const found = letters(await readBack(text));
    const boxes = found.filter((letter) => letter === missing).length;
    if (boxes === 0) expect(found).toEqual(wanted);
    expect(boxes % 2).toBe(0);
    // A box stands for one letter, which may be many characters; all others were there.
    const left = [...wanted];
    for (const letter of found.filter((one) => one !== missing)) {
      const place = left.indexOf(letter);
      expect([letter, place >= 0]).toEqual([letter, true]);
      left.splice(place, 1);
    }
  },
);
