import { href } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { useWords } from "#app/ui/words.ts";
import type { CategoryProgress } from "./progress.server.ts";

/** Each category with its watched videos and its certificate. */
export function ProgressList({ categories }: { categories: readonly CategoryProgress[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {categories.map((entry) => (
        <li
          key={entry.category}
          className="grid content-start gap-3 rounded-lg border border-line bg-card p-5"
        >
          <Card entry={entry} />
        </li>
      ))}
    </ul>
  );
}

function Card({ entry: { category, videos, watched, certificate } }: { entry: CategoryProgress }) {
  const { t } = useWords();
  const complete = videos > 0 && watched >= videos;
  const seen = t(videos === 0 ? "videos:certificates.noVideos" : "videos:certificates.watched", {
    watched: Math.min(watched, videos),
    videos,
  });
  const name = t(`videos:category.${category}`);
  return (
    <>
      <h2 className="heading">{name}</h2>
      <div className="grid gap-1">
        {videos > 0 && (
          <progress
            value={Math.min(watched, videos)}
            max={videos}
            aria-label={`${name}: ${seen}`}
            className="h-2 w-full appearance-none overflow-hidden rounded-full bg-steel [&::-moz-progress-bar]:bg-good [&::-webkit-progress-bar]:bg-steel [&::-webkit-progress-value]:bg-good"
          />
        )}
        <p className="figures text-ink-soft">{seen}</p>
      </div>
      {certificate ? (
        <LinkButton
          to={href("/certificates/:number", { number: certificate.number })}
          aria-label={`${t("videos:certificates.show")}: ${name}`}
          className="mt-auto"
        >
          {t("videos:certificates.show")}
        </LinkButton>
      ) : (
        complete && (
          <LinkButton
            to={href("/videos/certificates/:category", { category })}
            kind="primary"
            aria-label={`${t("videos:done.link")}: ${name}`}
            className="mt-auto"
          >
            {t("videos:done.link")}
          </LinkButton>
        )
      )}
      {!certificate && !complete && videos > 0 && (
        <LinkButton
          to={`${href("/videos")}?category=${category}`}
          kind="quiet"
          aria-label={`${t("videos:certificates.goOn")}: ${name}`}
          className="mt-auto"
        >
          {t("videos:certificates.goOn")}
        </LinkButton>
      )}
    </>
  );
}
