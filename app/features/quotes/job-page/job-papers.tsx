import { TextsReady } from "#app/features/quotes/asked/texts-ready.tsx";
import type { Readiness } from "#app/features/repair/texts/waiting.ts";
import { useWords } from "#app/ui/words.ts";
import { PrintButton } from "./print-button.tsx";
import { besides, type PaperChoice } from "./print-papers.tsx";

type Props = {
  jobId: string;
  /** Address of the PDF, with or without a query. */
  address: string;
  /** The PDF in the job's language comes first. */
  papers: readonly PaperChoice[];
  label: string;
  readiness?: readonly Readiness[];
};

/**
 * An estimate, an invoice or a credit note as a PDF: in the job's language, with other languages in
 * a menu.
 */
export function JobPapers({ jobId, address, papers, label, readiness = [] }: Props) {
  const { t } = useWords();
  const [own, ...others] = papers;
  const mark = address.includes("?") ? "&" : "?";
  return (
    <div className="grid min-w-0 gap-2 print:hidden">
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
                <TextsReady jobId={jobId} readiness={readiness} languages={besides(own!, choice)} />
              </div>
            ))}
          </div>
        </details>
      </div>
    </div>
  );
}
