import { Suspense, useContext, useEffect, useRef, useState } from "react";
import { href, useLocation } from "react-router";
import {
  hasPrices,
  type QuoteStatus,
  quoteStatuses,
  quoteTones,
} from "#app/features/quotes/quote.ts";
import { StatusPicker } from "#app/features/repair/page/status-picker.tsx";
import { TextsContext } from "#app/features/repair/texts/free-text.tsx";
import { textKey } from "#app/features/repair/texts/text.ts";
import { Badge } from "#app/ui/badge.tsx";
import { later } from "#app/ui/connection/later.ts";
import { Day } from "#app/ui/text/when.tsx";
import { useWords } from "#app/ui/words.ts";
import { formatMoney } from "#app/values/money.ts";
import { QuoteBody } from "./quote-body.tsx";
import { QuoteFooter } from "./quote-footer.tsx";

// Lazy: it is inside a closed disclosure.
const Footer = later(
  import.meta.env.SSR ? QuoteFooter : undefined,
  async () => (await import("./quote-footer.tsx")).QuoteFooter,
);

type Props = Omit<Parameters<typeof QuoteFooter>[0], "at" | "total"> & { jobId: string };

/**
 * A quote in a line: description, total and status. It opens to the full quote, as the customer
 * will read it, and to its actions while it is pending.
 */
export function QuoteCard({ quote, jobId, isAlone, mayWrite, invoice, ...rest }: Props) {
  const { t, language } = useWords();
  const { texts } = useContext(TextsContext);
  const at = { jobId, quoteId: quote.id };
  const priced = hasPrices(quote) ? quote : undefined;
  const total =
    priced && formatMoney(priced.totalAmount, quote.currency, language, priced.decimals);
  const name = (status: QuoteStatus) => t(`quotes:statuses.${status}`);
  const { isCome, ...heading } = useArrival(`quote-${quote.id}`);
  const [open, setOpen] = useState(isAlone);
  useEffect(() => {
    if (isCome) setOpen(true);
  }, [isCome]);
  const translation = texts[textKey({ subjectId: quote.id, field: "description" })];
  return (
    <article
      aria-labelledby={`quote-${quote.id}`}
      className="relative rounded-lg border border-line bg-card"
    >
      <details
        open={open}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        className="quote group"
      >
        <summary className="flex min-h-16 cursor-pointer items-start gap-2 p-2.5 pr-4 sm:items-center sm:gap-3 sm:py-3 sm:pr-48 sm:pl-6">
          <Chevron />
          <span className="min-w-0 flex-1">
            <h3
              {...heading}
              className="label scroll-mt-6 text-base leading-tight text-ink-soft max-sm:flex max-sm:min-h-11 max-sm:flex-wrap max-sm:items-center max-sm:gap-x-1 max-sm:pr-36"
            >
              {t("quotes:numbered", { number: quote.number })}{" "}
              <span>
                <span className="max-sm:hidden">· </span>
                <Day at={quote.createdAt} />
              </span>
            </h3>
            {!open && (
              <span className="flex flex-wrap items-baseline justify-between gap-x-4 print:hidden">
                <span className="line-clamp-2 min-w-0 text-lg leading-tight wrap-anywhere">
                  {translation?.text ?? quote.description}
                </span>
                {total && <span className="figures font-semibold">{total}</span>}
              </span>
            )}
          </span>
        </summary>
        <div className="border-t border-line">
          <QuoteBody quote={quote} />
          <Suspense>
            <Footer {...rest} {...{ at, quote, mayWrite, invoice, total, isAlone }} />
          </Suspense>
        </div>
      </details>
      <div className="absolute top-2.5 right-3 flex min-h-11 max-w-36 items-center sm:right-6 sm:max-w-none">
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
      </div>
    </article>
  );
}

const Chevron = () => (
  <svg
    aria-hidden
    viewBox="0 0 24 24"
    className="size-5 shrink-0 fill-none stroke-current stroke-2 group-open:rotate-90 max-sm:mt-3 print:hidden"
  >
    <path d="m8 4 8 8-8 8" />
  </svg>
);

/**
 * A heading that takes the focus when the address starts to name it, so that a quote just saved is
 * visible and read out.
 */
function useArrival(id: string) {
  const { hash, key } = useLocation();
  const ref = useRef<HTMLHeadingElement>(null);
  const isCome = hash === `#${id}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a later save moves the focus again
  useEffect(() => {
    if (isCome) ref.current?.focus({ preventScroll: true });
  }, [isCome, key]);
  return { isCome, id, ref, tabIndex: -1 };
}
