import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { withRemote } from "../../scripts/backup/remote.ts";
import { migrationNames } from "../../scripts/migrations/migrations.ts";
import { inTestMode, testRows } from "../../scripts/test-payments.ts";
import { fakeAccount, remoteApp } from "../support/machine/fake-wrangler.ts";

let close = () => {};
afterEach(() => close());

/** A site whose /health answers this. */
async function site(status: number, body: string): Promise<string> {
  const server = createServer((_, response) => response.writeHead(status).end(body)).listen(
    0,
    "127.0.0.1",
  );
  close = () => server.close();
  await new Promise((resolve) => server.once("listening", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test("only a site that says so itself is in test mode", async () => {
  expect(
    await inTestMode(await site(503, '{"ok":false,"configuration":true,"livePayments":false}')),
  ).toBe(true);
  for (const body of ['{"ok":true}', '{"ok":true,"livePayments":true}', "<html>"])
    expect(await inTestMode(await site(200, body))).toBe(false);
  close();
  expect(await inTestMode("http://127.0.0.1:9")).toBeUndefined();
});

test("clearing takes away what test mode gave, and leaves accounts and given plans", async () => {
  const { database, wrangler } = fakeAccount({ migrations: migrationNames() });
  database.exec(`
    insert into users (id, name, email, created_at, updated_at) values ('u1', 'Ana', 'ana@shop.test', 1, 1), ('u2', 'Eva', 'eva@shop.test', 1, 1);
    insert into profiles (id, subscription_status, subscription_end_date, grant_tier, grant_end_date, created_at)
      values ('u1', 'premium', 9, null, null, 1), ('u2', 'premium', 9, 'medium', 99, 1);
    insert into subscriptions (user_id, customer_id, synced_at) values ('u1', 'cus_test1', 1), ('u2', 'cus_test2', 1);
    insert into stripe_events (id, type, received_at) values ('evt_1', 'invoice.paid', 1);
    insert into used_trials (email_hash, used_at) values ('h', 1);
    insert into billing_letters (user_id, kind, occasion, tier, due_at) values ('u1', 'trialEnding', 's', 'premium', 1);`);
  await withRemote({ app: remoteApp, wrangler }, (place) => place.database.write(testRows));
  const rows = (table: string) => database.prepare(`select count(*) as n from ${table}`).get()!.n;
  expect(
    ["subscriptions", "stripe_events", "used_trials", "billing_letters", "users"].map(rows),
  ).toEqual([0, 0, 0, 0, 2]);
  expect(
    database
      .prepare(
        "select subscription_status, subscription_end_date, grant_tier, grant_end_date, version from profiles order by id",
      )
      .all(),
  ).toEqual([
    {
      subscription_status: "free",
      subscription_end_date: null,
      grant_tier: null,
      grant_end_date: null,
      version: 2,
    },
    {
      subscription_status: "free",
      subscription_end_date: null,
      grant_tier: "medium",
      grant_end_date: 99,
      version: 2,
    },
  ]);
});
