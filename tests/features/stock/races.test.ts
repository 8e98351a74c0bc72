import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { afterAll, expect, test } from "vitest";
import { movePart } from "#app/features/parts/job/move-part.server.ts";
import type { PartState } from "#app/features/parts/part.ts";
import { parts } from "#app/features/parts/tables.server.ts";
import { saveItem } from "#app/features/stock/items/save-item.server.ts";
import { writeMovement } from "#app/features/stock/movements/add-movement.server.ts";
import type { WrittenKind } from "#app/features/stock/stock.ts";
import { stockItems } from "#app/features/stock/tables.server.ts";
import { takePart } from "#app/features/stock/taking/take-part.server.ts";
import { tries } from "../../support/chance.ts";
import { openD1 } from "../../support/d1.ts";
import { makeJob } from "../../support/make.ts";
import { makePart } from "../../support/parts/make-parts.ts";
import { signedIn } from "../../support/people.ts";
import { isWhole, movementsOf } from "../../support/stock/ledger.ts";
import { makeItem } from "../../support/stock/make-item.ts";
import { tally } from "../../support/tally.ts";

// R16: quantities are never negative and never lost, whoever is quicker. `npm run torture -- R16`
// repeats the race a thousand times, on workerd's own D1.

const { d1, close } = await openD1({ real: process.env.LLAVE_FULL === "1" });
const db = drizzle(d1);
afterAll(close);

const owner = await signedIn(db, "premium");
const job = await makeJob(db, { owner });
const { shopId } = job;
let made = 0;
const newId = () => `key-${++made}`;
const actor = () => ({ by: owner.id, now: Date.now() });
const need = (lineId: string) => makePart(db, job, { lineId });
const take = (itemId: string, lineId: string, id = newId()) =>
  takePart(db, { shopId, jobId: job.id, lineId }, { id, itemId, ...actor() });
const write = (
  itemId: string,
  kind: WrittenKind,
  amount: number,
  id = newId(),
  unit: string | null = null,
) => writeMovement(db, { shopId, itemId }, { kind, amount, unit, why: "Broken", id, ...actor() });
const stateOf = async (lineId: string) =>
  (await db.select().from(parts).where(eq(parts.lineId, lineId)))[0]?.state;
const move = (lineId: string, from: PartState, to: PartState) =>
  movePart(
    db,
    { shopId, jobId: job.id },
    { lineId, from: { state: from, isOrdered: false }, to, ...actor() },
  );

test("Of ten who take the last three, three get them", { timeout: 1_800_000 }, async () => {
  for (let round = 0; round < tries(100); round++) {
    const itemId = await makeItem(db, shopId);
    await write(itemId, "received", 300);
    const lines = Array.from({ length: 10 }, (_, at) => `line-${round}-${at}`);
    await Promise.all(lines.map(need));
    const answers = await Promise.all(lines.map((line) => take(itemId, line)));
    expect(answers.filter((answer) => answer === "taken")).toHaveLength(3);
    expect(answers.filter((answer) => answer === "short")).toHaveLength(7);
    const states = await Promise.all(lines.map(stateOf));
    expect(states.map((state) => (state === "here" ? "taken" : "short"))).toEqual(answers);
    expect(await isWhole(db, itemId)).toBe(0);
    tally(1);
  }
});

test("A part takes once, however often it is tapped and by whomever", async () => {
  const itemId = await makeItem(db, shopId);
  await write(itemId, "received", 900);
  const key = newId();
  await need("line-once");
  expect(await Promise.all([1, 2, 3].map(() => take(itemId, "line-once", key)))).toEqual([
    "taken",
    "taken",
    "taken",
  ]);
  expect(await Promise.all([1, 2].map(() => take(itemId, "line-once")))).toEqual([
    "overtaken",
    "overtaken",
  ]);
  expect(await isWhole(db, itemId)).toBe(800);
});

test("A part that is moved back or returned lies on the shelf again, once", async () => {
  const itemId = await makeItem(db, shopId);
  await write(itemId, "received", 100);
  await need("line-back");
  await take(itemId, "line-back");
  await Promise.all([1, 2, 3].map(() => move("line-back", "here", "needed")));
  expect(await isWhole(db, itemId)).toBe(100);
  expect(await take(itemId, "line-back")).toBe("taken");
  await move("line-back", "here", "returned");
  expect(await isWhole(db, itemId)).toBe(100);
  await move("line-back", "returned", "here");
  expect(await isWhole(db, itemId)).toBe(0);
  await move("line-back", "here", "returned");
  await write(itemId, "counted", 0);
  await move("line-back", "returned", "here");
  expect(await isWhole(db, itemId)).toBe(0);
  expect((await movementsOf(db, itemId)).map(({ kind }) => kind)).toEqual([
    "received",
    "used",
    "returned",
    "used",
    "returned",
    "used",
    "returned",
    "counted",
  ]);
});

test("What never came from the shelf is not put there", async () => {
  const itemId = await makeItem(db, shopId);
  await write(itemId, "received", 100);
  await need("line-bought");
  await move("line-bought", "needed", "here");
  await move("line-bought", "here", "returned");
  await move("line-bought", "returned", "here");
  expect(await movementsOf(db, itemId)).toHaveLength(1);
});

test("Litres are not taken from pieces, nor anything from what is not used any more", async () => {
  await need("line-unit");
  const litres = await makeItem(db, shopId, { unit: "L" });
  await write(litres, "received", 900, newId(), "L");
  expect(await take(litres, "line-unit")).toBe("short");
  const retired = await makeItem(db, shopId);
  await write(retired, "received", 900);
  await db.update(stockItems).set({ retiredAt: new Date() }).where(eq(stockItems.id, retired));
  expect(await take(retired, "line-unit")).toBe("gone");
  expect(await stateOf("line-unit")).toBe("needed");
});

test("What was counted is what there is, and a correction never goes below nothing", async () => {
  const itemId = await makeItem(db, shopId);
  const key = newId();
  await Promise.all([1, 2, 3].map(() => write(itemId, "counted", 1200, key)));
  expect(await isWhole(db, itemId)).toBe(1200);
  expect(await write(itemId, "fewer", 1300)).toBe("short");
  expect(await write(itemId, "fewer", 200)).toBe("moved");
  expect(await write(itemId, "more", 100)).toBe("moved");
  expect(await isWhole(db, itemId)).toBe(1100);
  await Promise.all([500, 700, 900].map((amount) => write(itemId, "counted", amount)));
  expect([500, 700, 900]).toContain(await isWhole(db, itemId));
  const elsewhere = {
    kind: "received",
    amount: 1,
    unit: null,
    why: "",
    id: newId(),
    ...actor(),
  } as const;
  expect(await writeMovement(db, { shopId: "another", itemId }, elsewhere)).toBe("gone");
});

test("An item with movements stays in its unit, whoever changes it while something comes", {
  timeout: 1_800_000,
}, async () => {
  const said = { name: "Oil", partNumber: null, lowMark: null };
  for (let round = 0; round < tries(10); round++) {
    const itemId = await makeItem(db, shopId, { unit: "L" });
    const content = { ...said, unit: null };
    const change = { content, isRetired: false, version: 1, now: 1 };
    const save = () => saveItem(db, { shopId, itemId }, change);
    const come = () => write(itemId, "received", 150, newId(), "L");
    const isFirst = round % 2 === 0;
    const [one, other] = await Promise.all(isFirst ? [save(), come()] : [come(), save()]);
    const [saved, came] = isFirst ? [one, other] : [other, one];
    expect([
      ["saved", "changed"],
      ["counted", "moved"],
    ]).toContainEqual([saved, came]);
    const [item] = await db.select().from(stockItems).where(eq(stockItems.id, itemId));
    expect([item!.unit, item!.quantity]).toEqual(saved === "saved" ? [null, 0] : ["L", 150]);
    tally(1);
  }
});
