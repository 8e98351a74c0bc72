import type { ShownPost } from "#app/features/forum/posts/shown.ts";
import { useOriginals } from "#app/features/forum/translation/use-choice.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { useWords } from "#app/ui/words.ts";

type NavProps = {
  path: string;
  earlier: string | null;
  later: boolean;
  last: ShownPost | undefined;
};

/** Links to earlier and later replies. */
export function RepliesNav({ path, earlier, later, last }: NavProps) {
  const { t } = useWords();
  const original = useOriginals();
  if (!earlier && !later) return null;
  return (
    <nav aria-label={t("forum:topic.replies")} className="mt-4 flex flex-wrap gap-3">
      {earlier && <LinkButton to={`${path}${original("?")}`}>{t("forum:topic.first")}</LinkButton>}
      {earlier && (
        <LinkButton to={`${path}?until=${earlier}${original("&")}`}>
          {t("forum:topic.earlier")}
        </LinkButton>
      )}
      {later && last && (
        <LinkButton to={`${path}?after=${last.createdAt}_${last.id}${original("&")}`}>
          {t("forum:topic.later")}
        </LinkButton>
      )}
      {later && (
        <LinkButton to={`${path}?page=last${original("&")}`}>{t("forum:topic.last")}</LinkButton>
      )}
    </nav>
  );
}
