import { href } from "react-router";
import { Empty } from "#app/ui/empty.tsx";
import { CodedText } from "#app/ui/text/coded-text.tsx";
import { useWords } from "#app/ui/words.ts";
import type { LiveSession } from "./session.ts";
import { SessionTime } from "./session-time.tsx";

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
          <SessionLinks session={session} />
        </li>
      ))}
    </ul>
  );
}

/**
 * The calendar file and, on the day, the link to join. That link is ours and checks again whether
 * the session is open.
 */
function SessionLinks({ session: { id, title, open, cancelled } }: { session: ListedSession }) {
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
