import { and, eq } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import {
  lease,
  restsUntil,
  type SourceKind,
  type SourceProblem,
} from "#app/features/news/sources/source.ts";
import { newsSources } from "#app/features/news/tables.server.ts";
import { readSettings } from "#app/platform/config/settings.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { claimSource, isDue } from "./claim.server.ts";
import { fetchSource } from "./fetch-source.server.ts";
import { storeArticles } from "./store-articles.server.ts";

export type Services = Pick<Platform, "db" | "web" | "now" | "queue">;

export type Refreshed =
  /**
   * Articles found, and how many of them were new; `unchanged`: the site says that nothing happened
   * since.
   */
  | { done: "read"; kind: SourceKind; found: number; added: number }
  | { done: "unchanged"; found: number }
  | { done: "missed"; problem: SourceProblem; status?: number | undefined }
  /** Its host is to be left alone for a moment; nothing was written down. */
  | { done: "postponed" }
  /** It is not there, not due, or is being visited at this moment. */
  | { done: "nothing" };

/**
 * Visits a source that is due and writes down what it brought and how it went. Safe to call twice
 * at once: one call takes the source, the other finds nothing to do. `now`: whether due or not, and
 * active or not (Fetch now); `along` is written with the claiming.
 */
export async function refreshSource(
  services: Services,
  id: string,
  asked: { now: boolean; along?: BatchItem<"sqlite"> },
): Promise<Refreshed> {
  const { newsIntervalMinutes } = await readSettings(services.db);
  const interval = newsIntervalMinutes * 60_000;
  const claim = new Date(services.now() + lease);
  const source = await claimSource(services, {
    id,
    claim,
    due: asked.now ? undefined : isDue(services.now(), interval),
    along: asked.along,
  });
  if (!source) return { done: "nothing" };
  const visit = await fetchSource(services, source);
  const { db } = services;
  const mine = and(eq(newsSources.id, id), eq(newsSources.claimedUntil, claim));
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
