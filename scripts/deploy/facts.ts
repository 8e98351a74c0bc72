import { resolve } from "node:dns/promises";
import { CheckError } from "../doctor/run-checks.ts";
import { signInTo } from "../doctor/site/sign-in.ts";
import type { Cloudflare } from "../doctor/target.ts";
import { type Environment, hostOf, type Role, roles } from "../environment/environment.ts";
import type { WorkerConfig } from "../environment/worker-config.ts";
import { Failure } from "../failure.ts";
import type { DnsRecord, Domain, HostFacts, ZoneRoute } from "./hosts.ts";

/** The version of a worker that answers now. */
type Deployed = { id: string; at: string; message: string };

/** State of an account before a deployment; reading it changes nothing. */
export type AccountState = {
  account: string;
  /** The name of the database of DATABASE_ID; undefined where there is none. */
  database: string | undefined;
  /** Names of applied migrations; undefined where there is no such database. */
  applied: string[] | undefined;
  secrets: Record<Role, string[]>;
  deployed: Record<Role, Deployed | undefined>;
  crons: string[];
  queues: string[];
  bucketFound: boolean;
  host: HostFacts;
};

/** Asks Cloudflare's API as wrangler signs in. @throws Failure */
export async function askFacts(
  environment: Environment,
  workers: Record<Role, WorkerConfig>,
): Promise<AccountState> {
  try {
    const { cloudflare, who } = await signInTo(workers.app.account_id);
    const each = async <T>(ask: (name: string) => Promise<T>) =>
      Object.fromEntries(
        await Promise.all(roles.map(async (role) => [role, await ask(workers[role].name!)])),
      ) as Record<Role, T>;
    const names = <T>(list: T[] | undefined, name: (one: T) => string) => (list ?? []).map(name);
    type Resource = { name: string };
    const bucket = workers.app.r2_buckets?.[0]?.bucket_name;
    const databaseId = environment.values.DATABASE_ID ?? "";
    return {
      account: who,
      database: (await cloudflare.get<Resource>(`/d1/database/${databaseId}`))?.name,
      applied: await appliedIn(cloudflare, databaseId),
      secrets: await each(async (name) =>
        names(
          await cloudflare.get<Resource[]>(`/workers/scripts/${name}/secrets`),
          (one) => one.name,
        ),
      ),
      deployed: await each((name) => deployedOf(cloudflare, name)),
      crons: names(
        (
          await cloudflare.get<{ schedules?: { cron: string }[] }>(
            `/workers/scripts/${workers.app.name}/schedules`,
          )
        )?.schedules,
        ({ cron }) => cron,
      ),
      queues: names(
        await cloudflare.get<{ queue_name: string }[]>("/queues?per_page=100"),
        (one) => one.queue_name,
      ),
      bucketFound: Boolean(await cloudflare.get(`/r2/buckets/${bucket}`)),
      host: await hostFacts(cloudflare, hostOf(environment), environment.values.ZONE_NAME ?? ""),
    };
  } catch (error) {
    throw error instanceof CheckError ? new Failure(`Not deployed. ${error.message}`) : error;
  }
}

async function appliedIn(cloudflare: Cloudflare, id: string): Promise<string[] | undefined> {
  const ask = async (sql: string) =>
    (
      await cloudflare.get<{ results?: { name: string }[] }[]>(`/d1/database/${id}/query`, {
        method: "POST",
        body: JSON.stringify({ sql }),
      })
    )?.[0]?.results;
  const ledger = await ask("select name from sqlite_master where name = 'd1_migrations'");
  if (!ledger || ledger.length === 0) return ledger && [];
  return (await ask("select name from d1_migrations"))?.map(({ name }) => name);
}

type Deployment = {
  created_on: string;
  annotations?: Record<string, string>;
  versions?: { version_id: string }[];
};

async function deployedOf(cloudflare: Cloudflare, name: string): Promise<Deployed | undefined> {
  const path = `/workers/scripts/${name}/deployments`;
  const [latest] = (await cloudflare.get<{ deployments?: Deployment[] }>(path))?.deployments ?? [];
  const id = latest?.versions?.[0]?.version_id;
  if (!latest || !id) return undefined;
  return {
    id,
    at: latest.created_on.slice(0, 16).replace("T", " "),
    message: latest.annotations?.["workers/message"] ?? "",
  };
}

async function hostFacts(cloudflare: Cloudflare, host: string, zone: string): Promise<HostFacts> {
  const [found] = (await cloudflare.any<{ id: string }[]>(`/zones?name=${zone}`)) ?? [];
  if (!found) return { host, zone, zoneFound: false, domains: [], routes: [], records: [] };
  return {
    host,
    zone,
    zoneFound: true,
    domains: (await cloudflare.get<Domain[]>("/workers/domains")) ?? [],
    routes: (await cloudflare.any<ZoneRoute[]>(`/zones/${found.id}/workers/routes`)) ?? [],
    records: await recordsOf(cloudflare, found.id, host),
  };
}

/** Records that lead somewhere. The sign-in of wrangler may not read them: then DNS is asked. */
async function recordsOf(cloudflare: Cloudflare, zone: string, host: string): Promise<DnsRecord[]> {
  const leading = ["A", "AAAA", "CNAME"];
  try {
    const all = await cloudflare.any<DnsRecord[]>(`/zones/${zone}/dns_records?name=${host}`);
    return (all ?? []).filter(({ type }) => leading.includes(type));
  } catch (error) {
    if (!(error instanceof CheckError && error.message.startsWith("Cloudflare refuses")))
      throw error;
    const answers = await Promise.all(
      leading.map((type) => resolve(host, type).catch(() => [] as string[])),
    );
    return answers.flatMap((found, at) =>
      (found as string[]).map((content) => ({ type: leading[at]!, content })),
    );
  }
}
