import { TextsReady } from "#app/features/quotes/asked/texts-ready.tsx";
import type { Readiness } from "#app/features/repair/texts/waiting.ts";
import { useWords } from "#app/ui/words.ts";
import type { Language } from "#app/values/language.ts";
import { PrintButton } from "./print-button.tsx";

/** A PDF that can be made. `languages`: in which it prints its texts. */
export type PaperChoice = {
  paper: Language | "both";
  fileName: string;
  languages: readonly Language[];
};

type Props = {
  jobId: string;
  /** Address of the PDF, with or without a query. */
  address: string;
  /** The PDF in the job's language comes first. */
  papers: readonly PaperChoice[];
  /** Label other than "Generate PDF". */
  label?: string;
  readiness?: readonly Readiness[];
  /** Some letters of the first PDF cannot be printed. */
  boxes?: boolean;
};

/**
 * PDFs of one document: the one in the job's language first, the others in a menu, with the texts
 * that are not ready in their language.
 */
export function JobPapers({ jobId, address, papers, label, readiness = [], boxes = false }: Props) {
  const { t } = useWords();
  const [own, ...others] = papers;
  const mark = address.includes("?") ? "&" : "?";
  return (
    <div className="flex min-w-0 flex-wrap items-start gap-3">
      <PrintButton href={address} fileName={own!.fileName} label={label} boxes={boxes} />
      <details className="min-w-0 print:hidden">
        <summary className="button button-quiet cursor-pointer">{t("quotes:order.others")}</summary>
        <div className="mt-2 grid gap-3">
          {others.map(({ paper, fileName, languages }) => (
            <div key={paper} className="grid gap-1">
              <PrintButton
                href={`${address}${mark}paper=${paper}`}
                fileName={fileName}
                label={t(`quotes:order.in.${paper}`)}
              />
              <TextsReady
                jobId={jobId}
                readiness={readiness}
                languages={languages.filter((one) => !own!.languages.includes(one))}
              />
            </div>
          ))}
        </div>
      </details>
    </div>
  );
}
