import { href, Outlet } from "react-router";
import { mayEnter } from "#app/features/account/access.ts";
import { AccountPage } from "#app/features/account/account-page.tsx";
import { read, type SignedIn } from "#app/features/account/guard.server.ts";
import { shopOfOwner } from "#app/features/account/role.ts";
import { listDevices } from "#app/features/account/session/sessions.server.ts";
import { TwoFactorSection } from "#app/features/account/two-factor/account-section.tsx";
import type { AccountOfPage } from "#app/features/account/use-account.ts";
import { hasBilling, shownEnd } from "#app/features/billing/plan/current-plan.ts";
import { PortalForm } from "#app/features/billing/plan/send-form.tsx";
import { OfflineSection } from "#app/features/offline/offline-section.tsx";
import { findPush } from "#app/features/push/devices.server.ts";
import { PushSection } from "#app/features/push/push-section.tsx";
import { hasJobs } from "#app/features/repair/list/jobs.server.ts";
import { useShell } from "#app/features/site/shell/use-shell.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/account";

export const loader = read(
  "member",
  async ({ platform, db, now, request, viewer }: Route.LoaderArgs & SignedIn) => {
    const { name, email, membership, paid } = viewer;
    const [devices, push, keepsJobs] = await Promise.all([
      listDevices(db, viewer, now),
      findPush(platform, viewer),
      viewer.shop !== null && !mayEnter("repair", viewer) && hasJobs(db, viewer.shop.id),
    ]);
    return {
      name,
      email,
      membership: { ...membership, endsAt: shownEnd(membership, paid) },
      pays: hasBilling(paid),
      devices,
      isTold: push && push.chosen.length > 0,
      keepsJobs,
      hasShop: shopOfOwner(viewer) !== null,
      letters:
        viewer.replyLetters !== null || mayEnter("forum", viewer)
          ? viewer.replyLetters !== null
          : null,
      twoFactorSince: viewer.twoFactorSince,
      mayLeave: viewer.shop !== null && viewer.shop.role !== "owner",
      done: new URL(request.url).searchParams.get("done"),
    };
  },
);

export default function Account({
  loaderData: { pays, twoFactorSince, mayLeave, isTold, ...page },
}: Route.ComponentProps) {
  const { t } = useWords();
  const { facts, viewer } = useShell();
  const contactEmail = facts?.contactEmail ?? "";
  return (
    <>
      {/* First, so that without JavaScript its dialog opens at the top of the page. */}
      <Outlet context={page satisfies AccountOfPage} />
      <AccountPage
        {...page}
        contactEmail={contactEmail}
        offline={viewer?.may.repair && <OfflineSection />}
        twoFactor={<TwoFactorSection since={twoFactorSince} />}
        push={isTold !== null && <PushSection isOn={isTold} />}
        billing={pays && <PortalForm label={t("billing:plan.billing")} />}
      />
      {mayLeave && (
        <LinkButton className="mt-6" to={href("/repair-cms/team/leave")}>
          {t("account:role.leave")}
        </LinkButton>
      )}
    </>
  );
}
