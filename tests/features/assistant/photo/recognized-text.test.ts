import { expect, test } from "vitest";
import {
  codeLike,
  codesOf,
  type Line,
  textOf,
} from "#app/features/assistant/photo/recognized-text.ts";

const line = (text: string, confidence = 90): Line =>
  text
    .split(" ")
    .map((word) => ({ text: word, confidence, box: { left: 0, top: 0, right: 9, bottom: 9 } }));

test("Leaves out lines of low confidence, but never codes", () => {
  expect(textOf([line("TROUBLE CODES 1"), line("~ | dE", 20), line("P0420", 30)])).toBe(
    "TROUBLE CODES 1 P0420",
  );
});

test("Reads only words that may be codes a second time", () => {
  expect(
    codeLike(line("P0420 PO301: uol21 Coils 2018 8O420 CODES")).map(({ text }) => text),
  ).toEqual(["P0420", "PO301:", "uol21"]);
});

test.each([
  ["P0420", { P0420: "P0420" }, ["P0420"]],
  ["P0420", { P0420: "P0426" }, ["P0420?", "P0426?"]],
  ["P0420", {}, ["P0420?"]],
  ["PO420", { PO420: "P0420" }, ["P0420?"]],
  ["POA8O", { POA8O: "P0A8" }, ["P0A80?"]],
  ["Nothing here", {}, []],
])("%s with the second readings %o offers %o", (text, again, offered) => {
  const codes = codesOf(text, new Map(Object.entries(again)));
  expect(codes.map(({ code, certain }) => (certain ? code : `${code}?`))).toEqual(offered);
});
