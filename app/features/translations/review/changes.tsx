import { useWords } from "#app/ui/words.ts";
import type { Change } from "./word-diff.ts";

/** What the original said and says now, in one text. */
export function Changes({ changes, lang }: { changes: readonly Change[]; lang: string }) {
  const { t } = useWords();
  return (
    <div className="mt-2 border-l-2 border-line-strong pl-3">
      <p className="label text-sm text-ink-soft">{t("review:changed")}</p>
      <p lang={lang} className="wrap-anywhere whitespace-pre-line">
        {changes.map(({ kind, text }, at) => {
          const key = `${at}`;
          if (kind === "same") return <span key={key}>{text}</span>;
          const Tag = kind === "removed" ? "del" : "ins";
          return (
            <Tag key={key} className={kind === "removed" ? "text-ink-soft" : "font-semibold"}>
              <span className="sr-only">{t(`review:${kind}`)} </span>
              {text}
            </Tag>
          );
        })}
      </p>
    </div>
  );
}
