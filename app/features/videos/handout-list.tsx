import { href } from "react-router";
import type { Handout } from "#app/features/videos/list/handouts-query.server.ts";
import { useWords } from "#app/ui/words.ts";
import { fileSize } from "./figures.ts";

export function Handouts({ handouts }: { handouts: Handout[] }) {
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
