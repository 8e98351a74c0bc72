import { v7 as newId } from "uuid";
import { chance } from "../../support/chance.ts";
import type { Server } from "./server.ts";

/** Jobs and vehicles of each customer of a pair. */
const [jobs, cars] = [30, 5];

/** A join, or the undoing of one, as a browser sends it. */
export type PairWrite = {
  pair: Pair;
  kind: "join" | "undo";
  path: string;
  form: Record<string, string>;
  acknowledged: boolean;
  answer: string;
};

/** Two customers, and what the client believes of them. */
export type Pair = { name: string; joined: boolean; version: number; mergeId: string };

/** New pairs of customers with jobs, vehicles and terms, written past the product. */
export async function makePairs(server: Server, round: number, count: number): Promise<Pair[]> {
  const { shopId } = server.person;
  const pairs = Array.from({ length: count }, (_, n) => `r${round}-${n}`);
  const sides = `(SELECT value || '-' || s.column1 AS id FROM json_each('${JSON.stringify(pairs)}'),
    (VALUES ('a'), ('b')) s)`;
  const upTo = (n: number) =>
    `(WITH RECURSIVE up(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM up WHERE n < ${n}) SELECT n FROM up)`;
  for (const sql of [
    `INSERT INTO customers (shop_id, id, first_name, last_name, name_found_by, language, created_at, updated_at)
      SELECT '${shopId}', id, id, '', id, 'en', 0, 0 FROM ${sides}`,
    `INSERT INTO customer_terms (shop_id, term, customer_id) SELECT '${shopId}', id, id FROM ${sides}`,
    `INSERT INTO vehicles (shop_id, id, make, model, created_at, updated_at)
      SELECT '${shopId}', id || '-' || n, 'Ford', 'F-150', 0, 0 FROM ${sides}, ${upTo(cars)}`,
    `INSERT INTO vehicle_owners (shop_id, vehicle_id, customer_id, since)
      SELECT '${shopId}', id || '-' || n, id, 0 FROM ${sides}, ${upTo(cars)}`,
    `INSERT INTO repair_jobs (shop_id, id, number, customer_id, customer_first_name, customer_last_name,
        customer_email, customer_phone, car_make, car_model, car_year, license_plate, issues, language,
        search, created_at, updated_at)
      SELECT '${shopId}', id || '-job-' || n, coalesce((SELECT max(number) FROM repair_jobs), 0)
        + row_number() OVER (), id, '', '', '', '', '', '', 2018, '', '', 'en', '', 0, 0
      FROM ${sides}, ${upTo(jobs)}`,
  ])
    await server.rows(sql);
  return pairs.map((name) => ({ name, joined: false, version: 1, mergeId: "" }));
}

/** The next write to a pair: a join, or the undoing of the one that stands. */
export function nextWrite(pair: Pair): PairWrite {
  const [kept, gone] = [`${pair.name}-a`, `${pair.name}-b`];
  const blank = { pair, acknowledged: false, answer: "" };
  const at = `/repair-cms/customers/${kept}`;
  if (pair.joined)
    return { ...blank, kind: "undo", path: `${at}/joins/${pair.mergeId}/undo`, form: {} };
  pair.mergeId = newId();
  const form = { id: pair.mergeId, keptVersion: `${pair.version}`, goneVersion: "1" };
  return { ...blank, kind: "join", path: `${at}/join/${gone}`, form };
}

/** Sends a write, now and then twice at once; acknowledged when every answer says that it is done. */
export async function sendWrite({ origin, person }: Server, write: PairWrite): Promise<boolean> {
  const post = () =>
    fetch(origin + write.path, {
      method: "POST",
      body: new URLSearchParams(write.form),
      headers: { cookie: person.cookie, origin },
      redirect: "manual",
    });
  try {
    const answers = await Promise.all(chance() < 0.2 ? [post(), post()] : [post()]);
    write.answer = answers.map(({ status }) => status).join(" and ");
    write.acknowledged = answers.every(({ status }) => status === 302);
  } catch {
    write.answer = "cut off";
  }
  if (write.acknowledged) {
    write.pair.joined = write.kind === "join";
    write.pair.version++;
  }
  return write.acknowledged;
}

type PairState = Record<"a" | "b" | "jobsA" | "jobsB" | "carsA" | "carsB" | "terms", number> & {
  name: string;
  open: number;
};

/** Whether each pair is joined, and what is torn or twice. */
export async function inspectPairs(server: Server, pairs: readonly Pair[]) {
  const { shopId } = server.person;
  const of = (table: string, side: "a" | "b", column = "customer_id") =>
    `(SELECT count(*) FROM ${table} WHERE shop_id = '${shopId}' AND ${column} = p.value || '-${side}')`;
  const names = JSON.stringify(pairs.map(({ name }) => name));
  const found =
    await server.rows<PairState>(`SELECT p.value AS name, ${of("customers", "a", "id")} AS a,
    ${of("customers", "b", "id")} AS b, ${of("repair_jobs", "a")} AS jobsA, ${of("repair_jobs", "b")} AS jobsB,
    ${of("vehicle_owners", "a")} AS carsA, ${of("vehicle_owners", "b")} AS carsB,
    ${of("customer_terms", "a")} + ${of("customer_terms", "b")} AS terms,
    (SELECT count(*) FROM customer_merges WHERE shop_id = '${shopId}' AND kept_id = p.value || '-a'
      AND undone_at IS NULL) AS open FROM json_each('${names}') p`);
  const apart = [1, 1, jobs, jobs, cars, cars, 2, 0].join();
  const together = [1, 0, 2 * jobs, 0, 2 * cars, 0, 2, 1].join();
  const joined = new Map<string, boolean>();
  const problems: string[] = [];
  for (const { name, a, b, jobsA, jobsB, carsA, carsB, terms, open } of found) {
    const state = [a, b, jobsA, jobsB, carsA, carsB, terms, open].join();
    joined.set(name, state === together);
    if (state !== apart && state !== together) problems.push(`torn: ${name} is ${state}`);
  }
  const [integrity] = await server.rows<Record<string, string>>("pragma quick_check");
  if (Object.values(integrity ?? {})[0] !== "ok")
    problems.push(`the database says: ${JSON.stringify(integrity)}`);
  return { joined, problems };
}
