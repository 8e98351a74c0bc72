import { useState } from "react";
import { customerLimits } from "#app/features/customers/customer.ts";
import { SelectField, TextArea, TextField } from "#app/ui/field.tsx";
import { useForm } from "#app/ui/form.tsx";
import { PaperArea, PaperField } from "#app/ui/paper-field.tsx";
import { useWords } from "#app/ui/words.ts";
import { type Language, languages } from "#app/values/language.ts";
import type { Customer } from "./customer.server.ts";

const plain = { autoComplete: "off" };

/** The fields of a customer; the browser fills in nothing of the reader's own. */
export function CustomerFields({ start }: { start: Partial<Customer> & { language: Language } }) {
  const { t } = useWords();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <PaperField
        name="firstName"
        label={t("customers:form.firstName")}
        defaultValue={start.firstName}
        autoCapitalize="words"
        required
        {...plain}
      />
      <PaperField
        name="lastName"
        label={t("customers:form.lastName")}
        defaultValue={start.lastName}
        autoCapitalize="words"
        required
        {...plain}
      />
      <PaperField
        name="company"
        label={t("customers:form.company")}
        defaultValue={start.company ?? ""}
        {...plain}
      />
      <TextField
        name="phone"
        type="tel"
        label={t("customers:form.phone")}
        defaultValue={start.phone ?? ""}
        {...plain}
      />
      <EmailField start={start.email} />
      <SelectField
        name="language"
        label={t("customers:form.language")}
        hint={t("customers:form.languageHint")}
        defaultValue={start.language}
        options={languages.map((value) => ({ value, label: names[value] }))}
      />
      <PaperArea
        name="address"
        label={t("customers:form.address")}
        defaultValue={start.address ?? ""}
        className="sm:col-span-2"
        rows={2}
        {...plain}
      />
      <PaperField
        name="taxId"
        label={t("customers:form.taxId")}
        defaultValue={start.taxId ?? ""}
        {...plain}
      />
      <PaperField
        name="exemptNumber"
        label={t("customers:form.exemptNumber")}
        hint={t("customers:form.exemptHint")}
        defaultValue={start.exemptNumber ?? ""}
        {...plain}
      />
      <TextArea
        name="note"
        label={t("customers:form.note")}
        hint={t("customers:form.noteHint")}
        defaultValue={start.note ?? ""}
        className="sm:col-span-2"
        maxLength={4 * customerLimits.note}
        rows={3}
      />
    </div>
  );
}

/** Each language by its own name, as one looks for it. */
const names: Record<Language, string> = { en: "English", es: "Español" };

/** Required, unless a tick says that there is none (decision 50). `start`: null for none. */
function EmailField({ start }: { start: string | null | undefined }) {
  const { t } = useWords();
  const { values } = useForm();
  const [none, setNone] = useState(values.noEmail === "yes" || (start === null && !values.email));
  return (
    <div className="grid content-start gap-1">
      <TextField
        name="email"
        type="email"
        label={t("customers:form.email")}
        defaultValue={start ?? ""}
        required
        disabled={none}
        {...plain}
      />
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          name="noEmail"
          value="yes"
          checked={none}
          onChange={(event) => setNone(event.target.checked)}
          className="size-5 accent-ink"
        />
        {t("customers:form.noEmail")}
      </label>
    </div>
  );
}
