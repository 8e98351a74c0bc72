import { readArguments } from "./arguments.ts";
import { shown } from "./data.ts";
import { lockData } from "./data-lock.ts";
import { seed } from "./demo/seed.ts";
import { run } from "./failure.ts";
import { applyMigrations } from "./migrations.ts";
import { killRuntimeOnExit, shutDownOnSignal } from "./shutdown.ts";
import { demoAccounts, demoPassword } from "./welcome.ts";

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
