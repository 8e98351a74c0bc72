import { href } from "react-router";
import { choicesOf } from "#app/features/papers/paper.ts";
import { JobPapers } from "#app/features/quotes/job-page/job-papers.tsx";
import { workId } from "#app/features/repair/job.ts";
import { useWords } from "#app/ui/words.ts";
import type { Language } from "#app/values/language.ts";
import { inspectionFileName } from "./inspection-file.ts";

type Props = { jobId: string; number: number /** Of the job. */; language: Language };

/** The inspection of a job as a PDF, in the customer's language, the other or both. */
export function InspectionPapers({ jobId, number, language }: Props) {
  const { t } = useWords();
  return (
    <JobPapers
      jobId={jobId}
      address={href("/repair-cms/:jobId/inspection.pdf", { jobId })}
      papers={choicesOf(language, (paper) => inspectionFileName(workId(number), paper))}
      label={t("send:inspectionPaper")}
    />
  );
}
