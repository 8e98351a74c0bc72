import { readArguments } from "./arguments.ts";
import { withRemote } from "./backup/remote.ts";
import { environmentAsked, whereOptions, whereUsage } from "./environment/asked.ts";
import { workersOf } from "./environment/read.ts";
import { Failure, run } from "./failure.ts";
import { shown } from "./local/data.ts";
import { lockData } from "./local/data-lock.ts";
import { localSql, makeAdmin, resetTwoFactor, type Sql } from "./local/first-admin.ts";
import { killRuntimeOnExit, shutDownOnSignal } from "./local/shutdown.ts";
import { withStores } from "./local/stores.ts";
import { applyMigrations } from "./migrations/migrations.ts";

// `npm run admin -- someone@example.com [--remote]`: makes an account an administrator, here or in
// production. `--reset-two-step` removes its second factors instead.
await run(async () => {
  const { values, words } = readArguments({
    usage: `npm run admin -- someone@example.com [--reset-two-step] ${whereUsage}`,
    options: { "reset-two-step": { type: "boolean" }, ...whereOptions },
    words: { least: 1, most: 1 },
  });
  const [email] = words as [string];
  const work = values["reset-two-step"] ? reset : make;
  const environment = environmentAsked(values);
  shutDownOnSignal();
  if (environment) {
    const app = workersOf(environment).app;
    console.log(
      await withRemote({ app }, ({ database }) => work(database.read, email, environment.name)),
    );
    return;
  }
  killRuntimeOnExit();
  const { folder } = lockData("npm run admin");
  await applyMigrations(folder);
  console.log(await withStores(folder, ({ d1 }) => work(localSql(d1), email, shown(folder))));
});

async function make(sql: Sql, email: string, where: string): Promise<string> {
  const outcome = await makeAdmin(sql, email);
  if (outcome === "absent")
    throw new Failure(`There is no account ${email} in ${where}. Sign up with it first.`);
  return outcome === "already"
    ? `${email} is an administrator in ${where} already.`
    : `${email} is now an administrator in ${where}.`;
}

async function reset(sql: Sql, email: string, where: string): Promise<string> {
  const outcome = await resetTwoFactor(sql, email);
  if (outcome === "absent") throw new Failure(`There is no account ${email} in ${where}.`);
  if (outcome === "already") return `${email} has no second factor in ${where}.`;
  return `The two-step sign-in of ${email} in ${where} was reset and every device signed out. Tell the owner: no email was sent.`;
}
