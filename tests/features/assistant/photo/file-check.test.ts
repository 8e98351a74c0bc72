import { expect, test } from "vitest";
import { fileProblem, isHeic } from "#app/features/assistant/photo/file-check.ts";

const file = (type: string, size = 1_000, name = "photo") => ({ type, size, name });

test.each([
  [file("image/jpeg"), undefined],
  [file("image/webp", 20_000_000), undefined],
  [file("image/png", 20_000_001), "size"],
  [file("application/pdf"), "type"],
  [file("image/svg+xml"), "type"],
  [file("", 1_000, "notes.txt"), "type"],
  [file("", 1_000, "IMG_0042.HEIC"), undefined],
  [file("image/heic", 1_000, "IMG_0042.HEIC"), undefined],
])("%o: %s", (chosen, problem) => expect(fileProblem(chosen)).toBe(problem));

test("Recognizes HEIC by its first bytes, whatever its name", () => {
  const start = new TextEncoder().encode("\0\0\0\x18ftypheic\0\0\0\0");
  expect(isHeic(file("image/jpeg", 1, "photo.jpg"), start)).toBe(true);
  expect(
    isHeic(file("image/jpeg", 1, "photo.jpg"), new TextEncoder().encode("\xff\xd8\xff\xe0 JFIF")),
  ).toBe(false);
  expect(isHeic(file("", 1, "IMG_1.heif"), new Uint8Array())).toBe(true);
});
