import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import { readArguments } from "./arguments.ts";
import { linkOfDemo } from "./demo/link.ts";
import { seedOnce } from "./demo/seed.ts";
import { run } from "./failure.ts";
import { startCrons } from "./local/cron.ts";
import { dataFolder, shown } from "./local/data.ts";
import { lockData } from "./local/data-lock.ts";
import { localVars } from "./local/local.ts";
import { localPushKey } from "./local/local-push-key.ts";
import { localSecret } from "./local/local-secret.ts";
import { listenAddress } from "./local/port.ts";
import { killRuntimeOnExit, onShutdown, shutDownOnSignal } from "./local/shutdown.ts";
import { welcome } from "./local/welcome.ts";
import { cronsOf, servedWorkers, settings } from "./local/workers.ts";
import { applyMigrations, refuseOlderData } from "./migrations/migrations.ts";
import { buildIfStale } from "./vite/build.ts";

type ScheduledWorker = {
  scheduled: (event: { cron: string }) => Promise<{ outcome: string }>;
};

// `npm start`: the whole product on this machine, the production build on the real runtime.
await run(async () => {
  readArguments({ usage: "[PORT=8787] [HOST=127.0.0.1] npm start", options: {} });
  refuseOlderData(dataFolder());
  const { port, host } = await listenAddress(8787);
  const { folder } = lockData("npm start", { port });
  shutDownOnSignal();
  killRuntimeOnExit();
  await buildIfStale();
  await applyMigrations(folder);
  await seedOnce(folder, `http://localhost:${port}`);

  const server = new Miniflare(
    convertV4MiniflareOptions({
      ...settings(folder),
      host,
      port,
      log: new Log(LogLevel.WARN),
      workers: servedWorkers({
        ...localVars(`http://localhost:${port}`, localSecret(folder)),
        LOG: process.env.LOG ?? "",
        PUSH_KEY: await localPushKey(folder),
      }),
    }),
  );
  onShutdown(() => server.dispose());
  await server.ready;
  // Miniflare's types take a worker for a request.
  const app: object = await server.getWorker("llave");
  startCrons(cronsOf("build/server/wrangler.json"), async (cron) => {
    const { outcome } = await (app as ScheduledWorker).scheduled({ cron });
    if (outcome !== "ok") console.error(`cron ${cron}: ${outcome}`);
  });
  welcome({ port, host, data: shown(folder), link: linkOfDemo(folder) });
});
