import { useWords } from "#app/ui/words.ts";
import { formatDay } from "#app/values/calendar.ts";
import { type Cents, type Currency, formatMoney, shownDecimals } from "#app/values/money.ts";
import type { ReturnState } from "./card-payment.ts";
import { partProblems } from "./part.ts";
import type { RefundState } from "./returns/returns.ts";

const pageNotes = ["waiting", "failed", "nothing"] as const;
export const payNotes = [...pageNotes, ...partProblems] as const;

/** What a customer's page says of paying by card. */
export type Pay = {
  kind: "deposit" | "invoice";
  currency: Currency;
  /** What is to be paid now, and where; null where it cannot be paid by card. */
  due: Cents;
  action: string | null;
  note: (typeof payNotes)[number] | null;
  /** The least part that may be paid; null where the shop takes none. */
  least: Cents | null;
  /** The part that was typed, and refused. */
  typed: string;
  zone: string;
  /** Of the payments: what counts, and what goes back. */
  payments: { id: string; at: number; counted: Cents; returned: Cents; back: ReturnState | null }[];
  /** What went back of them, or is on its way; a refund that Stripe never made is not among them. */
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

/** Pays a part; open once one was refused, with what was typed. */
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

/** What was paid by card, and the button that pays what is left. */
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
