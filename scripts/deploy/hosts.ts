import type { Role } from "../environment/environment.ts";
import type { WorkerConfig } from "../environment/worker-config.ts";

export type Domain = { hostname: string; service: string };
export type ZoneRoute = { pattern: string; script?: string | null };
export type DnsRecord = { type: string; content: string };

/** Facts about a host in the account. */
export type HostFacts = {
  host: string;
  zone: string;
  /** Whether the account has the zone. */
  zoneFound: boolean;
  domains: readonly Domain[];
  routes: readonly ZoneRoute[];
  /** Addresses and aliases of the host. */
  records: readonly DnsRecord[];
};

type WorkerConfigs = Record<Role, WorkerConfig>;

/**
 * Why the host is not free for these workers. wrangler itself replaces DNS records and domains of
 * other workers without a question when it has no terminal.
 */
export function hostProblems(facts: HostFacts, workers: WorkerConfigs): string[] {
  const { host, zone, domains, routes, records } = facts;
  if (!facts.zoneFound)
    return [
      `the domain ${zone} is not on this Cloudflare account: add it (dashboard, Domains), or correct ZONE_NAME`,
    ];
  const problems: string[] = [];
  const domain = domains.find(({ hostname }) => hostname === host);
  if (domain && domain.service !== workers.app.name)
    problems.push(
      `${host} belongs to the worker ${domain.service}: take it away there (dashboard, Workers, ${domain.service}, Domains), or choose another APP_URL`,
    );
  if (!domain && records.length > 0)
    problems.push(
      `${host} is in use: it has the DNS record ${records[0]!.type} ${records[0]!.content}, which the deployment would replace. Delete it (dashboard, DNS) if nothing needs it, or choose another APP_URL`,
    );
  const ours = new Set(Object.values(workers).map(({ name }) => name));
  for (const { pattern, script } of routes)
    if (pattern.split("/")[0] === host && !ours.has(script ?? ""))
      problems.push(
        `the route ${pattern} leads to ${script ? `the worker ${script}` : "no worker"}: delete it (dashboard, the domain, Workers Routes), or choose another APP_URL`,
      );
  return problems;
}

/** How each address of a worker changes. */
export function addressLines(role: Role, facts: HostFacts, workers: WorkerConfigs): string[] {
  const name = workers[role].name;
  const wanted = (workers[role].routes ?? []).map((one) =>
    typeof one === "string" ? one : one.pattern,
  );
  const there =
    role === "app"
      ? facts.domains.filter(({ service }) => service === name).map(({ hostname }) => hostname)
      : facts.routes.filter(({ script }) => script === name).map(({ pattern }) => pattern);
  return [
    ...wanted.map((one) => `${one} ${there.includes(one) ? "(as before)" : "(added)"}`),
    ...there.filter((one) => !wanted.includes(one)).map((one) => `${one} (removed)`),
  ];
}
