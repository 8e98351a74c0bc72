import type { JobSummary } from "#app/features/repair/job.ts";
import { useWords } from "#app/ui/words.ts";

type Props = { job: Pick<JobSummary, "complaint" | "translation">; className: string };

/**
 * Complaint of the customer in one or two lines, in the reader's language if there is a
 * translation; an icon marks one that no person has read. The original is the tooltip.
 */
export function Complaint({ job: { complaint, translation }, className }: Props) {
  const { t } = useWords();
  return (
    <p title={complaint} className={className}>
      {translation?.text ?? complaint}
      {translation?.state === "machine" && (
        <>
          <svg
            aria-hidden
            viewBox="0 0 24 24"
            className="-mt-0.5 ml-1 inline size-4 fill-none stroke-ink-soft stroke-2"
          >
            <path d="M3 6h10M8 3v3M5 6c1 4 4 6 7 7M11 6c-1 4-4 6-8 7M12 20l4-10 4 10M13.5 17h5" />
          </svg>
          <span className="sr-only"> {t("repair:texts.machine")}</span>
        </>
      )}
    </p>
  );
}
