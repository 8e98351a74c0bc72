import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { type Column, Table } from "#app/ui/table.tsx";
import { useWords } from "#app/ui/words.ts";
import type { LiveSession } from "./live.ts";
import { SessionTime } from "./live-list.tsx";

/** The live sessions as administrators keep them, the last first. */
export function SessionsPanel({
  sessions,
  now,
  next,
}: {
  sessions: readonly LiveSession[];
  now: number;
  next?: string | undefined;
}) {
  const { t } = useWords();
  if (sessions.length === 0)
    return (
      <Empty title={t("videos:live.none")}>
        <LinkButton to="/admin/videos/live/new">{t("videos:live.add")}</LinkButton>
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
                to={`/admin/videos/live/${session.id}/edit`}
                preventScrollReset
                aria-label={t("videos:admin.editOf", { title: session.title })}
              >
                {t("videos:admin.edit")}
              </LinkButton>
              <LinkButton
                to={`/admin/videos/live/${session.id}/cancel`}
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
      {next && (
        <nav className="mt-6">
          <LinkButton to={next}>{t("videos:live.earlier")}</LinkButton>
        </nav>
      )}
    </>
  );
}
