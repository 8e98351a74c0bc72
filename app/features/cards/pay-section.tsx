import { useWords } from "#app/ui/words.ts";
import { formatDay } from "#app/values/calendar.ts";
import { type Cents, type Currency, formatMoney, shownDecimals } from "#app/values/money.ts";
import type { ReturnState } from "./card-payment.ts";
import { partProblems } from "./part.ts";
import type { RefundState } from "./returns/returns.ts";

const pageNotes = ["waiting", "failed", "nothing"] as const;
export const payNotes = [...pageNotes, ...partProblems] as const;

/** Card payment on a customer's page. */
export type Pay = {
  kind: "deposit" | "invoice";
  currency: Currency;
  /** Amount payable now, and the address of its form; null where it cannot be paid by card. */
  due: Cents;
  action: string | null;
  note: (typeof payNotes)[number] | null;
  /** Least payable part; null where the shop accepts none. */
  least: Cents | null;
  /** Typed part that was refused. */
  typed: string;
  zone: string;
  /** Payments with their counted and returned amounts. */
  payments: { id: string; at: number; counted: Cents; returned: Cents; back: ReturnState | null }[];
  /** Refunds made or on their way; a refund that Stripe never made is not included. */
  refunds: { id: string; cents: Cents; state: RefundState; at: number }[];
};

const refundKeys = {
  pending: "cards:refundPending",
  done: "cards:refunded",
  failed: "cards:refundBounced",
} as const;
type PartProps = {
  pay: Pay;
  action: string;
  ofPart: (typeof partProblems)[number] | undefined;
  money: (cents: Cents) => string;
};

/** Form that pays a part; open after a refusal, with the typed amount. */
function PayPart({ pay: { due, least, typed }, action, ofPart, money }: PartProps) {
  const { t } = useWords();
  return (
    <details open={ofPart !== undefined}>
      <summary>
        <span>{t("cards:part")}</span>
      </summary>
      <form method="post" action={action}>
        <label className="text" htmlFor="amount">
          {t("cards:partAmount")}
        </label>
        <input
          className="text"
          id="amount"
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          required
          maxLength={60}
          defaultValue={typed}
          aria-invalid={ofPart ? true : undefined}
          aria-describedby="amount-limits"
        />
        <p id="amount-limits" className={ofPart ? "problem" : "note"} role={ofPart && "alert"}>
          {ofPart && `${t(`cards:parts.${ofPart}`)} `}
          {least !== null &&
            t("cards:partLimits", { least: money(Math.min(least, due)), most: money(due) })}
        </p>
        <button type="submit" className="second">
          {t("cards:payPart")}
        </button>
      </form>
    </details>
  );
}

/** Card payments made, and the button that pays the rest. */
export function PaySection({ pay }: { pay: Pay }) {
  const { t, language } = useWords();
  const { kind, currency, due, action, note, least, zone, payments, refunds } = pay;
  const money = (cents: Cents) =>
    formatMoney(cents, currency, language, shownDecimals(cents, currency));
  const ofPage = pageNotes.find((one) => one === note);
  const ofPart = partProblems.find((one) => one === note);
  const isWaiting = note === "waiting" && payments.length === 0;
  if (payments.length === 0 && !action && !note && due > 0) return null;
  return (
    <div id="pay">
      {payments.map(({ id, at, counted, returned, back }) => (
        <div key={id}>
          {counted > 0 && (
            <p className="approved">
              {t("cards:paid", { date: formatDay(at, language, zone), amount: money(counted) })}
            </p>
          )}
          {returned > 0 && (
            <p>
              {t(back === "failed" ? "cards:backFailed" : "cards:back", {
                amount: money(returned),
              })}
            </p>
          )}
        </div>
      ))}
      {refunds.map(({ id, cents, state, at }) => (
        <p key={id} className={state === "failed" ? "problem" : undefined}>
          {t(refundKeys[state], { amount: money(cents), date: formatDay(at, language, zone) })}
        </p>
      ))}
      {due === 0 && kind === "deposit" && <p className="approved">{t("cards:depositPaid")}</p>}
      {ofPage && (isWaiting || ofPage !== "waiting") && (
        <p className={isWaiting ? "note" : "problem"} role="alert">
          {t(`cards:notes.${ofPage}`)}
        </p>
      )}
      {action && !isWaiting && (
        <>
          <form method="post" action={action}>
            <button type="submit">
              {t(kind === "deposit" ? "cards:payDeposit" : "cards:payInvoice", {
                amount: money(due),
              })}
            </button>
            <p className="note">{t("cards:secure")}</p>
          </form>
          {(ofPart || (least !== null && least < due)) && (
            <PayPart {...{ pay, action, ofPart, money }} />
          )}
        </>
      )}
    </div>
  );
}
