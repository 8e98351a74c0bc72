import type { ReactNode } from "react";
import { href, Link } from "react-router";
import { hasPrices, type QuoteWork, type ShownQuote } from "#app/features/quotes/quote.ts";
import type { QuotedPoint } from "#app/features/repair/job-inspection.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { ConfirmButton } from "#app/ui/form/confirm.tsx";
import { SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { useWords } from "#app/ui/words.ts";

type Props = {
  quote: QuoteWork | ShownQuote;
  at: { jobId: string; quoteId: string };
  /** Id of its copy, so that repeated presses of the button make one copy. */
  copyId: string;
  mayWrite: boolean;
  /** Number of the invoice that it is on, which freezes it. */
  invoice?: number | undefined;
  /** Inspection point that it was made of. */
  finding: QuotedPoint | undefined;
  /** Reason of the customer's rejection, as written. */
  reason: string | undefined;
  /** Button that makes the work order. */
  print: ReactNode;
  total: string | undefined;
  /** Whether it is the only quote of its job: then there is nothing to choose. */
  isAlone: boolean;
};

/** Reason of the customer's rejection, and the actions of the quote. */
export function QuoteFooter(props: Props) {
  const { at, quote, copyId, mayWrite, invoice, finding, reason, print, total } = props;
  const { t } = useWords();
  const isPending = quote.status === "pending";
  const mayChoose = isPending && !props.isAlone;
  const isOption = hasPrices(quote) && quote.choice != null;
  return (
    <>
      {finding && (
        <p className="border-t border-line px-4 py-1 sm:px-6 print:hidden">
          <Link
            to={`${href("/repair-cms/:jobId/inspection", at)}#point-${finding.point}`}
            className="inline-flex min-h-11 items-center underline"
          >
            {t("inspection:fromFinding", { point: finding.name })}
          </Link>
        </p>
      )}
      {reason && (
        <p className="border-t border-line px-4 py-3 wrap-anywhere sm:px-6">
          {t("quotes:customerReason", { reason })}
        </p>
      )}
      {(print || mayWrite) && (
        <footer className="flex flex-wrap items-start gap-3 border-t border-line px-4 py-3 sm:px-6">
          {print}
          {mayWrite && isPending && (
            <LinkButton to={href("/repair-cms/:jobId/quotes/:quoteId/edit", at)} preventScrollReset>
              {t("quotes:edit")}
            </LinkButton>
          )}
          {mayWrite && <DuplicateButton at={at} copyId={copyId} />}
          {mayWrite && (
            <LinkButton
              to={href("/repair-cms/:jobId/quotes/:quoteId/canned", at)}
              preventScrollReset
            >
              {t("canned:save")}
            </LinkButton>
          )}
          {mayWrite && (mayChoose || isOption) && (
            <LinkButton to={href("/repair-cms/:jobId/choices", at)}>
              {t(isOption ? "choices:isOption" : "choices:open")}
            </LinkButton>
          )}
          {mayWrite && isPending && (
            <DeleteButton at={at} called={[quote.description, total].filter(Boolean).join(" · ")} />
          )}
          {mayWrite && !isPending && (
            <p className="basis-full text-ink-soft print:hidden">
              {invoice ? t("quotes:invoiced", { invoice }) : t("quotes:frozen")}
            </p>
          )}
        </footer>
      )}
    </>
  );
}

type QuotePath = { jobId: string; quoteId: string };

function DuplicateButton({ at, copyId }: { at: QuotePath; copyId: string }) {
  const { t } = useWords();
  return (
    <WorkForm
      answer={undefined}
      action={href("/repair-cms/:jobId/quotes/:quoteId/duplicate", at)}
      preventScrollReset
    >
      <input type="hidden" name="id" value={copyId} />
      <SubmitButton kind="plain" pending={t("quotes:duplicating")}>
        {t("quotes:duplicate")}
      </SubmitButton>
    </WorkForm>
  );
}

function DeleteButton({ at, called }: { at: QuotePath; called: string }) {
  const { t } = useWords();
  return (
    <ConfirmButton
      kind="danger"
      href={href("/repair-cms/:jobId/quotes/:quoteId/delete", at)}
      text={t("quotes:confirmDelete")}
      detail={called}
      confirmLabel={t("quotes:delete")}
      pendingLabel={t("ui:deleting")}
    >
      {t("quotes:delete")}
    </ConfirmButton>
  );
}
