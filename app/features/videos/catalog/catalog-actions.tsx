import { href, Link } from "react-router";
import { ConfirmButton } from "#app/ui/form/confirm.tsx";
import { useListAddress } from "#app/ui/page/list-address.ts";
import { useWords } from "#app/ui/words.ts";
import type { AdminVideo } from "./catalog-search.ts";

export function Actions({ video: { id, title } }: { video: AdminVideo }) {
  const { t } = useWords();
  const address = useListAddress(href("/admin/videos"));
  return (
    <div className="flex flex-wrap gap-2 lg:flex-nowrap">
      <Link
        to={address(href("/admin/videos/:videoId/edit", { videoId: id }))}
        preventScrollReset
        aria-label={t("videos:admin.editOf", { title })}
        className="button button-plain"
      >
        {t("videos:admin.edit")}
      </Link>
      <ConfirmButton
        kind="danger"
        href={href("/admin/videos/:videoId/delete", { videoId: id })}
        hidden={{ stay: "yes" }}
        label={t("videos:admin.deleteOf", { title })}
        text={t("videos:admin.deleteQuestion", { title })}
        detail={t("videos:admin.deleteGone")}
        confirmLabel={t("ui:delete")}
        pendingLabel={t("ui:deleting")}
      >
        {t("ui:delete")}
      </ConfirmButton>
    </div>
  );
}
