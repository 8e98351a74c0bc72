import { globSync, readFileSync } from "node:fs";
import { afterAll, expect, test } from "vitest";
import { plateFoundBy } from "#app/features/customers/found-by.ts";
import { phoneFoundBy } from "#app/features/customers/phone.server.ts";
import { searchTermsOfCustomer } from "#app/features/customers/terms.ts";
import { openDb } from "#app/platform/db/db.server.ts";
import type { Country } from "#app/values/country.ts";
import { openD1 } from "../../support/d1.ts";
import { makeShop } from "../../support/make.ts";
import { signedIn } from "../../support/people.ts";
import { aCustomer, aVehicle } from "../../support/repair/customers.ts";

const { d1, close } = await openD1();
afterAll(close);
const db = openDb(d1);
const [file] = globSync("migrations/*_keys-of-phones-and-plates.sql");
const rekey = async () => {
  for (const statement of readFileSync(file!, "utf8").split("--> statement-breakpoint"))
    await d1.prepare(statement).run();
};

/** Numbers, and the keys under which they were stored before. */
const phones: [string, Country, string][] = [
  ["5215555500148", "MX", "5215555500148"],
  ["5215555500148", "US", "5215555500148"],
  ["525555500148", "US", "525555500148"],
  ["044 55 5550 0148", "MX", "0445555500148"],
  ["045 55 5550 0148", "US", "0455555500148"],
  ["01 800 123 4567", "MX", "018001234567"],
  ["01 800 123 4567", "US", "018001234567"],
  ["+52 1 55 5550 0148", "US", "5215555500148"],
  ["+52 01 55 5550 0148", "MX", "52015555500148"],
  ["15555500148", "MX", "15555500148"],
  ["1 956 555 0134", "MX", "19565550134"],
  ["+1 956 555 0134", "MX", "+19565550134"],
  ["+54 9 11 2345-6789", "AR", "+5491123456789"],
  ["5491123456789", "US", "5491123456789"],
  ["11 2345-6789", "AR", "+541123456789"],
  ["555-0134", "MX", "5550134"],
];

test("Keys what is stored anew, as it would be typed today, and does it twice", async () => {
  const made: { id: string; phone: string; country: Country }[] = [];
  for (const [phone, country, key] of phones) {
    const owner = await signedIn(db, "premium");
    await makeShop(db, owner, { country });
    const { id } = await aCustomer(db, { owner, country, phone });
    await d1.prepare("UPDATE customers SET phone_found_by = ? WHERE id = ?").bind(key, id).run();
    await d1.prepare("DELETE FROM customer_terms WHERE customer_id = ?").bind(id).run();
    made.push({ id, phone, country });
  }
  for (let run = 0; run < 2; run++) {
    await rekey();
    for (const { id, phone, country } of made) {
      const row = await d1
        .prepare("SELECT phone_found_by AS key FROM customers WHERE id = ?")
        .bind(id)
        .first<{ key: string }>();
      const key = await phoneFoundBy(phone, country);
      expect([phone, country, row!.key]).toEqual([phone, country, key]);
    }
  }
  const terms = await d1
    .prepare("SELECT term FROM customer_terms WHERE customer_id = ? ORDER BY term")
    .bind(made[0]!.id)
    .all<{ term: string }>();
  const nobody = { firstName: "", lastName: "", company: null, emailFoundBy: null };
  const named = searchTermsOfCustomer({ ...nobody, phoneFoundBy: "+525555500148" });
  expect(terms.results.map(({ term }) => term)).toEqual(named.sort());
});

test("Plates that say that there is none are none", async () => {
  const owner = await signedIn(db, "premium");
  const customer = await aCustomer(db, { owner });
  const typed = ["TEMP", "N/A", "XXX", "000", "Sin placas", "ABC 1"];
  for (const plate of typed) {
    const { id } = await aVehicle(db, { owner, customer, plate });
    const old = plate.toLowerCase().replace(/[^a-z0-9]/g, "");
    await d1.prepare("UPDATE vehicles SET plate_found_by = ? WHERE id = ?").bind(old, id).run();
  }
  await rekey();
  const { results } = await d1
    .prepare("SELECT plate, plate_found_by AS key FROM vehicles WHERE shop_id = ?")
    .bind(owner.shopId)
    .all<{ plate: string; key: string | null }>();
  expect(results).toHaveLength(typed.length);
  for (const { plate, key } of results) expect([plate, key]).toEqual([plate, plateFoundBy(plate)]);
});
