import type { WaitingText } from "#app/features/repair/texts/waiting.ts";
import { useWords } from "#app/ui/words.ts";
import { PrintButton } from "./print-button.tsx";
import { type PaperChoice, UnreadTexts } from "./print-papers.tsx";

type Props = {
  jobId: string;
  /** The paper's address, with or without a query. */
  address: string;
  /** The one in the job's language first. */
  papers: readonly PaperChoice[];
  label: string;
  /** The texts on it that no person has read in a language. */
  waiting?: readonly WaitingText[];
};

/** An estimate, an invoice or a credit note as a PDF: in the job's language, and behind it others. */
export function JobPapers({ jobId, address, papers, label, waiting = [] }: Props) {
  const { t } = useWords();
  const [own, ...others] = papers;
  const mark = address.includes("?") ? "&" : "?";
  const unread = ({ languages }: PaperChoice) =>
    waiting.filter(({ language }) => languages.includes(language));
  return (
    <div className="grid min-w-0 gap-2 print:hidden">
      <UnreadTexts jobId={jobId} texts={unread(own!)} />
      <div className="flex flex-wrap items-start gap-3">
        <PrintButton href={address} fileName={own!.fileName} label={label} />
        <details className="min-w-0">
          <summary className="button button-quiet cursor-pointer">
            {t("quotes:order.others")}
          </summary>
          <div className="mt-2 grid gap-3">
            {others.map((choice) => (
              <div key={choice.paper} className="grid gap-1">
                <PrintButton
                  href={`${address}${mark}paper=${choice.paper}`}
                  fileName={choice.fileName}
                  label={t(`quotes:order.in.${choice.paper}`)}
                />
                <UnreadTexts jobId={jobId} texts={unread(choice)} />
              </div>
            ))}
          </div>
        </details>
      </div>
    </div>
  );
}
