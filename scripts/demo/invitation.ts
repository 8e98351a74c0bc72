import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { hashed } from "#app/features/account/session/tokens.server.ts";
import { shops } from "#app/features/account/shops.tables.server.ts";
import { users } from "#app/features/account/tables.server.ts";
import { invitationLife } from "#app/features/shop/invitations/invitation.ts";
import { invitationLetter } from "#app/features/shop/invitations/letter.ts";
import { shopInvitations, shopSettings } from "#app/features/shop/tables.server.ts";
import { day } from "#app/values/calendar.ts";
import { keepLetter } from "../../demo/outbox.ts";
import type { Stores } from "../local/stores.ts";
import { demoAccounts } from "../local/welcome.ts";

/**
 * An open invitation to the demo shop, to someone without an account, with its letter in the
 * outbox: the product stores no token, so no letter could be written later.
 */
export async function seedInvitation(
  { db, outbox }: Pick<Stores, "db" | "outbox">,
  { appUrl, now }: { appUrl: string; now: number },
): Promise<void> {
  const shop = await db
    .select({ id: shops.id, ownerId: users.id, owner: users.name, name: shopSettings.shopName })
    .from(shops)
    .innerJoin(users, eq(users.id, shops.ownerId))
    .innerJoin(shopSettings, eq(shopSettings.shopId, shops.id))
    .where(eq(users.email, demoAccounts[2]))
    .get();
  if (!shop) return;
  const token = randomBytes(32).toString("hex");
  const sentAt = now - day;
  const { email, role, language } = {
    email: "chema.rios@demo.llave.test",
    role: "technician",
    language: "es",
  } as const;
  await db.insert(shopInvitations).values({
    email,
    role,
    language,
    shopId: shop.id,
    id: newId({ msecs: sentAt }),
    tokenHash: await hashed(token),
    invitedBy: shop.ownerId,
    createdAt: new Date(sentAt),
    expiresAt: new Date(sentAt + invitationLife),
    sentAt: new Date(sentAt),
  });
  const letter = invitationLetter(language, {
    role,
    inviter: shop.owner,
    shop: shop.name,
    link: `${appUrl}/invitations/${token}?lng=${language}`,
  });
  await keepLetter(outbox, { from: "Llave <no-reply@llave.test>", to: email, ...letter }, sentAt);
}
