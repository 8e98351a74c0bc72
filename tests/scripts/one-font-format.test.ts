import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { withTrueTypeOnly } from "../../scripts/one-font-format.ts";

test("the font engine is built without the formats that no font of ours has", () => {
  const whole = readFileSync("node_modules/@pdf-lib/fontkit/dist/fontkit.es.js", "utf8");
  const ours = withTrueTypeOnly(whole);
  expect(whole).toContain("dictionary_bin");
  expect(ours).not.toContain("dictionary_bin");
  expect(ours).toContain("var cp936 = [];");
  expect(ours.match(/^fontkit\.registerFormat\(.*$/gm)).toEqual([
    "fontkit.registerFormat(TTFFont);",
  ]);
});

test("the build stops when the package no longer looks as it did", () => {
  expect(() => withTrueTypeOnly("export default fontkit;")).toThrow("no longer fits");
});
