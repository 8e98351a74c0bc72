import { holdData, shown } from "./data.ts";
import { run } from "./failure.ts";
import { applyMigrations, pendingMigrations } from "./migrations.ts";
import { endWhole, takeRuntimeAlong } from "./whole.ts";

// `npm run db:migrate`: brings the local database up to date. `npm start` does so by itself.
await run(async () => {
  endWhole();
  takeRuntimeAlong();
  const { folder } = holdData("npm run db:migrate");
  const missing = pendingMigrations(folder);
  await applyMigrations(folder);
  console.log(
    missing.length > 0
      ? `${shown(folder)}: applied ${missing.join(", ")}.`
      : `${shown(folder)} is up to date.`,
  );
});
