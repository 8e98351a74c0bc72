import { parse } from "csv-parse/sync";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { ImportColumns } from "#app/features/customers/import/file/fields.ts";
import { isNothing } from "#app/features/customers/import/file/nothing.ts";
import { customerImports } from "#app/features/customers/import.tables.server.ts";
import { customers, vehicles } from "#app/features/customers/tables.server.ts";
import { loadT } from "#app/i18n/load-words.server.ts";
import { fold } from "#app/values/fold.ts";
import { openApp } from "../../../support/app.ts";
import { makeShop } from "../../../support/make.ts";
import { signedIn } from "../../../support/people.ts";
import { bytesOf, type RealFile } from "../../../support/real/real-file.ts";
import { realFiles } from "../../../support/real/real-files.ts";
import { importPage, importWhole } from "../../../support/repair/import-requests.ts";

const app = openApp();
const t = await loadT("en");

const words = (text: string) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** All that a shop has, as words and as one run of letters and digits. */
async function storedIn(shopId: string) {
  const { db } = app();
  const people = await db.select().from(customers).where(eq(customers.shopId, shopId));
  const cars = await db.select().from(vehicles).where(eq(vehicles.shopId, shopId));
  const text = [...people, ...cars]
    .map(({ id: _, createdAt: __, updatedAt: ___, shopId: ____, ...row }) =>
      Object.values(row).join(" "),
    )
    .join(" ");
  return { all: new Set(words(text)), run: words(text).join("") };
}

/** The file of rows to correct: the reason of each, and its own cells. */
async function notedIn(owner: Awaited<ReturnType<typeof signedIn>>, importId: string, own: number) {
  const csv = await importPage(app(), owner, importId, "/refused.csv");
  const lines: string[][] = parse(csv.replace(/^\ufeff/, ""), { relax_column_count: true });
  const before = lines[0]!.length - own;
  return lines.slice(1).map((line) => ({ why: line[0]!, cells: line.slice(before) }));
}

/** Cells that are neither stored nor named, of a file that was imported. */
async function lostOf(file: RealFile): Promise<string[]> {
  const owner = await signedIn(app().db, "premium");
  await makeShop(app().db, owner, { country: "MX" });
  const { importId, result } = await importWhole(app(), owner, bytesOf(file));
  expect(result.stage).toBe("done");
  const [found] = await app()
    .db.select()
    .from(customerImports)
    .where(eq(customerImports.id, importId));
  const columns = found!.columns as ImportColumns;
  const [headings, ...rows] = file.rows;
  const stored = await storedIn(owner.shopId);
  const noted = await notedIn(owner, importId, headings!.length);
  const page = await importPage(app(), owner, importId);
  const isSame = (one: string[], other: string[]) =>
    one.map(fold).join("|") === other.map(fold).join("|");
  const isStored = (cell: string) => {
    const own = words(file.means?.[cell] ?? cell);
    return stored.run.includes(own.join("")) || own.every((word) => stored.all.has(word));
  };
  return rows.flatMap((row, at) => {
    const line = noted.find(
      ({ cells, why }) => isSame(cells, row) || why.startsWith(`Row ${at + 2}.`),
    );
    return row.filter((cell, place) => {
      const field = columns[place];
      if (cell === "" || file.means?.[cell] === "" || (field && isNothing(field, cell)))
        return false;
      if (place < headings!.length && !field) return !page.includes(headings![place] || "(empty)");
      const label = field && t(`imports:field.${field}`);
      const isNamed =
        line && (!label || line.why.includes(label) || /no name|more cells/.test(line.why));
      return !isNamed && !isStored(cell);
    });
  });
}

test("There are forty files, and each has rows", () => {
  expect(realFiles.length).toBeGreaterThanOrEqual(40);
});

// A few at a time: each waits for the queue.
test.concurrent.each(realFiles.map((file) => [file.name, file] as const))(
  "No cell is lost without a word: %s",
  async (_, file) => expect(await lostOf(file)).toEqual([]),
);
