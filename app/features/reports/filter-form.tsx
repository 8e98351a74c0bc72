import type { ReactNode } from "react";
import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Range, RangeQuery } from "./range.ts";
import { RangeFields } from "./range-fields.tsx";
import { RangeText } from "./range-text.tsx";

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

type RangeProps = { action: string; asked: RangeQuery; days: Range; children?: ReactNode };

/** The head of a report: its filter by days, with further fields, and the days as a heading. */
export const RangeFilter = ({ action, asked, days, children }: RangeProps) => (
  <>
    <FilterForm action={action} className="sm:grid-cols-2">
      <RangeFields asked={asked} days={days} />
      {children}
    </FilterForm>
    <h2 className="label mb-1 text-2xl">
      <RangeText {...days} />
    </h2>
  </>
);
