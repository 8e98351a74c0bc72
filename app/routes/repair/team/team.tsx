import { href, Outlet } from "react-router";
import { type InShop, read } from "#app/features/account/guard.server.ts";
import { listOpenInvitations } from "#app/features/shop/invitations/find-invitation.server.ts";
import { OpenInvitations } from "#app/features/shop/invitations/open-invitations.tsx";
import { MemberList } from "#app/features/shop/team/member-list.tsx";
import { listMembers } from "#app/features/shop/team/members.server.ts";
import { askedBehindDialog } from "#app/http/behind-dialog.ts";
import { currentSettings } from "#app/platform/config/settings.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/team";

export const loader = read(
  { area: "repair", needs: "manageShop" },
  async ({ platform, db, now, request, shop, viewer }: Route.LoaderArgs & InShop) => {
    const [members, invitations, { shopSeats }] = await Promise.all([
      listMembers(db, shop.id),
      listOpenInvitations(db, shop.id, now),
      currentSettings(platform),
    ]);
    const done = new URL(request.url).searchParams.get("done");
    return { members, invitations, seats: shopSeats, viewerId: viewer.id, done };
  },
);

const notices = {
  sent: ["done", "team:done.sent"],
  unsent: ["error", "team:done.unsent"],
  revoked: ["done", "team:done.revoked"],
} as const;
const isNotice = (done: string | null): done is keyof typeof notices =>
  done !== null && Object.hasOwn(notices, done);

export const shouldRevalidate = askedBehindDialog();

export default function Team({
  loaderData: { members, invitations, seats, viewerId, done },
}: Route.ComponentProps) {
  const { t } = useWords();
  const [kind, text] = isNotice(done) ? notices[done] : [];
  return (
    <>
      <Outlet /> {/* first, so that without JavaScript its dialog opens at the top of the page */}
      <PageHeader title={t("team:title")} lead={t("team:lead")}>
        <LinkButton kind="primary" to={href("/repair-cms/team/invite")} preventScrollReset>
          {t("team:invite.action")}
        </LinkButton>
      </PageHeader>
      <div className="grid gap-6">
        {kind && <Notice kind={kind}>{t(text)}</Notice>}
        <p className="text-ink-soft">{t("team:seats", { taken: members.length, seats })}</p>
        <MemberList members={members} viewerId={viewerId} />
        {members.length > 1 && (
          <LinkButton className="justify-self-start" to={href("/repair-cms/team/hand-over")}>
            {t("team:members.handOver")}
          </LinkButton>
        )}
        <OpenInvitations invitations={invitations} />
      </div>
    </>
  );
}
