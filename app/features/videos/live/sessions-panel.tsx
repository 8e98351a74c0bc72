import { href } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { useListAddress } from "#app/ui/page/list-address.ts";
import { ListNav } from "#app/ui/page/list-nav.tsx";
import { type Column, Table } from "#app/ui/table.tsx";
import { useWords } from "#app/ui/words.ts";
import { nextPage } from "#app/values/list-address.ts";
import type { LiveSession } from "./session.ts";
import { type SessionSearch, sessionsAddress } from "./session-search.ts";
import { SessionTime } from "./session-time.tsx";

/** The live sessions for administrators, latest first. */
export function SessionsPanel({
  search,
  sessions,
  more,
  now,
}: {
  search: SessionSearch;
  sessions: readonly LiveSession[];
  more: boolean;
  now: number;
}) {
  const { t } = useWords();
  const address = useListAddress(href("/admin/videos/live"));
  const last = sessions.at(-1);
  const next = nextPage(sessionsAddress, search, {
    before: last && { at: last.endsAt, id: last.id },
  });
  if (sessions.length === 0)
    return (
      <Empty title={t("videos:live.none")}>
        <LinkButton to={address(href("/admin/videos/live/new"))}>{t("videos:live.add")}</LinkButton>
      </Empty>
    );
  const columns: Column<LiveSession>[] = [
    {
      label: t("videos:admin.title"),
      cell: ({ title, language }) => (
        <p lang={language ?? undefined} className="font-semibold">
          {title}
        </p>
      ),
    },
    { label: t("videos:live.start"), cell: (session) => <SessionTime session={session} /> },
    {
      label: t("videos:admin.actions"),
      cell: (session) =>
        session.endsAt <= now ? (
          <Badge tone="plain">{t("videos:live.over")}</Badge>
        ) : (
          !session.cancelled && (
            <div className="flex flex-wrap gap-2">
              <LinkButton
                to={address(href("/admin/videos/live/:sessionId/edit", { sessionId: session.id }))}
                preventScrollReset
                aria-label={t("videos:admin.editOf", { title: session.title })}
              >
                {t("videos:admin.edit")}
              </LinkButton>
              <LinkButton
                to={address(
                  href("/admin/videos/live/:sessionId/cancel", { sessionId: session.id }),
                )}
                kind="danger"
                preventScrollReset
                aria-label={`${t("videos:live.cancel")}: ${session.title}`}
              >
                {t("videos:live.cancel")}
              </LinkButton>
            </div>
          )
        ),
    },
  ];
  return (
    <>
      <Table name={t("videos:live.title")} columns={columns} rows={sessions} id={({ id }) => id} />
      <ListNav
        newest={search.before && { to: href("/admin/videos/live"), text: t("videos:live.newest") }}
        more={
          more && {
            ...next,
            text: t("videos:live.earlier"),
          }
        }
      />
    </>
  );
}
