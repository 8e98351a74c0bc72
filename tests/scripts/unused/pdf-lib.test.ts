import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { unusedByPdfs, withoutEncoder, withoutKerning } from "../../../scripts/unused/pdf-lib.ts";

const fonts = "node_modules/@pdf-lib/standard-fonts/es";

test.each(["Helvetica", "Helvetica-Bold"])("Leaves out the kerning of %s", (name) => {
  const whole = readFileSync(`${fonts}/${name}.compressed.json`, "utf8");
  const small = withoutKerning(whole);
  expect(small.length).toBeLessThan(whole.length / 2);
  expect(() => withoutKerning(small)).toThrow("no longer fits");
});

test("Leaves out what writes PNGs", () => {
  const whole = readFileSync("node_modules/@pdf-lib/upng/UPNG.js", "utf8");
  expect(withoutEncoder(whole)).not.toContain("UPNG.encode");
  expect(() => withoutEncoder("export default UPNG;")).toThrow("no longer fits");
});

test.each([
  ["api/form/PDFForm.js", true],
  ["core/parser/PDFParser.js", true],
  ["core/writers/PDFStreamWriter.js", true],
  ["core/writers/PDFWriter.js", false],
  ["core/acroform/flags.js", false],
  ["core/embedders/PngEmbedder.js", false],
])("pdf-lib's %s is left out: %s", (file, isUnused) => {
  expect(unusedByPdfs.some((one) => one.test(`node_modules/pdf-lib/es/${file}`))).toBe(isUnused);
});
