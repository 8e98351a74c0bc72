import { readArguments } from "./arguments.ts";
import type { Database } from "./backup/database.ts";
import { withRemote } from "./backup/remote.ts";
import { readEnvironment, workersOf } from "./environment/read.ts";
import { Failure, run } from "./failure.ts";
import { shutDownOnSignal } from "./local/shutdown.ts";
import { inTestMode, testRows } from "./test-payments.ts";

// `npm run clear-test-payments`: before live keys replace test keys, removes what test mode left in
// the production database.
await run(async () => {
  const { values } = readArguments({
    usage: "npm run clear-test-payments [-- --confirm]",
    options: { confirm: { type: "boolean", default: false } },
  });
  shutDownOnSignal();
  const environment = readEnvironment();
  const { APP_URL: site = "" } = environment.values;
  if (!URL.canParse(site)) throw new Failure(`APP_URL in ${environment.file} is not set.`);
  const isTest = await inTestMode(site);
  if (isTest === undefined)
    throw new Failure(
      `${site}/health cannot be reached, so nobody knows whether payments are in test mode: nothing was done.`,
    );
  if (!isTest)
    throw new Failure(
      `${site}/health does not say that payments are in test mode. With live keys this would delete real plans: nothing was done.`,
    );
  await withRemote({ app: workersOf(environment).app }, ({ database }) =>
    clear(database, values.confirm),
  );
});

/**
 * Removes the rows when that is confirmed; before that it says how many there are and how old, for
 * a person to judge.
 */
async function clear(database: Database, confirmed: boolean): Promise<void> {
  const [row] = await database.read(
    "select count(*) as n, date(min(received_at) / 1000, 'unixepoch') as since from stripe_events",
  );
  const [people] = await database.read("select count(*) as n from subscriptions");
  const what = `${people?.n ?? 0} subscriptions (first event ${row?.since ?? "none"}), with their plans, emails and used trials`;
  if (!confirmed) {
    console.log(
      `This would remove ${what}. If the site ever sold with live keys, stop here: those would go too.`,
    );
    console.log(
      "To remove them: npm run backup -- --remote, then npm run clear-test-payments -- --confirm",
    );
    return;
  }
  await database.write(testRows);
  console.log(`Removed ${what}. Plans given by an administrator are untouched.`);
  console.log("Now set the live keys and prices (docs/deploy.md), and deploy.");
}
