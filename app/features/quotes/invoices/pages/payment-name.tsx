import type { ListedPayment } from "#app/features/quotes/invoices/money.ts";
import { useWords } from "#app/ui/words.ts";
import { useCalendarDay } from "./use-amount.ts";

type Props = Pick<ListedPayment, "amount" | "invoiceNumber" | "way" | "wayName" | "paidOn">;

/** What a payment was for, how and when it was paid. */
export function PaymentName({ amount, invoiceNumber, way, wayName, paidOn }: Props) {
  const { t } = useWords();
  const dayOf = useCalendarDay();
  return (
    <>
      <span className="font-semibold">
        {amount < 0 && `${t("invoices:refund")} · `}
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
