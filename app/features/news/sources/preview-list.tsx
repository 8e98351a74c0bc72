import { Day } from "#app/ui/text/when.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Preview } from "./preview.ts";

/** The newest articles of a previewed source. */
export function PreviewList({ preview: { kind, count, articles, feed } }: { preview: Preview }) {
  const { t } = useWords();
  return (
    <section className="grid gap-3 rounded-md border border-line-strong p-4">
      <h3 className="label text-lg">{t("news:source.previewTitle")}</h3>
      <p>
        {t(kind === "feed" ? "news:source.previewFeed" : "news:source.previewPage", {
          number: count,
        })}
      </p>
      {feed && (
        <p className="text-base text-ink-soft">{t("news:source.previewAnnounced", { feed })}</p>
      )}
      <ol className="grid gap-3">
        {articles.map(({ link, title, excerpt, image, publishedAt }) => (
          <li key={link} className="border-t border-line pt-3">
            <p className="font-semibold">{title}</p>
            <p className="text-sm text-ink-soft">
              {publishedAt === null ? t("news:source.noDate") : <Day at={publishedAt} />} ·{" "}
              {t(image ? "news:source.withPicture" : "news:source.noPicture")} · {link}
            </p>
            {excerpt && <p className="line-clamp-2 text-base">{excerpt}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
