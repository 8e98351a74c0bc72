import { holdData, shown } from "./data.ts";
import { Failure, run } from "./failure.ts";
import { localSql, makeAdmin, remoteSql } from "./first-admin.ts";
import { applyMigrations } from "./migrations.ts";
import { withStores } from "./stores.ts";
import { endWhole, takeRuntimeAlong } from "./whole.ts";

// `npm run admin -- someone@example.com [--remote]`: makes an account an administrator, here or in production.
await run(async () => {
  const given = process.argv.slice(2);
  const remote = given.includes("--remote");
  const [email, ...more] = given.filter((argument) => argument !== "--remote");
  if (!email || more.length > 0 || email.startsWith("-")) throw new Failure("Usage: npm run admin -- someone@example.com [--remote]");

  endWhole();
  if (remote) {
    console.log(said(email, await makeAdmin(remoteSql, email), "production"));
    return;
  }
  takeRuntimeAlong();
  const { folder } = holdData("npm run admin");
  await applyMigrations(folder);
  const outcome = await withStores(folder, ({ d1 }) => makeAdmin(localSql(d1), email));
  console.log(said(email, outcome, shown(folder)));
});

function said(email: string, outcome: Awaited<ReturnType<typeof makeAdmin>>, where: string): string {
  if (outcome === "absent") throw new Failure(`There is no account ${email} in ${where}. Sign up with it first.`);
  return outcome === "already" ? `${email} is an administrator in ${where} already.` : `${email} is now an administrator in ${where}.`;
}
