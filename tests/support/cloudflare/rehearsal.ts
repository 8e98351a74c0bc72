import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { secrets } from "../../../scripts/environment/environment.ts";
import { migrationNames } from "../../../scripts/migrations/migrations.ts";
import { values } from "../machine/deployment.ts";
import { type CloudflareStandIn, openCloudflare, standInToken } from "./server.ts";

/** `npm run deploy` against the stand-in, with files of environments and a commit of its own. */
export type Rehearsal = CloudflareStandIn & {
  /** Where the files of environments and the commit are. */
  folder: string;
  /** Runs the command, and gives all that an operator reads, ids shortened to `…`. */
  deploy: (...args: string[]) => Promise<{ code: number | null; text: string }>;
};

/** An account with all that docs/deploy.md creates; its database lacks the last migration. */
export async function openRehearsal(): Promise<Rehearsal> {
  const standIn = await openCloudflare();
  const { account } = standIn;
  account.addZone("llave.example");
  for (const [name, id] of [
    ["", values.DATABASE_ID!],
    ["-staging", "5a5a5a5a-0000-4000-8000-000000000002"],
  ] as const) {
    account.addDatabase(`llave${name}`, id);
    account.buckets.set(`llave-files${name}`, new Map());
    for (const queue of ["llave-news", "llave-news-lost"]) account.addQueue(queue + name);
    for (const secret of secrets.app) account.worker(`llave${name}`).secrets.add(secret);
    for (const secret of secrets.stripe) account.worker(`llave-stripe${name}`).secrets.add(secret);
    migrateAllButLast(standIn, id);
  }
  const folder = mkdtempSync(path.join(tmpdir(), "llave-deployment-"));
  const staging = {
    ...values,
    APP_URL: "https://staging.llave.example",
    DATABASE_ID: "5a5a5a5a-0000-4000-8000-000000000002",
    RATE_LIMITS_FROM: "2001",
  };
  const environments = path.join(folder, "environments");
  mkdirSync(environments);
  for (const [name, said] of Object.entries({ production: values, staging }))
    writeFileSync(
      path.join(environments, `${name}.env`),
      Object.entries(said)
        .map(([key, value]) => `${key}=${value}\n`)
        .join(""),
    );
  const git = { GIT_DIR: path.join(folder, ".git"), GIT_WORK_TREE: folder };
  const env = {
    ...process.env,
    ...git,
    LLAVE_ENVIRONMENTS: environments,
    CLOUDFLARE_API_BASE_URL: standIn.origin,
    CLOUDFLARE_API_TOKEN: standInToken,
    CLOUDFLARE_ACCOUNT_ID: account.id,
    npm_config_registry: `${standIn.origin}/`,
  };
  commit(folder, { ...process.env, ...git });
  const close = () => {
    standIn.close();
    rmSync(folder, { recursive: true });
  };
  const deploy: Rehearsal["deploy"] = (...args) => runDeploy(args, env);
  return { ...standIn, folder, deploy, close };
}

function migrateAllButLast({ account }: CloudflareStandIn, id: string): void {
  const { sqlite } = account.databases.get(id)!;
  sqlite.exec(
    "create table d1_migrations (id integer primary key autoincrement, name text unique, applied_at timestamp default current_timestamp not null)",
  );
  for (const name of migrationNames().slice(0, -1)) {
    sqlite.exec(readFileSync(`migrations/${name}`, "utf8"));
    sqlite.prepare("insert into d1_migrations (name) values (?)").run(name);
  }
}

function commit(folder: string, env: NodeJS.ProcessEnv): void {
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: folder, env, stdio: "ignore" });
  git("init");
  git("add", "--all");
  const who = ["-c", "user.name=Ana", "-c", "user.email=ana@llave.example"];
  git(...who, "commit", "--no-gpg-sign", "-m", "Print taxes by line");
}

function runDeploy(
  args: string[],
  env: NodeJS.ProcessEnv,
): Promise<{ code: number | null; text: string }> {
  const child = spawn(process.execPath, ["scripts/deploy.ts", ...args], {
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => {
      text += chunk;
    });
  return new Promise((resolve) =>
    child.on("close", (code) => resolve({ code, text: shortened(text) })),
  );
}

/** Ids, sizes and times differ from run to run. */
const shortened = (text: string) =>
  text
    .replace(/\d{4}-\d\d-\d\d \d\d:\d\d UTC/g, "…")
    .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, "…")
    .replace(/version [0-9a-f]{8}/g, "version …")
    .replace(/[\d.]+ KiB/g, "… KiB")
    .replace(/production: [0-9a-f]{7,} /g, "production: … ")
    .replace(/account Taller: [0-9a-f]{7,} /g, "account Taller: … ")
    .trim();
