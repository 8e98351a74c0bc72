import { expect, test } from "vitest";
import { lacking, missingSecrets, standIns, type WorkerConfig } from "../../scripts/deployable.ts";

const database = [{ binding: "DB", database_id: "4f1d2c3b-0000-4000-8000-000000000001" }];
const vars = {
  APP_URL: "https://llave.example",
  MAIL: "cloudflare",
  MAIL_FROM: "hello@llave.example",
  CONTACT_EMAIL: "hello@llave.example",
};
const app: WorkerConfig = { name: "llave", main: "index.js", vars, d1_databases: database, send_email: [{ name: "EMAIL" }], services: [] };
const stripe: WorkerConfig = { name: "llave-stripe", main: "index.js", d1_databases: database };

test("a complete configuration may go out", () => {
  expect([...standIns(app), ...standIns(stripe), ...lacking(app, stripe)]).toEqual([]);
});

test.each<[string, WorkerConfig, string]>([
  ["mail into the outbox", { ...app, vars: { ...vars, MAIL: "demo" } }, "MAIL=demo is a stand-in"],
  ["a binding to the stand-ins", { ...app, services: [{ binding: "EMAIL", service: "llave-demo" }] }, "EMAIL is bound to the stand-ins"],
  ["no e-mail service", { ...app, send_email: [] }, "EMAIL is not bound to the e-mail service"],
  ["the worker of the stand-ins", { name: "llave-demo", main: "index.js" }, "llave-demo is the worker of the stand-ins"],
  ["the development entry", { ...app, main: "workers/dev.ts" }, "llave is built from workers/dev.ts, which is for development"],
])("%s is refused", (_, config, said) => {
  expect(standIns(config)).toEqual([said]);
});

test.each<[string, Partial<typeof vars>, string]>([
  ["no address", { APP_URL: "" }, "APP_URL is not an address"],
  ["an address without https", { APP_URL: "http://llave.example" }, "APP_URL is not https"],
  ["this machine's address", { APP_URL: "http://localhost:8787" }, "APP_URL is this machine's own address"],
  ["no sender", { MAIL_FROM: "" }, "MAIL_FROM is missing"],
  ["no contact", { CONTACT_EMAIL: "" }, "CONTACT_EMAIL is missing"],
])("%s is refused", (_, changed, said) => {
  expect(lacking({ ...app, vars: { ...vars, ...changed } }, stripe)).toContain(said);
});

test("the placeholder of the database is refused, and two databases", () => {
  const other = (id: string) => ({ d1_databases: [{ binding: "DB", database_id: id }] });
  const placeholder = other("00000000-0000-0000-0000-000000000000");
  expect(lacking({ ...app, ...placeholder }, { ...stripe, ...placeholder })).toEqual([
    "database_id in wrangler.toml is still the placeholder",
  ]);
  expect(lacking(app, { ...stripe, ...other("5a5a5a5a-0000-4000-8000-000000000002") })[0]).toContain("another database_id");
});

test("a secret that is not set is refused", () => {
  expect(missingSecrets('[{"name":"AUTH_SECRET","type":"secret_text"}]')).toEqual([]);
  expect(missingSecrets("some banner\n[]\n")).toEqual(["the secret AUTH_SECRET is not set"]);
});
