import { useWords } from "#app/ui/words.ts";

const subjects = ["sold", "invoices", "owed", "money", "hours", "jobs", "quotes"] as const;

/** Explains the figures of a report, and the day by which each counts. */
export function CountingNotes() {
  const { t } = useWords();
  return (
    <details className="mt-6 print:hidden">
      <summary className="min-h-11 w-fit cursor-pointer py-2 underline">
        {t("reports:how.title")}
      </summary>
      <ul className="grid max-w-prose gap-2 text-ink-soft">
        <li>{t("reports:lead")}</li>
        {subjects.map((one) => (
          <li key={one}>{t(`reports:how.${one}`)}</li>
        ))}
      </ul>
    </details>
  );
}
