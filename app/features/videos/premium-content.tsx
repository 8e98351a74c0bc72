import { href } from "react-router";
import type { Handout } from "#app/features/videos/list/handouts-query.server.ts";
import type { LiveSession } from "#app/features/videos/live/session.ts";
import { SessionTime } from "#app/features/videos/live/session-time.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { useWords } from "#app/ui/words.ts";
import { fileSize } from "./figures.ts";

export type Content = { handouts: Handout[]; sessions: LiveSession[] };

/**
 * 'Premium Content' of the plan's page: the newest handouts, and for Diamond members the next live
 * sessions.
 */
export function PremiumContent({ handouts, sessions }: Content) {
  const { t } = useWords();
  if (handouts.length === 0 && sessions.length === 0) return <Empty title={t("plans:noContent")} />;
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      {sessions.length > 0 && (
        <section
          aria-labelledby="live"
          className="grid content-start gap-3 rounded-lg border border-line bg-card p-5"
        >
          <h3 id="live" className="heading-small">
            {t("videos:live.title")}
          </h3>
          <ul className="grid gap-3">
            {sessions.map((session) => (
              <li key={session.id} className="border-t border-line pt-3">
                <p lang={session.language ?? undefined} className="font-semibold">
                  {session.title}
                </p>
                <SessionTime session={session} />
              </li>
            ))}
          </ul>
          <div>
            <LinkButton to={href("/live")}>{t("videos:live.all")}</LinkButton>
          </div>
        </section>
      )}
      {handouts.length > 0 && (
        <section
          aria-labelledby="handouts"
          className="grid content-start gap-3 rounded-lg border border-line bg-card p-5"
        >
          <h3 id="handouts" className="heading-small">
            {t("videos:handouts")}
          </h3>
          <Handouts handouts={handouts} />
          <div>
            <LinkButton to={href("/videos")}>{t("videos:card.back")}</LinkButton>
          </div>
        </section>
      )}
    </div>
  );
}

function Handouts({ handouts }: { handouts: Handout[] }) {
  const { t, language } = useWords();
  return (
    <ul className="grid">
      {handouts.map(({ id, title, category, language: spoken, handoutBytes }) => (
        <li key={id} className="border-t border-line">
          <a
            href={href("/videos/:videoId/handout", { videoId: id })}
            download
            className="flex min-h-11 flex-wrap items-baseline gap-x-3 py-2 hover:underline"
          >
            <span lang={spoken ?? undefined} className="font-semibold">
              {title}
            </span>
            <span className="figures text-base text-ink-soft">
              {t(`videos:category.${category}`)} · PDF, {fileSize(handoutBytes, language)}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
