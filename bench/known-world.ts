import { idOf, insertEach, nthOf } from "./insert-each.ts";

/** The ids of the nth customer and vehicle that `fillKnown` makes, from 1. */
export const nthCustomer = (n: number) => nthOf("8c00", n);
export const nthVehicle = (n: number) => nthOf("8d00", n);

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
const [customer, vehicle] = [idOf("8c00"), idOf("8d00")];

const terms = (table: string, id: string, all: string[]) =>
  `insert into ${table} select ?1, value, ${id} from one, json_each(json_array(${all.join()}))`;

const inserts = [
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
 * Customers 1 to `count` of one shop with a vehicle each, and what they are found by. Every 224th
 * has the same first and last name, but for a number. The shop's jobs are tied to them: every fifth
 * to the first vehicle, the others to one each.
 */
export async function fillKnown(d1: D1Database, shopId: string, count: number): Promise<void> {
  for (const insert of inserts) await insertEach(d1, count, insert, shopId);
  await d1
    .prepare(
      `update repair_jobs set (customer_id, vehicle_id) = (select ${customer}, ${vehicle} from
        (select iif(repair_jobs.number % 5 = 0, 1, repair_jobs.number) as n)) where shop_id = ?`,
    )
    .bind(shopId)
    .run();
}

/**
 * So many messages of one shop, said with the customers 1 to `customers`, by text message, in two
 * languages, in turn: the last are those of the last customers.
 */
export async function fillMessages(
  d1: D1Database,
  { id, shopId }: { id: string; shopId: string },
  { customers, messages }: { customers: number; messages: number },
): Promise<void> {
  await insertEach(
    d1,
    customers,
    `insert into conversations (shop_id, id, customer_id, language, last_at, last_way, last_in_at,
      unread, answered, assigned, changed_at)
    select ?1, ${customer}, ${customer}, iif(n % 2, 'es', 'en'), 1.7e12 + n * 1000, 'sms',
      1.7e12 + n * 1000, n % 3 = 0, n % 4 > 0, iif(n % 5 = 0, ?2, null), 1.7e12 + n * 1000 from one`,
    shopId,
    id,
  );
  await insertEach(
    d1,
    messages,
    `insert into messages (shop_id, id, conversation_id, way, direction, "by", text, language,
      translation, translation_language, translation_state, state, at)
    select ?1, ${idOf("8e00")}, ${idOf("8c00", `1 + n % ${customers}`)}, 'sms',
      iif(n % 2, 'in', 'out'), iif(n % 2, null, ?2),
      iif(n % 1000 = 7, 'los frenos rechinan otra vez', '¿Paso por el carro a las 5?'), 'es',
      iif(n % 1000 = 7, 'the brakes squeal again', 'Do I pick up the car at 5?'), 'en', 'machine',
      iif(n % 2, 'received', 'delivered'), 1.6e12 + n * 1000 from one`,
    shopId,
    id,
  );
}
