import { href } from "react-router";
import { CsvLink } from "#app/features/reports/csv-link.tsx";
import { type FormAnswer, SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { SavedNotice } from "#app/ui/saved-notice.tsx";
import { StableValue } from "#app/ui/text/stable-value.tsx";
import { Moment } from "#app/ui/text/when.tsx";
import { useWords } from "#app/ui/words.ts";
import { fileQuery } from "./file-asked.ts";
import type { BooksContent } from "./find-books.server.ts";
import { fileFormats } from "./journal-csv.ts";

type Props = {
  /** Of the form, so that one form makes one file. */
  id: string;
  found: BooksContent;
  monthName: string;
  answer: FormAnswer | undefined;
};

/** The files of a month, and the form that makes the next. */
export function JournalFiles({ id, found, monthName, answer }: Props) {
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
