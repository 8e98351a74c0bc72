import type { RevisionSources } from "#app/features/approval/revision/revision.ts";
import { standardTerms } from "#app/features/approval/revision/terms.ts";
import { notesToSend } from "#app/features/inspection/sent-findings.ts";
import type { Original } from "#app/features/repair/texts/text.ts";
import { type Readiness, readinessOf } from "#app/features/repair/texts/waiting.ts";
import { distanceUnitOf } from "#app/values/distance.ts";
import type { JobToSend } from "./read-job.server.ts";

/** Sources of a revision of these quotes. `madeAt`: its date, in milliseconds. */
export const sourcesOf = (
  { job, shop, settings, photos, inspection, translations, assumed }: JobToSend,
  quotes: JobToSend["quotes"],
  madeAt: number,
): RevisionSources => ({
  quotes,
  photos,
  inspection,
  translations,
  assumed,
  madeAt,
  job: { ...job, odometerUnit: job.odometerUnit ?? (shop ? distanceUnitOf(shop, "UTC") : "km") },
  shop: {
    name: shop?.shopName ?? "",
    phone: shop?.phone ?? null,
    address: shop?.address ?? null,
    taxId: shop?.taxId ?? null,
    printTerms: shop?.printTerms ?? null,
    timeZone: shop?.timeZone ?? "UTC",
  },
  currency: shop?.currency ?? "USD",
  unreviewedMayGo: shop?.unreviewedMayGo ?? false,
  terms: settings.terms ?? standardTerms,
  depositPercent: settings.depositPercent,
});

/**
 * State of the translations into the customer's language: of these quotes, their job, and the
 * photos and findings sent along.
 */
export function readinessToSend(
  { job, photos, inspection, translations, assumed }: JobToSend,
  quotes: JobToSend["quotes"],
): Readiness {
  const originals: Original[] = [
    { subjectId: job.id, field: "issues", text: job.issues },
    ...(job.diagnostic
      ? [{ subjectId: job.id, field: "diagnostic", text: job.diagnostic } as const]
      : []),
    ...quotes.flatMap(({ id, description, materials, labor }) => [
      { subjectId: id, field: "description", text: description } as const,
      ...[...materials, ...labor].map(
        (line) => ({ subjectId: line.id, field: "line", text: line.name }) as const,
      ),
    ]),
    ...photos.flatMap(({ id, caption: text }) =>
      text ? [{ subjectId: id, field: "caption", text } as const] : [],
    ),
    ...notesToSend(inspection),
  ];
  return readinessOf(originals, translations, assumed).find(
    ({ language }) => language === job.language,
  )!;
}
