import fc from "fast-check";
import { expect, test } from "vitest";
import { formatCursor, parseCursor } from "#app/values/cursor.ts";
import { hostileTexts } from "../support/hostile/hostile.ts";

test("Decodes its own cursors only", () => {
  const id = fc.stringMatching(/^[0-9a-f-]{1,64}$/);
  fc.assert(
    fc.property(fc.nat({ max: 9e14 }), id, (at, id) => {
      expect(parseCursor(formatCursor({ at, id }))).toEqual({ at, id });
    }),
  );
  for (const text of [
    null,
    "",
    "1",
    "x_y z",
    "-1_a",
    `1_${"a".repeat(65)}`,
    "1e3_a",
    ...hostileTexts,
  ])
    expect(parseCursor(text)).toBeUndefined();
});

test.each(["1700000000000-0190a5c0", "1700000000000.0190a5c0"])(
  "Still decodes the earlier form %s",
  (text) => expect(parseCursor(text)).toEqual({ at: 1_700_000_000_000, id: "0190a5c0" }),
);
