import { randomBytes } from "node:crypto";
import { v7 as newId } from "uuid";
import { invitationLife } from "#app/features/shop/invitations/invitation.ts";
import type { shopInvitations } from "#app/features/shop/tables.server.ts";
import { day } from "#app/values/calendar.ts";

/**
 * An open invitation of the demo shop, to someone without an account. Its link is known to no one;
 * sending it again puts one into the outbox.
 */
export const demoInvitation = (
  shopId: string,
  ownerId: string,
  now: number,
): typeof shopInvitations.$inferInsert => ({
  shopId,
  id: newId({ msecs: now - day }),
  tokenHash: randomBytes(32).toString("hex"),
  email: "chema.rios@demo.llave.test",
  role: "technician",
  language: "es",
  invitedBy: ownerId,
  createdAt: new Date(now - day),
  expiresAt: new Date(now - day + invitationLife),
  sentAt: new Date(now - day),
});
