import { expect, test } from "vitest";
import {
  cellText,
  detectEncoding,
  isOtherFile,
} from "#app/features/customers/import/file/encoding.ts";

const latin = (text: string) => Uint8Array.from(text, (one) => one.charCodeAt(0));

test.each([
  ["plain text", latin("Name,Phone\n"), true, "utf-8"],
  ["valid UTF-8", new TextEncoder().encode("José"), true, "utf-8"],
  ["a UTF-8 mark", Uint8Array.of(0xef, 0xbb, 0xbf, 0x41), true, "utf-8"],
  ["a UTF-8 mark before other bytes", Uint8Array.of(0xef, 0xbb, 0xbf, 0xe9), false, "windows-1252"],
  ["bytes that are no UTF-8", latin("Jos\xe9"), false, "windows-1252"],
  ["a UTF-16 mark", Uint8Array.of(0xff, 0xfe, 0x41, 0), false, "utf-16le"],
  ["the other UTF-16 mark", Uint8Array.of(0xfe, 0xff, 0, 0x41), false, "utf-16be"],
  ["UTF-16 without a mark", latin("N\0a\0m\0e\0"), true, "utf-16le"],
  ["big-endian UTF-16 without a mark", latin("\0N\0a\0m\0e"), true, "utf-16be"],
  ["bytes with zeros here and there", latin("Na\0me\0\0x"), true, undefined],
])("Detects the encoding of %s", (_, bytes, isUtf8, encoding) => {
  expect(detectEncoding(bytes, isUtf8)).toBe(encoding);
});

test("Decodes a cell, and marks what cannot be read", () => {
  expect(cellText("Jos\xc3\xa9", "utf-8")).toBe("José");
  expect(cellText("Jos\xe9 \x80", "windows-1252")).toBe("José €");
  expect(cellText("Jos\xe9", "utf-8")).toBe("Jos\ufffd");
  expect(cellText("a\x81", "windows-1252")).toBe("a\ufffd");
});

test("Knows workbooks and PDFs that were chosen by mistake", () => {
  expect(isOtherFile(latin("PK\x03\x04…"))).toBe(true);
  expect(isOtherFile(latin("%PDF-1.7"))).toBe(true);
  expect(isOtherFile(latin("Name,Phone"))).toBe(false);
});
