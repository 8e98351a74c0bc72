import { href } from "react-router";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { may } from "#app/features/account/role.ts";
import { findJobParts } from "#app/features/parts/job/find-job-parts.server.ts";
import { moveForm } from "#app/features/parts/job/forms.ts";
import { JobPartsPage } from "#app/features/parts/job/job-parts-page.tsx";
import { movePart, needParts } from "#app/features/parts/job/move-part.server.ts";
import { mayMove } from "#app/features/parts/part.ts";
import { doneAt, notFound, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import { JobError } from "#app/routes/repair/job-error.tsx";
import type { Route } from "./+types/job-parts";

export const loader = read(
  { area: "repair", needs: "readRecords" },
  async ({ db, context, params, shop }: Route.LoaderArgs & InShop) => {
    const ref = { shopId: shop.id, jobId: params.jobId };
    const isOffice = may(shop, "editQuotes");
    const { hasStock, ...page } =
      (await findJobParts(db, ref, languageOf(context), isOffice)) ?? notFound();
    return { page, isOffice, mayTake: isOffice && hasStock };
  },
);

/** Moves a part on, or says that all of them are needed. */
export const action = write(
  { area: "repair", needs: "diagnose" },
  { form: moveForm, failed: "parts:ofJob.notMoved" },
  async ({ db, now, params, request, shop, viewer }: Route.ActionArgs & InShop, value) => {
    const { line, from, to } = value;
    if (!mayMove(from, to, may(shop, "editQuotes"))) return refuse("account:role.forbidden", 403);
    const ref = { shopId: shop.id, jobId: params.jobId };
    const actor = { by: viewer.id, now };
    const moved = await (line === "all"
      ? needParts(db, ref, { lineId: "all", ...actor })
      : movePart(db, ref, { lineId: line, from, to, ...actor }));
    if (moved === "gone") notFound();
    if (moved === "overtaken") return refuse("parts:ofJob.overtaken", 409);
    return doneAt(request, href("/repair-cms/:jobId/parts", params));
  },
);

export const clientAction = answering("parts:ofJob.notMoved");

export default function JobPartsRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <JobPartsPage {...loaderData} mayWrite answer={actionData} />;
}

export const ErrorBoundary = JobError;
