import { href } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { useWords } from "#app/ui/words.ts";
import { fileSize } from "./figures.ts";
import type { Handout } from "./list/videos.server.ts";
import type { LiveSession } from "./live/session.ts";
import { SessionTime } from "./live/session-list.tsx";

export type Content = { handouts: Handout[]; sessions: LiveSession[] };

/**
 * 'Premium Content' of the plan's page (decision 37): the newest handouts, and for Diamond members
 * the next live sessions.
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
          <h3 id="live" className="label text-xl">
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
          <h3 id="handouts" className="label text-xl">
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
