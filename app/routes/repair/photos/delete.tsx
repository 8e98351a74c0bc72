import { href, redirect } from "react-router";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { clearSoon } from "#app/features/photos/clear-leftovers.server.ts";
import { removePhoto } from "#app/features/photos/photos.server.ts";
import { useChosenPhoto } from "#app/features/photos/viewer/chosen-photo.ts";
import { notFound } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { Question } from "#app/ui/form/question.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/delete";
import { photoThere } from "./photo-there.server.ts";

export const loader = read({ area: "repair", needs: "diagnose" }, photoThere);

export const action = write(
  { area: "repair", needs: "diagnose" },
  { failed: "photos:notDeleted" },
  async ({ platform, db, now, params, shop }: Route.ActionArgs & InShop) => {
    if (!(await removePhoto(db, { shopId: shop.id, ...params }, now))) notFound();
    clearSoon(platform);
    return redirect(href("/repair-cms/:jobId/photos", { jobId: params.jobId }));
  },
);

export const clientAction = answering("photos:notDeleted");

export default function DeletePhoto({ actionData, params }: Route.ComponentProps) {
  const { t } = useWords();
  const isSent = useChosenPhoto(params.photoId)?.photo.isSent;
  return (
    <Question
      title={t("photos:delete.title")}
      text={t(isSent ? "photos:delete.sentQuestion" : "photos:delete.question")}
      closeTo={href("/repair-cms/:jobId/photos/:photoId", params)}
      answer={actionData}
      confirmLabel={t("ui:delete")}
      pendingLabel={t("ui:deleting")}
    />
  );
}
