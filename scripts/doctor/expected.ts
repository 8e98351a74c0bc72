import type { Unstable_Config } from "wrangler";
import { readAi } from "#app/platform/ai/config.ts";
import type { Role } from "../environment/environment.ts";
import type { Expected } from "./target.ts";

/** Derives the expected resources of an environment from its workers' configurations. */
export function expectedFrom(workers: Record<Role, Unstable_Config>): Expected {
  const {
    vars,
    d1_databases: databases,
    r2_buckets: buckets,
    queues,
    triggers,
    placement,
  } = workers.app;
  const texts = Object.fromEntries(
    Object.entries(vars).map(([name, value]) => [name, String(value)]),
  );
  const { models } = readAi(texts, false).config;
  const [producer] = queues.producers ?? [];
  const consumer = queues.consumers?.find((one) => one.queue === producer?.queue);
  return {
    workers: { app: workers.app.name!, stripe: workers.stripe.name!, front: workers.front.name! },
    databaseName: databases[0]?.database_name ?? "",
    databaseId: databases[0]?.database_id ?? "",
    bucket: buckets[0]?.bucket_name ?? "",
    queue: producer?.queue ?? "",
    lost: consumer?.dead_letter_queue ?? "",
    crons: triggers.crons ?? [],
    placement: placement && "region" in placement ? placement.region : undefined,
    owner: texts.CONTACT_EMAIL ?? "",
    models,
  };
}
