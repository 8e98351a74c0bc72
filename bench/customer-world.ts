import { shopIdOf } from "./world.ts";

const idOf = (kind: string, n: number) =>
  `01900000-0000-7000-${kind}-${n.toString(16).padStart(12, "0")}`;

/** The ids of the nth customer and vehicle that `fillKnown` makes, from 1: they sort by n. */
export const nthCustomer = (n: number) => idOf("8c00", n);
export const nthVehicle = (n: number) => idOf("8d00", n);

const firstNames = "Ana Luis María José Carmen Frank Grace Walter Rosa Pedro Sofía Tom Elena Raúl";
const lastNames =
  "Ruiz Pérez García López Miller Smith Johnson Ortega Rojas Navarro Lee Brown Díaz Mora Vega Soto";
const makes = "Toyota Ford Honda Nissan Chevrolet Kia Mazda Jeep";

/** SQL for the nth of some words, in turn. */
const inTurn = (words: string, n: string) => {
  const list = words.split(" ");
  return `json_extract('${JSON.stringify(list)}', '$[' || (${n} % ${list.length}) || ']')`;
};
const folded = (words: string) => words.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** SQL of what customer n is called, and of the same as it is found. */
const first = (words: string) => inTurn(words, "n * 7 / 3");
const last = (words: string) => `${inTurn(words, "n * 11 / 5")} || ' ' || n`;
const [firstFound, lastFound] = [first(folded(firstNames)), last(folded(lastNames))];
const email = "'c' || n || '@customer.test'";
const phone = "'512' || printf('%07d', n)";
const plate = "'abc' || printf('%06d', n)";
const vin = "'1FTFW1ET' || printf('%09d', n)";
const [customer, vehicle] = ["8c00", "8d00"].map(
  (kind) => `printf('01900000-0000-7000-${kind}-%012x', n)`,
) as [string, string];

const terms = (table: string, id: string, all: string[]) =>
  `insert into ${table} select ?1, value, ${id} from one, json_each(json_array(${all.join()}))`;

const statements = [
  `insert into customers (shop_id, id, first_name, last_name, name_found_by, email, email_found_by,
      phone, phone_found_by, language, created_at, updated_at)
    select ?1, ${customer}, ${first(firstNames)}, ${last(lastNames)}, ${firstFound} || ' ' || ${lastFound},
      ${email}, ${email}, ${phone}, '+1' || ${phone}, 'en', 0, 0 from one`,
  terms("customer_terms", customer, [
    `'1' || ${phone}`,
    phone,
    "printf('%07d', n)",
    `${firstFound} || ' ' || ${lastFound}`,
    lastFound,
    `${lastFound} || ' ' || ${firstFound}`,
    "'c' || n || ' customertest'",
  ]),
  `insert into vehicles (shop_id, id, make, model, year, plate, plate_found_by, vin, odometer,
      odometer_unit, created_at, updated_at)
    select ?1, ${vehicle}, ${inTurn(makes, "n")}, 'Model ' || n, 2000 + n % 26, upper(${plate}),
      ${plate}, ${vin}, 50000 + n, 'mi', 0, 0 from one`,
  terms("vehicle_terms", vehicle, [plate, `lower(${vin})`, "printf('%08d', n)"]),
  `insert into vehicle_owners (shop_id, vehicle_id, customer_id, since)
    select ?1, ${vehicle}, ${customer}, 0 from one`,
];

/**
 * Customers 1 to `count` of one shop with a vehicle each, and what they are found by, made inside
 * SQLite. Every 224th has the same first and last name, but for a number.
 */
export async function fillKnown(d1: D1Database, owner: string, count: number): Promise<void> {
  const portion = 10_000;
  for (let from = 1; from <= count; from += portion) {
    const to = Math.min(count, from + portion - 1);
    const numbers = `with recursive one (n) as (select ${from} union all select n + 1 from one where n < ${to})`;
    await d1.batch(
      statements.map((insert) =>
        d1.prepare(insert.replace(/\bselect\b/, `${numbers} select`)).bind(shopIdOf(owner)),
      ),
    );
  }
}

/** Ties this shop's jobs to those: every fifth to the first vehicle, the others to one each. */
export const tieKnown = (d1: D1Database, owner: string) =>
  d1
    .prepare(
      `update repair_jobs set (customer_id, vehicle_id) = (select ${customer}, ${vehicle} from
        (select iif(repair_jobs.number % 5 = 0, 1, repair_jobs.number) as n)) where shop_id = ?`,
    )
    .bind(shopIdOf(owner))
    .run();
