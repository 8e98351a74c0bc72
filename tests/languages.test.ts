import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type Node, parse, walk } from "./support/third-language/edits.ts";

// A third language must fail to compile wherever it needs something, so code does not decide by the
// name of one (docs/decisions/0100-a-third-language.md). tests/languages/ builds the product with a
// third one.

const files = globSync("{app,workers,demo}/**/*.{ts,tsx}").filter(
  (file) => !file.includes("+types") && !/^app\/i18n\/|^app\/values\/language\.ts$/.test(file),
);
const isName = (node: unknown) =>
  ["en", "es"].includes((node as Node | undefined)?.value as string);

/** Lines that compare with `"en"` or `"es"`, or list exactly these two. */
function branches(file: string): string[] {
  const text = readFileSync(file, "utf8");
  if (!/"(en|es)"|otherLanguage/.test(text)) return [];
  const found: Node[] = [];
  walk(parse(file, text), (node) => {
    const { type, operator, left, right, elements, types } = node as Node & Record<string, Node[]>;
    const compares = type === "BinaryExpression" && /^[!=]==?$/.test(String(operator));
    if (compares && (isName(left) || isName(right))) found.push(node);
    if (type === "ArrayExpression" && elements!.length === 2 && elements!.every(isName))
      found.push(node);
    if (type === "TSUnionType" && types!.every((one) => isName(one.literal))) found.push(node);
    if (type === "Identifier" && node.name === "otherLanguage") found.push(node);
  });
  return found.map(({ start }) => `${file}:${text.slice(0, start).split("\n").length}`);
}

test("No code branches on a language", () => {
  expect(files.flatMap(branches)).toEqual([]);
});
