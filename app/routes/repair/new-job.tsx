import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { findNewJob } from "#app/features/job-pages/find-new-job.server.ts";
import { newJob } from "#app/features/job-pages/new-job.server.ts";
import { NewJobDialog } from "#app/features/job-pages/new-job-dialog.tsx";
import { answering } from "#app/http/client-write.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import type { Route } from "./+types/new-job";

export const loader = read(
  { area: "repair", needs: "editJobs" },
  ({ platform, context, request, shop }: Route.LoaderArgs & InShop) => {
    const wanted = { shopId: shop.id, language: languageOf(context) };
    return findNewJob(platform, wanted, request);
  },
);

export const action = write(
  { area: "repair", needs: "editJobs" },
  ({ platform, context, request, shop, viewer }: Route.ActionArgs & InShop) => {
    const writer = { shopId: shop.id, by: viewer.id, language: languageOf(context) };
    return newJob(platform, writer, request);
  },
);

export const clientAction = answering("repair:jobs.notCreated");

export default function NewJob({ loaderData, actionData }: Route.ComponentProps) {
  return <NewJobDialog page={loaderData} answer={actionData} />;
}
