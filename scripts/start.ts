import { createServer } from "node:net";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import { buildIfStale } from "./build.ts";
import { keepCrons } from "./cron.ts";
import { holdData, localSecret, shown } from "./data.ts";
import { Failure, run } from "./failure.ts";
import { applyMigrations } from "./migrations.ts";
import { welcome } from "./welcome.ts";
import { beforeEnd, endWhole, takeRuntimeAlong } from "./whole.ts";
import { crons, servedWorkers, settings } from "./workers.ts";

const port = Number(process.env.PORT || 8787);
const host = process.env.HOST || "127.0.0.1";

// `npm start`: the whole product on this machine, the production build on the real runtime.
await run(async () => {
  await free(port, host);
  const { folder } = holdData("npm start", { port });
  endWhole();
  takeRuntimeAlong();
  await buildIfStale();
  await applyMigrations(folder);

  const server = new Miniflare(
    convertV4MiniflareOptions({
      ...settings(folder),
      host,
      port,
      log: new Log(LogLevel.WARN),
      workers: servedWorkers({ APP_URL: `http://localhost:${port}`, AUTH_SECRET: localSecret(folder), MAIL: "demo" }),
    }),
  );
  beforeEnd(() => server.dispose());
  await server.ready;
  const app = (await server.getWorker("llave")) as unknown as { scheduled: (event: { cron: string }) => Promise<{ outcome: string }> };
  keepCrons(crons(), async (cron) => {
    const { outcome } = await app.scheduled({ cron });
    if (outcome !== "ok") console.error(`cron ${cron}: ${outcome}`);
  });
  welcome({ port, host, data: shown(folder) });
});

/** @throws Failure when someone listens there already */
function free(port: number, host: string): Promise<void> {
  if (!Number.isInteger(port) || port < 1 || port > 65535) throw new Failure(`PORT is not a port: ${process.env.PORT}`);
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE")
        reject(new Failure(`Port ${port} is in use. Stop what listens there, or choose another: PORT=8788 npm start`));
      else if (error.code === "EACCES")
        reject(new Failure(`Port ${port} may not be used by this account. Choose another: PORT=8788 npm start`));
      else if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND")
        reject(new Failure(`HOST ${host} is not an address of this machine.`));
      else reject(error);
    });
    probe.listen({ port, host }, () => probe.close(() => resolve()));
  });
}
