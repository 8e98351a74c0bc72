import { href, Link } from "react-router";
import { CsvLink } from "#app/features/reports/csv-link.tsx";
import { FilterForm } from "#app/features/reports/filter-form.tsx";
import { Choice } from "#app/features/reports/range-fields.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { type FormAnswer, SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { SavedNotice } from "#app/ui/saved-notice.tsx";
import { Table } from "#app/ui/table.tsx";
import { StableValue } from "#app/ui/text/stable-value.tsx";
import { useAmount } from "#app/ui/text/use-amount.ts";
import { Moment } from "#app/ui/text/when.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Cents, Currency } from "#app/values/money.ts";
import { fileQuery } from "./file-asked.ts";
import type { BooksContent } from "./find-books.server.ts";
import { fileFormats } from "./journal-csv.ts";

type Props = Omit<Parameters<typeof JournalFiles>[0], "monthName"> & { found: BooksContent };

/** A month of the books: the sum of each account, and its files. */
export function BooksPage({ found, ...files }: Props) {
  const { t, language } = useWords();
  const { month, months, sums } = found;
  const name = (one: string) =>
    new Intl.DateTimeFormat(language, { month: "long", year: "numeric", timeZone: "UTC" }).format(
      Date.parse(`${one}-01`),
    );
  return (
    <>
      <FilterForm action={href("/repair-cms/reports/books")} className="sm:max-w-sm">
        <Choice
          name="month"
          label={t("books:month")}
          value={month}
          options={months.map((one) => [one, name(one)])}
        />
      </FilterForm>
      {sums.length === 0 && <Empty title={t("books:empty")} />}
      {sums.map((one) => (
        <SumsTable key={one.currency} {...one} />
      ))}
      <JournalFiles {...files} found={found} monthName={name(month)} />
      <p>
        <Link
          to={href("/repair-cms/reports/books/accounts")}
          className="inline-flex min-h-11 items-center underline"
        >
          {t("books:settings.link")}
        </Link>
      </p>
    </>
  );
}

type Row = { account: string; name: string; debit: Cents; credit: Cents };
type SumsTableProps = { currency: Currency; rows: Row[] };

/** Sums of the accounts of a month in one currency. */
function SumsTable({ currency, rows }: SumsTableProps) {
  const { t } = useWords();
  const amount = useAmount();
  const shown = (cents: Cents) => cents !== 0 && amount(cents, currency);
  const total = (of: "debit" | "credit") =>
    amount(
      rows.reduce((all, row) => all + row[of], 0),
      currency,
    );
  return (
    <section className="mb-8 max-w-3xl">
      <Table
        name={t("books:sums", { currency })}
        columns={[
          { label: t("books:columns.account"), cell: ({ name }: Row) => name },
          { label: t("books:columns.debit"), figures: true, cell: ({ debit }) => shown(debit) },
          { label: t("books:columns.credit"), figures: true, cell: ({ credit }) => shown(credit) },
        ]}
        rows={rows}
        id={({ account }) => account}
        totals={[
          { label: t("books:columns.debit"), figure: total("debit"), strong: true },
          { label: t("books:columns.credit"), figure: total("credit"), strong: true },
        ]}
      />
    </section>
  );
}

type JournalFilesProps = {
  /** Id of the form, so that a repeated post makes one file. */
  id: string;
  found: BooksContent;
  monthName: string;
  answer: FormAnswer | undefined;
};

/** Files of a month, and the form that makes the next. */
function JournalFiles({ id, found, monthName, answer }: JournalFilesProps) {
  const { t } = useWords();
  const { month, files, added, unknownFees } = found;
  const page = `${href("/repair-cms/reports/books")}?month=${month}`;
  return (
    <section aria-labelledby="files" className="mb-8 grid max-w-3xl gap-3">
      <h2 id="files" className="label text-2xl">
        {t("books:files")}
      </h2>
      <p className="max-w-prose text-ink-soft">{t("books:filesLead")}</p>
      {files.map((file) => (
        <File key={file.number} month={month} file={file} />
      ))}
      {unknownFees > 0 && <p>{t("books:unknownFees", { number: unknownFees })}</p>}
      {files.length > 0 && (
        <p>{added > 0 ? t("books:new", { number: added }) : t("books:upToDate")}</p>
      )}
      <WorkForm key={files.length} answer={answer} action={page} className="flex flex-wrap gap-3">
        <StableValue name="id" value={id} />
        <input type="hidden" name="month" value={month} />
        {added > 0 && (
          <SubmitButton pending={t("books:making")}>
            {files.length > 0 ? t("books:makeNext") : t("books:make", { month: monthName })}
          </SubmitButton>
        )}
        <SavedNotice answer={answer}>{t("books:made")}</SavedNotice>
      </WorkForm>
    </section>
  );
}

function File({ month, file }: { month: string; file: BooksContent["files"][number] }) {
  const { t } = useWords();
  const { number, at, by, currencies } = file;
  const address = href("/repair-cms/reports/books/file");
  return (
    <div className="rounded-lg border border-line bg-card p-4">
      <h3 className="label text-xl">{t("books:file", { number })}</h3>
      <p className="text-base text-ink-soft">
        <Moment at={at} /> {by && t("books:by", { name: by })}
      </p>
      {currencies.map(({ currency, sheets }) => (
        <p key={currency}>
          {currencies.length > 1 && <span className="mr-4 font-semibold">{currency}</span>}
          {fileFormats
            .flatMap((format) =>
              Array.from({ length: format === "xero" ? sheets : 1 }, (_, at) => ({
                format,
                sheet: at + 1,
              })),
            )
            .map(({ format, sheet }) => (
              <CsvLink
                key={`${format} ${sheet}`}
                to={address + fileQuery({ month, number, format, currency, sheet })}
                text={
                  format === "xero" && sheets > 1
                    ? t("books:sheet", { number: sheet })
                    : t(`books:formats.${format}`)
                }
              />
            ))}
        </p>
      ))}
    </div>
  );
}
