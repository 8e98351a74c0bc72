import { readArguments } from "./arguments.ts";
import { seed } from "./demo/seed.ts";
import { run } from "./failure.ts";
import { shown } from "./local/data.ts";
import { lockData } from "./local/data-lock.ts";
import { killRuntimeOnExit, shutDownOnSignal } from "./local/shutdown.ts";
import { demoAccounts, demoPassword } from "./local/welcome.ts";
import { applyMigrations } from "./migrations/migrations.ts";

// `npm run db:seed`: puts the demo accounts back as they were on the first day. Here only: it takes
// no argument that could lead elsewhere.
await run(async () => {
  readArguments({ usage: "npm run db:seed", options: {} });
  shutDownOnSignal();
  killRuntimeOnExit();
  const { folder } = lockData("npm run db:seed");
  await applyMigrations(folder);
  await seed(folder, `http://localhost:${process.env.PORT || 8787}`);
  console.log(
    `The demo data is in ${shown(folder)}: ${demoAccounts.join(", ")} (password ${demoPassword}).`,
  );
});
