import { redirect, redirectDocument } from "react-router";
import { logAccount } from "#app/features/account/auth-log.server.ts";
import { pageOf } from "#app/features/account/session/destination.ts";
import { viewerOf } from "#app/features/account/session/identity.server.ts";
import { clearedSession } from "#app/features/account/session/session-cookie.ts";
import { endSession } from "#app/features/account/session/sessions.server.ts";
import { readBody } from "#app/http/form-body.ts";
import { smallForm } from "#app/http/form-size.ts";
import { platformContext } from "#app/platform/context.ts";
import type { Route } from "./+types/sign-out";

/** Only a POST signs out, so that no link or image can. */
export const loader = () => redirect("/");

/** `to`: the page to come back to, to sign in with another account. */
export async function action({ request, context }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const viewer = viewerOf(context);
  if (viewer) {
    await endSession(platform.db, viewer.id, viewer.sessionId);
    await logAccount(platform, viewer.email, "signed out");
  }
  // Loaded whole: nothing of this person stays in the memory of the page, nor, where no script ran
  // to forget them, drafts on the device.
  const form = await readBody(request, smallForm);
  const to = form instanceof FormData ? pageOf(String(form.get("to") ?? "")) : undefined;
  return redirectDocument(to ?? "/", {
    headers: { "set-cookie": clearedSession, "clear-site-data": '"storage", "cache"' },
  });
}
