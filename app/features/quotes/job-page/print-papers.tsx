import { href } from "react-router";
import { reviewAnchor, type WaitingText } from "#app/features/repair/texts/waiting.ts";
import { useWords } from "#app/ui/words.ts";
import type { Language } from "#app/values/language.ts";
import { PrintButton } from "./print-button.tsx";

/** A paper that can be made of a quote. `languages`: those that it says its texts in. */
export type PaperChoice = {
  paper: Language | "both";
  fileName: string;
  languages: readonly Language[];
};

type Props = {
  at: { jobId: string; quoteId: string };
  /** The one in the job's language first. */
  papers: readonly PaperChoice[];
  /** The texts of this quote's paper that no person has read in a language. */
  waiting: readonly WaitingText[];
  boxes: boolean;
};

/**
 * The papers of a quote: the one in the job's language at hand, the others behind it; before each
 * one, what it would say otherwise than somebody has checked.
 */
export function PrintPapers({ at, papers, waiting, boxes }: Props) {
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
  const unread = ({ languages }: PaperChoice) =>
    waiting.filter(({ language }) => languages.includes(language));
  return (
    <div className="grid min-w-0 gap-3">
      <UnreadTexts jobId={at.jobId} texts={unread(own!)} />
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
                <UnreadTexts jobId={at.jobId} texts={unread(paper)} />
              </div>
            ))}
          </div>
        </details>
      </div>
    </div>
  );
}

/** The texts that a paper says as they were written, or as a machine translated them. */
export function UnreadTexts({ jobId, texts }: { jobId: string; texts: readonly WaitingText[] }) {
  const { t } = useWords();
  if (texts.length === 0) return null;
  return (
    <details className="min-w-0 print:hidden">
      <summary className="min-h-11 cursor-pointer py-2 font-medium">
        {t("quotes:order.unread", { texts: texts.length })}
      </summary>
      <ul className="grid gap-1 pl-4">
        {texts.map((text) => (
          <li key={reviewAnchor(text, text.language)} className="wrap-anywhere">
            <a
              className="inline-block py-2.5 underline"
              href={`${href("/repair-cms/:jobId/review", { jobId })}#${reviewAnchor(text, text.language)}`}
            >
              {text.name}
            </a>{" "}
            <span className="text-ink-soft">
              {t(`quotes:order.why.${text.state}`)} · {t(`quotes:order.to.${text.language}`)}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
