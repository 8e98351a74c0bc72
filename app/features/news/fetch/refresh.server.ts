import { and, eq } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { restsUntil } from "#app/features/news/sources/source.ts";
import { newsSources } from "#app/features/news/tables.server.ts";
import { readSettings } from "#app/platform/config/settings.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { claimSource, isSourceDue } from "./claim.server.ts";
import { fetchSource } from "./fetch-source.server.ts";
import type { Refreshed } from "./refreshed.ts";
import { storeArticles } from "./store-articles.server.ts";

type Services = Pick<Platform, "db" | "web" | "now" | "queue">;

/**
 * Fetches a due source and stores articles and fetch state. Safe to call concurrently: only one
 * call claims the source. `now`: fetch it even if inactive or not due; `along`: a statement in the
 * batch of the claim.
 */
export async function refreshSource(
  services: Services,
  id: string,
  asked: { now: boolean; alsoWrite?: BatchItem<"sqlite"> },
): Promise<Refreshed> {
  const { newsIntervalMinutes } = await readSettings(services.db);
  const interval = newsIntervalMinutes * 60_000;
  const source = await claimSource(services, {
    id,
    due: asked.now ? undefined : isSourceDue(services.now(), interval),
    alsoWrite: asked.alsoWrite,
  });
  if (!source) return { done: "nothing" };
  const visit = await fetchSource(services, source);
  const { db } = services;
  const mine = and(eq(newsSources.id, id), eq(newsSources.claimedUntil, source.claimedUntil!));
  if (!visit.ok && visit.problem === "busy") {
    await db.update(newsSources).set({ claimedUntil: null }).where(mine);
    return { done: "postponed" };
  }
  const now = services.now();
  if (!visit.ok) {
    const failures = source.failures + 1;
    const missed = {
      failures,
      problem: visit.problem,
      status: visit.status ?? null,
      restsUntil: new Date(restsUntil(now, failures, interval)),
    };
    await db
      .update(newsSources)
      .set({ ...missed, lastFetch: new Date(now), claimedUntil: null })
      .where(mine);
    return { done: "missed", problem: visit.problem, status: visit.status };
  }
  return storeArticles(services, { source, mine, visit, now });
}
