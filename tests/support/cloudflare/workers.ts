import { randomUUID } from "node:crypto";
import type { Context, Hono } from "hono";
import type { Account, Version, Worker } from "./account.ts";
import { refused, result } from "./answer.ts";

const at = "/accounts/:account/workers";
const missing = (c: Context) =>
  refused(c, 404, 10007, "This Worker does not exist on your account.");

/** Workers: their versions, deployments, secrets, crons and files. */
export function addWorkers(api: Hono, account: Account): void {
  const found = (c: Context) => account.workers.get(c.req.param("name")!);
  const latest = ({ versions }: Worker) => versions.at(-1);

  api.get(`${at}/services/:name`, (c) => {
    const [name, worker] = [c.req.param("name")!, found(c)];
    if (!worker) return missing(c);
    const script = { id: name, tag: name, last_deployed_from: "wrangler" };
    return result(c, {
      id: name,
      default_environment: { environment: "production", script },
      environments: [{ environment: "production" }],
    });
  });
  api.get(`${at}/scripts/:name/settings`, (c) => {
    const worker = found(c);
    return worker ? result(c, { bindings: latest(worker)?.metadata.bindings ?? [] }) : missing(c);
  });
  api.get(`${at}/scripts`, (c) =>
    result(
      c,
      [...account.workers.keys()].map((id) => ({ id })),
    ),
  );
  api.get(`${at}/scripts/:name/secrets`, (c) => {
    const worker = found(c);
    if (!worker) return missing(c);
    return result(
      c,
      [...worker.secrets].map((name) => ({ name, type: "secret_text" })),
    );
  });
  api.put(`${at}/scripts/:name/secrets`, async (c) => {
    const { name } = await c.req.json<{ name: string }>();
    account.worker(c.req.param("name")!).secrets.add(name);
    return result(c, { name, type: "secret_text" });
  });
  api.put(`${at}/scripts/:name`, async (c) => {
    const worker = account.worker(c.req.param("name")!);
    const version = versionOf(worker, await c.req.parseBody());
    deploy(worker, version);
    return result(c, { id: c.req.param("name")!, deployment_id: version.id, startup_time_ms: 20 });
  });
  api.get(`${at}/scripts/:name/versions`, (c) => {
    const worker = found(c);
    return worker ? result(c, { items: worker.versions.toReversed().map(shown) }) : missing(c);
  });
  api.get(`${at}/scripts/:name/versions/:id`, (c) => {
    const version = found(c)?.versions.find(({ id }) => id === c.req.param("id")!);
    return version ? result(c, { ...shown(version), resources: { bindings: [] } }) : missing(c);
  });
  api.post(`${at}/scripts/:name/versions`, async (c) => {
    const version = versionOf(account.worker(c.req.param("name")!), await c.req.parseBody());
    const resources = { script: { etag: version.id }, bindings: [] };
    return result(c, { ...version, resources, startup_time_ms: 20 });
  });
  api.get(`${at}/scripts/:name/deployments`, (c) => {
    const worker = found(c);
    return worker ? result(c, { deployments: worker.deployments.toReversed() }) : missing(c);
  });
  api.post(`${at}/scripts/:name/deployments`, async (c) => {
    const worker = account.worker(c.req.param("name")!);
    const asked = await c.req.json<Worker["deployments"][number]>();
    const made = { ...asked, id: randomUUID(), created_on: new Date().toISOString() };
    worker.deployments.push(made);
    return result(c, made);
  });
  api.patch(`${at}/scripts/:name/script-settings`, (c) => result(c, {}));
  api.get(`${at}/scripts/:name/schedules`, (c) =>
    result(c, { schedules: account.worker(c.req.param("name")!).crons.map((cron) => ({ cron })) }),
  );
  api.put(`${at}/scripts/:name/schedules`, async (c) => {
    const asked = await c.req.json<{ cron: string }[]>();
    account.worker(c.req.param("name")!).crons = asked.map(({ cron }) => cron);
    return result(c, { schedules: asked });
  });
  api.on(["GET", "POST"], `${at}/scripts/:name/subdomain`, (c) =>
    result(c, { enabled: false, previews_enabled: false }),
  );
  api.on(["GET", "PATCH"], `${at}/workers/:name`, (c) => {
    const [name, worker] = [c.req.param("name")!, found(c)];
    const subdomain = { enabled: false, previews_enabled: false };
    return worker ? result(c, { id: name, name, subdomain }) : missing(c);
  });
  api.get(`${at}/subdomain`, (c) => result(c, { subdomain: "taller" }));
  addAssets(api, account);
}

/** Files go up once: a session names those that are new, by hash. */
function addAssets(api: Hono, account: Account): void {
  api.post(`${at}/scripts/:name/assets-upload-session`, async (c) => {
    const { assets } = account.worker(c.req.param("name")!);
    const { manifest } = await c.req.json<{ manifest: Record<string, { hash: string }> }>();
    const fresh = Object.values(manifest).flatMap(({ hash }) => (assets.has(hash) ? [] : hash));
    for (const hash of fresh) assets.add(hash);
    return result(c, { jwt: token(), buckets: fresh.length > 0 ? [[...new Set(fresh)]] : [] });
  });
  api.post(`${at}/assets/upload`, (c) => result(c, { jwt: token() }));
}

/** wrangler reads when a token of an upload ends. */
function token(): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  return `${part({ alg: "none" })}.${part({ exp: Math.floor(Date.now() / 1000) + 3600 })}.x`;
}

function versionOf(worker: Worker, body: Record<string, unknown>): Version {
  const metadata = JSON.parse(String(body.metadata)) as Version["metadata"];
  const version: Version = {
    id: randomUUID(),
    number: worker.versions.length + 1,
    created_on: new Date().toISOString(),
    annotations: {
      ...(metadata.annotations as Record<string, string>),
      "workers/triggered_by": "upload",
    },
    metadata,
  };
  worker.versions.push(version);
  return version;
}

/** A version as it is listed: who made it and when, without what was uploaded. */
const shown = (version: Version) => ({
  ...version,
  metadata: {
    created_on: version.created_on,
    author_email: "owner@llave.example",
    source: "wrangler",
  },
});

function deploy(worker: Worker, { id, annotations }: Version): void {
  worker.deployments.push({
    id: randomUUID(),
    created_on: new Date().toISOString(),
    annotations,
    versions: [{ version_id: id, percentage: 100 }],
  });
}
