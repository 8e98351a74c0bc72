import { guard, type InShop, read } from "#app/features/account/guard.server.ts";
import { revisionNumber } from "#app/features/approval/links/find-decision.server.ts";
import { photoResponse } from "#app/features/approval/photos/photo-response.server.ts";
import { readWalkRecord } from "#app/features/approval/walk-round/freeze-walk.server.ts";
import { findWalkSignature } from "#app/features/approval/walk-round/walk-signatures.server.ts";
import { notFound } from "#app/http/answers.ts";
import type { Route } from "./+types/signed-photo";

export const middleware = [guard("records")];

/** A photo of a signed walk-round, also one that was deleted since. `?size=small` asks for its copy. */
export const loader = read(
  { area: "records", needs: "readRecords" },
  async ({ platform, db, request, params, shop }: Route.LoaderArgs & InShop) => {
    const { files } = platform;
    const { jobId, n, photoId } = params;
    const ref = { shopId: shop.id, jobId };
    const { sha256 } = (await findWalkSignature(db, ref, revisionNumber(n))) ?? notFound();
    const record = (await readWalkRecord(files, shop.id, sha256)) ?? notFound();
    const size = new URL(request.url).searchParams.get("size") ?? "large";
    return photoResponse(files, record, { shopId: shop.id, photoId, size });
  },
);
