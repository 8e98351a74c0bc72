import { guard, type InShop, read } from "#app/features/account/guard.server.ts";
import { revisionNumber } from "#app/features/approval/links/find-decision.server.ts";
import { findSent } from "#app/features/approval/links/find-sent.server.ts";
import { revisionDownload } from "#app/features/approval/page/download.server.ts";
import { notFound } from "#app/http/answers.ts";
import type { Route } from "./+types/file";

export const middleware = [guard("records")];

/** Downloads a sent revision, byte by byte. */
export const loader = read(
  { area: "records", needs: "editQuotes" },
  async ({ platform, db, request, params, shop }: Route.LoaderArgs & InShop) => {
    const { jobId, revision } = params;
    const { files } = platform;
    const ref = { shopId: shop.id, jobId };
    const sent = (await findSent(db, ref, revisionNumber(revision))) ?? notFound();
    return (await revisionDownload(files, shop.id, { ...sent, request })) ?? notFound();
  },
);
