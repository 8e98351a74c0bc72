import { type Environment, hostOf, type Role } from "./environment.ts";
import type { Route, WorkerConfig } from "./worker-config.ts";

/**
 * A worker's configuration in an environment: production's names are those of the configuration
 * files, any other environment's end in `-` and its name. The files themselves know no host, no
 * database and no price.
 */
export function inEnvironment<Config extends WorkerConfig>(
  config: Config,
  role: Role,
  environment: Environment,
): Config {
  const { name, values } = environment;
  const named = <Name extends string | undefined>(base: Name) =>
    (base && name !== "production" ? `${base}-${name}` : base) as Name;
  const { vars = {}, d1_databases, r2_buckets, queues, services, ratelimits } = config;
  const first = Number(values.RATE_LIMITS_FROM);
  const changed: WorkerConfig = {
    name: named(config.name),
    routes: routesOf(role, hostOf(environment), values.ZONE_NAME ?? ""),
    vars: Object.fromEntries(Object.entries(vars).map(([key, was]) => [key, values[key] || was])),
    d1_databases: d1_databases?.map((one) => ({
      ...one,
      database_id: values.DATABASE_ID ?? "",
      database_name: values.DATABASE_NAME || named("llave"),
    })),
    r2_buckets: r2_buckets?.map((one) => ({ ...one, bucket_name: named(one.bucket_name) })),
    queues: queues && {
      producers: queues.producers?.map((one) => ({ ...one, queue: named(one.queue) })),
      consumers: queues.consumers?.map((one) => ({
        ...one,
        queue: named(one.queue),
        ...(one.dead_letter_queue && { dead_letter_queue: named(one.dead_letter_queue) }),
      })),
    },
    services: services?.map((one) => ({ ...one, service: named(one.service) })),
    ratelimits: ratelimits?.map((one, at) => ({ ...one, namespace_id: String(first + at) })),
  };
  return { ...config, ...changed };
}

/**
 * The site's host belongs to the app; patterns in its zone lead webhooks and everything else to
 * their workers first.
 */
function routesOf(role: Role, host: string, zone_name: string): Route[] {
  if (role === "app") return [{ pattern: host, custom_domain: true }];
  return [{ pattern: role === "stripe" ? `${host}/webhooks/*` : `${host}/*`, zone_name }];
}
