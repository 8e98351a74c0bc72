import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Hono } from "hono";
import { Account } from "./account.ts";
import { refused, result } from "./answer.ts";
import { addBuckets, addDatabases, addQueues } from "./storage.ts";
import { addWorkers } from "./workers.ts";
import { addZones } from "./zones.ts";

/** Cloudflare's API for one account, on this machine. */
export type CloudflareStandIn = {
  account: Account;
  /** For `CLOUDFLARE_API_BASE_URL`. */
  origin: string;
  /** Every request, as `PUT /accounts/…/workers/scripts/llave`. */
  requests: string[];
  close: () => void;
};

/** Token that only this stand-in accepts. */
export const standInToken = "a-token-of-the-stand-in";

/** Opens the stand-in on a port of loopback; 0 for any that is free. */
export async function openCloudflare(port = 0): Promise<CloudflareStandIn> {
  const account = new Account();
  const requests: string[] = [];
  let origin = "";
  const api = apiOf(account, requests, () => origin);
  const server = createServer(async (request, response) => {
    const body: Buffer[] = [];
    for await (const chunk of request) body.push(chunk);
    const answer = await api.fetch(
      new Request(`http://127.0.0.1${request.url}`, {
        method: request.method!,
        headers: request.headers as Record<string, string>,
        ...(body.length > 0 && { body: Buffer.concat(body) }),
      }),
    );
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  server.listen(port, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { account, origin, requests, close };
}

function apiOf(account: Account, requests: string[], origin: () => string): Hono {
  const api = new Hono();
  api.use(async (c, next) => {
    const request = `${c.req.method} ${c.req.path.replace(account.id, "…")}`;
    requests.push(request);
    const status = account.failing.get(request);
    if (status) return refused(c, status as 500, 10001, "An internal error occurred.");
    const open = /^\/(upload|-)\//.test(c.req.path) || c.req.path.endsWith("/assets/upload");
    if (!open && c.req.header("authorization") !== `Bearer ${standInToken}`)
      return refused(c, 401, 10000, "Authentication error");
    return next();
  });
  const who = { id: account.id, name: account.name };
  api.get("/user", (c) => result(c, { id: "u", email: "owner@llave.example" }));
  api.get("/user/tokens/verify", (c) => result(c, { id: "t", status: "active" }));
  api.get("/memberships", (c) => result(c, [{ id: "m", account: who }]));
  api.get("/accounts", (c) => result(c, [who]));
  addWorkers(api, account);
  addZones(api, account);
  addDatabases(api, account, origin);
  addQueues(api, account);
  addBuckets(api, account);
  // The registry's answer to npm audit: no advisory.
  api.post("/-/npm/v1/security/advisories/bulk", (c) => c.json({}));
  api.notFound((c) =>
    refused(c, 404, 7003, `The stand-in does not know ${c.req.method} ${c.req.path}`),
  );
  return api;
}
