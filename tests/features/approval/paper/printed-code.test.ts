import decodeQR from "qr/decode.js";
import { expect, test } from "vitest";
import { qrRows } from "#app/features/account/two-factor/qr.server.ts";
import { layOutSections } from "#app/features/approval/paper/section-layout.ts";
import { resources } from "#app/i18n/resources.ts";
import { createT } from "#app/values/translate.ts";

/** The dark squares of a laid out page as a picture, `scale` pixels to a point. */
function photographed(pages: ReturnType<typeof layOutSections>["pages"], scale: number) {
  const fills = pages.flat().filter((mark) => mark.kind === "fill");
  const [width, height] = [620 * scale, 800 * scale];
  const data = new Uint8Array(width * height * 4).fill(255);
  for (const fill of fills)
    for (let y = Math.round(fill.y * scale); y < Math.round((fill.y + fill.height) * scale); y++)
      for (let x = Math.round(fill.x * scale); x < Math.round((fill.x + fill.width) * scale); x++)
        data.set([0, 0, 0], (y * width + x) * 4);
  return { width, height, data };
}

test("A camera reads the link from the code as it is printed", async () => {
  const link = `https://llave.example/q/${"0123456789abcdef".repeat(4)}`;
  const paper = {
    title: "Quote",
    number: "WO-000001",
    currency: "USD" as const,
    intro: [],
    sections: [{ heading: "Answer on your phone", code: await qrRows(link) }],
  };
  const t = createT(resources.en);
  const { pages } = layOutSections(paper, { ts: [t], measure: (text) => text.length * 5 });
  expect(decodeQR(photographed(pages, 3))).toBe(link);
});
