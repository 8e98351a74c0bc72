import { Form, href } from "react-router";
import { auditActions } from "#app/platform/log/audit-actions.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField, TextField } from "#app/ui/form/field.tsx";
import { useWords } from "#app/ui/words.ts";
import type { AuditSearch } from "./audit-address.ts";
import { actionWords } from "./audit-words.ts";

/**
 * The filter by action and days. Entries of a single user are few, so all of their actions are
 * shown.
 */
export function AuditFilter({
  asked: { person, text, as, action, from, to },
}: {
  asked: AuditSearch;
}) {
  const { t } = useWords();
  return (
    <Form
      key={[person, text, action, from, to].join()}
      action={href("/admin/audit")}
      aria-label={t("admin:audit.filter")}
      className="mb-6 flex flex-wrap items-end gap-3"
    >
      {person && <input type="hidden" name="person" value={person} />}
      {person && as && <input type="hidden" name="as" value={as} />}
      {!person && (
        <TextField
          name="q"
          type="search"
          maxLength={200}
          required={false}
          label={t("admin:audit.user")}
          defaultValue={text}
        />
      )}
      {!person && (
        <SelectField
          name="action"
          label={t("admin:audit.what")}
          defaultValue={action ?? ""}
          options={[
            { value: "", label: t("admin:audit.everything") },
            ...auditActions.map((one) => ({ value: one, label: t(actionWords[one]) })),
          ]}
        />
      )}
      <TextField name="from" type="date" label={t("admin:audit.from")} defaultValue={from} />
      <TextField name="to" type="date" label={t("admin:audit.to")} defaultValue={to} />
      <Button type="submit">{t("admin:audit.apply")}</Button>
    </Form>
  );
}
