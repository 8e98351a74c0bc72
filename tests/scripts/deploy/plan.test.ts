import { expect, test } from "vitest";
import type { AccountState } from "../../../scripts/deploy/facts.ts";
import { type Plan, planLines, planProblems } from "../../../scripts/deploy/plan.ts";
import { standingLines } from "../../../scripts/deploy/standing.ts";
import { environment, workers } from "../../support/machine/deployment.ts";

const version = (id: string) => ({
  id,
  at: "2026-11-20 14:02",
  message: "Reject expired invitations",
});
const facts: AccountState = {
  account: "Taller",
  database: "llave",
  applied: ["0001_first.sql"],
  secrets: {
    app: ["AUTH_SECRET", "STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"],
    stripe: ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"],
    front: [],
  },
  deployed: { app: version("aaaaaaaa-1"), stripe: version("bbbbbbbb-1"), front: undefined },
  crons: ["0 9 * * *"],
  queues: ["llave-news", "llave-news-lost"],
  bucketFound: true,
  host: {
    host: "llave.example",
    zone: "llave.example",
    zoneFound: true,
    domains: [{ hostname: "llave.example", service: "llave" }],
    routes: [],
    records: [],
  },
};
const all = workers();
const plan = (changed: Partial<AccountState> = {}, pending: Plan["pending"] = []): Plan => ({
  environment: environment(),
  workers: { ...all, app: { ...all.app, triggers: { crons: ["0 9 * * *"] } } },
  commit: { subject: "Print taxes by line", id: "1a2b3c4" },
  facts: { ...facts, ...changed },
  pending,
});

test("The plan names the commit, the migrations, and what changes on each worker", () => {
  const pending = [{ name: "0002_taxes.sql", sql: "alter table quotes add column tax integer" }];
  expect(planProblems(plan({}, pending))).toEqual([]);
  expect(planLines(plan({}, pending)).join("\n")).toBe(
    `To be deployed to production, in the account Taller: 1a2b3c4 "Print taxes by line"
  database llave: to migrate, 1 in all
    0002_taxes.sql
  llave: update of version aaaaaaaa of 2026-11-20 14:02 UTC, "Reject expired invitations"
    llave.example (as before)
    crons 0 9 * * * (as before)
    queues llave-news, llave-news-lost
  llave-stripe: update of version bbbbbbbb of 2026-11-20 14:02 UTC, "Reject expired invitations"
    llave.example/webhooks/* (added)
  llave-front: new
    llave.example/* (added)`,
  );
});

test.each<[string, Partial<AccountState>, string]>([
  [
    "database",
    { database: undefined, applied: undefined },
    "no database on this account has the DATABASE_ID of environments/production.env: npx wrangler d1 list shows those there are, npx wrangler d1 create llave makes one",
  ],
  [
    "bucket",
    { bucketFound: false },
    "the bucket llave-files does not exist: npx wrangler r2 bucket create llave-files",
  ],
  [
    "queue",
    { queues: ["llave-news"] },
    "the queue llave-news-lost does not exist: npx wrangler queues create llave-news-lost",
  ],
  [
    "secret",
    { secrets: { ...facts.secrets, stripe: ["STRIPE_SECRET_KEY"] } },
    "the secret STRIPE_WEBHOOK_SECRET of llave-stripe is not set: npx wrangler secret put STRIPE_WEBHOOK_SECRET --name llave-stripe",
  ],
])("A missing %s stops the deployment, with the command that makes it", (_, lacks, problem) => {
  expect(planProblems(plan(lacks))).toEqual([problem]);
});

test("The database of another environment stops the deployment", () => {
  expect(planProblems(plan({ database: "llave-staging" }))).toEqual([
    "DATABASE_ID in environments/production.env is that of the database llave-staging and not of llave: npx wrangler d1 list shows both (after a restore into another one, set DATABASE_NAME)",
  ]);
});

test("A migration that does more than add stops it, but for a column that it says it drops", () => {
  const drop = "alter table quotes drop column old";
  const said = (name: string, sql: string) => planProblems(plan({}, [{ name, sql }]));
  expect(said("0002_table.sql", "drop table quotes")[0]).toContain(
    "the migration 0002_table.sql does more than add",
  );
  expect(said("0002_tidy.sql", drop)).toHaveLength(1);
  expect(said("0002_drop_old.sql", drop)).toEqual([]);
  expect(said("0002_drop_table.sql", "drop table quotes")).toHaveLength(1);
});

test("After a failure half way it says what stands, how to go on and how to go back", () => {
  const pending = [
    { name: "0002_taxes.sql", sql: "" },
    { name: "0003_more.sql", sql: "" },
  ];
  const now = {
    applied: ["0001_first.sql", "0002_taxes.sql"],
    deployed: { ...facts.deployed, app: version("cccccccc-2") },
  };
  expect(standingLines(plan({}, pending), now).join("\n")).toBe(
    `What stands now:
  database llave: 1 of 2 migrations applied, the last 0002_taxes.sql
  llave: deployed, version cccccccc
  llave-stripe: as before, version bbbbbbbb
  llave-front: not deployed
To go on: npm run deploy again. It skips the migrations that are applied and deploys every worker. The versions from before work with the database as it is now.
To go back instead: npx wrangler rollback aaaaaaaa-1 --name llave`,
  );
  expect(standingLines(plan({}, pending), undefined)[0]).toBe(
    "Cloudflare does not say now what stands.",
  );
});
