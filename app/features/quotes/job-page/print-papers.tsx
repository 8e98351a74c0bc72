import { href } from "react-router";
import { TextsReady } from "#app/features/quotes/asked/texts-ready.tsx";
import type { Readiness } from "#app/features/repair/texts/waiting.ts";
import { useWords } from "#app/ui/words.ts";
import type { Language } from "#app/values/language.ts";
import { PrintButton } from "./print-button.tsx";

/** A PDF that can be made of a quote. `languages`: in which it prints its texts. */
export type PaperChoice = {
  paper: Language | "both";
  fileName: string;
  languages: readonly Language[];
};

type Props = {
  at: { jobId: string; quoteId: string };
  /** The PDF in the job's language comes first. */
  papers: readonly PaperChoice[];
  readiness: readonly Readiness[];
  boxes: boolean;
};

/** Languages of a PDF beyond those of the first one, whose texts the page checks already. */
export const besides = (own: PaperChoice, { languages }: PaperChoice): Language[] =>
  languages.filter((language) => !own.languages.includes(language));

/**
 * PDFs of a quote: the one in the job's language first, the others in a menu, with the texts that
 * are not ready in their language.
 */
export function PrintPapers({ at, papers, readiness, boxes }: Props) {
  const { t } = useWords();
  const [own, ...others] = papers;
  const address = href("/repair-cms/:jobId/quotes/:quoteId/work-order", at);
  const button = (paper: PaperChoice, label?: string) => (
    <PrintButton
      href={paper === own ? address : `${address}?paper=${paper.paper}`}
      fileName={paper.fileName}
      label={label}
      boxes={boxes && paper === own}
    />
  );
  return (
    <div className="grid min-w-0 gap-3">
      <div className="flex flex-wrap items-start gap-3">
        {button(own!)}
        <details className="min-w-0 print:hidden">
          <summary className="button button-quiet cursor-pointer">
            {t("quotes:order.others")}
          </summary>
          <div className="mt-2 grid gap-3">
            {others.map((paper) => (
              <div key={paper.paper} className="grid gap-1">
                {button(paper, t(`quotes:order.in.${paper.paper}`))}
                <TextsReady
                  jobId={at.jobId}
                  readiness={readiness}
                  languages={besides(own!, paper)}
                />
              </div>
            ))}
          </div>
        </details>
      </div>
    </div>
  );
}
