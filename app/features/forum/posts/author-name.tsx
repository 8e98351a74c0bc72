import { useWords } from "#app/ui/words.ts";
import type { Author } from "./author.ts";

/**
 * The name under which someone is known here: their own, or "Member 4821"; an administrator sees
 * the e-mail address too.
 */
export function useAuthorName() {
  const { t } = useWords();
  return (author: Author): string => {
    if (!author) return t("forum:post.former");
    return author.name || t("forum:post.member", { number: author.number });
  };
}

export function AuthorName({ author, className = "" }: { author: Author; className?: string }) {
  const name = useAuthorName();
  return (
    <span className={className}>
      <bdi>{name(author)}</bdi>
      {author?.email && <span className="font-normal text-ink-soft"> · {author.email}</span>}
    </span>
  );
}
