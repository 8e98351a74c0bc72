import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Choice } from "#app/features/forum/translation/use-choice.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Moment } from "#app/ui/text/when.tsx";
import { useWords } from "#app/ui/words.ts";
import { AuthorName } from "./author-name.tsx";
import { Actions } from "./post-actions.tsx";
import { PostBody } from "./post-body.tsx";
import type { ShownPost, Translations } from "./shown.ts";

type Props = {
  post: ShownPost;
  /** The post's address, the base of `/edit`, `/delete` and `/report`. */
  path: string;
  /** Its id on the page. */
  anchor?: string;
  /** Deleting a topic leaves the page, deleting a reply does not. */
  kind: "topic" | "reply";
  translation?: Translations[string] | undefined;
  choice: Choice;
  isDemo: boolean;
  /** More actions. */
  children?: ReactNode;
};

/** A topic's text or a reply, with what the viewer may do with it. */
export function Post({ post, path, anchor, kind, translation, choice, isDemo, children }: Props) {
  const { t } = useWords();
  return (
    <article
      id={anchor}
      className={`scroll-mt-4 rounded-lg border bg-card p-4 target:border-ink target:ring-2 target:ring-ink sm:p-5 ${post.isNew ? "border-l-8 border-busy" : "border-line"}`}
    >
      <header className="mb-2 flex flex-wrap items-center gap-x-3">
        <AuthorName author={post.author} className="font-semibold" />
        <Link
          to={path}
          className="inline-flex min-h-11 items-center text-base text-ink-soft underline-offset-4 hover:underline"
        >
          {kind === "reply" && <span className="sr-only">{t("forum:post.permalink")}: </span>}
          <Moment at={post.createdAt} />
        </Link>
        {post.editedAt !== null && (
          <span className="text-base text-ink-soft">
            {t("forum:post.edited")} <Moment at={post.editedAt} />
          </span>
        )}
        {post.isNew && <Badge tone="busy">{t("forum:post.new")}</Badge>}
      </header>
      {post.hidden === null ? (
        <PostBody
          id={post.id}
          original={post.original}
          translation={translation}
          choice={choice}
          isDemo={isDemo}
        />
      ) : (
        <Hidden reason={post.hidden} />
      )}
      <footer className="-mx-4 -mb-3 mt-1 flex flex-wrap items-center">
        {children}
        <Actions post={post} path={path} kind={kind} />
      </footer>
    </article>
  );
}

/** Shown instead of a hidden post. */
function Hidden({ reason }: { reason: string }) {
  const { t } = useWords();
  return (
    <div className="rounded-md bg-steel px-4 py-3 text-ink-soft">
      <p className="font-semibold">{t("forum:post.hidden")}</p>
      {reason && <p>{t("forum:post.reason", { reason })}</p>}
    </div>
  );
}
