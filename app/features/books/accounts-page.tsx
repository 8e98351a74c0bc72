import { href } from "react-router";
import { TextField } from "#app/ui/form/field.tsx";
import { type FormAnswer, SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { SavedNotice } from "#app/ui/saved-notice.tsx";
import { useWords } from "#app/ui/words.ts";
import { type AccountKey, accountField } from "./account.ts";
import { type AccountNames, standardName } from "./account-name.ts";

type Props = {
  keys: readonly AccountKey[];
  names: AccountNames;
  taxRate: string;
  version: number;
  answer: FormAnswer | undefined;
};

/** Form that names the accounts of the shop's books. */
export function AccountsPage({ keys, names, taxRate, version, answer }: Props) {
  const { t } = useWords();
  return (
    <WorkForm
      answer={answer}
      action={href("/repair-cms/reports/books/accounts")}
      className="grid max-w-3xl gap-4 rounded-lg border border-line bg-card p-4 sm:grid-cols-2 sm:p-6"
    >
      <input type="hidden" name="version" value={version} />
      {keys.map((key) => (
        <TextField
          key={key}
          name={accountField(key)}
          label={standardName(key, t)}
          hint={key === "receivable" ? t("books:settings.receivableHint") : undefined}
          defaultValue={names[key] ?? ""}
          autoComplete="off"
        />
      ))}
      <TextField
        name="taxRate"
        label={t("books:settings.taxRate")}
        hint={t("books:settings.taxRateHint")}
        defaultValue={taxRate}
        autoComplete="off"
      />
      <div className="flex flex-wrap items-center gap-3 sm:col-span-2">
        <SubmitButton pending={t("ui:saving")}>{t("books:settings.save")}</SubmitButton>
        <SavedNotice answer={answer}>{t("books:settings.saved")}</SavedNotice>
      </div>
    </WorkForm>
  );
}
