import { href } from "react-router";
import { roleNames } from "#app/features/account/role.ts";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Section } from "#app/ui/page/section.tsx";
import { useTimeZone } from "#app/ui/text/when.tsx";
import { useWords } from "#app/ui/words.ts";
import { formatDay } from "#app/values/calendar.ts";
import type { ShopMember } from "./members.server.ts";

/** The members of a shop, each with the role and since when. */
export function MemberList({ members, viewerId }: { members: ShopMember[]; viewerId: string }) {
  const { t, language } = useWords();
  const zone = useTimeZone();
  return (
    <Section title={t("team:members.title")}>
      {members.map(({ id, name, email, role, since, lastSeen }) => (
        <div
          key={id}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-4"
        >
          <div className="min-w-0 flex-1 basis-56">
            <p className="text-lg wrap-anywhere">
              {name || email}{" "}
              {id === viewerId && <Badge tone="plain">{t("team:members.you")}</Badge>}
            </p>
            {name && <p className="text-ink-soft wrap-anywhere">{email}</p>}
            <p className="text-sm text-ink-soft" suppressHydrationWarning>
              {t("team:members.since", { date: formatDay(since, language, zone) })}
              {lastSeen !== null &&
                ` · ${t("team:members.lastSeen", { date: formatDay(lastSeen, language, zone) })}`}
            </p>
          </div>
          <p className="label text-lg">{t(roleNames[role])}</p>
          {role !== "owner" && (
            <div className="flex flex-wrap gap-3">
              <LinkButton to={href("/repair-cms/team/:memberId/role", { memberId: id })}>
                {t("team:members.changeRole")}
              </LinkButton>
              <LinkButton
                kind="danger"
                to={href("/repair-cms/team/:memberId/remove", { memberId: id })}
              >
                {t("team:members.remove")}
              </LinkButton>
            </div>
          )}
        </div>
      ))}
    </Section>
  );
}
