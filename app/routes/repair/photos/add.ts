import { href, redirect } from "react-router";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { addPhoto } from "#app/features/photos/add-photo.server.ts";
import { placeOf } from "#app/features/photos/walk/places.ts";
import { findJob } from "#app/features/repair/list/jobs.server.ts";
import { doneAt, notFound, refuse } from "#app/http/answers.ts";
import type { Route } from "./+types/add";

/** An address to post to. */
export const loader = read(
  { area: "repair", needs: "diagnose" },
  async ({ db, params: { jobId }, shop }: Route.LoaderArgs & InShop) => {
    return (await findJob(db, shop.id, jobId)) ? null : notFound();
  },
);

/** Adds a photo, from the page's queue or its form without JavaScript. */
export const action = write(
  { area: "repair", needs: "diagnose", stores: "files" },
  { failed: "photos:problem.failed" },
  async ({ platform, params: { jobId }, request, shop, viewer }: Route.ActionArgs & InShop) => {
    const ref = { shopId: shop.id, jobId };
    const added = await addPhoto(platform, ref, request, viewer.id);
    const { point } = added;
    const place = placeOf(point);
    const page = place
      ? href("/repair-cms/:jobId/walk-round", { jobId })
      : href("/repair-cms/:jobId/photos", { jobId });
    if (added.ok && place) return doneAt(request, `${page}#${place}`);
    if (added.ok) {
      const back = point && href("/repair-cms/:jobId/inspection/:point", { jobId, point });
      return doneAt(request, back ?? page);
    }
    // Without JavaScript the page itself says why.
    if (added.status !== 404 && request.headers.get("accept")?.includes("text/html"))
      return redirect(`${page}?problem=${added.problem.key.split(".").at(-1)}`);
    return refuse(added.problem, added.status);
  },
);
