import { isRouteErrorResponse } from "react-router";
import { mayEnter } from "#app/features/account/access.ts";
import { type InShop, read } from "#app/features/account/guard.server.ts";
import { InterruptedForm, interruptedBy } from "#app/features/account/interrupted-form.tsx";
import { jobPapersOf } from "#app/features/papers/job-paper.ts";
import { findInvoice } from "#app/features/quotes/invoices/find-invoice.server.ts";
import { textsOf, translationsOf } from "#app/features/quotes/invoices/invoice-content.ts";
import { numberIn } from "#app/features/quotes/invoices/number-in.ts";
import { InvoicePage } from "#app/features/quotes/invoices/pages/invoice-page.tsx";
import { workId } from "#app/features/repair/job.ts";
import { JobProblem } from "#app/features/repair/job-notices.tsx";
import { TextsContext } from "#app/features/repair/texts/free-text.tsx";
import { shownTexts } from "#app/features/repair/texts/shown-texts.ts";
import { notFound } from "#app/http/answers.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import { platformContext } from "#app/platform/context.ts";
import type { Route } from "./+types/invoice";

export const loader = read(
  { area: "records", needs: "manageMoney" },
  async ({ context, params, shop, viewer }: Route.LoaderArgs & InShop) => {
    const { ai, db } = context.get(platformContext);
    const ref = { shopId: shop.id, jobId: params.jobId };
    const { invoice, credits, money } =
      (await findInvoice(db, ref, numberIn(params.number))) ?? notFound();
    const { job, terms, quotes } = invoice.content;
    const translations = translationsOf(invoice.content);
    return {
      number: invoice.number,
      workId: workId(job.number),
      customer: `${job.customerFirstName} ${job.customerLastName}`,
      terms,
      tax: invoice.taxAmount,
      quotes,
      money,
      credits: credits.map(({ number, content }) => ({
        number,
        reason: content.reason ?? "",
        papers: jobPapersOf("credit", { workId: workId(job.number), number }, job.language),
      })),
      mayWrite: mayEnter("repair", viewer),
      papers: jobPapersOf(
        "invoice",
        { workId: workId(job.number), number: invoice.number },
        job.language,
      ),
      texts: {
        texts: shownTexts(textsOf(quotes), translations, languageOf(context)),
        isDemo: ai.isDemo,
      },
    };
  },
);

export default function Invoice({ loaderData, params }: Route.ComponentProps) {
  const { texts, ...page } = loaderData;
  return (
    <TextsContext value={texts}>
      <InvoicePage {...page} jobId={params.jobId} />
    </TextsContext>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const interrupted = interruptedBy(error);
  if (interrupted) return <InterruptedForm {...interrupted} />;
  return <JobProblem missing={isRouteErrorResponse(error) && error.status === 404} />;
}
