import type { ReactNode } from "react";
import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { useWords } from "#app/ui/words.ts";

type Props = { action: string; className: string; children: ReactNode };

/** The filter of a report: a form that sends its choices in the address, as soon as one is made. */
export function FilterForm({ action, className, children }: Props) {
  const { t } = useWords();
  return (
    <Form
      action={action}
      replace
      preventScrollReset
      aria-label={t("reports:filters")}
      className={`mb-6 grid items-start gap-3 print:hidden ${className}`}
    >
      {children}
      <noscript>
        <Button type="submit">{t("reports:show")}</Button>
      </noscript>
    </Form>
  );
}
