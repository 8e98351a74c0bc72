import type { Miniflare } from "miniflare";
import {
  listCustomers,
  searchCustomers,
} from "../../app/features/customers/list/customers.server.ts";
import { suggest } from "../../app/features/customers/suggest.server.ts";
import type { SuggestedFor } from "../../app/features/customers/suggestion.ts";
import { findVehiclePage } from "../../app/features/quotes/declined/vehicle-page.server.ts";
import { findCustomerPage } from "../../app/features/repair/visits/customer-page.server.ts";
import { fillKnown, nthCustomer, nthVehicle, tieKnown } from "../customer-world.ts";
import { openServer } from "../server.ts";
import { type Line, ms } from "../table.ts";
import {
  fillJobs,
  fillQuotes,
  fillShop,
  makePerson,
  nthJob,
  openDatabase,
  type Person,
} from "../world.ts";
import { bareScans, plansLine } from "./plans.ts";
import {
  askAll,
  type Cases,
  openCounted,
  openNotes,
  readIn,
  rowsRead,
  sizesOf,
  timeOf,
} from "./rows-read.ts";

type Ground = { miniflare: Miniflare; d1: D1Database; owner: Person; own: number; size: number };

/** A page of the vehicle that most jobs are of; each former owner is a period and a name. */
async function vehiclePage({ owner: { shopId } }: Ground, before?: number) {
  const id = nthVehicle(1);
  const asked = { shopId, id, before, prices: true, readerZone: "UTC", now: Date.now() };
  return async (db: Parameters<typeof findVehiclePage>[0]) => {
    const { visits, owners, alike, joins } = (await findVehiclePage(db, asked))!;
    const declined = visits.flatMap((visit) => visit.declined).length;
    return 2 + 2 * owners.length + visits.length + declined + alike.length + joins.length;
  };
}

/** What is asked, and how many rows a reader sees of it. */
const cases: Cases<Ground> = {
  "list, first page": async (db, { owner: { shopId } }) =>
    (await listCustomers(db, shopId, { show: 20 })).customers.length,
  "list, a later page": async (db, { owner: { shopId } }) => {
    const after = { name: "ana ruiz", id: "0" };
    return (await listCustomers(db, shopId, { after, show: 20 })).customers.length;
  },
  "page of a customer": (db, ground) => customerPage(db, ground),
  "page of a customer, older jobs": (db, ground) => customerPage(db, ground, 40),
  "page of a vehicle": async (db, ground) => (await vehiclePage(ground))(db),
  "page of a vehicle, older jobs": async (db, ground) => (await vehiclePage(ground, 40))(db),
};

/** A vehicle comes with the period of its owner, and the jobs with whether older ones follow. */
async function customerPage(
  db: Parameters<typeof findCustomerPage>[0],
  { owner: { shopId } }: Ground,
  before?: number,
) {
  const asked = { shopId, id: nthCustomer(1), before, now: Date.now() };
  const { vehicles, visits, more, alike, joins } = (await findCustomerPage(db, asked))!;
  return 1 + 2 * vehicles.length + visits.length + Number(more) + alike.length + joins.length;
}

/** What is typed, from the most common beginning to what nobody has. */
const typed: [string, SuggestedFor, string][] = [
  ["two letters of a common name", "customer", "ma"],
  ["a last name that thousands have", "customer", "ruiz"],
  ["a first and a last name", "customer", "ana ruiz"],
  ["the end of a telephone number", "customer", "0000777"],
  ["a whole telephone number", "customer", "+1 (512) 000-0777"],
  ["an e-mail address", "customer", "c777@cust"],
  ["a name of no customer", "customer", "nowhere"],
  ["the beginning of every plate", "vehicle", "abc"],
  ["a plate", "vehicle", "ABC-000777"],
  ["the end of a VIN", "vehicle", "00000777"],
  ["a plate of no vehicle", "vehicle", "zzz"],
];

/**
 * P4 for customers and vehicles: rows read and plans of their pages, and the suggestions while
 * typing, with so many in all; the shop's own are at most 100,000 of them.
 */
export async function customers(sizes: number[]): Promise<Line[]> {
  const [pages, typing] = [openNotes(), openNotes()];
  const lines: Line[] = [];
  for (const [n, size] of sizes.entries()) {
    const last = n === sizes.length - 1;
    const ground = await prepare(size, last);
    await askAll(cases, ground.d1, ground, pages);
    await askAll(suggesting(), ground.d1, ground, typing);
    if (last) lines.push(...(await timing(ground)), ...(await searching(ground)));
    await ground.miniflare.dispose();
  }
  return [
    ...rowsRead(pages, sizesOf(sizes, "customers"), "customers, "),
    ...[...typing.seen].map(([what, at]): Line => {
      const read = at.map((one) => one.read);
      return {
        part: "P4",
        what: `suggestions, ${what}: rows read with ${sizesOf(sizes, "customers")}`,
        ours: read.join(" / "),
        baseline: `${at.map(({ shown }) => shown).join(" / ")} shown`,
        goal: "bounded: <= 100",
        met: read.every((rows) => rows <= 100),
      };
    }),
    plansLine("pages and suggestions", [...pages.scans, ...typing.scans]),
    ...lines,
  ];
}

const suggesting = (): Cases<Ground> =>
  Object.fromEntries(
    typed.map(([what, by, text]) => [
      what,
      async (db, { owner }) => (await suggest(db, owner.shopId, { by, text })).length,
    ]),
  );

async function prepare(size: number, counting: boolean): Promise<Ground> {
  const miniflare = await openServer("app", { counting });
  const d1 = await openDatabase(miniflare);
  const own = Math.min(100_000, size);
  const people = [await makePerson(d1, "premium"), await makePerson(d1, "premium")];
  // Another shop follows in every index, as in any database but an empty one.
  const [owner, next] = people.sort((a, b) => (a.shopId < b.shopId ? -1 : 1)) as [Person, Person];
  await fillKnown(d1, next.id, 100);
  await fillShop(d1, owner.id);
  await fillKnown(d1, owner.id, own);
  for (let filled = own; filled < size; filled += 100_000)
    await fillKnown(d1, (await makePerson(d1, "premium")).id, 100_000);
  const jobs = Math.min(10_000, size);
  await fillJobs(d1, owner.id, jobs);
  await tieKnown(d1, owner.id);
  const [quote] = await fillQuotes(d1, owner.id, nthJob(jobs));
  await d1.prepare("update repair_quotes set status = 'rejected' where id = ?").bind(quote).run();
  return { miniflare, d1, owner, own, size };
}

/** How long a suggestion takes, asked by a Worker and answered by the local D1. */
async function timing({ miniflare, d1, owner, own, size }: Ground): Promise<Line[]> {
  const { db, trips } = openCounted(d1);
  const lines: Line[] = [];
  for (const [what, by, text] of typed) {
    trips.length = 0;
    const found = await suggest(db, owner.shopId, { by, text });
    const [alone, took] = [
      await timeOf(miniflare, trips[0]![0]!),
      await timeOf(miniflare, trips[0]![0]!, 50),
    ];
    lines.push({
      part: "P4",
      what: `suggestions, ${what}: ${inAll({ own, size })}, ${found.length} shown`,
      ours: `${ms(took)}, ${readIn(trips)} rows read, ${trips.flat().length} statement`,
      baseline: `${ms(alone, 1)} with the way there`,
      goal: "<= 5 ms, one statement",
      met: took <= 5 && trips.flat().length === 1,
    });
  }
  return lines;
}

const inAll = ({ own, size }: Pick<Ground, "own" | "size">) =>
  `${own.toLocaleString("en-US")} of the shop, ${size.toLocaleString("en-US")} in all`;

/** The search of the list, whose two statements go in one batch. */
async function searching({ miniflare, d1, owner, own, size }: Ground): Promise<Line[]> {
  const { db, trips } = openCounted(d1);
  const lines: Line[] = [];
  for (const text of ["ma", "ruiz", "ana ruiz", "0000777", "abc000777", "nowhere"]) {
    trips.length = 0;
    const found = await searchCustomers(db, owner.shopId, text);
    let took = 0;
    for (const statement of trips.flat()) took += await timeOf(miniflare, statement);
    lines.push({
      part: "P4",
      what: `search of customers, "${text}": ${inAll({ own, size })}, ${found.customers.length} + ${found.vehicles.length} found`,
      ours: `${ms(took, 1)}, ${readIn(trips)} rows read, ${trips.length} round trip`,
      goal: "<= 50 ms",
      met: took <= 50 && trips.length === 1,
    });
    const scans = await bareScans(d1, trips.flat());
    if (scans.length > 0) lines.push(plansLine(`the search of "${text}"`, scans));
  }
  return lines;
}
