import type { Miniflare } from "miniflare";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { QueryRecord } from "../../bench/counting/database.js";
import { openServer } from "../../bench/server.ts";
import { makePerson, openDatabase, type Person } from "../../bench/world.ts";
import { languageCookies } from "../support/access/public-pages.ts";

// Round trips to D1 of the unmodified build, by a database that writes down what it is asked.

let server: Miniflare;
let member: Person;
beforeAll(async () => {
  server = await openServer("app", { counting: true });
  member = await makePerson(await openDatabase(server), "premium");
}, 600_000);
afterAll(() => server.dispose());

async function tripsOf(path: string, cookie: string): Promise<QueryRecord[][]> {
  const { origin } = await server.ready;
  const get = (at: string) => fetch(origin + at, { headers: { cookie } });
  await (await get("/__trips")).text();
  const answer = await get(path);
  expect([path, answer.status]).toEqual([path, 200]);
  await answer.text();
  return (await (await get("/__trips")).json()) as QueryRecord[][];
}

describe("The page of a code asks the database for a visitor", () => {
  test.each(["en", "es"] as const)(
    "once when it is rendered, and never again, in %s",
    async (lng) => {
      for (const path of ["/codes/P0420", "/codes/P0B3C"]) {
        const first = await tripsOf(path, languageCookies[lng]);
        expect(first.length).toBeLessThanOrEqual(1);
        for (const again of [path, `${path}?utm_source=x`, `${path}?job=one`])
          expect(await tripsOf(again, languageCookies[lng])).toEqual([]);
      }
    },
  );
});

test("A search for codes asks the database nothing but who is asking", async () => {
  await tripsOf("/codes", member.cookie);
  const statements = async (path: string) =>
    (await tripsOf(path, member.cookie)).flat().map(({ sql }) => sql);
  const whoAsks = await statements("/codes");
  for (const words of ["thermostat", "sonda lambda", "420", "nowhere"])
    expect(await statements(`/codes?q=${encodeURIComponent(words)}`)).toEqual(whoAsks);
  expect(whoAsks.length).toBeGreaterThan(0);
});
