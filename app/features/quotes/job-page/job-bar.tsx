import { Suspense } from "react";
import { href } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { usePrefetch } from "#app/ui/connection.ts";
import { later } from "#app/ui/later.ts";
import { useWords } from "#app/ui/words.ts";
import type { ShopState } from "./no-shop.tsx";
import { PrintButton } from "./print-button.tsx";
import type { PaperChoice } from "./print-papers.tsx";

const Print = later(
  import.meta.env.SSR ? PrintButton : undefined,
  async () => (await import("./print-button.tsx")).PrintButton,
);

type Props = {
  jobId: string;
  quotes: readonly { id: string }[];
  /** Whether newer quotes stand on another page. */
  newer: boolean;
  shop: ShopState;
  mayWrite: boolean;
  mayPrint: boolean;
  /** Whether the job is finished or canceled: then a new quote is not what comes next. */
  closed: boolean;
  /** The paper in the job's language. */
  paper: PaperChoice;
};

/**
 * The most frequent actions of a job, in a bar at the bottom of a phone's screen; on a wide screen
 * they are beside the quotes.
 */
export function JobBar({ jobId, quotes, newer, shop, mayWrite, mayPrint, closed, paper }: Props) {
  const { t } = useWords();
  const prefetch = usePrefetch("viewport");
  const newest = newer || !mayPrint ? undefined : quotes[0];
  const mayQuote = mayWrite && shop === "ready";
  if (!newest && !mayQuote) return null;
  return (
    <div className="form-actions sticky bottom-(--bar) z-10 -mx-4 mt-4 -mb-6 flex sm:-mb-8 gap-3 border-t border-line bg-card px-4 py-2 *:grow lg:hidden print:hidden [@media(height<30rem)]:static">
      {newest && (
        <Suspense>
          <Print
            href={href("/repair-cms/:jobId/quotes/:quoteId/work-order", {
              jobId,
              quoteId: newest.id,
            })}
            fileName={paper.fileName}
            short
          />
        </Suspense>
      )}
      {mayQuote && (
        <LinkButton
          kind={closed ? "plain" : "primary"}
          to={href("/repair-cms/:jobId/quotes/new", { jobId })}
          prefetch={prefetch}
        >
          {t("quotes:new")}
        </LinkButton>
      )}
    </div>
  );
}
