import { href } from "react-router";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { hasPoint } from "#app/features/inspection/find-point.server.ts";
import { pointPhotosForm, pointPhotosSize } from "#app/features/inspection/forms.ts";
import { setPointPhotos } from "#app/features/photos/point-photos.server.ts";
import { ActionError } from "#app/features/repair/page/action-error.tsx";
import { doneAt, notFound } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import type { Route } from "./+types/photos";

export const loader = read({ area: "repair", needs: "diagnose" }, () => null);

/** Says which photos of the job show the point. */
export const action = write(
  { area: "repair", needs: "diagnose" },
  { button: pointPhotosForm, size: pointPhotosSize, failed: "inspection:point.photosNotSaved" },
  async ({ db, params, request, shop }: Route.ActionArgs & InShop, value) => {
    const ref = { shopId: shop.id, ...params };
    if (!(await hasPoint(db, ref))) notFound();
    await setPointPhotos(db, ref, value.photo);
    return doneAt(request, href("/repair-cms/:jobId/inspection/:point", params));
  },
);

export const clientAction = answering("inspection:point.photosNotSaved");

export default ActionError;
