import { href, Link } from "react-router";
import { citedIn } from "#app/features/assistant/answer/citations.ts";
import type { Source, Turn } from "#app/features/assistant/chat.ts";
import { useWords } from "#app/ui/words.ts";

/** The page of each kind of source. */
const sourceHref: Record<Source["kind"], (ref: string) => string> = {
  code: (code) => href("/codes/:code", { code }),
  job: (jobId) => href("/repair-cms/:jobId", { jobId }),
  topic: (topicId) => href("/discussion/:topicId", { topicId }),
  video: (videoId) => href("/videos/:videoId", { videoId }),
};

/** Links to the sources that the answer cites. */
export function TurnSources({ turn: { sources, response } }: { turn: Turn }) {
  const { t } = useWords();
  const cited = citedIn(response);
  const named = sources.filter(({ n }) => cited.has(n));
  if (named.length === 0) return null;
  return (
    <div className="mt-3 border-t border-line pt-2 text-base">
      <p className="label text-sm text-ink-soft">{t("assistant:turn.sources")}</p>
      <ol className="grid">
        {named.map(({ n, kind, ref, title }) => (
          <li key={n} className="flex gap-2">
            <span className="figures shrink-0 py-1.5 text-ink-soft">[{n}]</span>
            <Link
              to={sourceHref[kind](ref)}
              className="min-h-11 min-w-0 py-1.5 underline underline-offset-2"
            >
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </div>
  );
}
