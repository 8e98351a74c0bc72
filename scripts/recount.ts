import { readArguments } from "./arguments.ts";
import { withRemote } from "./backup/remote.ts";
import { environmentAsked, whereOptions, whereUsage } from "./environment/asked.ts";
import { workersOf } from "./environment/read.ts";
import { run } from "./failure.ts";
import { shown } from "./local/data.ts";
import { lockData } from "./local/data-lock.ts";
import { localSql } from "./local/first-admin.ts";
import { killRuntimeOnExit, shutDownOnSignal } from "./local/shutdown.ts";
import { withStores } from "./local/stores.ts";
import { recountFigures } from "./migrations/figures.ts";
import { applyMigrations } from "./migrations/migrations.ts";

// `npm run recount [-- <shop id>] [--remote]`: computes the figures of reports again from every
// job, of one shop or of all (docs/decisions/0140-figures-of-reports.md).
await run(async () => {
  const { values, words } = readArguments({
    usage: `npm run recount -- [SHOP ID] ${whereUsage}`,
    options: whereOptions,
    words: { least: 0, most: 1 },
  });
  const [shopId] = words;
  const environment = environmentAsked(values);
  const told = (jobs: number, where: string) =>
    console.log(`The figures of ${jobs} jobs in ${where} were computed again.`);

  shutDownOnSignal();
  if (environment)
    return withRemote({ app: workersOf(environment).app }, async ({ database }) =>
      told(await recountFigures(database.read, shopId), environment.name),
    );
  killRuntimeOnExit();
  const { folder } = lockData("npm run recount");
  await applyMigrations(folder);
  told(await withStores(folder, ({ d1 }) => recountFigures(localSql(d1), shopId)), shown(folder));
});
