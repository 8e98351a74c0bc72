import { useState } from "react";
import { customerLimits } from "#app/features/customers/customer.ts";
import { TextArea, TextField } from "#app/ui/form/field.tsx";
import { LanguageField } from "#app/ui/form/language-field.tsx";
import { PaperArea, PaperField } from "#app/ui/form/paper-field.tsx";
import { capitalWords, noFill } from "#app/ui/form/typing.ts";
import { useWords } from "#app/ui/words.ts";
import type { Language } from "#app/values/language.ts";
import type { Customer } from "./customer.server.ts";
import { EmailField } from "./email-field.tsx";

/** Fields of a customer, without the browser's autofill of the member's own data. */
export function CustomerFields({ start }: { start: Partial<Customer> & { language: Language } }) {
  const { t } = useWords();
  const [company, setCompany] = useState(start.company ?? "");
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <PaperField
        name="firstName"
        label={t("customers:form.firstName")}
        defaultValue={start.firstName}
        required
        {...noFill}
        {...capitalWords}
      />
      <PaperField
        name="lastName"
        label={t("customers:form.lastName")}
        defaultValue={start.lastName}
        required={start.lastName !== "" && company.trim() === ""}
        {...noFill}
        {...capitalWords}
      />
      <PaperField
        name="company"
        label={t("customers:form.company")}
        defaultValue={start.company ?? ""}
        onInput={(event) => setCompany(event.currentTarget.value)}
        {...noFill}
      />
      <TextField
        name="phone"
        type="tel"
        label={t("customers:form.phone")}
        defaultValue={start.phone ?? ""}
        {...noFill}
      />
      <EmailField
        name="email"
        label={t("customers:form.email")}
        noneLabel={t("customers:form.noEmail")}
        start={start.email}
      />
      <LanguageField
        label={t("customers:form.language")}
        hint={t("customers:form.languageHint")}
        start={start.language}
      />
      <PaperArea
        name="address"
        label={t("customers:form.address")}
        defaultValue={start.address ?? ""}
        className="sm:col-span-2"
        rows={2}
        {...noFill}
      />
      <PaperField
        name="taxId"
        label={t("customers:form.taxId")}
        defaultValue={start.taxId ?? ""}
        {...noFill}
      />
      <PaperField
        name="exemptNumber"
        label={t("customers:form.exemptNumber")}
        hint={t("customers:form.exemptHint")}
        defaultValue={start.exemptNumber ?? ""}
        {...noFill}
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
