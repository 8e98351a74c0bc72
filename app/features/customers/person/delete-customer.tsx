import { href } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";
import type { FormAnswer } from "#app/ui/form/form.tsx";
import { Question } from "#app/ui/form/question.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useWords } from "#app/ui/words.ts";
import type { WordKey } from "#app/values/word-key.ts";

type Props = {
  customerId: string;
  name: string;
  hasOpenJobs: boolean;
  answer: FormAnswer | undefined;
};

const goes: readonly WordKey[] = [
  "customers:data.goesName",
  "customers:data.goesJobs",
  "customers:data.goesPlate",
];
const stays: readonly WordKey[] = [
  "customers:data.staysJobs",
  "customers:data.staysVehicles",
  "customers:data.staysTexts",
];

/** Confirms deleting a customer's personal data, and explains which data goes or stays, and why. */
export function DeleteCustomer({ customerId, name, hasOpenJobs, answer }: Props) {
  const { t } = useWords();
  return (
    <Question
      title={t("customers:data.title", { name })}
      text={t("customers:data.question")}
      closeTo={href("/repair-cms/customers/:customerId", { customerId })}
      answer={answer}
      confirmLabel={t("customers:data.delete")}
      pendingLabel={t("customers:data.deleting")}
    >
      {hasOpenJobs && <Notice kind="error">{t("customers:data.open")}</Notice>}
      <Reasons title={t("customers:data.goes")} reasons={goes} />
      <Reasons title={t("customers:data.stays")} reasons={stays} />
      <p>{t("customers:data.invoices")}</p>
      <p>{t("customers:data.final")}</p>
      <p>
        <a
          href={href("/repair-cms/customers/:customerId/data.zip", { customerId })}
          className={buttonClass("plain")}
          download
        >
          {t("customers:data.download")}
        </a>
      </p>
    </Question>
  );
}

function Reasons({ title, reasons }: { title: string; reasons: readonly WordKey[] }) {
  const { t } = useWords();
  return (
    <div>
      <h3 className="label text-lg">{title}</h3>
      <ul className="list-disc pl-6">
        {reasons.map((reason) => (
          <li key={reason}>{t(reason)}</li>
        ))}
      </ul>
    </div>
  );
}
