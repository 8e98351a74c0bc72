import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import type { Choice } from "#app/features/forum/translation/use-choice.ts";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { ConfirmButton } from "#app/ui/confirm.tsx";
import { Moment } from "#app/ui/when.tsx";
import { useWords } from "#app/ui/words.ts";
import { AuthorName, useAuthorName } from "./author-name.tsx";
import { PostBody } from "./post-body.tsx";
import type { ShownPost, Translations } from "./shown.ts";

type Props = {
  post: ShownPost;
  /** The post's own address; below it are `/edit`, `/delete` and `/report`. */
  path: string;
  /** Its name within the page. */
  anchor?: string;
  /** Whether deleting leads away (a topic) or is asked on the spot (a reply). */
  kind: "topic" | "reply";
  translation?: Translations[string] | undefined;
  choice: Choice;
  isDemo: boolean;
  /** What else belongs to its foot. */
  children?: ReactNode;
};

/** A topic's own text, or a reply: who, when, what, and what its reader may do with it. */
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

/** What stands where an administrator hid a post. */
function Hidden({ reason }: { reason: string }) {
  const { t } = useWords();
  return (
    <div className="rounded-md bg-steel px-4 py-3 text-ink-soft">
      <p className="font-semibold">{t("forum:post.hidden")}</p>
      {reason && <p>{t("forum:post.reason", { reason })}</p>}
    </div>
  );
}

function Actions({ post, path, kind }: Pick<Props, "post" | "path" | "kind">) {
  const { t } = useWords();
  const { search } = useLocation();
  const author = useAuthorName()(post.author);
  const label = (action: string) => t("forum:post.of", { action, author });
  const verb = (name: "edit" | "delete" | "report") => (
    <LinkButton
      kind="quiet"
      className="text-base"
      to={{ pathname: `${path}/${name}`, search }}
      preventScrollReset
      aria-label={label(t(`forum:post.${name}`))}
    >
      {t(`forum:post.${name}`)}
    </LinkButton>
  );
  if (!post.mine) return post.hidden === null ? verb("report") : null;
  return (
    <>
      {post.editable && verb("edit")}
      {kind === "topic" ? (
        verb("delete")
      ) : (
        <ConfirmButton
          kind="quiet"
          href={`${path}/delete`}
          hidden={{ stay: "yes" }}
          label={label(t("forum:post.delete"))}
          text={t("forum:delete.replyQuestion")}
          detail={t("forum:delete.replyGone")}
          confirmLabel={t("ui:delete")}
          pendingLabel={t("ui:deleting")}
        >
          <span className="text-base">{t("forum:post.delete")}</span>
        </ConfirmButton>
      )}
    </>
  );
}
