import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { DemoMark } from "#app/features/forum/translation/demo-mark.tsx";
import { Translated } from "#app/features/forum/translation/translated.tsx";
import { type Choice, originalParam } from "#app/features/forum/translation/use-choice.ts";
import { Badge } from "#app/ui/badge.tsx";
import { buttonClass, LinkButton } from "#app/ui/button.tsx";
import { ConfirmButton } from "#app/ui/form/confirm.tsx";
import { RichText } from "#app/ui/text/rich-text.tsx";
import { Moment } from "#app/ui/text/when.tsx";
import { useWords } from "#app/ui/words.ts";
import { AuthorName, useAuthorName } from "./author-name.tsx";
import type { ShownPost, ShownText, ShownTranslation, Translations } from "./shown.ts";

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

type ActionsProps = { post: ShownPost; path: string; kind: "topic" | "reply" };

/** Actions of the viewer on a post. */
function Actions({ post, path, kind }: ActionsProps) {
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

type BodyProps = {
  id: string;
  original: ShownText;
  /** Translation into the reader's language, if there is or will be one. */
  translation: Translations[string] | undefined;
  /** Whether the reader wants it as it was written. */
  choice: Choice;
  /** Whether the stand-in translates. */
  isDemo: boolean;
};

/** The text of a post: translated where there is a translation, with a toggle to the original. */
function PostBody({ id, original, translation, choice, isDemo }: BodyProps) {
  const { t } = useWords();
  return (
    <Translated id={id} of={translation}>
      {(found, coming) => {
        const text = found && !choice.asWritten ? found : original;
        return (
          <>
            <RichText blocks={text.blocks} lang={text.language} />
            {coming && (
              <p className="mt-2 min-h-11 text-base text-ink-soft noscript:hidden">
                {t("forum:post.translating")}
              </p>
            )}
            {found && (
              <Origin
                id={id}
                language={original.language}
                choice={choice}
                isDemo={isDemo}
                byHand={found.byHand}
              />
            )}
          </>
        );
      }}
    </Translated>
  );
}

type OriginProps = Pick<BodyProps, "id" | "choice" | "isDemo"> &
  Pick<ShownText, "language"> &
  Pick<ShownTranslation, "byHand">;

/** Origin of the text, and the link to the other version. */
function Origin({ id, language, choice, isDemo, byHand }: OriginProps) {
  const { t } = useWords();
  const { search } = useLocation();
  const { asWritten, setAsWritten } = choice;
  return (
    <p className="mt-2 flex flex-col items-start gap-x-3 text-base text-ink-soft sm:flex-row sm:items-center">
      <span>
        {t(asWritten ? `forum:post.written.${language}` : `forum:post.translated.${language}`)}
        {(isDemo || byHand) && !asWritten && <DemoMark byHand={byHand} />}
      </span>
      <Link
        to={{ search: originalParam(search, asWritten ? null : id) }}
        replace
        preventScrollReset
        className={buttonClass("quiet", "-ml-4 text-base sm:-ml-2")}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          setAsWritten(!asWritten);
        }}
      >
        {t(asWritten ? "forum:post.showTranslation" : "forum:post.showOriginal")}
      </Link>
    </p>
  );
}
