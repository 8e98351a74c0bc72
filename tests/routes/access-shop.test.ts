import { inArray } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { shopMembers, shops } from "#app/features/account/shops.tables.server.ts";
import { customers, vehicleOwners, vehicles } from "#app/features/customers/tables.server.ts";
import { repairQuotes } from "#app/features/quotes/tables.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import { accessTable } from "../support/access/access-table.ts";
import { addresses } from "../support/access/addresses.ts";
import { provenElsewhere } from "../support/access/proven-elsewhere.ts";
import { expected, type Kind, kinds, shopAccess } from "../support/access/shop-access-table.ts";
import {
  ask,
  isEnded,
  makeShopWorld,
  malformed,
  missing,
  personOf,
} from "../support/access/shop-access-world.ts";
import { openApp } from "../support/app.ts";
import { copiesOf } from "../support/machine/copies.ts";
import type { Person } from "../support/people.ts";
import { tally } from "../support/tally.ts";

// S1 and S11: every address, opened and written to, as page and as data, by every kind of person of
// a shop: their own shop's records, another shop's, missing ones and malformed ids.

const app = openApp();
type Shop = Awaited<ReturnType<typeof makeShopWorld>>;
type How = "read" | "write";
type Answer = Awaited<ReturnType<typeof ask>>;

let open: Shop;
let ended: Shop;
let another: Shop;
const people = {} as Record<Kind, Person>;
const shopOf = (kind: Kind) => (isEnded(kind) ? ended : open);
/** Shops of an allowed write that was refused: it has changed nothing, and the next one takes them. */
const spare: Record<"open" | "ended", Shop[]> = { open: [], ended: [] };
/** Makes another such shop. */
let anew = {} as Record<"open" | "ended", () => Promise<Shop>>;

beforeAll(async () => {
  const { db } = app();
  [open, ended, another] = await Promise.all([
    makeShopWorld(db),
    makeShopWorld(db, true),
    makeShopWorld(db),
  ]);
  const { d1 } = app();
  anew = {
    open: await copiesOf(d1, (db) => makeShopWorld(db)),
    ended: await copiesOf(d1, (db) => makeShopWorld(db, true)),
  };
  for (const kind of kinds) people[kind] = await personOf(db, kind, shopOf(kind));
  unchanged = await content();
});

const table = "tests/support/access/shop-access-table.ts or the …-addresses.ts that it imports";
const ofShop = addresses().filter(({ path }) => path.startsWith("/repair-cms"));
const elsewhere = addresses().filter(({ path }) => !path.startsWith("/repair-cms"));

/** Classifies a response: a cell of the table, or the unexpected status. */
function cellOf({ status, location }: Answer, how: How, data: boolean): string {
  if (status === 404) return "not found";
  if (status === 403) return "forbidden";
  if (/^\/premium/.test(location)) return "to the plans";
  if (status >= 400 && status !== 409 && status !== 422) return `${status}`;
  if (/^\/login/.test(location)) return "to the sign-in page";
  return data && status === 202 && how === "read" ? "to the plans" : "allowed";
}

/** An empty form may be refused before what it names is looked up. */
const orRefused = (how: How, cell: string): string[] =>
  how === "write" && cell === "not found" ? [cell, "allowed"] : [cell];

/** Everything of the shops that no test may change. */
const content = () => {
  const { db } = app();
  const ids = [open, ended, another].map(({ owner: { shopId } }) => shopId);
  return db.batch([
    db.select().from(shops).where(inArray(shops.id, ids)),
    db.select().from(shopMembers).where(inArray(shopMembers.shopId, ids)),
    db.select().from(shopSettings).where(inArray(shopSettings.shopId, ids)),
    db.select().from(repairJobs).where(inArray(repairJobs.shopId, ids)),
    db.select().from(repairQuotes).where(inArray(repairQuotes.shopId, ids)),
    db.select().from(customers).where(inArray(customers.shopId, ids)),
    db.select().from(vehicles).where(inArray(vehicles.shopId, ids)),
    db.select().from(vehicleOwners).where(inArray(vehicleOwners.shopId, ids)),
  ]);
};
let unchanged: Awaited<ReturnType<typeof content>>;

test("Every address of a shop has a row in the table", () => {
  const known = [...Object.keys(shopAccess), ...provenElsewhere];
  const missing = ofShop.map(({ path }) => path).filter((path) => !known.includes(path));
  expect(missing, `add each to ${table}`).toEqual([]);
});

describe.each(ofShop.filter(({ path }) => shopAccess[path]))("$path", ({ path, hasAction }) => {
  const row = shopAccess[path]!;
  const hows: How[] = hasAction && row.write ? ["read", "write"] : ["read"];

  test("Says what an action takes", () => expect(hasAction).toBe(row.write !== undefined));

  // After all kinds of people: reading the shops costs as much as all that one kind asks.
  afterAll(async () => expect(await content()).toEqual(unchanged));

  test.each(kinds)("%s", async (kind) => {
    const wrong: string[] = [];
    let tried = 0;
    const refused: Promise<unknown>[] = [];
    for (const how of hows)
      for (const data of [false, true]) {
        const cell = expected(kind, path, how);
        const look = async (as: Person, ids: Shop["ids"], whose: string, cells: string[]) => {
          const answer = await ask(app(), as, { path, ids, how, data });
          const found = cellOf(answer, how, data);
          tried++;
          // In data a redirect has no location.
          const same =
            cells.includes(found) ||
            (cells.includes("to the plans") && data && answer.status === 202);
          if (!same) wrong.push(`${how} ${whose}${data ? " as data" : ""}: ${found}, not ${cells}`);
          // Members of the shop itself may see the list or the job around it.
          const strange = whose !== "own" || kind === "removed member" || cell === "to the plans";
          if (strange && !cells.includes("allowed") && answer.body.includes("Secret-"))
            wrong.push(`${how} ${whose}: shows a secret`);
          return answer.status;
        };
        // An allowed write may change everything: it gets its own shop.
        const own = async () => {
          if (cell !== "allowed" || how === "read")
            return look(people[kind], shopOf(kind).ids, "own", orRefused(how, cell));
          const plan = isEnded(kind) ? "ended" : "open";
          const shop = spare[plan].pop() ?? (await anew[plan]());
          const as = await personOf(app().db, kind, shop);
          const status = await look(as, shop.ids, "own", [cell]);
          if (status === 422) spare[plan].push(shop);
        };
        refused.push(own());
        if (!row.names) continue;
        const none = cell === "allowed" ? "not found" : cell;
        for (const [whose, ids] of Object.entries({ "another's": another.ids, missing, malformed }))
          refused.push(look(people[kind], ids, whose, orRefused(how, none)));
      }
    await Promise.all(refused);
    tally(tried, wrong.length);
    expect(wrong, `found, not what ${table} says of ${path}`).toEqual([]);
  });
});

/** Members whose own plan is free: outside of the shop they have the rights of free members. */
const members = kinds.filter((kind) => !kind.startsWith("owner"));

/** Addresses that the owner's plan opens for the whole shop: codes and the assistant. */
const ofOwnersPlan = (path: string, how: How) =>
  path === "/codes" ||
  path === "/assistant" ||
  path.startsWith("/ai-chat") ||
  (path === "/premium" && how === "write");

test.each(elsewhere)(
  "Gives a role in a shop what the owner's plan opens of $path",
  async ({ path, hasAction }) => {
    const row = accessTable[path] ?? {};
    const wrong: string[] = [];
    let tried = 0;
    await Promise.all(
      members.flatMap((kind) =>
        (hasAction && row.write ? (["read", "write"] as const) : (["read"] as const)).map(
          async (how) => {
            // Some of these addresses end the session.
            const as = await personOf(app().db, kind, shopOf(kind));
            const answer = await ask(app(), as, { path, ids: open.ids, how, data: false });
            const roles = row[how];
            const redirected =
              answer.status === 302 && /^\/(premium|login|repair-cms|$)/.test(answer.location);
            // Its list of jobs is for those who have lost the other one.
            const allowed =
              path === "/account/jobs"
                ? isEnded(kind) || kind === "removed member"
                : !roles ||
                  roles.includes("free") ||
                  (roles.length > 0 &&
                    ofOwnersPlan(path, how) &&
                    !isEnded(kind) &&
                    kind !== "removed member");
            tried++;
            // Records visible to their author only are not found before the plan is checked.
            const refused = redirected || answer.status === 404;
            if (answer.status >= 500 || (!allowed && !refused))
              wrong.push(`${how} by ${kind}: ${answer.status} ${answer.location}`);
            if (allowed && redirected && answer.location.startsWith("/premium?from"))
              wrong.push(`${how} by ${kind}: to the plans`);
            if (allowed && answer.status === 403) wrong.push(`${how} by ${kind}: 403`);
          },
        ),
      ),
    );
    tally(tried, wrong.length);
    expect(wrong).toEqual([]);
  },
);
