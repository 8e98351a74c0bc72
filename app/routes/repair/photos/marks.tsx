import { href, redirect } from "react-router";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { marksForm, marksFormSize } from "#app/features/photos/forms.ts";
import { MarksOfPhoto } from "#app/features/photos/marks/marks-dialog.tsx";
import { saveMarks } from "#app/features/photos/photos.server.ts";
import { attempt, notFound, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { readForm } from "#app/http/form.ts";
import type { Route } from "./+types/marks";
import { photoThere } from "./photo-there.server.ts";

export const loader = read({ area: "repair", needs: "diagnose" }, photoThere);

export const action = write(
  { area: "repair", needs: "diagnose" },
  async ({ db, params, request, shop }: Route.ActionArgs & InShop) => {
    const form = await readForm(request, marksForm, marksFormSize);
    if (!form.ok) return refuse(form.fields?.marks ?? form);
    return attempt("photos:marks.notSaved", async () => {
      const ref = { shopId: shop.id, ...params };
      const saved = await saveMarks(db, ref, form.value);
      if (saved === "gone") notFound();
      if (saved === "overtaken") return refuse("photos:marks.changed", 409);
      return redirect(href("/repair-cms/:jobId/photos/:photoId", params));
    });
  },
);

export const clientAction = answering("photos:marks.notSaved");

export default function Marks({ params, actionData }: Route.ComponentProps) {
  return <MarksOfPhoto photoId={params.photoId} answer={actionData} />;
}
