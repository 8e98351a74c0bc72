import { href } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { CodedText } from "#app/ui/coded-text.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { useTimeZone } from "#app/ui/when.tsx";
import { useWords } from "#app/ui/words.ts";
import { formatMoment, zoneName } from "#app/values/calendar.ts";
import type { LiveSession } from "./session.ts";

/** `open`: whether it can be joined now. */
type ListedSession = LiveSession & { open: boolean };

export function LiveList({ sessions }: { sessions: readonly ListedSession[] }) {
  const { t } = useWords();
  if (sessions.length === 0) return <Empty title={t("videos:live.none")} />;
  return (
    <ul className="grid gap-4">
      {sessions.map((session) => (
        <li
          key={session.id}
          className="grid gap-3 rounded-lg border border-t-8 border-line border-t-diamond bg-card p-5"
        >
          <h2 lang={session.language ?? undefined} className="text-xl font-semibold">
            {session.title}
          </h2>
          <SessionTime session={session} />
          {session.description && (
            <p lang={session.language ?? undefined} className="max-w-prose">
              <CodedText>{session.description}</CodedText>
            </p>
          )}
          <Ways session={session} />
        </li>
      ))}
    </ul>
  );
}

/** When, in the reader's zone, and which zone that is; how long, and in which language. */
export function SessionTime({
  session: { startsAt, endsAt, cancelled, language: spoken },
}: {
  session: LiveSession;
}) {
  const { t, language } = useWords();
  const zone = useTimeZone();
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <time
        dateTime={new Date(startsAt).toISOString()}
        className={`figures ${cancelled ? "line-through" : "font-semibold"}`}
        suppressHydrationWarning
      >
        {formatMoment(startsAt, language, zone)} {zoneName(startsAt, language, zone)}
      </time>
      <span className="figures text-ink-soft">
        {t("videos:minutes", { n: Math.round((endsAt - startsAt) / 60_000) })}
      </span>
      {spoken && <Badge tone="plain">{t(`videos:language.${spoken}`)}</Badge>}
      {cancelled && <Badge tone="bad">{t("videos:live.cancelled")}</Badge>}
    </p>
  );
}

/**
 * The file for one's calendar; and on the day, the way in. It leads over our own address, which
 * looks again whether it is open.
 */
function Ways({ session: { id, title, open, cancelled } }: { session: ListedSession }) {
  const { t } = useWords();
  return (
    <div className="flex flex-wrap items-center gap-3">
      {open && (
        <a
          href={href("/live/:sessionId/join", { sessionId: id })}
          rel="noreferrer"
          className="button button-primary"
          aria-label={`${t("videos:live.join")}: ${title}`}
        >
          {t("videos:live.join")}
        </a>
      )}
      <a
        href={href("/live/:sessionId/session.ics", { sessionId: id })}
        download
        className="button button-plain"
        aria-label={`${t("videos:live.calendar")}: ${title}`}
      >
        {t("videos:live.calendar")}
      </a>
      {!open && !cancelled && <p className="text-base text-ink-soft">{t("videos:live.later")}</p>}
    </div>
  );
}
