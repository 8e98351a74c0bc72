import { Suspense } from "react";
import { href } from "react-router";
import { type CannedChoice, UseCanned } from "#app/features/quotes/canned/use-canned.tsx";
import { QuoteForm } from "#app/features/quotes/form/quote-form.tsx";
import type { Rates } from "#app/features/quotes/quote.ts";
import type { FormAnswer } from "#app/ui/form.tsx";
import { later } from "#app/ui/later.ts";
import { useJobOfPage } from "./use-job-of-page.ts";

const LaterCanned = later(import.meta.env.SSR ? UseCanned : undefined, () =>
  import("#app/features/quotes/canned/use-canned.tsx").then((part) => part.UseCanned),
);

type Props = {
  jobId: string;
  /** What the server found for this page; null when it opened over its job without asking. */
  page: {
    id: string;
    mayQuote: boolean;
    rates: Rates | undefined;
    canned?: CannedChoice;
    filled?: FormAnswer;
  } | null;
  answer: FormAnswer | undefined;
};

/** The form of a new quote, empty or filled from a canned one. */
export function NewQuoteForm({ jobId, page, answer }: Props) {
  const job = useJobOfPage();
  const { id, rates } = page ?? job.newQuote ?? {};
  if (page?.mayQuote === false) return null;
  const action = href("/repair-cms/:jobId/quotes/new", { jobId });
  return (
    <QuoteForm
      key={page?.filled && id}
      action={action}
      closeTo={href("/repair-cms/:jobId", { jobId })}
      answer={answer ?? page?.filled}
      draft={`quote:${jobId}`}
      rates={rates}
      {...(id && { id })}
    >
      <Suspense>
        <LaterCanned action={action} choice={page?.canned} />
      </Suspense>
    </QuoteForm>
  );
}
