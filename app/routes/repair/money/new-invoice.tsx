import { href, redirect } from "react-router";
import { v7 as newId } from "uuid";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { findGiven } from "#app/features/approval/given.server.ts";
import { descriptionsOf, textsOfJob } from "#app/features/money/invoices/invoice-content.ts";
import { InvoiceForm } from "#app/features/money/invoices/invoice-form.tsx";
import { makeInvoice } from "#app/features/money/invoices/make-invoice.server.ts";
import {
  dayIn,
  quoteToChoose,
  readToInvoice,
} from "#app/features/money/invoices/read-to-invoice.server.ts";
import { workId } from "#app/features/repair/job.ts";
import { TextsContext } from "#app/features/repair/texts/free-text.tsx";
import { shownTexts } from "#app/features/repair/texts/shown-texts.ts";
import { readinessOf } from "#app/features/repair/texts/waiting.ts";
import { notFound, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { smallForm } from "#app/http/form-size.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import { JobError } from "#app/routes/repair/job-error.tsx";
import type { Route } from "./+types/new-invoice";

export const loader = read(
  { area: "repair", needs: "manageMoney" },
  async ({ platform, db, now, context, params, shop }: Route.LoaderArgs & InShop) => {
    const { ai } = platform;
    const found = await readToInvoice(db, { shopId: shop.id, jobId: params.jobId });
    const { job, quotes, translations, assumed, ...rest } = found ?? notFound();
    return {
      id: newId(),
      workId: workId(job.number),
      customer: `${job.customerFirstName} ${job.customerLastName}`,
      today: dayIn(now, rest.shop?.timeZone),
      texts: {
        texts: shownTexts(descriptionsOf(quotes), translations, languageOf(context)),
        isDemo: ai.isDemo,
      },
      readiness: readinessOf(textsOfJob(job, quotes), translations, assumed).filter(
        ({ language }) => language === job.language,
      ),
      quotes: quotes.map(quoteToChoose),
    };
  },
);

export const action = write(
  { area: "repair", needs: "manageMoney" },
  { receives: smallForm, failed: "invoices:new.failed" },
  async (
    { db, now, context, params, request, shop, viewer }: Route.ActionArgs & InShop,
    received,
  ) => {
    const { values } = received;
    const ref = { shopId: shop.id, jobId: params.jobId };
    const made = await makeInvoice(db, ref, {
      ...received,
      by: viewer.id,
      now,
      language: languageOf(context),
      findGiven,
    });
    if (made === "gone") return notFound();
    if (typeof made === "number")
      return redirect(
        new URL(request.url).searchParams.get("then") === "payment"
          ? `${href("/repair-cms/:jobId/payments/new", { jobId: params.jobId })}?invoice=${made}`
          : href("/repair-cms/:jobId/invoices/:number", {
              jobId: params.jobId,
              number: String(made),
            }),
      );
    if (typeof made === "object") return refuse(made);
    return refuse({ error: { key: `invoices:new.${made}` }, values }, 409);
  },
);

export const clientAction = answering("invoices:new.failed");

export default function NewInvoice({ loaderData, actionData, params }: Route.ComponentProps) {
  const { texts, ...form } = loaderData;
  return (
    <TextsContext value={texts}>
      <InvoiceForm {...form} jobId={params.jobId} answer={actionData} />
    </TextsContext>
  );
}

export const ErrorBoundary = JobError;
