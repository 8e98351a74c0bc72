import { unstable_readConfig as readConfig } from "wrangler";
import type { Database } from "./backup/database.ts";
import { withRemote } from "./backup/remote.ts";
import { Failure, run } from "./failure.ts";
import { bucketName } from "./stores.ts";
import { inTestMode, testRows } from "./test-payments.ts";
import { endWhole } from "./whole.ts";

// `npm run clear-test-payments`: before live keys take over from test keys, removes what test mode left in the production database.
await run(async () => {
  endWhole();
  const site = String(readConfig({ config: "wrangler.toml" }, { hideWarnings: true }).vars.APP_URL ?? "");
  if (!URL.canParse(site)) throw new Failure("APP_URL in wrangler.toml is not set.");
  if (!(await inTestMode(site)))
    throw new Failure(
      `${site}/health does not say that payments are in test mode. With live keys this would delete real plans: nothing was done.`,
    );
  await withRemote({ bucket: bucketName() }, ({ database }) => clear(database));
});

async function clear(database: Database): Promise<void> {
  const before = await count(database);
  await database.write(testRows);
  console.log(`Removed ${before} subscriptions of Stripe's test mode, with their plans, emails, events and used trials.`);
  console.log("Plans given by an administrator are untouched. Now set the live keys and prices (docs/launch.md), and deploy.");
}

async function count(database: Database): Promise<number> {
  const [row] = await database.read("select count(*) as n from subscriptions");
  return Number(row?.n ?? 0);
}
