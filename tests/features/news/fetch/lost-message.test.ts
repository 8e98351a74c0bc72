import { drizzle } from "drizzle-orm/d1";
import { expect, test } from "vitest";
import { newsStatus } from "#app/features/news/sources/status.server.ts";
import { newsSources } from "#app/features/news/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { consume } from "../../../../workers/queues.ts";
import { openD1 } from "../../../support/d1.ts";
import { makeSource } from "../../../support/make.ts";

/** A batch of the runtime; `seen` lists whether each message was acknowledged or retried. */
function batchOf(queue: string, bodies: unknown[]) {
  const seen: string[] = [];
  const messages = bodies.map((body, at) => ({
    body,
    attempts: 1,
    id: `${at}`,
    ack: () => seen.push("done"),
    retry: () => seen.push("again"),
  }));
  return { seen, batch: { queue, messages } as unknown as MessageBatch };
}

test("a lost message is recorded, counts as a failure and is acknowledged, as are invalid ones", async () => {
  const { d1, close } = await openD1();
  const db = drizzle(d1) as unknown as Db;
  const source = await makeSource(db);
  const { seen, batch } = batchOf("llave-news-lost", [
    { work: "news", id: source.id },
    { work: "news-pictures", id: source.id },
    { work: "news", id: "gone" },
    "rubbish",
    null,
  ]);
  await consume(batch, { db, now: () => 1_000 } as Platform);
  expect(seen).toEqual(Array(5).fill("done"));
  expect(await db.select().from(newsSources).get()).toMatchObject({
    failures: 1,
    problem: "broke",
    claimedUntil: null,
  });
  expect(
    (await newsStatus(db)).lost
      .map(({ work, sourceId }) => `${work} ${sourceId === source.id}`)
      .sort(),
  ).toEqual(["news false", "news true", "news-pictures true"]);
  await close();
});
