import { type ReactNode, Suspense } from "react";
import { href } from "react-router";
import { TextsReady } from "#app/features/quotes/asked/texts-ready.tsx";
import type { QuoteWork, ShownQuote } from "#app/features/quotes/quote.ts";
import type { QuotedPoint } from "#app/features/repair/job-inspection.ts";
import type { Readiness } from "#app/features/repair/texts/waiting.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { usePrefetch } from "#app/ui/connection/connection.ts";
import { later } from "#app/ui/connection/later.ts";
import { Empty } from "#app/ui/empty.tsx";
import { useFocusBack } from "#app/ui/focus-fallback.ts";
import { Notice } from "#app/ui/notice.tsx";
import { useWords } from "#app/ui/words.ts";
import { JobPapers } from "./job-papers.tsx";
import { QuoteCard } from "./quote-card.tsx";

const Papers = later(
  import.meta.env.SSR ? JobPapers : undefined,
  async () => (await import("./job-papers.tsx")).JobPapers,
);

type Props = {
  jobId: string;
  quotes: readonly ((QuoteWork | ShownQuote) & {
    copyId: string;
    boxes: boolean;
    finding: QuotedPoint | undefined;
    reason: string | undefined;
  })[];
  /** Cursor of the next page, and whether this page is not the first. */
  older: string | undefined;
  newer: boolean;
  shop: ShopState;
  /** Whether quotes may be made, changed and printed: `mayPrint` also when the plan has ended. */
  mayWrite: boolean;
  mayPrint: boolean;
  /** PDFs of each quote, and how far their texts are ready. */
  papers: Parameters<typeof JobPapers>[0]["papers"];
  readiness: readonly Readiness[];
  /** Numbers of invoices by the quotes on them. */
  invoiceOf: Readonly<Record<string, number>>;
  /** Whether New Quote is the next step, whose button the job's header shows. */
  isNext: boolean;
  /** Open form; it replaces the quote `quoteId`, or comes first. */
  form: ReactNode | undefined;
  quoteId: string | undefined;
};

/** Quotes of a job, newest first, a page at a time. */
export function QuoteList({
  jobId,
  quotes,
  older,
  newer,
  shop,
  mayWrite,
  mayPrint,
  papers,
  readiness,
  invoiceOf,
  isNext,
  form,
  quoteId,
}: Props) {
  const { t } = useWords();
  const prefetch = usePrefetch("viewport");
  const opener = useFocusBack<HTMLAnchorElement>(form !== undefined);
  const path = href("/repair-cms/:jobId", { jobId });
  const here = quotes.some(({ id }) => id === quoteId);
  const isAlone = quotes.length === 1 && !older && !newer;
  return (
    <section aria-labelledby="quotes" className="mt-8 grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3 border-b-2 border-ink pb-2">
        <h2 id="quotes" className="label text-2xl">
          {t("quotes:title")}
        </h2>
        {mayWrite && shop === "ready" && !form && !isNext && (
          <LinkButton
            ref={opener}
            to={href("/repair-cms/:jobId/quotes/new", { jobId })}
            prefetch={prefetch}
            preventScrollReset
          >
            {t("quotes:new")}
          </LinkButton>
        )}
      </div>
      {mayWrite && shop !== "ready" && <NoShop shop={shop} back={path} />}
      {mayPrint && quotes.length > 0 && (
        <TextsReady jobId={jobId} readiness={readiness} languages={papers[0]!.languages} />
      )}
      {!here && form}
      {quotes.map((quote) => (
        <QuoteOrForm key={quote.id} form={quote.id === quoteId && form}>
          <QuoteCard
            quote={quote}
            jobId={jobId}
            copyId={quote.copyId}
            isAlone={isAlone}
            mayWrite={mayWrite}
            invoice={invoiceOf[quote.id]}
            finding={quote.finding}
            reason={quote.reason}
            print={
              mayPrint && (
                <Suspense>
                  <Papers
                    jobId={jobId}
                    address={href("/repair-cms/:jobId/quotes/:quoteId/work-order", {
                      jobId,
                      quoteId: quote.id,
                    })}
                    papers={papers}
                    readiness={readiness}
                    boxes={quote.boxes}
                  />
                </Suspense>
              )
            }
          />
        </QuoteOrForm>
      ))}
      {quotes.length === 0 && !form && <Empty title={t("quotes:none")} />}
      {(older || newer) && (
        <nav className="flex flex-wrap justify-between gap-3" aria-label={t("quotes:title")}>
          {newer && <LinkButton to={path}>{t("quotes:newest")}</LinkButton>}
          {older && (
            <LinkButton to={`${path}?before=${older}`} className="ml-auto">
              {t("quotes:older")}
            </LinkButton>
          )}
        </nav>
      )}
    </section>
  );
}

const QuoteOrForm = ({ form, children }: { form: ReactNode; children: ReactNode }) =>
  form || children;

/** Whether the shop's settings are saved and readable. */
type ShopState = "ready" | "none" | "failed";

/** Explains why there is no New Quote button, and links to the settings. */
function NoShop({ shop, back }: { shop: Exclude<ShopState, "ready">; back: string }) {
  const { t } = useWords();
  return (
    <Notice kind={shop === "failed" ? "error" : "info"}>
      <p className="mb-3">{t(shop === "failed" ? "quotes:shopNotLoaded" : "quotes:noShop")}</p>
      <LinkButton to={`${href("/repair-cms/settings")}?back=${encodeURIComponent(back)}`}>
        {t("quotes:shopSettings")}
      </LinkButton>
    </Notice>
  );
}
