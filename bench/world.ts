import { globSync, readFileSync } from "node:fs";
import type { Miniflare } from "miniflare";
import { standardPoints } from "../app/features/inspection/sheet/points.ts";
import { photoLimits } from "../app/features/photos/photo.ts";
import { pointOf, walkPlaces } from "../app/features/photos/walk/places.ts";
import { openDb } from "../app/platform/db/db.server.ts";
import { day } from "../app/values/calendar.ts";
import type { Tier } from "../app/values/tier.ts";
import { type Person, shopOf, signedIn } from "../tests/support/people.ts";
import { makeInspection } from "../tests/support/repair/make-inspection.ts";
import { makePhoto } from "../tests/support/repair/make-photo.ts";
import { idOf, insertEach, nthOf } from "./insert-each.ts";

export type { Person };

/** The database of the app, or of another worker, its tables made. */
export async function openDatabase(miniflare: Miniflare, worker = "llave"): Promise<D1Database> {
  const d1 = (await miniflare.getD1Database("DB", worker)) as D1Database;
  if (await d1.prepare("select 1 from sqlite_master where name = 'users'").first()) return d1;
  for (const file of globSync("migrations/*.sql").sort()) {
    const statements = readFileSync(file, "utf8").split("--> statement-breakpoint");
    await d1.batch(statements.map((sql) => d1.prepare(sql)));
  }
  return d1;
}

/** The shop of a person whom `makePerson` gave one. */
export const shopIdOf = (owner: string): string => `shop-${owner}`;

/**
 * Someone with a session, who has been here before. A paid plan ends in a year; Diamond and
 * administrators have a shop.
 */
export async function makePerson(d1: D1Database, tier: Tier, isAdmin = false): Promise<Person> {
  const db = openDb(d1);
  const person = await signedIn(db, tier, { isAdmin, endsAt: Date.now() + 365 * day });
  if (isAdmin) await shopOf(db, person);
  return { ...person, cookie: `${person.cookie}; tz=${shopZone}` };
}

/** Someone whose Bronze plan is a subscription at Stripe that renews in a month. */
async function makeSubscriber(d1: D1Database): Promise<Person> {
  const person = await makePerson(d1, "medium");
  await d1
    .prepare(
      "insert into subscriptions (user_id, customer_id, subscription_id, status, tier, period_end, synced_at) values (?, ?, 'sub_bench', 'active', 'medium', ?, 0)",
    )
    .bind(person.id, `cus_${person.id}`, Date.now() + 30 * day)
    .run();
  return person;
}

type Ground = { d1: D1Database; owner: Person; jobId: string; quoteId: string };

/** The people and records that the app's pages are measured with. */
export type World = {
  diamond: Person;
  free: Person;
  medium: Person;
  admin: Person;
  jobId: string;
  quoteId: string;
};

/**
 * The owner of a measured shop, and someone new of every other kind. The job gets a finding at each
 * of its forty points, and as many photos as it takes: eight of its walk-round, the others of one
 * bad point.
 */
export async function worldOf({ d1, owner, jobId, quoteId }: Ground): Promise<World> {
  const [db, of] = [openDb(d1), { owner, job: { id: jobId } }];
  const found = standardPoints("gasoline").map(({ id }) => [
    id,
    id === "frontPads" ? { measure: 20 } : { color: "green" as const },
  ]);
  await makeInspection(db, of, Object.fromEntries(found));
  const points = walkPlaces.map(pointOf);
  for (let n = 0; n < photoLimits.perJob; n++)
    await makePhoto(db, of, { point: points[n] ?? "frontPads", forCustomer: true });
  return {
    diamond: owner,
    free: await makePerson(d1, "free"),
    medium: await makeSubscriber(d1),
    admin: await makePerson(d1, "premium", true),
    jobId,
    quoteId,
  };
}

/** Somebody who works in this shop. */
export async function makeAdvisor(d1: D1Database, shopId: string): Promise<Person> {
  const worksAt = { shopId, role: "advisor" } as const;
  const person = await signedIn(openDb(d1), "free", { worksAt });
  return { ...person, cookie: `${person.cookie}; tz=${shopZone}` };
}

/** Where the measured shops are, and the browsers of those who work in them. */
const shopZone = "America/Chicago";

/** Settings of this person's shop, without which nothing can be quoted. */
export const fillShop = (d1: D1Database, owner: string) =>
  d1
    .prepare(
      `insert into shop_settings (shop_id, shop_name, hourly_rate, currency, default_language, time_zone, updated_at)
       values (?, 'Taller Ruiz', 9500, 'USD', 'en', ?, 0)`,
    )
    .bind(shopIdOf(owner), shopZone)
    .run();

/** The id of the nth job that `fillJobs` makes (from 1). */
export const nthJob = (n: number) => nthOf("8000", n);

/**
 * Jobs 1 to `count` of one shop, in every status in turn. Every 1,000th is a Zonda, for the search
 * to find. Half are assigned to the owner, half of them and of the others are promised within three
 * days before or after `now`, and what is completed was so a minute apart.
 */
export async function fillJobs(
  d1: D1Database,
  owner: string,
  count: number,
  now = Date.now(),
): Promise<void> {
  await insertEach(
    d1,
    count,
    `insert into repair_jobs (shop_id, id, number, customer_first_name, customer_last_name, customer_email, customer_phone, car_make,
      car_model, car_year, license_plate, issues, diagnostic, language, status, search, search_quotes,
      technician_id, promised_at, completed_at, quoted_total, quoted_currency, approved_total, created_at, updated_at)
    select ?1, ${idOf("8000")}, n, 'Ana', 'Ruiz ' || n, 'ana' || n || '@customer.test', '+1 512 555 0100',
      iif(n % 1000 = 0, 'Pagani', 'Toyota'), iif(n % 1000 = 0, 'Zonda', 'Corolla'), 2015, 'ABC ' || n, 'Rattles when cold, code P0301',
      'Loose heat shield', 'en', case n % 4 when 0 then 'pending' when 1 then 'in_progress' when 2 then 'completed' else 'cancelled' end,
      printf('wo-%06d ana ruiz %d ana%d@customer.test abc %d %s 2015 15125550100', n, n, n, n,
        iif(n % 1000 = 0, 'pagani zonda', 'toyota corolla')),
        'brake job front axle pads ceramic rotors cambio frenos eje delantero balatas ceramica discos',
      iif((?2 - n) % 8 < 4, ?3, null), iif((?2 - n) % 16 < 8, ?4 + (n * 37 % 144 - 72) * 3600000, null), iif(n % 4 = 2, ?4 - n * 60000, null),
      10000 + n, 'USD', iif(n % 3, 10000 + n, null), 1700000000000 + n * 60000, 1700000000000 + n * 60000
    from one`,
    shopIdOf(owner),
    count,
    owner,
    now,
  );
  await d1
    .prepare("insert into work_counters (shop_id, last, pending, in_progress) values (?, ?, ?, ?)")
    .bind(shopIdOf(owner), count, Math.floor(count / 4), Math.floor((count + 3) / 4))
    .run();
}

/** Three quotes of three materials on one job; the last is pending. */
export async function fillQuotes(d1: D1Database, owner: string, jobId: string): Promise<string[]> {
  const shop = shopIdOf(owner);
  const quotes = [1, 2, 3].map((n) => `${jobId.slice(0, 14)}71${n}0${jobId.slice(18)}`);
  for (const [n, id] of quotes.entries()) {
    await d1
      .prepare(
        `insert into repair_quotes (shop_id, id, job_id, number, description, labor_hours, labor_rate, currency, labor_cost, parts_cost,
           total_amount, status, created_at, updated_at) values (?1, ?2, ?3, ?4, 'Brake job, front axle', 2.5, 9500, 'USD', 23750, 27000, 50750,
           iif(?4 = 3, 'pending', 'approved'), 1700000000000 + ?4, 1700000000000 + ?4)`,
      )
      .bind(shop, id, jobId, n + 1)
      .run();
    await insertEach(
      d1,
      3,
      `insert into quote_lines (shop_id, id, quote_id, position, kind, name, quantity, unit_price, total_price)
       select ?1, substr(?2, 1, 18) || '-8' || n || substr(?2, 22), ?2, n, 'material', 'Brake pads, ceramic', 200, 4500, 9000 from one`,
      shop,
      id,
    );
  }
  return quotes;
}
