import { href } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Cents } from "#app/values/money.ts";

type Props = { jobId: string; number: number; owed: Cents; isSent: boolean };

/** What can be done with an invoice; what comes next leads: sending it, then its payment. */
export function InvoiceActions({ jobId, number, owed, isSent }: Props) {
  const { t } = useWords();
  const ref = { jobId, number: String(number) };
  const send = {
    to: href("/repair-cms/:jobId/invoices/:number/send", ref),
    label: t("send:invoice.button"),
  };
  const pay = {
    to: `${href("/repair-cms/:jobId/payments/new", { jobId })}?invoice=${number}`,
    label: t("invoices:recordPayment"),
  };
  const [first, ...others] = owed === 0 ? [send] : isSent ? [pay, send] : [send, pay];
  return (
    <div className="flex flex-wrap items-center gap-3 border-t border-line px-4 py-3 sm:px-6 print:hidden">
      <LinkButton kind={owed === 0 ? "plain" : "primary"} className="max-sm:grow" to={first!.to}>
        {first!.label}
      </LinkButton>
      {others.map(({ to, label }) => (
        <LinkButton key={to} className="max-sm:grow" to={to}>
          {label}
        </LinkButton>
      ))}
      <LinkButton
        kind="quiet"
        className="sm:ml-auto"
        to={href("/repair-cms/:jobId/invoices/:number/credit", ref)}
      >
        {t("invoices:page.credit")}
      </LinkButton>
    </div>
  );
}
