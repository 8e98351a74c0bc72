import type { ReactNode } from "react";
import { href, Link } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { Moment } from "#app/ui/text/when.tsx";
import { useWords } from "#app/ui/words.ts";
import { problemMessage } from "./source-words.ts";
import type { NewsStatus } from "./status.server.ts";

/** News in the status panel: the last run, failing sources, and lost messages. */
export function useNewsRows({
  lastRun,
  alarms,
  lost,
}: NewsStatus): { label: string; state: ReactNode }[] {
  const { t } = useWords();
  return [
    {
      label: t("news:status.lastRun"),
      state: lastRun === null ? t("news:status.neverRun") : <Moment at={lastRun} />,
    },
    {
      label: t("news:status.failing"),
      state: listed(
        t("news:status.noneFailing"),
        alarms.map((alarm) => [alarm.id, <Alarm key={alarm.id} alarm={alarm} />] as const),
      ),
    },
    {
      label: t("news:status.lost"),
      state: listed(
        t("news:status.none"),
        lost.map((one) => [one.id, <Lost key={one.id} lost={one} />] as const),
      ),
    },
  ];
}

const listed = (none: string, lines: (readonly [string, ReactNode])[]) =>
  lines.length === 0 ? (
    <Badge tone="good">{none}</Badge>
  ) : (
    <ul className="grid gap-2 text-base">
      {lines.map(([id, line]) => (
        <li key={id}>{line}</li>
      ))}
    </ul>
  );

function Alarm({
  alarm: { id, name, failures, problem, status },
}: {
  alarm: NewsStatus["alarms"][number];
}) {
  const { t } = useWords();
  return (
    <>
      <Link
        to={href("/admin/news/:sourceId/edit", { sourceId: id })}
        className="inline-flex min-h-11 items-center font-semibold wrap-anywhere underline underline-offset-4"
      >
        {name}
      </Link>{" "}
      <Badge tone="bad">{t("news:sources.misses", { number: failures })}</Badge>
      {problem && <p className="text-ink-soft">{t(problemMessage(problem, status))}</p>}
    </>
  );
}

function Lost({ lost: { work, name, at } }: { lost: NewsStatus["lost"][number] }) {
  const { t } = useWords();
  const source = name ?? t("news:status.gone");
  return (
    <>
      <span className="wrap-anywhere">
        {t(work === "news-pictures" ? "news:status.pictures" : "news:status.fetch", { source })}
      </span>
      {", "}
      <span className="text-ink-soft">
        <Moment at={at} />
      </span>
    </>
  );
}
