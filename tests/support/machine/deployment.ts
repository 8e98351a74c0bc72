import { configProblems } from "../../../scripts/deploy/problems.ts";
import type { Environment, Role } from "../../../scripts/environment/environment.ts";
import { inEnvironment } from "../../../scripts/environment/in-environment.ts";
import type { WorkerConfig } from "../../../scripts/environment/worker-config.ts";

/** Values of a filled environment file. */
export const values: Record<string, string> = {
  APP_URL: "https://llave.example",
  ZONE_NAME: "llave.example",
  DATABASE_ID: "4f1d2c3b-0000-4000-8000-000000000001",
  RATE_LIMITS_FROM: "1001",
  MAIL_FROM: "hello@llave.example",
  CONTACT_EMAIL: "hello@llave.example",
  STRIPE_PRICE_MEDIUM: "price_bronze",
  STRIPE_PRICE_PREMIUM: "price_diamond",
};
export const environment = (changed: Record<string, string> = {}, name = "production") =>
  ({ name, file: `environments/${name}.env`, values: { ...values, ...changed } }) as Environment;

const own = { APP_URL: "", STRIPE_PRICE_MEDIUM: "", STRIPE_PRICE_PREMIUM: "" };
const d1_databases = [{ binding: "DB", database_name: "local", database_id: "zeros" }];

/** Configuration files as small as can be deployed. */
export const files = {
  app: {
    name: "llave",
    main: "index.js",
    vars: {
      ...own,
      MAIL: "cloudflare",
      MAIL_FROM: "",
      CONTACT_EMAIL: "",
      PAYMENTS: "stripe",
      AI: "workers-ai",
      AI_CHAT_MODELS: "@cf/one/chat",
      AI_VISION_MODELS: "",
      AI_TRANSLATION_MODELS: "@cf/one/words",
      AI_JUDGE_MODEL: "@cf/one/judge",
      AI_SPEECH_MODELS: "@cf/one/ear",
    },
    d1_databases,
    r2_buckets: [{ binding: "FILES", bucket_name: "llave-files" }],
    queues: {
      producers: [{ binding: "NEWS_QUEUE", queue: "llave-news" }],
      consumers: [
        { queue: "llave-news", dead_letter_queue: "llave-news-lost" },
        { queue: "llave-news-lost" },
      ],
    },
    ratelimits: [
      { name: "LIMITER", namespace_id: "1" },
      { name: "WRITES", namespace_id: "2" },
    ],
    send_email: [{ name: "EMAIL" }],
    ai: { binding: "WORKERS_AI" },
    services: [],
    workers_dev: false,
  },
  stripe: {
    name: "llave-stripe",
    main: "index.js",
    vars: { ...own, PAYMENTS: "stripe" },
    d1_databases,
    workers_dev: false,
  },
  front: {
    name: "llave-front",
    main: "index.js",
    vars: { APP_URL: "" },
    services: [{ binding: "APP", service: "llave" }],
    workers_dev: false,
  },
} satisfies Record<Role, WorkerConfig>;

/** The workers of these files in an environment. */
export const workers = (
  where = environment(),
  changed: Partial<Record<Role, WorkerConfig>> = {},
): Record<Role, WorkerConfig> => {
  const all: Record<Role, WorkerConfig> = { ...files, ...changed };
  return {
    app: inEnvironment(all.app, "app", where),
    stripe: inEnvironment(all.stripe, "stripe", where),
    front: inEnvironment(all.front, "front", where),
  };
};

/** Lists the problems of an environment, or of configuration files, with these changes. */
export const problems = (
  said: Record<string, string> = {},
  changed: Partial<Record<Role, WorkerConfig>> = {},
) => configProblems(workers(environment(said), changed), environment(said));
