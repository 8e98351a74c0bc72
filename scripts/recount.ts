import { shown } from "./data.ts";
import { lockData } from "./data-lock.ts";
import { Failure, run } from "./failure.ts";
import { recountFigures } from "./figures.ts";
import { localSql, remoteSql } from "./first-admin.ts";
import { applyMigrations } from "./migrations.ts";
import { killRuntimeOnExit, shutDownOnSignal } from "./shutdown.ts";
import { withStores } from "./stores.ts";

// `npm run recount [-- <shop id>] [--remote]`: computes the figures of reports again from every
// job, of one shop or of all (docs/decisions/0140-figures-of-reports.md).
await run(async () => {
  const given = process.argv.slice(2);
  const [shopId, ...more] = given.filter((argument) => argument !== "--remote");
  if (more.length > 0 || shopId?.startsWith("-"))
    throw new Failure("Usage: npm run recount [-- <shop id>] [--remote]");
  const told = (jobs: number, where: string) =>
    console.log(`The figures of ${jobs} jobs in ${where} were computed again.`);

  shutDownOnSignal();
  if (given.includes("--remote"))
    return told(await recountFigures(remoteSql, shopId), "production");
  killRuntimeOnExit();
  const { folder } = lockData("npm run recount");
  await applyMigrations(folder);
  told(await withStores(folder, ({ d1 }) => recountFigures(localSql(d1), shopId)), shown(folder));
});
