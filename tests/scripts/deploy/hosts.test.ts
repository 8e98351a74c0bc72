import { expect, test } from "vitest";
import { addressLines, type HostFacts, hostProblems } from "../../../scripts/deploy/hosts.ts";
import { environment, workers } from "../../support/machine/deployment.ts";

const production = workers();
const free: HostFacts = {
  host: "llave.example",
  zone: "llave.example",
  zoneFound: true,
  domains: [],
  routes: [],
  records: [],
};
const ours: HostFacts = {
  ...free,
  domains: [{ hostname: "llave.example", service: "llave" }],
  routes: [
    { pattern: "llave.example/webhooks/*", script: "llave-stripe" },
    { pattern: "llave.example/*", script: "llave-front" },
  ],
  // Cloudflare writes this record for a custom domain.
  records: [{ type: "AAAA", content: "100::" }],
};

test("A host that is free, or this product's already, may be deployed to", () => {
  expect(hostProblems(free, production)).toEqual([]);
  expect(hostProblems(ours, production)).toEqual([]);
});

test.each<[string, Partial<HostFacts>, string]>([
  [
    "is elsewhere",
    { zoneFound: false },
    "the domain llave.example is not on this Cloudflare account",
  ],
  [
    "serves a company's site",
    { records: [{ type: "A", content: "203.0.113.7" }] },
    "llave.example is in use: it has the DNS record A 203.0.113.7, which the deployment would replace",
  ],
  [
    "is another worker's",
    { domains: [{ hostname: "llave.example", service: "old-site" }] },
    "llave.example belongs to the worker old-site",
  ],
  [
    "has a path of another worker",
    { routes: [{ pattern: "llave.example/blog/*", script: "blog" }] },
    "the route llave.example/blog/* leads to the worker blog",
  ],
  [
    "has a path that leads nowhere",
    { routes: [{ pattern: "llave.example/*", script: null }] },
    "the route llave.example/* leads to no worker",
  ],
])("A host that %s stops the deployment", (_, facts, problem) => {
  expect(hostProblems({ ...free, ...facts }, production)).toEqual([
    expect.stringContaining(problem),
  ]);
});

test("Staging may not take production's host, nor the other way round", () => {
  const staging = workers(environment({}, "staging"));
  expect(hostProblems(ours, staging)).toHaveLength(3);
});

test("Routes and domains of other hosts are nobody's business here", () => {
  const elsewhere: HostFacts = {
    ...free,
    domains: [{ hostname: "shop.llave.example", service: "shop" }],
    routes: [{ pattern: "*.llave.example/*", script: "shop" }],
  };
  expect(hostProblems(elsewhere, production)).toEqual([]);
});

test("Addresses are added, kept or removed", () => {
  expect(addressLines("app", free, production)).toEqual(["llave.example (added)"]);
  expect(addressLines("front", ours, production)).toEqual(["llave.example/* (as before)"]);
  const moved = { ...ours, domains: [{ hostname: "old.llave.example", service: "llave" }] };
  expect(addressLines("app", moved, production)).toEqual([
    "llave.example (added)",
    "old.llave.example (removed)",
  ]);
});
