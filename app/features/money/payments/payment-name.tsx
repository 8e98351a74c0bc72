import type { ListedPayment } from "#app/features/money/money.ts";
import { useCalendarDay } from "#app/ui/text/use-amount.ts";
import { useWords } from "#app/ui/words.ts";

type Props = Pick<
  ListedPayment,
  "amount" | "refundOf" | "invoiceNumber" | "way" | "wayName" | "paidOn"
>;

/** Purpose, way and day of a payment. */
export function PaymentName({ amount, refundOf, invoiceNumber, way, wayName, paidOn }: Props) {
  const { t } = useWords();
  const dayOf = useCalendarDay();
  return (
    <>
      <span className="font-semibold">
        {way !== "dispute" && (amount < 0 || refundOf !== null)
          ? `${t(amount < 0 ? "invoices:refund" : "invoices:refundBack")} · `
          : null}
        {invoiceNumber === null
          ? t("invoices:deposit")
          : t("invoices:invoice", { number: invoiceNumber })}
      </span>{" "}
      <span className="text-ink-soft">
        {wayName ?? t(`invoices:ways.${way}`)} · {dayOf(paidOn)}
      </span>
    </>
  );
}
