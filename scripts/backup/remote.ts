import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { WorkerConfig } from "../environment/worker-config.ts";
import { Failure } from "../failure.ts";
import { type Outcome, reason, refusal, tool } from "../tool.ts";
import type { Database, DatabaseRow } from "./database.ts";
import type { Files } from "./files.ts";
import { typeOf } from "./named-files.ts";
import type { Place } from "./place.ts";

/** Runs wrangler with these arguments, to its end. */
export type Wrangler = (args: string[]) => Promise<Outcome>;

type Remote = {
  /** The app's configuration in the environment: its database and bucket are meant. */
  app: WorkerConfig;
  wrangler?: Wrangler;
  /** Which of wrangler's places is meant; the tests name one on their machine. */
  where?: string[];
  /** How long to wait before a question is put again, in milliseconds. */
  retryDelays?: number[];
};

/**
 * The data of an environment, through wrangler and its sign-in: D1 by `d1 execute`, R2 by
 * `r2 object`.
 */
export async function withRemote<T>(
  remote: Remote,
  work: (place: Place) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), "llave-remote-"));
  try {
    const {
      wrangler = (args) => tool("wrangler", args),
      where = ["--remote"],
      retryDelays = [2_000, 10_000],
    } = remote;
    const config = path.join(folder, "wrangler.json");
    const { name, account_id, d1_databases, r2_buckets } = remote.app;
    writeFileSync(config, JSON.stringify({ name, account_id, d1_databases }));
    const run = { wrangler, where, retryDelays, folder, config };
    return await work({
      name: "remote",
      database: remoteDatabase(run),
      files: remoteFiles(run, r2_buckets![0]!.bucket_name!),
      bookmark: async () => parsed<{ bookmark: string }>(await ask(run, timeTravel(run))).bookmark,
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

type Run = Required<Omit<Remote, "app">> & { folder: string; config: string };

const timeTravel = ({ config }: Run) => [
  "d1",
  "time-travel",
  "info",
  "DB",
  "--config",
  config,
  "--json",
];

/**
 * In one piece: wrangler would take a statement that begins with a comment (`--`) for an option.
 */
const command = (sql: string) => `--command=${sql}`;

function remoteDatabase(run: Run): Database {
  const execute = ["d1", "execute", "DB", "--config", run.config, ...run.where, "--json", "--yes"];
  return {
    read: async (sql) =>
      parsed<{ results?: DatabaseRow[] }[]>(await ask(run, [...execute, command(sql)]))[0]
        ?.results ?? [],
    write: async (statements) => {
      if (statements.length === 0) return;
      const sql = statements.map((statement) => `${statement.replace(/;\s*$/, "")};\n`).join("");
      // Always as a file, which D1 imports whole or not at all: the query API splits a trigger at
      // its semicolons.
      const file = path.join(run.folder, "import.sql");
      writeFileSync(file, sql, { mode: 0o600 });
      await once(run, [...execute, "--file", file]);
    },
    portion: { write: 16 * 1024 * 1024, read: 1024 * 1024 },
  };
}

function remoteFiles(run: Run, bucket: string): Files {
  const object = (verb: string, key: string) => [
    "r2",
    "object",
    verb,
    `${bucket}/${key}`,
    "--config",
    run.config,
    ...run.where,
  ];
  const file = path.join(run.folder, "object");
  return {
    keys: undefined,
    get: async (key) => {
      const { code, output } = await withRetries(run, [...object("get", key), "--file", file]);
      if (code !== 0) {
        if (/does not exist|NoSuchKey|10007|404/.test(output)) return undefined;
        throw new Failure(refusal(`R2 did not give ${key}`, output));
      }
      const bytes = statSync(file, { throwIfNoEntry: false })
        ? new Uint8Array(readFileSync(file))
        : new Uint8Array();
      rmSync(file, { force: true });
      return { bytes, http: { contentType: typeOf(key) }, custom: {} };
    },
    put: async (key, { bytes, http }) => {
      writeFileSync(file, bytes, { mode: 0o600 });
      await once(run, [
        ...object("put", key),
        "--file",
        file,
        "--content-type",
        http.contentType ?? typeOf(key),
      ]);
      rmSync(file, { force: true });
    },
  };
}

/** Runs a wrangler command that must not be repeated, and returns its output. @throws Failure */
async function once({ wrangler }: Run, args: string[]): Promise<string> {
  return heard(args, await wrangler(args));
}

/** Runs a reading wrangler command with retries, and returns its output. @throws Failure */
async function ask(run: Run, args: string[]): Promise<string> {
  return heard(args, await withRetries(run, args));
}

/** Puts a question again when the network, not the question, was at fault. */
async function withRetries({ wrangler, retryDelays }: Run, args: string[]): Promise<Outcome> {
  for (const delayMs of retryDelays) {
    const outcome = await wrangler(args);
    if (
      outcome.code === 0 ||
      !/fetch failed|network|timed? ?out|ECONN|EAI_AGAIN|overloaded|\b50[0234]\b/i.test(
        outcome.output,
      )
    )
      return outcome;
    await new Promise((resolve) => setTimeout(resolve, delayMs));
  }
  return wrangler(args);
}

function heard(args: string[], { code, stdout, output }: Outcome): string {
  if (code !== 0)
    throw new Failure(refusal(`wrangler ${args.slice(0, 3).join(" ")} failed`, output));
  return stdout;
}

/** wrangler may say a line or two before its JSON. */
function parsed<T>(stdout: string): T {
  try {
    return JSON.parse(stdout.slice(stdout.search(/^[[{]/m))) as T;
  } catch {
    throw new Failure(`Cloudflare's answer was not understood: ${reason(stdout)}`);
  }
}
