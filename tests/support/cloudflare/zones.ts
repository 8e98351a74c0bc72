import { randomUUID } from "node:crypto";
import type { Hono } from "hono";
import type { Account } from "./account.ts";
import { refused, result } from "./answer.ts";

type Route = { pattern: string; zone_id?: string; zone_name?: string };
const worker = "/accounts/:account/workers/scripts/:name";

/** Zones, what their names lead to, and who answers there. */
export function addZones(api: Hono, account: Account): void {
  api.get("/zones", (c) => {
    const name = c.req.query("name");
    return result(c, account.zones.filter((zone) => !name || zone.name === name).map(shown));
  });
  const zoneWith = (id: string) => account.zones.find((zone) => zone.id === id);
  api.get("/zones/:zone/dns_records", (c) => {
    const name = c.req.query("name") ?? c.req.query("name.exact");
    const records = zoneWith(c.req.param("zone")!)?.records ?? [];
    return result(
      c,
      records.filter((one) => !name || one.name === name),
    );
  });
  api.get("/zones/:zone/workers/routes", (c) =>
    result(c, zoneWith(c.req.param("zone")!)?.routes ?? []),
  );
  api.get("/accounts/:account/workers/domains", (c) => {
    const [host, service] = [c.req.query("hostname"), c.req.query("service")];
    return result(
      c,
      account.domains.filter(
        (one) => (!host || one.hostname === host) && (!service || one.service === service),
      ),
    );
  });
  api.put(`${worker}/routes`, async (c) => {
    const asked = await c.req.json<Route[]>();
    const script = c.req.param("name")!;
    for (const zone of account.zones)
      zone.routes = zone.routes.filter((one) => one.script !== script);
    for (const { pattern } of asked) {
      const zone = account.zoneOf(pattern.split("/")[0]!);
      if (!zone) return refused(c, 400, 10022, `no zone for ${pattern}`);
      zone.routes.push({ id: randomUUID(), pattern, script });
    }
    return result(
      c,
      asked.map(({ pattern }) => ({ pattern })),
    );
  });
  api.post(`${worker}/domains/changeset`, async (c) => {
    const asked = await c.req.json<{ hostname: string }[]>();
    const known = asked.flatMap(({ hostname }) =>
      account.domains.filter((d) => d.hostname === hostname),
    );
    const fresh = asked.filter(({ hostname }) => !known.some((d) => d.hostname === hostname));
    const conflicting = fresh.filter(({ hostname }) =>
      account.zoneOf(hostname)?.records.some(({ name }) => name === hostname),
    );
    const updated = known.map((d) => ({ ...d, modified: d.service !== c.req.param("name")! }));
    return result(c, { added: fresh, removed: [], updated, conflicting });
  });
  // As Cloudflare does when it is told to override: what was there is gone.
  api.put(`${worker}/domains/records`, async (c) => {
    const { origins } = await c.req.json<{ origins: { hostname: string }[] }>();
    for (const { hostname } of origins) {
      const zone = account.zoneOf(hostname);
      if (!zone) return refused(c, 400, 10022, `no zone for ${hostname}`);
      account.domains = account.domains.filter((one) => one.hostname !== hostname);
      const [id, service] = [randomUUID(), c.req.param("name")!];
      account.domains.push({ id, hostname, service, zone_id: zone.id, zone_name: zone.name });
      zone.records = zone.records.filter(({ name }) => name !== hostname);
      zone.records.push({ id: randomUUID(), type: "AAAA", name: hostname, content: "100::" });
    }
    return result(c, account.domains);
  });
}

const shown = ({ id, name }: { id: string; name: string }) => ({ id, name, status: "active" });
