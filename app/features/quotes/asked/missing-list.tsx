import { href, Link } from "react-router";
import { useWords } from "#app/ui/words.ts";
import type { Missing } from "./asked.ts";

type Props = {
  jobId: string;
  missing: readonly Missing[];
  /** Whether the viewer may change the shop's print settings. */
  mayManage: boolean;
};

/** Required details that the documents of a job still lack, each linked to where it is entered. */
export function MissingOnPapers({ jobId, missing, mayManage }: Props) {
  const { t } = useWords();
  if (missing.length === 0) return null;
  return (
    <details className="mt-4 rounded-lg border border-line bg-card px-4 py-2 sm:px-6">
      <summary className="label min-h-11 cursor-pointer py-2 text-base">
        {t("print:missing.title")} ({missing.length})
      </summary>
      <ul className="grid gap-1">
        {missing.map((one) => (
          <li key={`${one.ask} ${one.quote?.id}`}>
            <Where jobId={jobId} one={one} mayManage={mayManage} />
          </li>
        ))}
      </ul>
      <p className="text-base text-ink-soft">{t("print:missing.template")}</p>
    </details>
  );
}

function Where({ jobId, one, mayManage }: Omit<Props, "missing"> & { one: Missing }) {
  const { t } = useWords();
  const text = t(`print:missing.${one.ask}`, { number: one.quote?.number ?? 0 });
  const quoteId = one.quote?.id ?? "";
  const to = {
    print: mayManage ? href("/repair-cms/print-settings") : null,
    shop: mayManage ? href("/repair-cms/settings") : null,
    job: href("/repair-cms/:jobId/edit", { jobId }),
    quote: href("/repair-cms/:jobId/quotes/:quoteId/edit", { jobId, quoteId }),
  }[one.place];
  if (!to) return text;
  return (
    <Link to={to} className="inline-flex min-h-11 items-center underline" preventScrollReset>
      {text}
    </Link>
  );
}
