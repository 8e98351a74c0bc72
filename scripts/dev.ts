import { createServer } from "vite";
import { readArguments } from "./arguments.ts";
import { linkOfDemo } from "./demo/link.ts";
import { seedOnce } from "./demo/seed.ts";
import { run } from "./failure.ts";
import { startCrons } from "./local/cron.ts";
import { shown } from "./local/data.ts";
import { lockData } from "./local/data-lock.ts";
import { localPushKey } from "./local/local-push-key.ts";
import { localSecret } from "./local/local-secret.ts";
import { listenAddress } from "./local/port.ts";
import { killRuntimeOnExit, onShutdown, shutDownOnSignal } from "./local/shutdown.ts";
import { welcome } from "./local/welcome.ts";
import { cronsOf } from "./local/workers.ts";
import { applyMigrations } from "./migrations/migrations.ts";

// `npm run dev`: the same product with the same data, from the sources, and an edit shows at once.
await run(async () => {
  readArguments({ usage: "[PORT=5173] [HOST=127.0.0.1] npm run dev", options: {} });
  const { port, host } = await listenAddress(5173);
  const { folder } = lockData("npm run dev", { port });
  shutDownOnSignal();
  killRuntimeOnExit();
  await applyMigrations(folder);
  await seedOnce(folder, `http://localhost:${port}`);

  // Read by vite.config.ts.
  Object.assign(process.env, {
    CLOUDFLARE_CF_FETCH_ENABLED: "false",
    LLAVE_DATA: folder,
    APP_URL: `http://localhost:${port}`,
    AUTH_SECRET: localSecret(folder),
    PUSH_KEY: await localPushKey(folder),
  });
  const server = await createServer({
    server: { port, host, strictPort: true },
    clearScreen: false,
    logLevel: "warn",
  });
  onShutdown(() => server.close());
  await server.listen();
  startCrons(cronsOf("wrangler.toml"), async (cron) => {
    const answer = await fetch(
      `http://127.0.0.1:${port}/cdn-cgi/local/scheduled?cron=${encodeURIComponent(cron)}`,
    );
    if (!answer.ok) console.error(`cron ${cron}: ${answer.status}`);
  });
  welcome({ port, host, data: shown(folder), link: linkOfDemo(folder) });
});
