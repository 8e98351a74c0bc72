import { afterAll, beforeAll, expect, test } from "vitest";
import { continueImport } from "#app/features/customers/import/due.server.ts";
import { findImport, startPreview } from "#app/features/customers/import/imports.server.ts";
import { portionRows } from "#app/features/customers/import/portion.server.ts";
import { importWorld, uploaded } from "../../../support/repair/imports.ts";

let world: Awaited<ReturnType<typeof importWorld>>;
beforeAll(async () => {
  world = await importWorld();
});
afterAll(() => world.close());

test("Rests after each portion of few rows, so that other shops have their turn", async () => {
  const rows = Array.from({ length: 3 * portionRows + 1 }, (_, n) => `Cash,Sale,,${n} Main St`);
  const text = ["First name,Last name,Phone,Address", ...rows].join("\n");
  const { ref, reading } = await uploaded(world, text);
  await startPreview(world.services, ref, reading);
  const seen: number[] = [];
  await continueImport(world.services, `${ref.shopId}/${ref.importId}`, async () => {
    seen.push((await findImport(world.db, ref))!.rows);
  });
  expect(seen).toEqual([portionRows, 2 * portionRows, 3 * portionRows]);
  expect(portionRows).toBeLessThanOrEqual(200);
  const done = await findImport(world.db, ref);
  expect(done).toMatchObject({ stage: "previewed", rows: rows.length, added: rows.length });
});
