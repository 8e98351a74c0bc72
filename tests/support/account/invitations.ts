import { v7 as newId } from "uuid";
import type { Role } from "#app/features/account/role.ts";
import { hashed } from "#app/features/account/session/tokens.server.ts";
import { shopInvitations } from "#app/features/shop/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { day } from "#app/values/calendar.ts";
import type { App } from "../app.ts";
import { letterTo } from "../letters.ts";
import type { Person } from "../people.ts";

type Traits = Partial<typeof shopInvitations.$inferInsert> & { by: Person; email: string };

let made = 0;

/** An invitation to the shop of `by`, as a technician; the answer is the path of its link. */
export async function makeInvitation(db: Db, { by, ...traits }: Traits) {
  const token = `${"0123456789abcdef".repeat(4).slice(0, 58)}${String(++made).padStart(6, "0")}`;
  const now = Date.now();
  const id = newId();
  await db.insert(shopInvitations).values({
    id,
    shopId: by.shopId,
    tokenHash: await hashed(token),
    role: "technician" satisfies Role,
    language: "es",
    invitedBy: by.id,
    createdAt: new Date(now),
    expiresAt: new Date(now + 7 * day),
    sentAt: new Date(now),
    ...traits,
  });
  return { id, token, path: `/invitations/${token}` };
}

/** The path of the link in the newest invitation to this address. */
export async function linkTo(app: App, email: string): Promise<string> {
  const letter = (await letterTo(app, email)) ?? "no letter";
  return /\/invitations\/[0-9a-f]+/.exec(letter)?.[0] ?? letter;
}
