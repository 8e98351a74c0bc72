import { href, Link } from "react-router";
import { FilterForm } from "#app/features/reports/filter-form.tsx";
import { Choice } from "#app/features/reports/range-fields.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { useWords } from "#app/ui/words.ts";
import type { BooksContent } from "./find-books.server.ts";
import { JournalFiles } from "./journal-files.tsx";
import { SumsTable } from "./sums-table.tsx";

type Props = Omit<Parameters<typeof JournalFiles>[0], "monthName"> & { found: BooksContent };

/** A month of the books: what each account comes to, and its files. */
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
