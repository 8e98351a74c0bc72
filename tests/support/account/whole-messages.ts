import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { sessions } from "#app/features/account/tables.server.ts";
import { noteConsent } from "#app/features/messages/consent/consents.server.ts";
import { receiveMessage } from "#app/features/messages/receive/receive-message.server.ts";
import {
  messageAccounts,
  messageSettings,
  messageTemplates,
} from "#app/features/messages/tables.server.ts";
import { jobNotes, noteMentions } from "#app/features/notes/tables.server.ts";
import { pushDevices } from "#app/features/push/tables.server.ts";
import { stateStays } from "#app/features/repair/states.tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { newDevice } from "../push/device.ts";
import { makeState } from "../states/make-states.ts";

type Facts = { shopId: string; jobId: string; by: string; tag: string };

/**
 * Writes a conversation with a customer and notes among members, with rows in every table of them.
 */
export async function makeWholeMessages(db: Db, { shopId, jobId, by, tag }: Facts) {
  const now = Date.now();
  const at = new Date(now);
  await receiveMessage(
    { db, now: () => now },
    { shopId, way: "sms", from: "+12125550199", text: `Hola ${tag}`, providerId: newId(), at: now },
  );
  await noteConsent(db, {
    shopId,
    id: newId(),
    address: "+12125550199",
    way: "sms",
    state: "given",
    words: `Acepta ${tag}`,
    language: "es",
    by,
    now,
  });
  const stateId = await makeState(db, { shopId }, { status: "pending", name: `State ${tag}` });
  const stay = { shopId, jobId, n: 1, stateId, since: at, until: at };
  await db.insert(stateStays).values(stay);
  const [session] = await db.select().from(sessions).where(eq(sessions.userId, by)).limit(1);
  const { form } = newDevice();
  const device = { ...form, kinds: ["asked" as const], language: "es" as const, createdAt: at };
  await db.insert(pushDevices).values({ ...device, sessionId: session!.id, userId: by });
  const noteId = newId();
  await db.batch([
    db.insert(jobNotes).values({ shopId, jobId, id: noteId, by, at, text: `Nota ${tag}` }),
    db.insert(noteMentions).values({ shopId, jobId, noteId, memberId: by }),
    db.insert(messageSettings).values({ shopId, techniciansWrite: true, updatedAt: at }),
    db.insert(messageTemplates).values({
      shopId,
      kind: "review",
      texts: { en: `Thanks ${tag}`, es: `Gracias ${tag}` },
      updatedAt: at,
    }),
    db.insert(messageAccounts).values({
      shopId,
      way: "sms",
      provider: "twilio",
      keys: "v1.sealed",
      number: "+12125550100",
      state: "ready",
      createdAt: at,
      updatedAt: at,
    }),
  ]);
}
