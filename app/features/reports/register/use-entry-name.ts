import { useWords } from "#app/ui/words.ts";
import type { Entry } from "./register.ts";

/** The name of an entry: "Invoice 17", "Payment of invoice 17". */
export function useEntryName() {
  const { t } = useWords();
  return ({ kind, number, creditOf }: Entry): string => {
    if (kind === "invoice") return t("reports:register.names.invoice", { number: number ?? 0 });
    if (kind === "credit")
      return t("reports:register.names.credit", { number: number ?? 0, invoice: creditOf ?? 0 });
    if (number === null) return t(`reports:register.names.${kind}`);
    return kind === "payment"
      ? t("reports:register.names.paymentOf", { number })
      : t("reports:register.names.refundOf", { number });
  };
}
