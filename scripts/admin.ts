import { shown } from "./data.ts";
import { lockData } from "./data-lock.ts";
import { Failure, run } from "./failure.ts";
import { localSql, makeAdmin, remoteSql, resetTwoFactor, type Sql } from "./first-admin.ts";
import { applyMigrations } from "./migrations.ts";
import { killRuntimeOnExit, shutDownOnSignal } from "./shutdown.ts";
import { withStores } from "./stores.ts";

const usage = "Usage: npm run admin -- someone@example.com [--reset-two-step] [--remote]";

// `npm run admin -- someone@example.com [--remote]`: makes an account an administrator, here or in
// production. `--reset-two-step` removes its second factors instead.
await run(async () => {
  const given = process.argv.slice(2);
  const options = ["--remote", "--reset-two-step"];
  const [email, ...more] = given.filter((argument) => !options.includes(argument));
  if (!email || more.length > 0 || email.startsWith("-")) throw new Failure(usage);
  const work = given.includes("--reset-two-step") ? reset : make;

  shutDownOnSignal();
  if (given.includes("--remote")) {
    console.log(await work(remoteSql, email, "production"));
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
