import { guard, type InShop, read } from "#app/features/account/guard.server.ts";
import { revisionNumber } from "#app/features/approval/links/find-decision.server.ts";
import { findSent } from "#app/features/approval/links/find-sent.server.ts";
import { photoResponse } from "#app/features/approval/photos/photo-response.server.ts";
import { readStoredRevision } from "#app/features/approval/revision/revision-file.server.ts";
import { notFound } from "#app/http/answers.ts";
import type { Route } from "./+types/photo";

export const middleware = [guard("records")];

/** A photo that a customer was sent, for the shop: also one that it has deleted since. */
export const loader = read(
  { area: "records", needs: "editQuotes" },
  async ({ platform, db, params, shop }: Route.LoaderArgs & InShop) => {
    const { jobId, revision, photoId } = params;
    const { files } = platform;
    const ref = { shopId: shop.id, jobId };
    const { sha256 } = (await findSent(db, ref, revisionNumber(revision))) ?? notFound();
    const sent = (await readStoredRevision(files, shop.id, sha256)) ?? notFound();
    return photoResponse(files, sent, { shopId: shop.id, photoId, size: "large" });
  },
);
