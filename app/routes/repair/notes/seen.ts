import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { seeMentions } from "#app/features/notes/seen-mentions.server.ts";
import { findJob } from "#app/features/repair/list/jobs.server.ts";
import { done, notFound } from "#app/http/answers.ts";
import type { Route } from "./+types/seen";

/** An address to post to; whoever opens it sees nothing. */
export const loader = read(
  { area: "repair", needs: "readRecords" },
  async ({ db, params: { jobId }, shop }: Route.LoaderArgs & InShop) =>
    (await findJob(db, shop.id, jobId)) ? null : notFound(),
);

/** Posted by a job's page that was fetched ahead, once a member has opened it. */
export const action = write(
  { area: "repair", needs: "readRecords" },
  async ({ db, now, params: { jobId }, shop, viewer }: Route.ActionArgs & InShop) => {
    const isThere = await seeMentions(db, { shopId: shop.id, jobId }, viewer.id, now);
    return isThere ? done : notFound();
  },
);
