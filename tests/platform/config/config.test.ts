import { expect, test } from "vitest";
import { readConfig, readWebhookConfig } from "#app/platform/config/config.ts";

const secret = "a secret that is certainly long enough for this";
const live = {
  APP_URL: "https://llave.example",
  AUTH_SECRET: secret,
  MAIL: "cloudflare",
  MAIL_FROM: "Llave <no-reply@llave.example>",
  CONTACT_EMAIL: "hello@llave.example",
  PAYMENTS: "stripe",
  STRIPE_SECRET_KEY: "sk_live_abc123",
  STRIPE_WEBHOOK_SECRET: "whsec_0123456789",
  STRIPE_PRICE_MEDIUM: "price_new, price_old",
  STRIPE_PRICE_PREMIUM: "price_d",
  AI: "workers-ai",
  AI_CHAT_MODELS: "@cf/one/chat, @cf/two/chat",
  AI_TRANSLATION_MODELS: "@cf/one/words",
};
const local = {
  APP_URL: "http://localhost:8787",
  AUTH_SECRET: secret,
  MAIL: "demo",
  PAYMENTS: "demo",
  AI: "demo",
};
const problems = (vars: Record<string, string | undefined>) => {
  const read = readConfig(vars);
  return read.ok ? [] : read.problems;
};

test("Takes answers by mail at a domain, and at nothing else", () => {
  expect(problems({ ...live, REPLY_DOMAIN: "reply.llave.example" })).toEqual([]);
  expect(problems({ ...live, REPLY_DOMAIN: "reply@llave" })).toEqual([
    "REPLY_DOMAIN is not a domain, such as reply.llave.example",
  ]);
});

test("Reads lists from replicas where that is switched on, and from nowhere else", () => {
  const isOn = (READ_REPLICAS?: string) => readConfig({ ...live, READ_REPLICAS });
  expect(isOn("on")).toMatchObject({ config: { readReplicas: true } });
  expect(isOn("")).toMatchObject({ config: { readReplicas: false } });
  expect(problems({ ...live, READ_REPLICAS: "yes" })).toEqual([
    "READ_REPLICAS is neither on nor empty",
  ]);
});

test("Reads a complete configuration", () => {
  const read = readConfig(live);
  expect(read).toMatchObject({
    ok: true,
    config: { appUrl: "https://llave.example", payments: "stripe" },
  });
  expect(read.ok && read.config.stripe).toEqual({
    secretKey: "sk_live_abc123",
    webhookSecret: "whsec_0123456789",
    connectSecret: "",
    prices: { medium: ["price_new", "price_old"], premium: ["price_d"] },
  });
});

test("Reads no Stripe settings in the demo, which works locally only", () => {
  const ours = { STRIPE_PRICE_MEDIUM: "price_1AAA", STRIPE_SECRET_KEY: "sk_live_abc123" };
  const read = readConfig({ ...local, ...ours });
  expect(read.ok && read.config.stripe).toEqual({
    secretKey: "sk_test_demo",
    webhookSecret: "whsec_llave_demo_only",
    connectSecret: "whsec_llave_demo_connect",
    prices: { medium: ["price_demo_medium"], premium: ["price_demo_premium"] },
  });
  expect(problems({ ...live, PAYMENTS: "demo" })).toEqual([
    "PAYMENTS=demo is for this machine only",
  ]);
});

test.each([
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "STRIPE_PRICE_MEDIUM",
  "STRIPE_PRICE_PREMIUM",
])("Does not start without %s", (name) => {
  expect(problems({ ...live, [name]: undefined })).toEqual([`${name} is missing`]);
  expect(problems({ ...live, [name]: " " })).toEqual([`${name} is missing`]);
  expect(problems({ ...live, [name]: "nonsense" })).toEqual([`${name} does not look like one`]);
});

test("Refuses the demo's public keys for the real Stripe", () => {
  expect(problems({ ...live, STRIPE_WEBHOOK_SECRET: "whsec_llave_demo_only" })).toEqual([
    "STRIPE_WEBHOOK_SECRET is the demo's",
  ]);
  expect(problems({ ...live, STRIPE_SECRET_KEY: "sk_test_demo" })).toEqual([
    "STRIPE_SECRET_KEY is the demo's",
  ]);
});

test("Uses the public web unless the demo's is named, which works locally only", () => {
  for (const WEB of [undefined, "public"])
    expect(readConfig({ ...live, WEB })).toMatchObject({ ok: true, config: { web: "public" } });
  expect(readConfig({ ...local, WEB: "demo" })).toMatchObject({
    ok: true,
    config: { web: "demo" },
  });
  expect(problems({ ...live, WEB: "demo" })).toEqual(["WEB=demo is for this machine only"]);
  expect(problems({ ...live, WEB: "else" })).toEqual(["WEB is neither public nor demo"]);
});

test("Asks NHTSA about VINs unless the demo is named, which works locally only", () => {
  for (const VIN of [undefined, "", "nhtsa"])
    expect(readConfig({ ...live, VIN })).toMatchObject({ ok: true, config: { vin: "nhtsa" } });
  expect(readConfig({ ...local, VIN: "demo" })).toMatchObject({
    ok: true,
    config: { vin: "demo" },
  });
  expect(problems({ ...live, VIN: "demo" })).toEqual(["VIN=demo is for this machine only"]);
  expect(problems({ ...live, VIN: "else" })).toEqual(["VIN is neither nhtsa nor demo"]);
});

test("Requires a second factor of administrators unless in the demo, which works locally only", () => {
  for (const ADMIN_TWO_FACTOR of [undefined, "", "required"]) {
    expect(readConfig({ ...live, ADMIN_TWO_FACTOR })).toMatchObject({
      ok: true,
      config: { adminTwoFactor: "required" },
    });
  }
  expect(readConfig({ ...local, ADMIN_TWO_FACTOR: "demo" })).toMatchObject({
    ok: true,
    config: { adminTwoFactor: "demo" },
  });
  expect(problems({ ...live, ADMIN_TWO_FACTOR: "demo" })).toEqual([
    "ADMIN_TWO_FACTOR=demo is for this machine only",
  ]);
  expect(problems({ ...live, ADMIN_TWO_FACTOR: "off" })).toEqual([
    "ADMIN_TWO_FACTOR is neither required nor demo",
  ]);
});

test("Requires a payment provider, and one plan per price", () => {
  for (const PAYMENTS of [undefined, "", "Stripe", "none"]) {
    expect(problems({ ...local, PAYMENTS })).toEqual(["PAYMENTS is neither stripe nor demo"]);
  }
  expect(problems({ ...live, STRIPE_PRICE_PREMIUM: "price_old" })).toEqual([
    "one price sells both plans",
  ]);
});

test("Reads first and second choice of models; those for pictures and speech are optional", () => {
  const read = readConfig(live);
  expect(read.ok && read.config.models).toEqual({
    chat: ["@cf/one/chat", "@cf/two/chat"],
    vision: [],
    translation: ["@cf/one/words"],
    speech: [],
  });
  expect(problems({ ...live, AI_CHAT_MODELS: " , " })).toEqual(["AI_CHAT_MODELS is missing"]);
  expect(problems({ ...live, AI_VISION_MODELS: "gpt" })).toEqual([
    "AI_VISION_MODELS does not name models",
  ]);
  const ears = readConfig({ ...live, AI_SPEECH_MODELS: "@cf/one/ear, @cf/two/ear" });
  expect(ears.ok && ears.config.models.speech).toEqual(["@cf/one/ear", "@cf/two/ear"]);
  for (const AI of [undefined, "", "Workers-AI"])
    expect(problems({ ...local, AI })).toEqual(["AI is none of workers-ai, demo and off"]);
  expect(problems({ ...live, AI: "demo" })).toEqual(["AI=demo is for this machine only"]);
});

test("Starts without any model when AI is off, wherever it runs", () => {
  const off = { AI: "off", AI_CHAT_MODELS: "", AI_TRANSLATION_MODELS: undefined };
  for (const vars of [live, local])
    expect(readConfig({ ...vars, ...off })).toMatchObject({
      ok: true,
      config: { ai: "off", models: { chat: [], vision: [], translation: [] } },
    });
  expect(readConfig({ ...live, AI: "off" })).toMatchObject({
    config: { models: { chat: [], vision: [], translation: [] } },
  });
});

test("Parses the sender into address and name, and refuses an invalid one", () => {
  const read = readConfig(live);
  expect(read.ok && read.config.mailFrom).toEqual({
    email: "no-reply@llave.example",
    name: "Llave",
  });
  expect(problems({ ...live, MAIL_FROM: "" })).toEqual(["MAIL_FROM is missing"]);
  for (const MAIL_FROM of ["Llave", "Llave <no-reply>", "a@b.example, c@d.example"])
    expect(problems({ ...live, MAIL_FROM })).toEqual([
      "MAIL_FROM is not a sender, such as Llave <no-reply@llave.example>",
    ]);
});

test("Reports problems by name, never with the value", () => {
  const bad = {
    ...live,
    STRIPE_SECRET_KEY: "pk_live_oops",
    AUTH_SECRET: "short-secret",
    MAIL: "x",
  };
  expect(problems(bad)).toHaveLength(3);
  expect(problems(bad).join()).not.toMatch(/oops|short-secret/);
});

test("Needs only payments and the site's address in the webhook worker", () => {
  const { AUTH_SECRET: _, MAIL: __, MAIL_FROM: ___, CONTACT_EMAIL: ____, ...own } = live;
  expect(readWebhookConfig(own).ok).toBe(true);
  expect(readWebhookConfig({ ...own, APP_URL: "" })).toEqual({
    ok: false,
    problems: ["APP_URL is missing"],
  });
  expect(readWebhookConfig({ ...own, PAYMENTS: "demo" })).toEqual({
    ok: false,
    problems: ["PAYMENTS=demo is for this machine only"],
  });
  expect(readWebhookConfig({ APP_URL: "http://localhost", PAYMENTS: "demo" }).ok).toBe(true);
});

test("Detects test mode: a Stripe test key at a public address, never locally", () => {
  const testMode = (vars: Record<string, string>) => {
    const [app, webhook] = [readConfig(vars), readWebhookConfig(vars)];
    return [app.ok && app.config.testMode, webhook.ok && webhook.config.testMode];
  };
  for (const key of ["sk_test_abc", "rk_test_abc"])
    expect(testMode({ ...live, STRIPE_SECRET_KEY: key })).toEqual([true, true]);
  for (const key of ["sk_live_abc", "rk_live_abc"])
    expect(testMode({ ...live, STRIPE_SECRET_KEY: key })).toEqual([false, false]);
  expect(
    testMode({ ...live, APP_URL: "http://localhost:8787", STRIPE_SECRET_KEY: "sk_test_abc" }),
  ).toEqual([false, false]);
  expect(testMode(local)).toEqual([false, false]);
});

test("Reads the model that reads translations beside their originals, which may be absent", () => {
  const judge = (name?: string) => readConfig({ ...live, AI_JUDGE_MODEL: name });
  expect(judge("@cf/cloudflare/clef-flash")).toMatchObject({
    ok: true,
    config: { judge: "@cf/cloudflare/clef-flash" },
  });
  expect(judge()).toMatchObject({
    ok: true,
    config: expect.not.objectContaining({ judge: expect.anything() }),
  });
  expect(problems({ ...live, AI_JUDGE_MODEL: "clef" })).toEqual([
    "AI_JUDGE_MODEL does not name one model",
  ]);
  expect(problems({ ...live, AI_JUDGE_MODEL: "@cf/a/b, @cf/c/d" })).toEqual([
    "AI_JUDGE_MODEL does not name one model",
  ]);
});
