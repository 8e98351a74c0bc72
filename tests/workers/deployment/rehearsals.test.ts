import { writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { migrationNames } from "../../../scripts/migrations/migrations.ts";
import { openRehearsal, type Rehearsal } from "../../support/cloudflare/rehearsal.ts";

let there: Rehearsal;
beforeEach(async () => {
  there = await openRehearsal();
});
afterEach(() => there.close());

const last = migrationNames().at(-1)!;
const slow = { timeout: 600_000 };
const changes = () => there.requests.filter((request) => /^(PUT|PATCH|DELETE)/.test(request));
const production = `To be deployed to production, in the account Taller: … "Print taxes by line"`;

test(
  "A first deployment migrates and deploys; half way it says what stands; again it goes on",
  slow,
  async () => {
    const upload = "POST /accounts/…/workers/scripts/llave-stripe/versions";
    there.account.failing.set(upload, 500);
    const first = await there.deploy("--yes");
    expect(first.text).toContain(`${production}
  database llave: to migrate, 1 in all
    ${last}
  llave: new
    llave.example (added)
    crons */15 * * * *, 23 * * * *, 0 9 * * * (now none)
    queues llave-news, llave-news-lost
  llave-stripe: new
    llave.example/webhooks/* (added)
  llave-front: new
    llave.example/* (added)
Applied ${last}.
llave is deployed: version …, … KiB compressed.`);
    expect(first.text).toContain("Not finished: wrangler could not deploy llave-stripe: ");
    expect(first.text).toContain(`What stands now:
  database llave: 1 of 1 migrations applied, the last ${last}
  llave: deployed, version …
  llave-stripe: not deployed
  llave-front: not deployed
To go on: npm run deploy again.`);
    expect(first.code).toBe(1);

    there.account.failing.clear();
    const second = await there.deploy("--yes");
    expect(second.text).toContain(`  database llave: nothing to migrate
  llave: update of version … of …, "Print taxes by line"
    llave.example (as before)
    crons */15 * * * *, 23 * * * *, 0 9 * * * (as before)`);
    expect(second.text).toContain(
      "Deployed to production: https://llave.example. Now npm run doctor -- --remote.",
    );
    expect(second.code).toBe(0);
    expect(there.account.worker("llave").versions).toHaveLength(2);
    expect(there.account.worker("llave-front").versions[0]?.annotations).toMatchObject({
      "workers/message": "Print taxes by line",
      "workers/tag": expect.stringMatching(/^[0-9a-f]{7,}$/),
    });
  },
);

test(
  "A host that is taken and a secret that is missing stop it, and nothing was changed",
  slow,
  async () => {
    const [zone] = there.account.zones;
    zone!.records.push({ id: "r", type: "A", name: "llave.example", content: "203.0.113.7" });
    there.account.worker("llave-stripe").secrets.delete("STRIPE_WEBHOOK_SECRET");
    expect(await there.deploy("--yes")).toEqual({
      code: 1,
      text: `Not deployed; nothing was changed. First:
- llave.example is in use: it has the DNS record A 203.0.113.7, which the deployment would replace. Delete it (dashboard, DNS) if nothing needs it, or choose another APP_URL.
- the secret STRIPE_WEBHOOK_SECRET of llave-stripe is not set: npx wrangler secret put STRIPE_WEBHOOK_SECRET --name llave-stripe.`,
    });
    expect(changes()).toEqual([]);
  },
);

test(
  "Without a terminal and without --yes nothing is changed, nor after a slip of the keys",
  slow,
  async () => {
    const silent = await there.deploy();
    expect(silent.text).toContain("Nothing was changed: there is no terminal to ask on.");
    expect((await there.deploy("--dryrun")).text).toMatch(
      /^Unknown option '--dryrun'\. Usage: npm run deploy -- /,
    );
    writeFileSync(path.join(there.folder, "note.txt"), "");
    expect((await there.deploy("--yes")).text).toBe(`Not deployed; nothing was changed. First:
- a file is not committed, as note.txt: git add and git commit what belongs to the deployment, git stash the rest.`);
    expect(changes()).toEqual([]);
  },
);

test("Staging is deployed beside production, and touches nothing of it", slow, async () => {
  const { text, code } = await there.deploy("--env", "staging", "--yes");
  expect(text).toContain(
    "Deployed to staging: https://staging.llave.example. Now npm run doctor -- --remote --env staging.",
  );
  expect(code).toBe(0);
  const { account } = there;
  expect(account.worker("llave").versions).toEqual([]);
  expect(account.domains).toMatchObject([
    { hostname: "staging.llave.example", service: "llave-staging" },
  ]);
  expect(account.zones[0]!.routes.map(({ pattern, script }) => [pattern, script])).toEqual([
    ["staging.llave.example/webhooks/*", "llave-stripe-staging"],
    ["staging.llave.example/*", "llave-front-staging"],
  ]);
  const consumers = account.queues.map((queue) => [queue.queue_name, queue.consumers[0]?.script]);
  expect(Object.fromEntries(consumers)).toEqual({
    "llave-news": undefined,
    "llave-news-lost": undefined,
    "llave-news-staging": "llave-staging",
    "llave-news-lost-staging": "llave-staging",
  });
});
