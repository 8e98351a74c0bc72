import type { FocusEvent } from "react";
import { href, Link } from "react-router";
import { workId } from "#app/features/repair/job.ts";
import { FilterForm } from "#app/features/reports/filter-form.tsx";
import { Choice, filterBox, Labeled, RangeFields } from "#app/features/reports/range-fields.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { useFirst } from "#app/ui/page/first-screen.ts";
import { ListNav } from "#app/ui/page/list-nav.tsx";
import { Table } from "#app/ui/table.tsx";
import { useAmount, useCalendarDay } from "#app/ui/text/use-amount.ts";
import { useWords } from "#app/ui/words.ts";
import { nextPage } from "#app/values/list-address.ts";
import type { Register } from "./read-register.server.ts";
import {
  type Entry,
  entriesPerPage,
  entryKinds,
  type RegisterQuery,
  registerQuery,
} from "./register.ts";
import { Till } from "./till.tsx";
import { useEntryName } from "./use-entry-name.ts";

type Props = { asked: RegisterQuery; register: Register };

/** Invoices, credit notes and payments by date, and the totals by way. */
export function RegisterPage({ asked, register }: Props) {
  const { t } = useWords();
  const { entries, more, till } = register;
  const page = href("/repair-cms/reports/register");
  const shown = useFirst(entries);
  const last = entries.at(-1);
  const start = { ...asked, show: entriesPerPage, after: undefined };
  const hrefWith = (search: Partial<RegisterQuery>) =>
    page + registerQuery({ ...asked, ...search });
  const next = nextPage({ start, href: hrefWith }, asked, {
    after: last && { day: last.day, key: last.key },
  });
  return (
    <>
      <RegisterFilter asked={asked} register={register} />
      {asked.number === undefined && <Till rows={till} />}
      {entries.length === 0 ? (
        <Empty title={t("reports:register.empty")} />
      ) : (
        <Entries entries={shown} />
      )}
      <ListNav
        newest={
          asked.after && { to: page + registerQuery(start), text: t("reports:register.newest") }
        }
        more={
          more && {
            ...next,
            text: t("reports:register.more"),
          }
        }
      />
    </>
  );
}

function RegisterFilter({ asked, register }: Props) {
  const { t } = useWords();
  return (
    <FilterForm
      action={href("/repair-cms/reports/register")}
      className="grid-cols-2 lg:grid-cols-3"
    >
      <RangeFields asked={asked} days={register.days} />
      <Choice
        name="kind"
        label={t("reports:register.kind")}
        value={asked.kind ?? ""}
        options={[
          ["", t("reports:register.kinds.all")],
          ...entryKinds.map((one) => [one, t(`reports:register.kinds.${one}`)] as const),
        ]}
      />
      <Labeled label={t("reports:register.number")}>
        <input
          key={asked.number}
          name="number"
          inputMode="numeric"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={40}
          defaultValue={asked.number ?? ""}
          onBlur={submitChanged}
          className={filterBox}
        />
      </Labeled>
    </FilterForm>
  );
}

/** A number applies by Enter, or when its field is left. */
function submitChanged({ target }: FocusEvent<HTMLInputElement>) {
  if (target.value !== target.defaultValue) target.form?.requestSubmit();
}

type EntriesProps = {
  entries: readonly Entry[];
  /** Whether they are all of one day, which needs no column. */
  ofDay?: boolean;
};

/** Invoices, credit notes and payments, as a table. */
export function Entries({ entries, ofDay }: EntriesProps) {
  const { t } = useWords();
  const amount = useAmount();
  const dayOf = useCalendarDay();
  const nameOf = useEntryName();
  return (
    <Table
      name={t("reports:register.title")}
      rows={entries}
      id={({ key }) => key}
      columns={[
        ...(ofDay
          ? []
          : [{ label: t("reports:register.date"), cell: ({ day }: Entry) => dayOf(day) }]),
        {
          label: t("reports:register.document"),
          cell: (entry) => (
            <Link to={hrefOf(entry)} className="inline-flex min-h-11 items-center underline">
              {nameOf(entry)}
            </Link>
          ),
        },
        {
          label: t("reports:register.customer"),
          cell: ({ customer, jobNumber }) => (
            <span className="wrap-anywhere">
              {customer} · <span className="whitespace-nowrap">{workId(jobNumber)}</span>
            </span>
          ),
        },
        {
          label: t("reports:register.way"),
          cell: ({ way, note }) => (
            <>
              {way && <span className="whitespace-nowrap">{t(`invoices:ways.${way}`)}</span>}
              {way && note && " · "}
              {note}
            </>
          ),
        },
        {
          label: t("reports:register.tax"),
          cell: ({ tax, currency }) => tax !== null && amount(tax, currency),
          figures: true,
        },
        {
          label: t("reports:register.amount"),
          cell: (entry) => amount(entry.amount, entry.currency),
          figures: true,
        },
      ]}
    />
  );
}

/** The invoice of an entry, with its credit notes and payments; else the job of a deposit. */
function hrefOf({ jobId, number, creditOf }: Entry): string {
  const invoice = creditOf ?? number;
  return invoice === null
    ? href("/repair-cms/:jobId", { jobId })
    : href("/repair-cms/:jobId/invoices/:number", { jobId, number: String(invoice) });
}
