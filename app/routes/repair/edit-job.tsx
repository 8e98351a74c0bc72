import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { editJob, findJobToEdit } from "#app/features/job-pages/edit-job.server.ts";
import { EditJobDialog } from "#app/features/job-pages/edit-job-dialog.tsx";
import { answering } from "#app/http/client-write.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import type { Route } from "./+types/edit-job";

export const loader = read(
  { area: "repair", needs: "editJobs" },
  ({ platform, context, params, request, shop }: Route.LoaderArgs & InShop) => {
    const wanted = { shopId: shop.id, jobId: params.jobId, language: languageOf(context) };
    return findJobToEdit(platform, wanted, request);
  },
);

export const action = write(
  { area: "repair", needs: "editJobs" },
  ({ platform, request, params, shop, viewer }: Route.ActionArgs & InShop) => {
    const writer = { shopId: shop.id, jobId: params.jobId, by: viewer.id };
    return editJob(platform, writer, request);
  },
);

export const clientAction = answering("repair:jobs.notSaved");

export default function EditJob({ loaderData, actionData }: Route.ComponentProps) {
  return <EditJobDialog page={loaderData} answer={actionData} />;
}
