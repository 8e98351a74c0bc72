import { and, eq } from "drizzle-orm";
import { may } from "#app/features/account/role.ts";
import { shopMembers } from "#app/features/account/shops.tables.server.ts";
import { users } from "#app/features/account/tables.server.ts";
import type { Viewer, ViewerShop } from "#app/features/account/viewer.ts";
import { pinForm } from "#app/features/clock/forms.ts";
import { attempt, done, notFound, refuse } from "#app/http/answers.ts";
import { readForm } from "#app/http/form.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { setPin } from "./pin.server.ts";

type PinRequest = { viewer: Viewer; request: Request };

/**
 * The owner of the PIN that an address names: null for the viewer's own. Only the shop's owner sets
 * another member's.
 */
export async function pinOwner(db: Db, shop: ViewerShop, { viewer, request }: PinRequest) {
  const id = new URL(request.url).searchParams.get("member");
  if (!id || id === viewer.id) return null;
  if (!may(shop, "manageShop")) notFound();
  const [member] = await db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(shopMembers)
    .innerJoin(users, eq(users.id, shopMembers.userId))
    .where(and(eq(shopMembers.shopId, shop.id), eq(shopMembers.userId, id)));
  const found = member ?? notFound();
  return { id: found.id, name: found.name || found.email };
}

/** Sets a posted PIN for whomever the address is about. */
export async function savePin(
  { db, now }: Pick<Platform, "db" | "now">,
  shop: ViewerShop,
  { viewer, request }: PinRequest,
) {
  const form = await readForm(request, pinForm);
  if (!form.ok) return refuse(form);
  return attempt("clock:pin.notSaved", async () => {
    const member = await pinOwner(db, shop, { viewer, request });
    const ref = { shopId: shop.id, memberId: member?.id ?? viewer.id };
    const isSet = await setPin(db, ref, { pin: form.value.code, by: viewer.id, now: now() });
    return isSet ? done : notFound();
  });
}
