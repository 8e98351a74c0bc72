import { readArguments } from "./arguments.ts";
import { run } from "./failure.ts";
import { shown } from "./local/data.ts";
import { lockData } from "./local/data-lock.ts";
import { killRuntimeOnExit, shutDownOnSignal } from "./local/shutdown.ts";
import { applyMigrations, pendingMigrations } from "./migrations/migrations.ts";

// `npm run db:migrate`: brings the local database up to date. `npm start` does so by itself.
await run(async () => {
  readArguments({ usage: "npm run db:migrate", options: {} });
  shutDownOnSignal();
  killRuntimeOnExit();
  const { folder } = lockData("npm run db:migrate");
  const missing = pendingMigrations(folder);
  await applyMigrations(folder);
  console.log(
    missing.length > 0
      ? `${shown(folder)}: applied ${missing.join(", ")}.`
      : `${shown(folder)} is up to date.`,
  );
});
