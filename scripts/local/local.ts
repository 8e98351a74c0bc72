import type { Unstable_Config } from "wrangler";

// Local runs have their own names, ids and variables. `wrangler.toml` and the builds made from it
// are read for the product's structure (bindings, limits, crons), never for production's values
// (docs/decisions/0170-local-runs-have-their-own-configuration.md).

/**
 * The local database and where Miniflare stores it, a name that it makes from the id. Local data
 * everywhere lie there, so neither ever changes.
 */
export const localD1 = {
  id: "00000000-0000-0000-0000-000000000000",
  file: "d1/miniflare-D1DatabaseObject/9ba2b04bf514d9facfd57ed57d849e77241a7adc99d1c1545d06688b43d84248.sqlite",
};
export const localBucket = "llave-files";

/** The workers by their local names, with the folders of their builds. */
export const localWorkers = {
  llave: "build/server",
  "llave-stripe": "build/stripe",
  "llave-front": "build/front",
  "llave-demo": "build/demo",
} as const;
export type LocalWorker = keyof typeof localWorkers;

/**
 * All variables of a local worker: stand-ins replace every external service, and whatever is not
 * named is unset.
 */
export const localVars = (appUrl: string, authSecret: string) =>
  ({
    APP_URL: appUrl,
    AUTH_SECRET: authSecret,
    MAIL: "demo",
    REPLY_DOMAIN: "reply.llave.test",
    PAYMENTS: "demo",
    TEXTING: "demo",
    AI: "demo",
    WEB: "demo",
    VIN: "demo",
    ADMIN_TWO_FACTOR: "demo",
  }) as const;
export type LocalVars = ReturnType<typeof localVars> & {
  LOG?: string;
  READ_REPLICAS?: "on";
  PUSH_KEY?: string;
};

/** The queue of background work, and the one for what failed too often (workers/queues.ts knows it by its name). */
const queue = "llave-news";
const lostQueue = "llave-news-lost";

type Deployed = Pick<
  Unstable_Config,
  | "name"
  | "route"
  | "routes"
  | "placement"
  | "vars"
  | "d1_databases"
  | "r2_buckets"
  | "services"
  | "queues"
>;

/** A worker's configuration with local values in place of all that a deployment has. */
export function localConfig<Config extends Deployed>(config: Config, name: LocalWorker): Config {
  const deadLetters = config.queues.consumers?.map((one) => one.dead_letter_queue);
  const local = (deployed?: string) => (deadLetters?.includes(deployed) ? lostQueue : queue);
  return {
    ...config,
    name,
    route: undefined,
    routes: undefined,
    placement: undefined,
    vars: {},
    d1_databases: config.d1_databases.map(({ binding }) => ({
      binding,
      database_name: "llave",
      database_id: localD1.id,
    })),
    r2_buckets: config.r2_buckets.map(({ binding }) => ({ binding, bucket_name: localBucket })),
    services: config.services?.map((one) => ({
      ...one,
      service: one.binding === "APP" ? "llave" : one.service,
    })),
    queues: {
      producers: config.queues.producers?.map((one) => ({ ...one, queue: local(one.queue) })),
      consumers: config.queues.consumers?.map((one) => ({
        ...one,
        queue: local(one.queue),
        dead_letter_queue: one.dead_letter_queue && lostQueue,
      })),
    },
  };
}
