import { firstOf, type JobPaper } from "#app/features/papers/job-paper.ts";
import { formatMoment, isTimeZone, zoneName } from "#app/values/calendar.ts";
import { printable } from "#app/values/print-letters.ts";
import type { Canvas } from "./canvas.ts";
import { writeTexts } from "./charged.ts";

type Authorized = Pick<JobPaper, "consents" | "unauthorized" | "estimates" | "parts">;

/**
 * Authorizations: who, when, how, for which work, with the revised total. California: 16 CCR
 * 3356(e) (authorizations by telephone or electronic means are printed on the invoice), 3354(a)(1)
 * (revised cost); Argentina: Ley 24.240, art. 22 (work outside the estimate is announced before it
 * is done).
 */
export function writeConsents(
  canvas: Canvas,
  { consents = [], unauthorized = [], estimates = [], parts }: Authorized,
): void {
  const { language } = firstOf({ parts }).order;
  const isRevised = (numbers: readonly number[]) =>
    estimates.some((one) => numbers.includes(one.number) && one.total !== one.charged);
  writeTexts(canvas, "papers:consents", (column) => {
    const own = canvas.languages[column] ?? language;
    const given = consents.map(
      ({ at, zone: named, way, name, numberCalled, takenBy, numbers, amount, revised }) => {
        const zone = isTimeZone(named) ? named : "UTC";
        return [
          printable(`${formatMoment(at, own, zone)} ${zoneName(at, own, zone)}`),
          name,
          canvas.tOf(column, `approval:certificate.ways.${way}`),
          ...(numberCalled ? [numberCalled] : []),
          ...(takenBy ? [`${canvas.tOf(column, "approval:certificate.takenBy")}: ${takenBy}`] : []),
          numbers.map((number) => canvas.tOf(column, "papers:numbered", { number })).join(", "),
          canvas.money(amount),
          ...(revised === amount && !isRevised(numbers)
            ? []
            : [canvas.tOf(column, "papers:revisedTotal", { total: canvas.money(revised) })]),
        ].join(" \u00b7 ");
      },
    );
    const missing = unauthorized.map(({ number, total }) =>
      [
        canvas.tOf(column, "papers:numbered", { number }),
        canvas.money(total),
        canvas.tOf(column, "papers:notAuthorized"),
      ].join(" \u00b7 "),
    );
    return [...given, ...missing];
  });
}
