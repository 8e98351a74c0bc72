import { and, eq, gt, isNull, sql } from "drizzle-orm";
import pLimit from "p-limit";
import { href } from "react-router";
import { sessionEnd } from "#app/features/account/session/session-life.ts";
import { shopMembers } from "#app/features/account/shops.tables.server.ts";
import { profiles, sessions } from "#app/features/account/tables.server.ts";
import { workId } from "#app/features/repair/job.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { log } from "#app/platform/log/log.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { Language } from "#app/values/language.ts";
import { mayKnow } from "./kinds.ts";
import type { PushEvent } from "./push-event.ts";
import { pushDevices } from "./tables.server.ts";
import { pushTexts } from "./texts.ts";

type Services = Pick<Platform, "config" | "db" | "web" | "now">;

/** The timeout of a request to a push service, and the number of concurrent ones. */
const timeoutMs = 5_000;
const atOnce = 6;

/** Notifies the members of the shop after the response; a failure does not affect the event. */
export const announce = (services: Services & Pick<Platform, "defer">, event: PushEvent): void => {
  if (services.config.pushKey) services.defer(notify(services, event));
};

/**
 * Notifies the members of the shop who have the permission and chose this kind, on their devices.
 */
export async function notify(services: Services, event: PushEvent): Promise<void> {
  if (!services.config.pushKey) return;
  const by = event.kind === "assigned" ? event.by : undefined;
  const devices = (await listDevices(services.db, event, services.now())).filter(
    ({ role, userId, technicianId }) =>
      userId !== by && mayKnow(event.kind, { role, isTechnician: userId === technicianId }),
  );
  const next = pLimit(atOnce);
  const outcomes = await Promise.all(
    devices.map((device) => next(() => send(services, device, event))),
  );
  const failed = outcomes.filter((outcome) => outcome !== "sent");
  if (failed.length > 0)
    log.warn("notifications were not taken", undefined, {
      kind: event.kind,
      failed: String(failed),
    });
}

type Device = Awaited<ReturnType<typeof listDevices>>[number];

const listDevices = (db: Db, { kind, shopId, jobId }: PushEvent, now: number) =>
  db
    .select({
      sessionId: pushDevices.sessionId,
      userId: pushDevices.userId,
      endpoint: pushDevices.endpoint,
      p256dh: pushDevices.p256dh,
      auth: pushDevices.auth,
      language: sql<Language>`coalesce(profiles.language, push_devices.language)`.as(
        "reader_language",
      ),
      role: shopMembers.role,
      number: repairJobs.number,
      technicianId: repairJobs.technicianId,
    })
    .from(shopMembers)
    .innerJoin(pushDevices, eq(pushDevices.userId, shopMembers.userId))
    .innerJoin(sessions, eq(sessions.id, pushDevices.sessionId))
    .innerJoin(profiles, eq(profiles.id, pushDevices.userId))
    .leftJoin(repairJobs, and(eq(repairJobs.shopId, shopId), eq(repairJobs.id, jobId ?? "")))
    .where(
      and(
        eq(shopMembers.shopId, shopId),
        gt(sessions.expiresAt, new Date(now)),
        gt(sessions.createdAt, new Date(now - sessionEnd)),
        // A device held by a customer receives nothing.
        isNull(sessions.heldFor),
        isNull(profiles.suspendedAt),
        sql`EXISTS (SELECT 1 FROM json_each(push_devices.kinds) k WHERE k.value = ${kind})`,
      ),
    );

async function send(
  { config, db, web }: Services,
  { sessionId, endpoint, p256dh, auth, language, number }: Device,
  event: PushEvent,
): Promise<"sent" | "gone" | number | string> {
  const of = event.kind === "message" ? event.conversationId : event.jobId;
  const data = {
    title: pushTexts[language][event.kind](number === null ? "" : workId(number)),
    // The newest of several notifications about one job replaces the others.
    tag: `${event.kind} ${of}`,
    url: pageOf(event),
  };
  try {
    const { buildPushPayload } = await import("@block65/webcrypto-web-push");
    const { headers, body } = await buildPushPayload(
      { data, options: { ttl: 24 * 60 * 60, urgency: "high" } },
      { endpoint, expirationTime: null, keys: { p256dh, auth } },
      { ...config.pushKey!, subject: `mailto:${config.contactEmail}` },
    );
    const answer = await web.post(endpoint, { headers, body, timeoutMs });
    if ("problem" in answer) return answer.problem;
    if (answer.status !== 404 && answer.status !== 410)
      return answer.status < 300 ? "sent" : answer.status;
    const gone = and(eq(pushDevices.sessionId, sessionId), eq(pushDevices.endpoint, endpoint));
    await db.delete(pushDevices).where(gone);
    return "gone";
  } catch (error) {
    log.warn("a notification could not be sent", error);
    return "failed";
  }
}

function pageOf(event: PushEvent): string {
  if (event.kind === "message")
    return href("/repair-cms/messages/:conversationId", { conversationId: event.conversationId });
  const { jobId } = event;
  return event.kind === "asked"
    ? href("/repair-cms/:jobId/questions", { jobId })
    : href("/repair-cms/:jobId", { jobId });
}
