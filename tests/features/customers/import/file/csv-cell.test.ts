import fc from "fast-check";
import { expect, test } from "vitest";
import {
  csvLine,
  guardFormula,
  withoutGuard,
} from "#app/features/customers/import/file/csv-cell.ts";
import { readRecords } from "#app/features/customers/import/file/read-records.server.ts";
import { tries } from "../../../../support/chance.ts";

test.each(["=1+1", "+1 512 555 0100", "-2", "@SUM(A1)", "\t=1", "\r=1", "'=1", "＝1"])(
  "A spreadsheet does not calculate with %j, and it comes back unchanged",
  (text) => {
    expect(guardFormula(text)).toBe(`'${text}`);
    expect(withoutGuard(guardFormula(text))).toBe(text);
  },
);

test("Text with an apostrophe of its own stays as it is", () => {
  for (const text of ["'til noon", "O'Brien", "''", ""])
    expect([guardFormula(text), withoutGuard(text)]).toEqual([text, text]);
});

const cell = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.string({
    unit: fc.constantFrom("'", '"', "=", "+", "-", "@", ",", "\n", "\r", "\t", "a", " "),
  }),
);

test("Every line comes back as it was written, in whatever portions it is read", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(cell, { minLength: 2, maxLength: 5 }), async (cells) => {
      const bytes = new TextEncoder().encode(csvLine(cells) + csvLine(cells));
      const portion = { encoding: "utf-8", delimiter: "comma", most: 1 } as const;
      const first = await readRecords({ ...portion, bytes, isLast: true });
      expect(first.records.map((record) => record.cells)).toEqual([cells]);
      const rest = bytes.subarray(first.records[0]!.end);
      const second = await readRecords({ ...portion, bytes: rest, isLast: true });
      expect(second).toMatchObject({ records: [{ cells }], more: false, broken: false });
    }),
    { numRuns: tries(300) },
  );
});
