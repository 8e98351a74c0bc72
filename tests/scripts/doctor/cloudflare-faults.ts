import { findAccount } from "../../../scripts/doctor/account.ts";
import { CheckError } from "../../../scripts/doctor/run-checks.ts";
import { acc, broken, type Fault, gone, host, refusal, set } from "./faults.ts";

export const cloudflareFaults: Fault[] = [
  [
    "account",
    "is unreachable",
    (d) => {
      d.target.signIn = () => findAccount("http://127.0.0.1:9", "t", undefined);
    },
    "Cloudflare's API cannot be reached: check the network of this machine.",
  ],
  [
    "account",
    "knows nobody",
    (d) => {
      d.target.signIn = () =>
        Promise.reject(
          new CheckError(
            "Nobody is signed in to Cloudflare on this machine: run npx wrangler login.",
          ),
        );
    },
    "run npx wrangler login",
  ],
  [
    "account",
    "refuses the token",
    broken("/accounts", { ...refusal, status: 401 }),
    "Cloudflare refuses this sign-in (Authentication error, code 10000): run npx wrangler login, or use an API token with the permissions of docs/deploy.md.",
  ],
  [
    "account",
    "has no more patience",
    broken("/accounts", { status: 429 }),
    "Cloudflare's API allows no more requests for now: try again in five minutes.",
  ],
  [
    "account",
    "is down",
    broken("/accounts", { status: 502 }),
    "Cloudflare's API failed (502): look at https://www.cloudflarestatus.com and try again.",
  ],
  [
    "account",
    "is a captive portal",
    broken("/accounts", { body: "<html>Sign in to the Wi-Fi</html>" }),
    "gave an answer that is not its own",
  ],
  [
    "account",
    "opens none",
    set("/accounts", []),
    "The sign-in has access to no account: give the API token the permission Account Settings, Read.",
  ],
  [
    "account",
    "opens several",
    set("/accounts", [
      { id: "a", name: "One" },
      { id: "b", name: "Two" },
    ]),
    "The sign-in has access to several accounts (One, Two): choose one with CLOUDFLARE_ACCOUNT_ID=….",
  ],
  [
    "worker llave",
    "is not there",
    gone(`${acc}/workers/scripts/llave/deployments`),
    "The worker llave is not deployed: run npm run deploy.",
  ],
  [
    "worker llave",
    "lacks a secret",
    set(`${acc}/workers/scripts/llave/secrets`, [{ name: "AUTH_SECRET" }]),
    "The secret STRIPE_SECRET_KEY of llave is not set: npx wrangler secret put STRIPE_SECRET_KEY --name llave.",
  ],
  [
    "worker llave",
    "answers at workers.dev",
    set(`${acc}/workers/scripts/llave/subdomain`, { enabled: true }),
    "llave also answers at workers.dev: keep workers_dev = false and preview_urls = false in wrangler.toml, and deploy.",
  ],
  [
    "worker llave",
    "shows previews",
    set(`${acc}/workers/scripts/llave/subdomain`, { enabled: false, previews_enabled: true }),
    "llave also answers at workers.dev",
  ],
  [
    "worker llave",
    "has no cron",
    set(`${acc}/workers/scripts/llave/schedules`, { schedules: [] }),
    "The cron 0 9 * * * is not scheduled: run npm run deploy, which takes it from wrangler.toml.",
  ],
  [
    "worker llave",
    "may not be looked at",
    broken(`${acc}/workers/scripts/llave/deployments`, refusal),
    "Cloudflare refuses this sign-in (Authentication error, code 10000)",
  ],
  [
    "worker llave",
    "traces addresses",
    set(`${acc}/workers/scripts/llave/script-settings`, {
      observability: { logs: { invocation_logs: false }, traces: { enabled: true } },
    }),
    "llave has its requests traced with their addresses: run npm run deploy, which switches traces off.",
  ],
  [
    "worker llave-front",
    "logs addresses",
    set(`${acc}/workers/scripts/llave-front/script-settings`, {
      observability: { enabled: true, logs: { enabled: true } },
    }),
    "llave-front has its requests logged with their addresses: run npm run deploy, which sets invocation_logs = false.",
  ],
  [
    "worker llave-stripe",
    "is not there",
    set(`${acc}/workers/scripts/llave-stripe/deployments`, { deployments: [] }),
    "The worker llave-stripe is not deployed: run npm run deploy.",
  ],
  [
    "worker llave-stripe",
    "lacks a secret",
    set(`${acc}/workers/scripts/llave-stripe/secrets`, []),
    "The secret STRIPE_SECRET_KEY of llave-stripe is not set: npx wrangler secret put STRIPE_SECRET_KEY --name llave-stripe.",
  ],
  [
    "worker llave-stripe",
    "answers at workers.dev",
    set(`${acc}/workers/scripts/llave-stripe/subdomain`, { enabled: true }),
    "llave-stripe also answers at workers.dev",
  ],
  [
    "routes",
    "know no such domain",
    (d) => {
      d.api[`${acc}/workers/domains`] = [];
    },
    "is not on this Cloudflare account: add it (dashboard, Domains), then deploy.",
  ],
  [
    "routes",
    "lead nowhere",
    (d) => {
      d.api[`${acc}/workers/domains`] = [];
      d.api["/zones"] = [{ id: "zone1", name: "x" }];
    },
    "leads to no worker: run npm run deploy.",
  ],
  [
    "routes",
    "lead to another worker",
    (d) => {
      d.api[`${acc}/workers/domains`] = [
        { hostname: host(d), service: "old-site", zone_id: "zone1" },
      ];
    },
    "leads to the worker old-site: remove it there (dashboard, Workers, old-site, Domains), then deploy.",
  ],
  [
    "routes",
    "lack the webhooks",
    set("/zones/zone1/workers/routes", []),
    "/webhooks/* is missing, so no payment arrives: run npm run deploy.",
  ],
  [
    "routes",
    "lack the front",
    (d) => {
      d.api["/zones/zone1/workers/routes"] = [
        { pattern: `${host(d)}/webhooks/*`, script: "llave-stripe" },
      ];
    },
    "does not lead to llave-front, so public pages are slow far from the database: run npm run deploy.",
  ],
  [
    "routes",
    "give the webhooks to another",
    (d) => {
      d.api["/zones/zone1/workers/routes"] = [
        { pattern: `${host(d)}/webhooks/*`, script: "llave" },
      ];
    },
    "/webhooks/* leads to llave: delete it in the dashboard and run npm run deploy.",
  ],
];
