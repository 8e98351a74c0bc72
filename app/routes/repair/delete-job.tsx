import { href, redirect } from "react-router";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { hasSigned } from "#app/features/approval/links/find-decision.server.ts";
import { hasMoney } from "#app/features/money/find-money.server.ts";
import { removeJob } from "#app/features/repair/form/save-job.server.ts";
import type { JobRef } from "#app/features/repair/job.ts";
import { workId } from "#app/features/repair/job.ts";
import { findJob } from "#app/features/repair/list/jobs.server.ts";
import { attempt, done, notFound, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { readForm, stayForm } from "#app/http/form.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { Question } from "#app/ui/form/question.tsx";
import { Modal } from "#app/ui/modal.tsx";
import { useWords } from "#app/ui/words.ts";
import type { WordKey } from "#app/values/word-key.ts";
import type { Route } from "./+types/delete-job";

export const loader = read(
  { area: "repair", needs: "deleteJobs" },
  async ({ db, params, shop }: Route.LoaderArgs & InShop) => {
    const [found, kept] = await Promise.all([
      findJob(db, shop.id, params.jobId),
      whyKept(db, { shopId: shop.id, jobId: params.jobId }),
    ]);
    const { number, customerFirstName, customerLastName } = found ?? notFound();
    return { kept, job: { number, customer: `${customerFirstName} ${customerLastName}` } };
  },
);

export const action = write(
  { area: "repair", needs: "deleteJobs" },
  async ({ db, request, params, shop }: Route.ActionArgs & InShop) => {
    const form = await readForm(request, stayForm);
    return attempt("repair:jobs.notDeleted", async () => {
      const kept = await whyKept(db, { shopId: shop.id, jobId: params.jobId });
      if (kept) return refuse(kept, 409);
      const removed = await removeJob(db, shop.id, params.jobId);
      if (!removed) return refuse("repair:jobs.notDeleted", 404);
      return form.ok && form.value.stay ? done : redirect(href("/repair-cms"));
    });
  },
);

/** Why a job is kept for good, if it is. */
async function whyKept(db: Db, ref: JobRef): Promise<WordKey | undefined> {
  const [isSigned, isCharged] = await Promise.all([hasSigned(db, ref), hasMoney(db, ref)]);
  if (isSigned) return "repair:jobs.kept";
  return isCharged ? "repair:jobs.charged" : undefined;
}

export const clientAction = answering("repair:jobs.notDeleted");

export default function DeleteJob({
  loaderData: { job, kept },
  actionData,
  params,
}: Route.ComponentProps) {
  const { t } = useWords();
  const closeTo = href("/repair-cms/:jobId", params);
  if (kept)
    return (
      <Modal title={t("repair:jobs.delete.title")} closeTo={closeTo}>
        <p>{t(kept)}</p>
      </Modal>
    );
  return (
    <Question
      title={t("repair:jobs.delete.title")}
      text={t("repair:jobs.delete.question")}
      closeTo={closeTo}
      answer={actionData}
      confirmLabel={t("ui:delete")}
      pendingLabel={t("ui:deleting")}
    >
      <p>{t("repair:jobs.delete.gone", { workId: workId(job.number), customer: job.customer })}</p>
    </Question>
  );
}
