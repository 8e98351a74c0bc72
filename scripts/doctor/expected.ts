import type { Unstable_Config } from "wrangler";
import { readAi } from "#app/platform/ai/config.ts";
import type { Expected } from "./target.ts";

/** What production should have, by a worker's configuration. */
export function expectedFrom(
  {
    vars,
    d1_databases: databases,
    r2_buckets: buckets,
    queues,
    triggers,
    placement,
  }: Unstable_Config,
  local = false,
): Expected {
  const texts = Object.fromEntries(
    Object.entries(vars).map(([name, value]) => [name, String(value)]),
  );
  const { models } = readAi(local ? { AI: "demo" } : texts, local).config;
  const [producer] = queues.producers ?? [];
  const consumer = queues.consumers?.find((one) => one.queue === producer?.queue);
  return {
    databaseId: databases[0]?.database_id ?? "",
    bucket: buckets[0]?.bucket_name ?? "",
    queue: producer?.queue ?? "",
    lost: consumer?.dead_letter_queue ?? "",
    crons: triggers.crons ?? [],
    placement: placement && "region" in placement ? placement.region : undefined,
    owner: texts.CONTACT_EMAIL || "owner@llave.test",
    models,
  };
}
