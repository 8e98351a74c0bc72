import { Form, href, Link } from "react-router";
import { useAmount, useCalendarDay } from "#app/features/quotes/invoices/pages/use-amount.ts";
import { workId } from "#app/features/repair/job.ts";
import { Choice, RangeFields } from "#app/features/reports/range-fields.tsx";
import { Button } from "#app/ui/button.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { useFirst } from "#app/ui/first-screen.ts";
import { ListNav } from "#app/ui/list-nav.tsx";
import { Table } from "#app/ui/table.tsx";
import { useWords } from "#app/ui/words.ts";
import { nextSearch } from "#app/values/shown.ts";
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

/** Invoices, credit notes and payments by date, and what was paid in each way. */
export function RegisterPage({ asked, register }: Props) {
  const { t } = useWords();
  const { entries, more, till } = register;
  const page = href("/repair-cms/reports/register");
  const shown = useFirst(entries);
  const last = entries.at(-1);
  const next = nextSearch(asked, entriesPerPage, {
    after: last && { day: last.day, key: last.key },
  });
  const start = { ...asked, show: entriesPerPage, after: undefined };
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
            to: page + registerQuery({ ...asked, ...next.search }),
            text: t("reports:register.more"),
            adds: next.adds,
          }
        }
      />
    </>
  );
}

function RegisterFilter({ asked, register }: Props) {
  const { t } = useWords();
  return (
    <Form
      action={href("/repair-cms/reports/register")}
      aria-label={t("reports:filters")}
      className="mb-8 grid grid-cols-2 items-start gap-3 max-lg:*:last:col-span-2 lg:grid-cols-[repeat(3,1fr)_auto] print:hidden"
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
      <label className="grid min-w-0 content-start gap-1">
        <span className="label text-base">{t("reports:register.number")}</span>
        <input
          key={asked.number}
          name="number"
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
          defaultValue={asked.number ?? ""}
          className="min-h-11 w-full min-w-0 rounded-md border border-line-strong bg-card px-3 text-lg text-ink"
        />
      </label>
      <Button type="submit" kind="primary" className="lg:mt-7">
        {t("reports:show")}
      </Button>
    </Form>
  );
}

function Entries({ entries }: { entries: readonly Entry[] }) {
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
        { label: t("reports:register.date"), cell: ({ day }) => dayOf(day) },
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
          cell: ({ way, note }) =>
            [way && t(`invoices:ways.${way}`), note].filter(Boolean).join(" · ") || "–",
        },
        {
          label: t("reports:register.tax"),
          cell: ({ tax, currency }) => (tax === null ? "–" : amount(tax, currency)),
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
