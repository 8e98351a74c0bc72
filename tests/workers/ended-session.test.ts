import type { Miniflare } from "miniflare";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { QueryRecord } from "../../bench/counting/database.js";
import { openServer } from "../../bench/server.ts";
import { makePerson, openDatabase } from "../../bench/world.ts";
import { accessTable } from "../support/access/access-table.ts";
import { addresses, somewhere } from "../support/access/addresses.ts";

// The unmodified build, by a database and files that write down what they are asked.

let server: Miniflare;
let origin: string;
let headers: Record<string, string>;
beforeAll(async () => {
  server = await openServer("app", { counting: true });
  origin = (await server.ready).origin;
  const d1 = await openDatabase(server);
  const { id, cookie } = await makePerson(d1, "premium", true);
  const ended = Date.now() - 1;
  await d1.prepare("update sessions set expires_at = ? where user_id = ?").bind(ended, id).run();
  headers = { cookie, origin };
}, 600_000);
afterAll(() => server.dispose());

async function ask(path: string, init: RequestInit = {}): Promise<string> {
  const answer = await fetch(origin + path, { redirect: "manual", headers, ...init });
  return answer.text();
}
const noted = async (list: string) => JSON.parse(await ask(list)) as unknown[];

const outbox = async () => (await ask("/demo/outbox")).match(/href="\/demo\/outbox\/[^"]+"/g);

const guarded = addresses().filter(
  ({ path }) => accessTable[path]?.read || path.startsWith("/repair-cms"),
);
/** The site's settings are read once a minute, whoever asks. */
const isOfSite = (sql: string) => /^select .* from "site_settings"/.test(sql);

type Write = { at: string; init?: RequestInit };
const requests = guarded.flatMap(({ path, hasAction }): Write[] => {
  const at = somewhere(path);
  const form = { method: "POST", body: new URLSearchParams({ name: "Eva" }) };
  const reads = [{ at }, { at: `${at}.data` }];
  return hasAction ? [...reads, { at, init: form }, { at: `${at}.data`, init: form }] : reads;
});

test("A session that ended a millisecond ago makes a page do nothing: no query, no write, no send", async () => {
  const letters = await outbox();
  for (const { at, init } of requests) {
    await ask("/__trips");
    await ask(at, init);
    const statements = ((await noted("/__trips")) as QueryRecord[][])
      .flat()
      .map(({ sql }) => sql)
      .filter((sql) => !isOfSite(sql));
    expect([at, init?.method, statements]).toEqual([
      at,
      init?.method,
      [expect.stringMatching(/^select .* from "sessions"/)],
    ]);
  }
  expect(await noted("/__files")).toEqual([]);
  expect(await outbox()).toEqual(letters);
  expect(requests.length).toBeGreaterThan(300);
}, 600_000);
