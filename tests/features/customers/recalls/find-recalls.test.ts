import { afterAll, expect, test } from "vitest";
import { findRecalls } from "#app/features/customers/recalls/recalls.server.ts";
import { openDb } from "#app/platform/db/db.server.ts";
import { openD1 } from "../../../support/d1.ts";

const { d1, close } = await openD1();
const db = openDb(d1);
afterAll(close);

test("An answer of NHTSA that fails late leaves what was fetched meanwhile", async () => {
  const late = Promise.withResolvers<unknown>();
  let [now, asked] = [Date.UTC(2026, 10, 27), 0];
  const ask = (answer: Promise<unknown>) => {
    asked++;
    return answer;
  };
  const find = (answer: Promise<unknown>) =>
    findRecalls(
      {
        db,
        now: () => now,
        mayProceed: async () => true,
        nhtsa: { decodeVin: async () => undefined, listRecalls: () => ask(answer) },
      },
      "shop",
      { make: "Ford", model: "F-150", year: 2014 },
    );
  const none = Promise.resolve({ Count: 0, results: [] });

  const first = find(late.promise);
  await new Promise((later) => setTimeout(later));
  now += 3_000;
  expect(await find(none)).toEqual([]);
  late.resolve(undefined);
  expect(await first).toBeUndefined();
  expect(await find(none)).toEqual([]);
  expect(asked).toBe(2);
});
