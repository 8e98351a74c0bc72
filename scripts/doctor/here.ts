import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import { unstable_readConfig as readConfig } from "wrangler";
import { localSecret } from "../local-secret.ts";
import { freePort } from "../port.ts";
import { standInVars } from "../stand-ins.ts";
import { servedWorkers, settings } from "../workers.ts";
import { expectedFrom } from "./expected.ts";
import { CheckError } from "./run-checks.ts";
import type { DatabaseRow, Target } from "./target.ts";

/**
 * Serves the build on this machine, against its stand-ins, for as long as `work` takes. The caller
 * holds the data folder.
 */
export async function onThisMachine<Result>(
  folder: string,
  work: (target: Target) => Promise<Result>,
): Promise<Result> {
  const port = await freePort();
  const site = `http://localhost:${port}`;
  const vars = {
    APP_URL: site,
    AUTH_SECRET: localSecret(folder),
    ...standInVars,
  } as const;
  const log = new Log(LogLevel.ERROR);
  const server = new Miniflare(
    convertV4MiniflareOptions({
      ...settings(folder),
      host: "127.0.0.1",
      port,
      log,
      workers: servedWorkers(vars),
    }),
  );
  try {
    await server.ready;
    const d1 = (await server.getD1Database("DB", "llave")) as unknown as D1Database;
    return await work({
      site,
      plain: undefined,
      expected: expectedFrom(readConfig({ config: "wrangler.toml" }, { hideWarnings: true }), true),
      standIns: true,
      cloudflare: undefined,
      signIn: () => Promise.reject(new CheckError("This machine has no account.")),
      sql: async (statement) => (await d1.prepare(statement).all<DatabaseRow>()).results,
      pause: 61_000,
    });
  } finally {
    await server.dispose();
  }
}
