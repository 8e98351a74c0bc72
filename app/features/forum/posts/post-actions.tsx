import { useLocation } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { ConfirmButton } from "#app/ui/form/confirm.tsx";
import { useWords } from "#app/ui/words.ts";
import { useAuthorName } from "./author-name.tsx";
import type { ShownPost } from "./shown.ts";

type Props = { post: ShownPost; path: string; kind: "topic" | "reply" };

/** What the viewer may do with a post. */
export function Actions({ post, path, kind }: Props) {
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
