import { href, redirect } from "react-router";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { captionForm } from "#app/features/photos/forms.ts";
import { photoLimits } from "#app/features/photos/photo.ts";
import { saveCaption } from "#app/features/photos/photos.server.ts";
import { ChosenPhoto } from "#app/features/photos/viewer/photo-dialog.tsx";
import { notFound, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { formOf } from "#app/http/form-size.ts";
import type { Route } from "./+types/caption";
import { photoThere } from "./photo-there.server.ts";

export const loader = read({ area: "repair", needs: "diagnose" }, photoThere);

export const action = write(
  { area: "repair", needs: "diagnose" },
  { form: captionForm, size: formOf(photoLimits.caption), failed: "photos:notSaved" },
  async ({ platform, params, shop, viewer }: Route.ActionArgs & InShop, value, values) => {
    const caption = { ...value, by: viewer.id };
    const ref = { shopId: shop.id, ...params };
    const saved = await saveCaption(platform, ref, caption);
    if (saved === "gone") notFound();
    if (saved === "overtaken") return refuse({ error: { key: "photos:changed" }, values }, 409);
    return redirect(href("/repair-cms/:jobId/photos", { jobId: params.jobId }));
  },
);

export const clientAction = answering("photos:notSaved");

export default function Caption({ params, actionData }: Route.ComponentProps) {
  return <ChosenPhoto photoId={params.photoId} answer={actionData} />;
}
