import { href } from "react-router";
import { roleNames } from "#app/features/account/role.ts";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Section } from "#app/ui/page/section.tsx";
import { useTimeZone } from "#app/ui/text/when.tsx";
import { useWords } from "#app/ui/words.ts";
import { formatDay } from "#app/values/calendar.ts";
import type { OpenInvitation } from "./find-invitation.server.ts";

/** The invitations that no one has accepted yet, each to send again or to revoke. */
export function OpenInvitations({ invitations }: { invitations: OpenInvitation[] }) {
  const { t, language } = useWords();
  const zone = useTimeZone();
  return (
    <Section title={t("team:invitations.title")}>
      {invitations.length === 0 && (
        <div className="px-5 py-4">
          <p className="text-lg">{t("team:invitations.none")}</p>
          <p className="text-ink-soft">{t("team:invitations.noneHint")}</p>
        </div>
      )}
      {invitations.map(({ id, email, role, expiresAt, isSent }) => (
        <div
          key={id}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4"
        >
          <div className="min-w-0 flex-1 basis-56">
            <p className="text-lg wrap-anywhere">
              {email} {!isSent && <Badge tone="bad">{t("team:invitations.unsent")}</Badge>}
            </p>
            <p className="text-sm text-ink-soft" suppressHydrationWarning>
              {t(roleNames[role])} ·{" "}
              {t("team:invitations.until", { date: formatDay(expiresAt, language, zone) })}
            </p>
          </div>
          <div className="flex flex-wrap gap-3">
            <LinkButton
              to={href("/repair-cms/team/invitations/:invitationId/resend", { invitationId: id })}
              preventScrollReset
              aria-label={t("team:invitations.resendTo", { email })}
            >
              {t("team:invitations.resend")}
            </LinkButton>
            <LinkButton
              kind="danger"
              to={href("/repair-cms/team/invitations/:invitationId/revoke", { invitationId: id })}
              preventScrollReset
              aria-label={t("team:invitations.revokeFor", { email })}
            >
              {t("team:invitations.revoke")}
            </LinkButton>
          </div>
        </div>
      ))}
    </Section>
  );
}
