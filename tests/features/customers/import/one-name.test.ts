import { afterAll, beforeAll, expect, test } from "vitest";
import { full } from "../../../support/full.ts";
import { signedIn } from "../../../support/people.ts";
import { importFile, importWorld } from "../../../support/repair/imports.ts";
import { note, tally } from "../../../support/tally.ts";

let world: Awaited<ReturnType<typeof importWorld>>;
/** Time for the same number of rows with different names, in milliseconds. */
let usual: number;
beforeAll(async () => {
  world = await importWorld();
  const other = (n: number) => `First ${n},Last ${n},${phone(n)},${n} Main St`;
  await costOf(other); // loads the code
  usual = await costOf(other);
});
afterAll(() => world.close());

const count = full ? 20_000 : 2_500;

/** How long this thread works on an import of so many rows, in milliseconds. */
async function costOf(row: (n: number) => string): Promise<number> {
  const { shopId } = await signedIn(world.db, "premium");
  const rows = Array.from({ length: count }, (_, n) => row(n));
  const text = ["First name,Last name,Phone,Address", ...rows].join("\n");
  const before = process.threadCpuUsage();
  const { result } = await importFile(world, text, shopId);
  const { user, system } = process.threadCpuUsage(before);
  expect(result).toMatchObject({ stage: "done", rows: count, added: count });
  return (user + system) / 1_000;
}

const phone = (n: number) => `+1 ${2_125_550_000 + n}`;
const one = ["no telephone", "telephones of their own", "one telephone and names of their own"];
const rows: ((n: number) => string)[] = [
  (n) => `Cash,Sale,,${n} Main St`,
  (n) => `Cash,Sale,+1 ${2_125_550_000 + n},${n} Main St`,
  (n) => `Cash ${n},Sale,956 555 0100,${n} Main St`,
];

test.each(rows.map((row, at) => [one[at]!, row] as const))(
  "Imports thousands of rows of one name with %s as quickly as others",
  { timeout: full ? 300_000 : 60_000 },
  async (_, row) => {
    const cost = await costOf(row);
    note(`${count} rows: ${Math.round(cost)} ms, others ${Math.round(usual)} ms`);
    tally(count);
    expect(cost).toBeLessThan(Math.max(usual * 2, 200));
    if (full) expect(cost).toBeLessThan(60_000);
  },
);
