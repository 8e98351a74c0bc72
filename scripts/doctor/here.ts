import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import { readAi } from "#app/platform/ai/config.ts";
import { localBucket, localD1, localVars } from "../local/local.ts";
import { localSecret } from "../local/local-secret.ts";
import { freePort } from "../local/port.ts";
import { servedWorkers, settings } from "../local/workers.ts";
import { CheckError } from "./run-checks.ts";
import type { DatabaseRow, Expected, Target } from "./target.ts";

/** Nothing of Cloudflare's: its checks are not made here. */
const expected: Expected = {
  workers: { app: "llave", stripe: "llave-stripe", front: "llave-front" },
  databaseName: "local",
  databaseId: localD1.id,
  bucket: localBucket,
  queue: "",
  lost: "",
  crons: [],
  placement: undefined,
  owner: "owner@llave.test",
  models: readAi(localVars("", ""), true).config.models,
};

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
  const vars = localVars(site, localSecret(folder));
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
    const d1 = (await server.getD1Database("DB", "llave")) as D1Database;
    return await work({
      site,
      plain: undefined,
      expected,
      deploy: "npm start",
      standIns: true,
      stripeMode: undefined,
      cloudflare: undefined,
      signIn: () => Promise.reject(new CheckError("This machine has no account.")),
      sql: (statement) =>
        d1
          .prepare(statement)
          .all<DatabaseRow>()
          .then(
            ({ results }) => results,
            (error: Error) => {
              throw new CheckError(
                `The local database failed (${error.message}): stop what else uses its folder, or restore a backup.`,
              );
            },
          ),
      pause: 61_000,
    });
  } finally {
    await server.dispose();
  }
}
