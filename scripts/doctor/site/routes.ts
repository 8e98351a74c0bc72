import { api } from "../account.ts";
import type { Check } from "../run-checks.ts";
import { CheckError } from "../run-checks.ts";

type Domain = { hostname: string; service: string; zone_id: string };
type Route = { pattern: string; script?: string };
type Zone = { id: string; name: string };

/** The host is routed to the front worker and behind it to the site's, its webhooks to the webhook worker. */
export const routes: Check = {
  name: "routes",
  ask: async (target) => {
    const client = api(target);
    const { host } = new URL(target.site);
    const { app, stripe, front } = target.expected.workers;
    const domain = ((await client.get<Domain[]>("/workers/domains")) ?? []).find(
      ({ hostname }) => hostname === host,
    );
    const zone = domain?.zone_id ?? (await zoneOf(client.any, host));
    if (!zone)
      throw new CheckError(
        `The domain of ${host} is not on this Cloudflare account: add it (dashboard, Domains), then deploy.`,
      );
    const all = (await client.any<Route[]>(`/zones/${zone}/workers/routes`)) ?? [];
    const site = domain?.service;
    if (!site) throw new CheckError(`${host} leads to no worker: run ${target.deploy}.`);
    if (site !== app)
      throw new CheckError(
        `${host} leads to the worker ${site}: remove it there (dashboard, Workers, ${site}, Domains), then deploy.`,
      );
    const hooks = all.find(({ pattern }) => pattern === `${host}/webhooks/*`);
    if (!hooks)
      throw new CheckError(
        `The route ${host}/webhooks/* is missing, so no payment arrives: run ${target.deploy}.`,
      );
    if (hooks.script !== stripe)
      throw new CheckError(
        `The route ${host}/webhooks/* leads to ${hooks.script ?? "no worker"}: delete it in the dashboard and run ${target.deploy}.`,
      );
    const pages = all.find(({ pattern }) => pattern === `${host}/*`);
    if (pages?.script !== front)
      throw new CheckError(
        `The route ${host}/* does not lead to ${front}, so public pages are slow far from the database: run ${target.deploy}.`,
      );
    return `${host} leads to ${app} by ${front}, ${host}/webhooks/* to ${stripe}`;
  },
};

/** The zone of a host: its own name or that of a parent. */
async function zoneOf(
  any: <Result>(path: string) => Promise<Result | undefined>,
  host: string,
): Promise<string | undefined> {
  const parts = host.split(".");
  for (let at = 0; at < parts.length - 1; at++) {
    const [zone] = (await any<Zone[]>(`/zones?name=${parts.slice(at).join(".")}`)) ?? [];
    if (zone) return zone.id;
  }
  return undefined;
}
