import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import whole from "@pdf-lib/fontkit";
import { PDFDocument } from "pdf-lib";
import { beforeAll, expect, test } from "vitest";
import { smallFontkit } from "../../../scripts/unused/fontkit.ts";

type Shaping = {
  create: (font: Uint8Array) => { layout: (text: string) => { glyphs: { id: number }[] } };
};
const code = readFileSync("node_modules/@pdf-lib/fontkit/dist/fontkit.es.js", "utf8");
const font = readFileSync("node_modules/dejavu-fonts-ttf/ttf/DejaVuSans.ttf");
const shape = (library: Shaping, text: string) =>
  library
    .create(font)
    .layout(text)
    .glyphs.map(({ id }) => id);

let small: Shaping;
beforeAll(async () => {
  const pako = pathToFileURL(path.resolve("node_modules/pako/index.js")).href;
  const file = path.join(mkdtempSync(path.join(tmpdir(), "llave-fontkit-")), "fontkit.mjs");
  writeFileSync(file, smallFontkit(code).replace("from 'pako'", `from "${pako}"`));
  small = ((await import(/* @vite-ignore */ file)) as { default: Shaping }).default;
});

test.each(["Łukasz Иван", "حرارة المحرك", "תל אביב", "ffi é ñ", "ߒߞߏ", "தமிழ் हिन्दी ไทย ລາວ"])(
  "Shapes %s as the whole library does",
  (text) => {
    expect(shape(small, text)).toEqual(shape(whole as unknown as Shaping, text));
  },
);

test("Embeds the same bytes as the whole library does", async () => {
  const embed = async (library: unknown) => {
    const doc = await PDFDocument.create({ updateMetadata: false });
    doc.registerFontkit(library as typeof whole);
    const options = { subset: true, customName: "Wide" };
    const wide = await doc.embedFont(font, options);
    doc.addPage().drawText("Łukasz Иван حرارة Ǻ ½", { font: wide });
    return Buffer.from(await doc.save());
  };
  expect((await embed(small)).equals(await embed(whole))).toBe(true);
});

test("Shapes Tifinagh, on which the whole library fails", () => {
  expect(shape(small, "ⵜⵉⴼⵉ")).not.toContain(0);
});

test("Stops the build when fontkit no longer looks as it did", () => {
  expect(() => smallFontkit("var buffer = 1;")).toThrow("no longer fits");
});
