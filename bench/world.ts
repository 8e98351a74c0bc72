import { createHmac, randomUUID } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import type { Miniflare } from "miniflare";
import { day } from "../app/values/calendar.ts";
import type { Tier } from "../app/values/tier.ts";
import { fillInspection, fillPhotos } from "./parts/job-world.ts";
import { authSecret } from "./server.ts";

export type Person = { id: string; email: string; cookie: string; shopId: string };

/** The database of the app, or of another worker, its tables made. */
export async function openDatabase(miniflare: Miniflare, worker = "llave"): Promise<D1Database> {
  const d1 = (await miniflare.getD1Database("DB", worker)) as unknown as D1Database;
  if (await d1.prepare("select 1 from sqlite_master where name = 'users'").first()) return d1;
  for (const file of globSync("migrations/*.sql").sort()) {
    const statements = readFileSync(file, "utf8").split("--> statement-breakpoint");
    await d1.batch(statements.map((sql) => d1.prepare(sql)));
  }
  return d1;
}

/** The shop of a person whom `makePerson` gave one. */
export const shopIdOf = (owner: string): string => `shop-${owner}`;

/** Someone with a session. A paid plan ends in a year; Diamond comes with a shop. */
export async function makePerson(d1: D1Database, tier: Tier, isAdmin = false): Promise<Person> {
  const [id, token, now] = [randomUUID(), randomUUID().replaceAll("-", ""), Date.now()];
  const email = `${id}@shop.test`;
  const shop = shopIdOf(id);
  const owns = [
    d1.prepare("insert into shops (id, owner_id, created_at) values (?, ?, ?)").bind(shop, id, now),
    d1
      .prepare("insert into shop_members (shop_id, user_id, role, since) values (?, ?, 'owner', ?)")
      .bind(shop, id, now),
  ];
  await d1.batch([
    d1
      .prepare(
        "insert into users (id, name, email, created_at, updated_at) values (?, 'Ana Ruiz', ?, ?, ?)",
      )
      .bind(id, email, now, now),
    d1
      .prepare(
        "insert into profiles (id, is_admin, subscription_status, subscription_end_date, created_at) values (?, ?, ?, ?, ?)",
      )
      .bind(id, Number(isAdmin), tier, tier === "free" ? null : now + 365 * day, now),
    d1
      .prepare(
        "insert into sessions (id, user_id, token, expires_at, created_at, updated_at) values (?, ?, ?, ?, ?, ?)",
      )
      .bind(randomUUID(), id, token, now + 30 * day, now, now),
    ...(tier === "premium" || isAdmin ? owns : []),
  ]);
  const signature = createHmac("sha256", authSecret).update(token).digest("base64");
  return {
    id,
    email,
    shopId: shop,
    cookie: `llave.session_token=${encodeURIComponent(`${token}.${signature}`)}`,
  };
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

/** The owner of a measured shop, and someone new of every other kind. */
export async function worldOf({ d1, owner, jobId, quoteId }: Ground): Promise<World> {
  const job = { shopId: owner.shopId, jobId, by: owner.id };
  await fillInspection(d1, job);
  await fillPhotos(d1, job);
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
  const person = await makePerson(d1, "free");
  await d1
    .prepare("insert into shop_members (shop_id, user_id, role, since) values (?, ?, 'advisor', ?)")
    .bind(shopId, person.id, Date.now())
    .run();
  return { ...person, shopId };
}

/** People with a customer at Stripe, `cus_0` and so on, without any event yet. */
export async function fillCustomers(d1: D1Database, count: number): Promise<void> {
  const numbers =
    "with recursive one (n) as (select 0 union all select n + 1 from one where n + 1 < ?1)";
  await d1.batch(
    [
      "insert into users (id, name, email, created_at, updated_at) select 'user ' || n, 'Ana Ruiz', n || '@shop.test', 0, 0 from one",
      "insert into profiles (id, created_at) select 'user ' || n, 0 from one",
      "insert into subscriptions (user_id, customer_id, synced_at) select 'user ' || n, 'cus_' || n, 0 from one",
    ].map((insert) => d1.prepare(insert.replace(/ select /, ` ${numbers} select `)).bind(count)),
  );
}

/** Where the measured shops are, and the browsers of those who work in them. */
export const shopZone = "America/Chicago";

/** Settings of this person's shop, without which nothing can be quoted. */
export const fillShop = (d1: D1Database, owner: string) =>
  d1
    .prepare(
      `insert into shop_settings (shop_id, shop_name, hourly_rate, currency, default_language, time_zone, updated_at)
       values (?, 'Taller Ruiz', 9500, 'USD', 'en', ?, 0)`,
    )
    .bind(shopIdOf(owner), shopZone)
    .run();

/** The id of the nth job that `fillJobs` makes (from 1): a UUIDv7 that sorts by n. */
export const nthJob = (n: number) => `01900000-0000-7000-8000-${n.toString(16).padStart(12, "0")}`;

/**
 * Jobs 1 to `count` of one shop, in every status in turn, made inside SQLite. Every 1,000th is a
 * Zonda, for the search to find. Half are assigned to the owner, half of them and of the others are
 * promised within three days before or after `now`, and what is completed was so a minute apart.
 */
export async function fillJobs(
  d1: D1Database,
  owner: string,
  count: number,
  now = Date.now(),
): Promise<void> {
  const made = `
    with recursive job (n) as (select 1 union all select n + 1 from job where n < ?2)
    insert into repair_jobs (shop_id, id, number, customer_first_name, customer_last_name, customer_email, customer_phone, car_make,
      car_model, car_year, license_plate, issues, diagnostic, language, status, search, search_quotes,
      technician_id, promised_at, completed_at, quoted_total, quoted_currency, approved_total, created_at, updated_at)
    select ?1, printf('01900000-0000-7000-8000-%012x', n), n, 'Ana', 'Ruiz ' || n, 'ana' || n || '@customer.test', '+1 512 555 0100',
      iif(n % 1000 = 0, 'Pagani', 'Toyota'), iif(n % 1000 = 0, 'Zonda', 'Corolla'), 2015, 'ABC ' || n, 'Rattles when cold, code P0301',
      'Loose heat shield', 'en', case n % 4 when 0 then 'pending' when 1 then 'in_progress' when 2 then 'completed' else 'cancelled' end,
      printf('wo-%06d ana ruiz %d ana%d@customer.test abc %d %s 2015 15125550100', n, n, n, n,
        iif(n % 1000 = 0, 'pagani zonda', 'toyota corolla')),
        'brake job front axle pads ceramic rotors cambio frenos eje delantero balatas ceramica discos',
      iif((?2 - n) % 8 < 4, ?3, null), iif((?2 - n) % 16 < 8, ?4 + (n * 37 % 144 - 72) * 3600000, null), iif(n % 4 = 2, ?4 - n * 60000, null),
      10000 + n, 'USD', iif(n % 3, 10000 + n, null), 1700000000000 + n * 60000, 1700000000000 + n * 60000
    from job`;
  await d1.batch([
    d1.prepare(made).bind(shopIdOf(owner), count, owner, now),
    d1
      .prepare(
        "insert into work_counters (shop_id, last, pending, in_progress) values (?, ?, ?, ?)",
      )
      .bind(shopIdOf(owner), count, Math.floor(count / 4), Math.floor((count + 3) / 4)),
  ]);
}

/** Three quotes of three materials on one job. */
export async function fillQuotes(d1: D1Database, owner: string, jobId: string): Promise<string[]> {
  const quotes = [1, 2, 3].map((n) =>
    `${jobId.slice(0, -1)}${n}`.replace("01900000-0000", `01900000-${jobId.slice(-4)}`),
  );
  await d1.batch(
    quotes.flatMap((id, n) => [
      d1
        .prepare(
          `insert into repair_quotes (shop_id, id, job_id, number, description, labor_hours, labor_rate, currency, labor_cost, parts_cost,
             total_amount, status, created_at, updated_at) values (?, ?, ?, ?, 'Brake job, front axle', 2.5, 9500, 'USD', 23750, 27000, 50750, ?, ?, ?)`,
        )
        .bind(
          shopIdOf(owner),
          id,
          jobId,
          n + 1,
          n === 2 ? "pending" : "approved",
          1_700_000_000_000 + n,
          1_700_000_000_000 + n,
        ),
      ...[1, 2, 3].map((position) =>
        d1
          .prepare(
            `insert into quote_lines (shop_id, id, quote_id, position, kind, name, quantity, unit_price, total_price)
             values (?, ?, ?, ?, 'material', 'Brake pads, ceramic', 200, 4500, 9000)`,
          )
          .bind(
            shopIdOf(owner),
            `${id.slice(0, 13)}-7${n}${position}0-8000-${id.slice(-12)}`,
            id,
            position,
          ),
      ),
    ]),
  );
  return quotes;
}
