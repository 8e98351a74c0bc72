import { and, asc, eq, ne, or, sql } from "drizzle-orm";
import type { Viewer } from "#app/features/account/viewer.ts";
import { listFile } from "#app/platform/archive/records.server.ts";
import type { ArchiveFile } from "#app/platform/archive/zip.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { Language } from "#app/values/language.ts";
import { offeredKinds, type PushKind } from "./kinds.ts";
import { pushDevices } from "./tables.server.ts";

/** The most devices of one member; a further one takes the place of the oldest. */
const mostDevices = 10;

type Session = Pick<Viewer, "id" | "sessionId">;
type Device = {
  endpoint: string;
  p256dh: string;
  auth: string;
  kinds: readonly PushKind[];
  language: Language;
  now: number;
};

/** The notifications that this device offers and has chosen; null where push is unavailable. */
export async function findPush(
  { config: { pushKey }, db }: Pick<Platform, "config" | "db">,
  { shop, sessionId }: Pick<Viewer, "shop" | "sessionId">,
): Promise<{ publicKey: string; offered: PushKind[]; chosen: PushKind[] } | null> {
  if (!pushKey || !shop) return null;
  const device = await db
    .select({ kinds: pushDevices.kinds })
    .from(pushDevices)
    .where(eq(pushDevices.sessionId, sessionId))
    .get();
  const { publicKey } = pushKey;
  return { publicKey, offered: offeredKinds(shop.role), chosen: device?.kinds ?? [] };
}

/** Whether a key is a point on the curve, as required to encrypt messages for it. */
export async function isPoint(p256dh: string): Promise<boolean> {
  const bytes = Uint8Array.from(
    atob(`${p256dh.replaceAll("-", "+").replaceAll("_", "/")}=`),
    (one) => one.charCodeAt(0),
  );
  const curve = { name: "ECDH", namedCurve: "P-256" };
  return crypto.subtle.importKey("raw", bytes, curve, false, []).then(
    () => true,
    () => false,
  );
}

/**
 * Stores the push subscription of this session; its former member gets no more notifications there.
 */
export async function savePushDevice(
  db: Db,
  { id: userId, sessionId }: Session,
  { now, endpoint, kinds, ...rest }: Device,
): Promise<void> {
  const mine = eq(pushDevices.userId, userId);
  await db.batch([
    db
      .delete(pushDevices)
      .where(or(eq(pushDevices.endpoint, endpoint), eq(pushDevices.sessionId, sessionId))),
    db.insert(pushDevices).values({
      ...rest,
      sessionId,
      userId,
      endpoint,
      kinds: [...kinds],
      createdAt: new Date(now),
    }),
    db.delete(pushDevices).where(
      and(
        mine,
        ne(pushDevices.sessionId, sessionId),
        sql`session_id NOT IN (SELECT d.session_id FROM push_devices d WHERE d.user_id = ${userId}
          ORDER BY d.created_at DESC LIMIT ${mostDevices})`,
      ),
    ),
  ]);
}

/** Ends notifications on the device of this session. */
export const removePushDevice = (db: Db, { id, sessionId }: Session) =>
  db
    .delete(pushDevices)
    .where(and(eq(pushDevices.sessionId, sessionId), eq(pushDevices.userId, id)));

/** The devices of a member for the archive, without what one needs to send to them. */
export const ownPush = (db: Db, userId: string): ArchiveFile =>
  listFile("account/notifications.json", archived(db, userId));

async function* archived(db: Db, userId: string): AsyncGenerator<object> {
  const { sessionId, kinds, language, createdAt } = pushDevices;
  yield* await db
    .select({ sessionId, kinds, language, createdAt })
    .from(pushDevices)
    .where(eq(pushDevices.userId, userId))
    .orderBy(asc(createdAt));
}
