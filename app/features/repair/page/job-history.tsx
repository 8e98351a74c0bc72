import { workId } from "#app/features/repair/job.ts";
import { readPlace } from "#app/features/repair/states/state.ts";
import { Moment, useTimeZone } from "#app/ui/text/when.tsx";
import { useWords } from "#app/ui/words.ts";
import { formatMoment } from "#app/values/calendar.ts";
import { type Currency, formatMoney, shownDecimals } from "#app/values/money.ts";
import type { JobEvent, JobEventKind } from "./job-event.ts";
import { LinkWatch } from "./link-watch.tsx";

/** History of a job, collapsed; new entries appear while the page is open. */
export function JobHistory({ events }: { events: readonly JobEvent[] }) {
  const { t } = useWords();
  const says = useSentence();
  const nameOf = ({ by, what, to }: JobEvent) =>
    what === "letterFailed" || what === "cardReturned" || what === "cardNotReturned"
      ? "Llave"
      : ofCustomer.has(what)
        ? to || t("repair:history.customer")
        : what === "cardPaid"
          ? t("repair:history.customer")
          : ofStripe.has(what)
            ? (by ?? "Stripe")
            : (by ?? t("repair:former"));
  if (events.length === 0) return null;
  return (
    <>
      <LinkWatch />
      <details className="print:hidden mt-6 rounded-lg border border-line bg-card">
        <summary className="label min-h-11 cursor-pointer px-4 py-2 text-lg sm:px-6">
          {t("repair:history.title")}
        </summary>
        <ol className="divide-y divide-line border-t border-line">
          {events.map((event) => (
            <li key={event.n} className="flex flex-wrap justify-between gap-x-6 px-4 py-2 sm:px-6">
              <span className="min-w-0 break-words">
                <span className="font-semibold">{nameOf(event)}</span> {says(event)}
              </span>
              <span className="text-ink-soft">
                <Moment at={event.at} />
              </span>
            </li>
          ))}
        </ol>
      </details>
    </>
  );
}

/** Events that a customer causes, by a link or at the counter. */
const ofCustomer: ReadonlySet<JobEventKind> = new Set([
  "linkOpened",
  "linkDecided",
  "linkAsked",
  "walkSigned",
]);

/** Events from Stripe, without a known member. */
const ofStripe: ReadonlySet<JobEventKind> = new Set([
  "cardRefunded",
  "cardRefundFailed",
  "cardDisputed",
  "cardDisputeWon",
  "cardDisputeLost",
  "cardDisputeClosed",
]);

function useSentence() {
  const { t, language } = useWords();
  const zone = useTimeZone();
  return ({ what, from, to, quoteNumber }: JobEvent): string => {
    const number = quoteNumber ?? "";
    switch (what) {
      case "status":
        return t("repair:history.status", {
          from: t(`repair:jobs.status.${from as "pending"}`),
          to: t(`repair:jobs.status.${to as "pending"}`),
        });
      case "state": {
        const names = [from, to].map((place) => {
          const known = readPlace(place);
          return "names" in known ? known.names[language] : t(`repair:jobs.status.${known.status}`);
        });
        return t("repair:history.status", { from: names[0]!, to: names[1]! });
      }
      case "comeback":
      case "comebackRemoved":
        return t(`repair:history.${what}`, { job: to ? workId(Number(to)) : "" });
      case "technician":
        return to === null
          ? t("repair:history.unassigned", { from: from || t("repair:history.former") })
          : t("repair:history.technician", { to: to || t("repair:history.former") });
      case "promised":
        return to
          ? t("repair:history.promised", { to: formatMoment(Number(to), language, zone) })
          : t("repair:history.notPromised");
      case "quoteStatus":
        return t("repair:history.quoteStatus", {
          number,
          to: t(`quotes:statuses.${to as "pending"}`),
        });
      case "letterFailed":
        return t("send:letterFailed", { to: to ?? "" });
      case "invoiceSent":
        return t(`invoices:history.${from ? what : "invoicePassedOn"}`, {
          from: from ?? "",
          to: to ?? "",
        });
      case "invoiceLinkEnded":
      case "invoiceCreated":
      case "invoiceCredited":
        return t(`invoices:history.${what}`, { from: from ?? "", to: to ?? "" });
      case "paymentAdded":
      case "paymentRefunded":
      case "depositAsked":
      case "cardPaid":
      case "cardReturned":
      case "cardNotReturned":
      case "cardRefunded":
      case "cardRefundFailed":
      case "cardDisputed":
      case "cardDisputeWon":
      case "cardDisputeLost":
      case "cardDisputeClosed": {
        const [cents, currency] = [Math.abs(Number(to)), from as Currency];
        const decimals = shownDecimals(cents, currency);
        const amount = formatMoney(cents, currency, language, decimals);
        return t(`invoices:history.${what}`, { amount });
      }
      case "partNeeded":
        return to ? t("parts:history.partNeeded", { part: to }) : t("parts:history.partsNeeded");
      case "partOrdered":
      case "partHere":
      case "partReturned":
      case "partCorrected":
        return t(`parts:history.${what}`, { part: to ?? "" });
      default:
        return t(`repair:history.${what}`, { number });
    }
  };
}
