import type { ReactNode } from "react";
import { href } from "react-router";
import {
  hasPrices,
  type QuoteStatus,
  type QuoteWork,
  quoteStatuses,
  quoteTones,
  type ShownQuote,
} from "#app/features/quotes/quote.ts";
import { StatusPicker } from "#app/features/repair/status-picker.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Day } from "#app/ui/when.tsx";
import { useWords } from "#app/ui/words.ts";
import { type Cents, formatMoney } from "#app/values/money.ts";
import { QuoteBody } from "./quote-body.tsx";
import { DeleteButton, DuplicateButton } from "./quote-buttons.tsx";
import { useArrival } from "./use-arrival.ts";

type Props = {
  quote: QuoteWork | ShownQuote;
  jobId: string;
  /** The id a copy will bear, so that the button makes one copy however often it is pressed. */
  copyId: string;
  mayWrite: boolean;
  /** The number of the invoice that it is on; then it stays as it is. */
  invoice?: number | undefined;
  /** Why its customer declined it, as they wrote it. */
  reason: string | undefined;
  /** The button that makes the work order. */
  print: ReactNode;
};

/** One quote as the customer will read it, and what can be done with it while it is pending. */
export function QuoteCard({ quote, jobId, copyId, mayWrite, invoice, reason, print }: Props) {
  const { t, language } = useWords();
  const at = { jobId, quoteId: quote.id };
  const priced = hasPrices(quote) ? quote : undefined;
  const money = (cents: Cents) => formatMoney(cents, quote.currency, language, priced?.decimals);
  const name = (status: QuoteStatus) => t(`quotes:statuses.${status}`);
  const heading = useArrival(`quote-${quote.id}`);
  return (
    <article
      aria-labelledby={`quote-${quote.id}`}
      className="rounded-lg border border-line bg-card"
    >
      <header className="flex flex-wrap items-center justify-between gap-3 border-b border-line px-4 py-3 sm:px-6">
        <h3 {...heading} className="label min-w-0 flex-1 scroll-mt-6 text-lg leading-tight">
          {t("quotes:numbered", { number: quote.number })}{" "}
          <span className="text-ink-soft max-sm:hidden">· </span>
          <span className="text-ink-soft max-sm:block">
            <Day at={quote.createdAt} />
          </span>
        </h3>
        {mayWrite && !invoice ? (
          <StatusPicker
            action={href("/repair-cms/:jobId/quotes/:quoteId/status", at)}
            status={quote.status}
            label={t("quotes:status")}
            version={quote.version}
            statusVersion={quote.statusVersion}
            options={quoteStatuses.map((value) => ({
              value,
              label: name(value),
              tone: quoteTones[value],
            }))}
          />
        ) : (
          <Badge tone={quoteTones[quote.status]}>{name(quote.status)}</Badge>
        )}
      </header>
      <QuoteBody quote={quote} />
      {reason && (
        <p className="border-t border-line px-4 py-3 wrap-anywhere sm:px-6">
          {t("quotes:customerReason", { reason })}
        </p>
      )}
      {(print || mayWrite) && (
        <footer className="flex flex-wrap items-start gap-3 border-t border-line px-4 py-3 sm:px-6">
          {print}
          {mayWrite && quote.status === "pending" && (
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
          {mayWrite && quote.status === "pending" && (
            <DeleteButton
              at={at}
              called={[quote.description, priced && money(priced.totalAmount)]
                .filter(Boolean)
                .join(" · ")}
            />
          )}
          {mayWrite && quote.status !== "pending" && (
            <p className="basis-full text-ink-soft print:hidden">
              {invoice ? t("quotes:invoiced", { invoice }) : t("quotes:frozen")}
            </p>
          )}
        </footer>
      )}
    </article>
  );
}
