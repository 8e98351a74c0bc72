import { href, type RouterContextProvider, redirect } from "react-router";
import { confirmForm } from "#app/features/account/forms.ts";
import type { InShop } from "#app/features/account/guard.server.ts";
import { checkPassword } from "#app/features/account/password/check-password.server.ts";
import { holdSession } from "#app/features/account/session/hold.server.ts";
import { withClock } from "#app/features/clock/act.server.ts";
import {
  actOnTablet,
  findPinned,
  findTabletMember,
} from "#app/features/clock/tablet/tablet.server.ts";
import { maskedEmail } from "#app/features/shop/invitations/invitation.ts";
import { attempt, refuse } from "#app/http/answers.ts";
import { readForm } from "#app/http/form.ts";
import { setPageLanguage } from "#app/i18n/i18n.server.ts";
import { platformContext } from "#app/platform/context.ts";

type Args = InShop & { context: Readonly<RouterContextProvider>; request: Request };
type OfMember = Args & { params: { memberId: string } };

export async function showTablet({ context, request, shop, viewer }: Args) {
  const { db } = context.get(platformContext);
  const members = await findPinned(db, withClock(shop).id);
  const search = new URL(request.url).searchParams;
  const who = members.find(({ id }) => id === search.get("who"));
  const kind = search.get("done") === "stopped" ? ("stopped" as const) : ("started" as const);
  return {
    members: members.map(({ id, name }) => ({ id, name })),
    done: who && { kind, name: who.name },
    email: maskedEmail(viewer.email),
  };
}

/** Shows the jobs that a member can start, in that member's language. */
export async function showTabletMember({ context, params, shop }: OfMember) {
  const { db, now } = context.get(platformContext);
  const ref = { shopId: withClock(shop).id, memberId: params.memberId };
  const found = await findTabletMember(db, ref, now());
  if (found.member.language) setPageLanguage(context, found.member.language);
  return found;
}

/** Starts or stops the time of a member, by the PIN that was typed. */
export const actForMember = (
  { context, params, request, shop, viewer }: OfMember,
  does: "start" | "stop",
) =>
  actOnTablet(
    context.get(platformContext),
    { shopId: withClock(shop).id, memberId: params.memberId },
    request,
    { does, by: viewer.id },
  );

/** Gives the device back to the member who made it the clock, by the password. */
export async function unlockTablet({ context, request, viewer }: Args) {
  const platform = context.get(platformContext);
  const form = await readForm(request, confirmForm);
  if (!form.ok) return refuse(form);
  return attempt("clock:failed", async () => {
    const checked = await checkPassword(platform, viewer, form.value.password, "password");
    if (!checked.ok)
      return refuse({ error: checked.error, fields: checked.fields }, checked.status);
    await holdSession(platform.db, viewer, null);
    return redirect(href("/repair-cms/time"), 303);
  });
}
