import { v7 as newId } from "uuid";
import { shownLinks } from "#app/features/approval/links/shown-links.ts";
import { revisionOf } from "#app/features/approval/revision/revision.ts";
import { isAsWritten } from "#app/features/approval/revision/revision-notes.ts";
import { lacksOf, missingOnPapers } from "#app/features/quotes/asked/asked.ts";
import type { JobRef } from "#app/features/repair/job.ts";
import { shownTexts } from "#app/features/repair/texts/shown-texts.ts";
import { textKey } from "#app/features/repair/texts/text.ts";
import { notFound } from "#app/http/answers.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { Language } from "#app/values/language.ts";
import { proposedMessage } from "./message.ts";
import { isOnlyFound, type JobToSend, readJobToSend } from "./read-job.server.ts";
import { readinessToSend, sourcesOf } from "./revision-sources.server.ts";

/** Data of the page that sends: quotes and findings that can be sent, and earlier links. */
export async function findSendPage(
  { db, now }: Pick<Platform, "db" | "now">,
  ref: JobRef,
  reader: Language,
) {
  const found = (await readJobToSend(db, ref)) ?? notFound();
  const { job, quotes } = found;
  return {
    id: newId(),
    number: job.number,
    email: job.customerEmail,
    message: proposedMessage(isOnlyFound(found) ? "found" : "quote", job.language, {
      name: job.customerFirstName,
      shop: found.shop?.shopName ?? "",
      vehicle: `${job.carMake} ${job.carModel}`,
    }),
    quotes: quotes.map(({ id, number, description, totalAmount, currency, decimals }) => ({
      id,
      number,
      totalAmount,
      currency,
      decimals,
      description: readBy(reader, { id, description }, found.translations),
    })),
    photos: found.photos.map(({ id, width, height, marks }) => ({ id, width, height, marks })),
    inspection: found.inspection && { isFinished: found.inspection.finishedAt !== null },
    readiness: readinessToSend(found, quotes),
    isAsWritten:
      (quotes.length > 0 || isOnlyFound(found)) &&
      isAsWritten(revisionOf(sourcesOf(found, quotes, now()))),
    links: shownLinks(found.sent, now()),
    openQuestions: job.openQuestions,
    missing: missingOnPapers({
      job,
      quotes: quotes.map((quote) => ({
        ...quote,
        lacks: lacksOf({ ...quote, isAuthorized: false }),
      })),
      printing: printingOf(found.shop),
    }),
  };
}

/** The description of a quote, as the job's page shows it to this reader. */
function readBy(
  reader: Language,
  { id: subjectId, description: text }: { id: string; description: string },
  translations: JobToSend["translations"],
): string {
  const original = { subjectId, field: "description", text } as const;
  return shownTexts([original], translations, reader)[textKey(original)]?.text ?? text;
}

const printingOf = (shop: JobToSend["shop"]) =>
  shop && { terms: shop.printTerms, address: shop.address, taxId: shop.taxId };
