import { href } from "react-router";
import { workId } from "#app/features/repair/job.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { type FormAnswer, SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { Modal } from "#app/ui/modal.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Day } from "#app/ui/text/when.tsx";
import { useWords } from "#app/ui/words.ts";
import type { EarlierJobs } from "./find-earlier-jobs.server.ts";

type Props = EarlierJobs & { jobId: string; answer: FormAnswer | undefined };

/** Earlier jobs of a vehicle, to choose the one that this job is a comeback of. */
export function EarlierJobsDialog({ jobId, jobs, older, answer }: Props) {
  const { t } = useWords();
  const action = href("/repair-cms/:jobId/comeback", { jobId });
  return (
    <Modal
      title={t("customers:warranty.which")}
      closeTo={href("/repair-cms/:jobId", { jobId })}
      long
    >
      {answer?.ok === false && answer.error && (
        <Notice kind="error" className="mb-4">
          {t(answer.error)}
        </Notice>
      )}
      {jobs.length === 0 && <p>{t("customers:warranty.noEarlier")}</p>}
      <ul className="grid gap-3">
        {jobs.map(({ id, number, createdAt, texts }) => (
          <li key={id} className="rounded-lg border border-line px-4 py-2">
            <WorkForm
              action={action}
              answer={undefined}
              preventScrollReset
              className="flex flex-wrap items-center justify-between gap-x-4"
            >
              <input type="hidden" name="of" value={id} />
              <SubmitButton kind="plain" pending={t("customers:warranty.setting")}>
                {workId(number)}
              </SubmitButton>
              <span className="text-ink-soft">
                <Day at={createdAt} />
              </span>
              <p className="line-clamp-3 basis-full wrap-anywhere">{texts.join(" · ")}</p>
            </WorkForm>
          </li>
        ))}
      </ul>
      {older !== undefined && (
        <LinkButton to={`${action}?before=${older}`} className="mt-4">
          {t("customers:person.older")}
        </LinkButton>
      )}
    </Modal>
  );
}
