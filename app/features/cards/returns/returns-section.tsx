import { href } from "react-router";
import { Badge, type Tone } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { useAmount } from "#app/ui/text/use-amount.ts";
import { Day } from "#app/ui/text/when.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Cents, Currency } from "#app/values/money.ts";
import {
  type DisputeState,
  type disputeReasonOf,
  openDisputes,
  type RefundState,
} from "./returns.ts";

type Amount = { id: string; cents: Cents; currency: Currency };

/** Instants in milliseconds. */
export type ShownReturns = {
  refunds: (Amount & { state: RefundState; paymentId: string; at: number })[];
  disputes: (Amount & {
    state: DisputeState;
    reason: ReturnType<typeof disputeReasonOf>;
    answerBy: number | null;
    fee: Cents | null;
  })[];
};

type Props = { jobId: string; returns: ShownReturns; mayWrite: boolean };

/** Refunds to cards that wait or failed, and disputes. */
export function ReturnsSection({ jobId, returns, mayWrite }: Props) {
  const { t } = useWords();
  const amount = useAmount();
  const { refunds, disputes } = returns;
  return (
    <section aria-labelledby="card-returns" className="mt-6 grid gap-3">
      <h2 id="card-returns" className="label text-xl">
        {t("cards:returns.title")}
      </h2>
      <ul className="divide-y divide-line rounded-lg border border-line bg-card">
        {refunds.map(({ id, cents, currency, state, paymentId, at }) => (
          <li key={id} className="flex flex-wrap items-center gap-3 px-4 py-3 sm:px-6">
            <Badge tone={state === "failed" ? "bad" : "busy"}>
              {t(`cards:refundStates.${state}`)}
            </Badge>
            <span className="min-w-0 flex-1 basis-48">
              {t(state === "failed" ? "cards:returns.failed" : "cards:returns.pending", {
                amount: amount(cents, currency),
              })}{" "}
              <span className="text-ink-soft">
                <Day at={at} />
              </span>
            </span>
            {mayWrite && state === "failed" && (
              <LinkButton
                kind="quiet"
                to={`${href("/repair-cms/:jobId/payments/new", { jobId })}?return=${paymentId}`}
              >
                {t("cards:returns.otherWay")}
              </LinkButton>
            )}
          </li>
        ))}
        {disputes.map((dispute) => (
          <Dispute key={dispute.id} jobId={jobId} {...dispute} />
        ))}
      </ul>
    </section>
  );
}

const tones: Record<DisputeState, Tone> = {
  needsAnswer: "bad",
  inReview: "busy",
  won: "good",
  lost: "bad",
  closed: "plain",
};

type DisputeProps = { jobId: string } & ShownReturns["disputes"][number];

function Dispute(props: DisputeProps) {
  const { jobId, id, cents, currency, state, reason, answerBy, fee } = props;
  const { t } = useWords();
  const amount = useAmount();
  const isOpen = openDisputes.includes(state);
  return (
    <li className="grid gap-2 px-4 py-3 sm:px-6">
      <p className="flex flex-wrap items-center gap-3">
        <Badge tone={tones[state]}>{t(`cards:disputeStates.${state}`)}</Badge>
        <span className="font-semibold">
          {t("cards:returns.dispute", { amount: amount(cents, currency) })}
        </span>
      </p>
      <p>
        {t(`cards:disputeReasons.${reason}`)} {t(`cards:disputeTexts.${state}`)}
        {fee !== null && fee > 0 && ` ${t("cards:returns.fee", { fee: amount(fee, currency) })}`}
      </p>
      {state === "needsAnswer" && answerBy !== null && (
        <p className="font-semibold">
          {t("cards:returns.answerBy")} <Day at={answerBy} />
        </p>
      )}
      <p className="flex flex-wrap gap-3">
        {isOpen && (
          <a
            className="button button-quiet"
            href={href("/repair-cms/:jobId/disputes/:disputeId/evidence", { jobId, disputeId: id })}
            download
          >
            {t("cards:returns.evidence")}
          </a>
        )}
        <a className="button button-quiet" href={`https://dashboard.stripe.com/disputes/${id}`}>
          {t(isOpen ? "cards:returns.answer" : "cards:returns.inStripe")}
        </a>
      </p>
    </li>
  );
}
