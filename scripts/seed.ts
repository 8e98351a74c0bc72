import { holdData, shown } from "./data.ts";
import { seed } from "./demo/seed.ts";
import { Failure, run } from "./failure.ts";
import { applyMigrations } from "./migrations.ts";
import { demoAccounts, demoPassword } from "./welcome.ts";
import { endWhole, takeRuntimeAlong } from "./whole.ts";

// `npm run db:seed`: puts the demo accounts back as they were on the first day. Here only: it takes
// no argument that could lead elsewhere.
await run(async () => {
  const asked = process.argv.slice(2);
  if (asked.length > 0)
    throw new Failure(
      `Demo data is for this machine only; "${asked.join(" ")}" is not understood.`,
    );
  endWhole();
  takeRuntimeAlong();
  const { folder } = holdData("npm run db:seed");
  await applyMigrations(folder);
  await seed(folder);
  console.log(
    `The demo data is in ${shown(folder)}: ${demoAccounts.join(", ")} (password ${demoPassword}).`,
  );
});
