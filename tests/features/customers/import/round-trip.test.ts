import fc from "fast-check";
import { expect, test } from "vitest";
import { csvLine } from "#app/features/customers/import/file/csv-cell.ts";
import { customers } from "#app/features/customers/tables.server.ts";
import { tries } from "../../../support/chance.ts";
import { signedIn } from "../../../support/people.ts";
import {
  customerRows,
  exported,
  importFile,
  importWorld,
} from "../../../support/repair/imports.ts";
import { tally } from "../../../support/tally.ts";

const text = fc.oneof(
  fc.constantFrom("", "", "Ana", "José Ñandú", "=1+1", "'=1", "-", "+x", "@SUM(A1)", "O'Brien"),
  fc.string({ unit: "grapheme", maxLength: 12 }),
  fc.string({ unit: fc.constantFrom("'", '"', "=", "\n", "\t", ",", ";", " ", "é"), maxLength: 8 }),
);
const few = <Value>(...values: Value[]) => fc.constantFrom(...values);
const row = fc.tuple(
  few("Ana", "Luis", "José", "=Eva"),
  few("Ruiz", "Mora", ""),
  few("", "", "512 555 0100", "+52 55 1234 5678", "5125550100 x 4"),
  few("", "", "ana@x.test", "LUIS@X.test"),
  text,
  text,
  few("", "Toyota", "-Ford"),
  text,
  few("", "1979", "2015"),
  few("", "", "ABC-1", "abc 1", "@9"),
  few("", "", "", "1HGCM82633A004352", "123456"),
  few("", "120,000 mi", "85000"),
);
const headings =
  "First name,Last name,Phone,Email,Address,Note,Make,Model,Year,Plate,VIN,Odometer\r\n";

test("Importing, exporting and importing again changes nothing", { timeout: 120_000 }, async () => {
  const world = await importWorld();
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 12 }), async (rows) => {
      tally(1);
      const { shopId } = await signedIn(world.db, "premium");
      await importFile(world, headings + rows.map(csvLine).join(""), shopId);
      const stored = (await customerRows(world)).map((table) =>
        table.filter((one) => one.shop_id === shopId),
      );
      const csv = await exported(world, shopId);
      const { result } = await importFile(world, csv, shopId);
      expect(result).toMatchObject({ added: 0, vehiclesAdded: 0, refused: 0 });
      expect(await exported(world, shopId)).toBe(csv);
      const after = (await customerRows(world)).map((table) =>
        table.filter((one) => one.shop_id === shopId),
      );
      expect(after).toEqual(stored);
      // Nor does the first file.
      await importFile(world, headings + rows.map(csvLine).join(""), shopId);
      expect(
        (await world.db.select().from(customers)).filter((one) => one.shopId === shopId),
      ).toHaveLength(stored[0]!.length);
    }),
    { numRuns: tries(40) },
  );
  await world.close();
});
