import { expect, test } from "vitest";
import { roles } from "../../../scripts/environment/environment.ts";
import { configuredWorkers } from "../../../scripts/environment/read.ts";
import { environment, values, workers } from "../../support/machine/deployment.ts";

const staging = environment(
  {
    APP_URL: "https://staging.llave.example",
    DATABASE_ID: "5a5a5a5a-0000-4000-8000-000000000002",
    RATE_LIMITS_FROM: "2001",
  },
  "staging",
);

test("Production has the names of the configuration files and the values of its own", () => {
  const { app, stripe, front } = workers();
  expect([app.name, stripe.name, front.name]).toEqual(["llave", "llave-stripe", "llave-front"]);
  expect(app.vars).toMatchObject({ APP_URL: values.APP_URL, MAIL: "cloudflare" });
  for (const { d1_databases } of [app, stripe])
    expect(d1_databases).toEqual([
      { binding: "DB", database_name: "llave", database_id: values.DATABASE_ID },
    ]);
  expect([app, stripe, front].map(({ routes }) => routes)).toEqual([
    [{ pattern: "llave.example", custom_domain: true }],
    [{ pattern: "llave.example/webhooks/*", zone_name: "llave.example" }],
    [{ pattern: "llave.example/*", zone_name: "llave.example" }],
  ]);
});

test("Staging shares nothing with production: no name, no host, no number", () => {
  const [here, there] = [workers(), workers(staging)];
  expect(there.app).toMatchObject({
    name: "llave-staging",
    d1_databases: [{ database_name: "llave-staging" }],
    r2_buckets: [{ bucket_name: "llave-files-staging" }],
    queues: {
      producers: [{ queue: "llave-news-staging" }],
      consumers: [
        { queue: "llave-news-staging", dead_letter_queue: "llave-news-lost-staging" },
        { queue: "llave-news-lost-staging" },
      ],
    },
    ratelimits: [{ namespace_id: "2001" }, { namespace_id: "2002" }],
    routes: [{ pattern: "staging.llave.example", custom_domain: true }],
  });
  expect(there.front.services).toEqual([{ binding: "APP", service: "llave-staging" }]);
  const namesIn = (of: object) =>
    [
      ...JSON.stringify(of).matchAll(
        /"(?:name|database_id|database_name|bucket_name|queue|dead_letter_queue|service|pattern)":"([^"]+)"/g,
      ),
    ].map(([, name]) => name!);
  const bindings = new Set(["LIMITER", "WRITES", "EMAIL"]);
  const mine = new Set(namesIn(here));
  expect(namesIn(there).filter((name) => mine.has(name) && !bindings.has(name))).toEqual([]);
});

test("A variable of the configuration files may have another value in an environment", () => {
  expect(workers(environment({ AI: "off" })).app.vars).toMatchObject({ AI: "off" });
});

test("A restored database takes the place of the first by its id and name", () => {
  const { app } = workers(environment({ DATABASE_ID: "other", DATABASE_NAME: "llave-2" }));
  expect(app.d1_databases).toEqual([
    { binding: "DB", database_name: "llave-2", database_id: "other" },
  ]);
});

test("The configuration files hold nothing of an environment", () => {
  const files = configuredWorkers();
  for (const role of roles) {
    expect(files[role].routes).toBeUndefined();
    for (const name of Object.keys(values).filter((one) => one in files[role].vars))
      expect([role, name, files[role].vars[name]]).toEqual([role, name, ""]);
    for (const { database_id } of files[role].d1_databases)
      expect(database_id).toBe("00000000-0000-0000-0000-000000000000");
  }
});
