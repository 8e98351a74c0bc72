import { data, href, redirect } from "react-router";
import { type SignedIn, write } from "#app/features/account/guard.server.ts";
import { setName } from "#app/features/account/profiles.server.ts";
import { boardPage } from "#app/features/account/session/destination.ts";
import { viewerOf } from "#app/features/account/session/identity.server.ts";
import { setLanguage } from "#app/features/account/session/language.server.ts";
import { shopRecords } from "#app/features/account-deletion/shop-records.server.ts";
import { findInvitation } from "#app/features/shop/invitations/find-invitation.server.ts";
import { joinForm } from "#app/features/shop/invitations/forms.ts";
import { invitationState } from "#app/features/shop/invitations/invitation.ts";
import { InvitationPage } from "#app/features/shop/invitations/invitation-page.tsx";
import { joinShop } from "#app/features/shop/invitations/join-shop.server.ts";
import { shownInvitation, statusOf } from "#app/features/shop/invitations/shown-invitation.ts";
import { attempt, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { readForm } from "#app/http/form.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import { platformContext } from "#app/platform/context.ts";
import type { Route } from "./+types/invitation";

// The address is a secret: no other site gets it as a referrer, no search engine lists it.
export const headers = () => ({
  "referrer-policy": "no-referrer",
  "x-robots-tag": "noindex",
});

/** Tells what the invitation is, and accepts nothing. */
export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const { db, now } = context.get(platformContext);
  const viewer = viewerOf(context);
  const found = await findInvitation(db, token, { viewer, records: shopRecords });
  const state = invitationState(found, viewer, now());
  return data(
    {
      state,
      invitation: shownInvitation(found, state),
      own: viewer?.email ?? null,
      named: viewer !== undefined && viewer.name !== "",
      replacesShop: viewer?.shop?.role === "owner" && state === "open",
      page: href("/invitations/:token", { token }),
    },
    { status: statusOf[state] },
  );
}

export const action = write(
  "member",
  async ({ platform, db, now, request, params, context, viewer }: Route.ActionArgs & SignedIn) => {
    const { token } = params;
    const form = viewer.name ? undefined : await readForm(request, joinForm);
    return attempt("team:invitation.failed", async () => {
      const found = await findInvitation(db, token, { viewer, records: shopRecords });
      const state = invitationState(found, viewer, now);
      if (state === "member") return redirect(boardPage);
      if (state !== "open") return refuse("team:invitation.failed", statusOf[state]);
      if (form && !form.ok) return refuse(form);
      if (form && !(await setName(db, viewer.id, form.value.name, now)))
        return refuse({ error: { key: "team:invitation.failed" }, values: form.values }, 409);
      if (await joinShop(platform, viewer, { token, records: shopRecords })) {
        // The letter was in a language, and so was its link: that is an account's which has none.
        if (viewer.language === null)
          platform.defer(setLanguage(db, viewer.id, languageOf(context), now));
        return redirect(`${boardPage}&done=joined`);
      }
      // Something changed between the two: the page says what.
      return refuse("team:invitation.failed", 409);
    });
  },
);

export const clientAction = answering("team:invitation.failed");

export default function Invitation({ loaderData, actionData }: Route.ComponentProps) {
  return <InvitationPage {...loaderData} answer={actionData} />;
}
