import { mayEnter } from "#app/features/account/access.ts";
import { type InShop, read } from "#app/features/account/guard.server.ts";
import { listInvoiceLinks } from "#app/features/approval/invoice/invoice-links.server.ts";
import { findInvoice } from "#app/features/money/invoices/find-invoice.server.ts";
import { textsOf, translationsOf } from "#app/features/money/invoices/invoice-content.ts";
import { InvoicePage } from "#app/features/money/invoices/invoice-page.tsx";
import { numberIn } from "#app/features/money/invoices/number-in.ts";
import { jobPapersOf } from "#app/features/papers/job-paper.ts";
import { carName } from "#app/features/repair/car-name.ts";
import { workId } from "#app/features/repair/job.ts";
import { TextsContext } from "#app/features/repair/texts/free-text.tsx";
import { shownTexts } from "#app/features/repair/texts/shown-texts.ts";
import { numberOfInvoice } from "#app/features/shop/print/print-terms.ts";
import { notFound } from "#app/http/answers.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import { JobError } from "#app/routes/repair/job-error.tsx";
import type { Route } from "./+types/invoice";

export const loader = read(
  { area: "records", needs: "manageMoney" },
  async ({ platform, db, now, context, params, shop, viewer }: Route.LoaderArgs & InShop) => {
    const { ai } = platform;
    const ref = { shopId: shop.id, jobId: params.jobId, number: numberIn(params.number) };
    const [found, [sent]] = await Promise.all([
      findInvoice(db, ref, ref.number),
      listInvoiceLinks(db, ref, now),
    ]);
    const { invoice, credits, money } = found ?? notFound();
    const { job, shop: seller, terms, quotes } = invoice.content;
    const translations = translationsOf(invoice.content);
    return {
      number: invoice.number,
      shownNumber: numberOfInvoice(invoice.number, seller.terms),
      workId: workId(job.number),
      customer: `${job.customerFirstName} ${job.customerLastName}`,
      car: `${carName(job, languageOf(context))} · ${job.licensePlate}`,
      sent: sent && { sentAt: sent.sentAt, openedAt: sent.openedAt },
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

export const ErrorBoundary = JobError;
