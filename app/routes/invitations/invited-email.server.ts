import type { RouterContextProvider } from "react-router";
import { findInvitedEmail } from "#app/features/shop/invitations/find-invitation.server.ts";
import { tokenIn } from "#app/features/shop/invitations/invitation.ts";
import { platformContext } from "#app/platform/context.ts";

/** The address to fill in where an invitation is the page to return to; otherwise no query. */
export async function invitedEmail(
  context: Readonly<RouterContextProvider>,
  to: string | undefined,
): Promise<string | undefined> {
  const token = tokenIn(to);
  if (!token) return undefined;
  const { db, now } = context.get(platformContext);
  return findInvitedEmail(db, token, now());
}
