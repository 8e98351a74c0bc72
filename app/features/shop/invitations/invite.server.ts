import { Buffer } from "node:buffer";
import { and, eq, isNull, lt, type SQL, sql } from "drizzle-orm";
import { href } from "react-router";
import { v7 as newId } from "uuid";
import { countUse } from "#app/features/account/budget/uses.server.ts";
import type { Role } from "#app/features/account/role.ts";
import { hashed } from "#app/features/account/session/tokens.server.ts";
import { profiles, users } from "#app/features/account/tables.server.ts";
import type { Viewer } from "#app/features/account/viewer.ts";
import { shopInvitations, shopSettings } from "#app/features/shop/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { insertSelect } from "#app/platform/db/insert-select.server.ts";
import { log } from "#app/platform/log/log.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { day } from "#app/values/calendar.ts";
import type { Language } from "#app/values/language.ts";
import { endOfDay } from "#app/values/wall-time.ts";
import { isOpen } from "./find-invitation.server.ts";
import { invitationLife, lettersPerDay } from "./invitation.ts";
import { invitationLetter } from "./letter.ts";

type Services = Pick<Platform, "db" | "mail" | "config" | "defer" | "now">;
type Inviter = Pick<Viewer, "id" | "name" | "email">;

/** "unsent": the invitation is stored and its letter failed; it can be sent again. */
type SendResult = "sent" | "unsent";

/** Hexadecimal, because the log recognizes and covers one long run (`coveredText`). */
const newInvitationToken = () =>
  Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString("hex");

const isEmailOfMember = (shopId: string, email: string): SQL<number> =>
  sql<number>`EXISTS (SELECT 1 FROM shop_members m JOIN users u ON u.id = m.user_id WHERE m.shop_id = ${shopId} AND u.email = ${email})`;

const isEmailInvited = (shopId: string, email: string, now: number): SQL<number> =>
  sql<number>`EXISTS (SELECT 1 FROM ${shopInvitations} WHERE ${and(eq(shopInvitations.shopId, shopId), eq(shopInvitations.email, email), isOpen(now))})`;

/** Invites someone to the shop by letter. */
export async function invite(
  services: Services,
  { shopId, inviter }: { shopId: string; inviter: Inviter },
  { email, role, language }: { email: string; role: Role; language: Language },
): Promise<SendResult | "isMember" | "isInvited" | "tooMany"> {
  const { db } = services;
  const now = services.now();
  const is = await db.get<{ member: number; invited: number; zone: string | null }>(
    sql`SELECT ${isEmailOfMember(shopId, email)} AS member, ${isEmailInvited(shopId, email, now)} AS invited,
      (SELECT time_zone FROM shop_settings WHERE shop_id = ${shopId}) AS zone`,
  );
  const zone = is.zone ?? "UTC";
  if (is.member) return "isMember";
  if (is.invited) return "isInvited";
  const token = newInvitationToken();
  const id = newId();
  const letter = countUse(db, letterOf(shopId), now);
  const storing = insertSelect(
    db,
    shopInvitations,
    {
      shopId,
      id,
      email,
      role,
      language,
      tokenHash: await hashed(token),
      invitedBy: inviter.id,
      createdAt: new Date(now),
      expiresAt: new Date(endOfDay(now + invitationLife, zone)),
      sentAt: null,
      usedAt: null,
      usedBy: null,
      revokedAt: null,
      version: 1,
    },
    // Accepts only one of two concurrent forms.
    sql`WHERE ${letter.isLeft} AND NOT ${isEmailInvited(shopId, email, now)}`,
  ).returning({ id: shopInvitations.id });
  const [stored, counted, shop, account] = await db.batch([
    storing,
    letter.count,
    ...addresseeQueries(db, shopId, sql`${email}`),
  ]);
  if (counted.meta.changes === 0) return "tooMany";
  if (stored.length === 0) return "isInvited";
  const said = saidOf(shop, account);
  return send(services, { shopId, id, email, role, language, token, inviter, ...said });
}

/** Sends an invitation again: with a new link, valid for seven days from now. */
export async function resendInvitation(
  services: Services,
  { shopId, inviter }: { shopId: string; inviter: Inviter },
  id: string,
): Promise<SendResult | "gone" | "tooMany"> {
  const { db } = services;
  const now = services.now();
  const token = newInvitationToken();
  const letter = countUse(db, letterOf(shopId), now);
  const renewing = db
    .update(shopInvitations)
    .set({
      tokenHash: await hashed(token),
      invitedBy: inviter.id,
      expiresAt: new Date(endOfDay(now + invitationLife, await zoneOf(db, shopId))),
      sentAt: null,
      version: sql`${shopInvitations.version} + 1`,
    })
    .where(
      and(
        letter.isLeft,
        eq(shopInvitations.shopId, shopId),
        eq(shopInvitations.id, id),
        isOpen(now),
      ),
    )
    .returning();
  const invited = sql`(SELECT email FROM shop_invitations WHERE shop_id = ${shopId} AND id = ${id})`;
  const [[renewed], counted, shop, account] = await db.batch([
    renewing,
    letter.count,
    ...addresseeQueries(db, shopId, invited),
  ]);
  if (counted.meta.changes === 0) return "tooMany";
  if (!renewed) return "gone";
  const { email, role, language } = renewed;
  const said = saidOf(shop, account);
  return send(services, { shopId, id, email, role, language, token, inviter, ...said });
}

/** Ends an invitation that no one has accepted; false without one. */
export async function revokeInvitation(
  { db, now }: Pick<Services, "db" | "now">,
  shopId: string,
  id: string,
): Promise<boolean> {
  const revoked = await db
    .update(shopInvitations)
    .set({ revokedAt: new Date(now()), version: sql`${shopInvitations.version} + 1` })
    .where(
      and(
        eq(shopInvitations.shopId, shopId),
        eq(shopInvitations.id, id),
        isNull(shopInvitations.usedAt),
        isNull(shopInvitations.revokedAt),
      ),
    )
    .returning({ id: shopInvitations.id });
  return revoked.length > 0;
}

async function zoneOf(db: Db, shopId: string): Promise<string> {
  const shop = await db
    .select({ zone: shopSettings.timeZone })
    .from(shopSettings)
    .where(eq(shopSettings.shopId, shopId))
    .get();
  return shop?.zone ?? "UTC";
}

const letterOf = (shopId: string) =>
  ({ who: shopId, what: "shop.invitations", most: lettersPerDay }) as const;

/** The statements that read a letter's data: of the shop, and of the account with its address. */
const addresseeQueries = (db: Db, shopId: string, email: SQL) =>
  [
    db
      .select({ name: shopSettings.shopName })
      .from(shopSettings)
      .where(eq(shopSettings.shopId, shopId)),
    db
      .select({ language: profiles.language })
      .from(users)
      .innerJoin(profiles, eq(profiles.id, users.id))
      .where(sql`${users.email} = ${email}`),
  ] as const;

type Addressee = { shopName: string | null; hasLanguage: boolean };

const saidOf = (
  [shop]: { name: string }[],
  [account]: { language: Language | null }[],
): Addressee => ({ shopName: shop?.name ?? null, hasLanguage: Boolean(account?.language) });

type Sending = Addressee & {
  shopId: string;
  id: string;
  email: string;
  role: Role;
  language: Language;
  token: string;
  inviter: Inviter;
};

/**
 * Awaited, unlike other letters: the token is stored nowhere, so no later run could send it. That
 * it went is noted after the answer; should that fail, it is shown as unsent and can be sent again.
 */
async function send(
  { db, mail, config, defer, now }: Services,
  { shopId, id, email, role, language, token, inviter, shopName, hasLanguage }: Sending,
): Promise<SendResult> {
  const page = config.appUrl + href("/invitations/:token", { token });
  // An account with a chosen language keeps it.
  const link = hasLanguage ? page : `${page}?lng=${language}`;
  const facts = { inviter: inviter.name || inviter.email, shop: shopName, role, link };
  try {
    await mail.send({ to: email, ...invitationLetter(language, facts) });
  } catch (error) {
    log.error("a letter could not be sent", error, { kind: "invitation" });
    return "unsent";
  }
  const thisLetter = and(
    eq(shopInvitations.shopId, shopId),
    eq(shopInvitations.id, id),
    eq(shopInvitations.tokenHash, await hashed(token)),
  );
  const noted = db
    .update(shopInvitations)
    .set({ sentAt: new Date(now()) })
    .where(thisLetter);
  defer(noted.execute());
  return "sent";
}

/** How long an expired invitation is stored, in milliseconds. */
const stored = 30 * day;

/** The nightly sweep: deletes addresses of invited people once they are no longer needed. */
export const sweepInvitations = async (
  { db }: Pick<Platform, "db">,
  now: number,
): Promise<void> => {
  await db.delete(shopInvitations).where(lt(shopInvitations.expiresAt, new Date(now - stored)));
};
