import { href, redirect } from "react-router";
import { v7 as newId } from "uuid";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { creditLinesOf } from "#app/features/money/credits/credit.ts";
import { CreditPage } from "#app/features/money/credits/credit-page.tsx";
import { makeCreditNote } from "#app/features/money/credits/make-credit.server.ts";
import { findInvoice } from "#app/features/money/invoices/find-invoice.server.ts";
import { textsOf, translationsOf } from "#app/features/money/invoices/invoice-content.ts";
import { numberIn } from "#app/features/money/invoices/number-in.ts";
import { chargedBy, isStandingInvoice } from "#app/features/money/money.ts";
import { TextsContext } from "#app/features/repair/texts/free-text.tsx";
import { shownTexts } from "#app/features/repair/texts/shown-texts.ts";
import { notFound, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { largestForm } from "#app/http/form-size.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import { JobError } from "#app/routes/repair/job-error.tsx";
import type { Route } from "./+types/credit";

export const loader = read(
  { area: "repair", needs: "manageMoney" },
  async ({ platform, db, context, params, shop }: Route.LoaderArgs & InShop) => {
    const { ai } = platform;
    const ref = { shopId: shop.id, jobId: params.jobId };
    const { invoice, credits, money } =
      (await findInvoice(db, ref, numberIn(params.number))) ?? notFound();
    const listed = money.invoices.find(({ number }) => number === invoice.number)!;
    const { quotes } = invoice.content;
    const translations = translationsOf(invoice.content);
    return {
      id: newId(),
      number: invoice.number,
      left: chargedBy(listed),
      currency: invoice.currency,
      lines: creditLinesOf(
        quotes,
        credits.map(({ content }) => content.quotes),
      ),
      isVoided: !isStandingInvoice(listed),
      isPaid: money.payments.length > 0,
      texts: {
        texts: shownTexts(textsOf(quotes), translations, languageOf(context)),
        isDemo: ai.isDemo,
      },
    };
  },
);

export const action = write(
  { area: "repair", needs: "manageMoney" },
  { receives: largestForm, failed: "invoices:credit.failed" },
  async ({ db, now, context, params, shop, viewer }: Route.ActionArgs & InShop, received) => {
    const { values } = received;
    const made = await makeCreditNote(
      db,
      { shopId: shop.id, jobId: params.jobId, number: numberIn(params.number) },
      { ...received, language: languageOf(context), by: viewer.id, now },
    );
    if (made === "gone") return notFound();
    if (made === "made") return redirect(href("/repair-cms/:jobId/invoices/:number", params));
    if (typeof made === "object") return refuse(made);
    return refuse({ error: { key: `invoices:credit.${made}` }, values }, 409);
  },
);

export const clientAction = answering("invoices:credit.failed");

export default function Credit({ loaderData, actionData, params }: Route.ComponentProps) {
  const { texts, ...page } = loaderData;
  return (
    <TextsContext value={texts}>
      <CreditPage {...page} jobId={params.jobId} answer={actionData} />
    </TextsContext>
  );
}

export const ErrorBoundary = JobError;
