import { href, Link } from "react-router";
import { Day } from "#app/ui/when.tsx";
import { useWords } from "#app/ui/words.ts";
import { SheetSection } from "./sheet-section.tsx";

/** Closed jobs of the viewer's shop with the code, and answered topics that name it. */
export type CodeHistoryShown = {
  jobs: readonly {
    id: string;
    carYear: number;
    carMake: string;
    carModel: string;
    closedAt: number | null;
    works: string | null;
  }[];
  topics: readonly { id: string; title: string }[];
};

const row = "flex min-h-11 flex-wrap items-center gap-x-3 py-2 leading-snug";

export function CodeHistory({ history: { jobs, topics } }: { history: CodeHistoryShown }) {
  const { t } = useWords();
  return (
    <>
      {jobs.length > 0 && (
        <SheetSection title={t("codes:seenHere")}>
          <ul className="divide-y divide-line border-y border-line">
            {jobs.map(({ id, carYear, carMake, carModel, closedAt, works }) => (
              <li key={id} className={row}>
                <Link to={href("/repair-cms/:jobId", { jobId: id })} className="underline">
                  {carYear} {carMake} {carModel}
                </Link>
                {closedAt !== null && (
                  <span className="text-ink-soft">
                    <Day at={closedAt} />
                  </span>
                )}
                {works && <span className="basis-full">{works}</span>}
              </li>
            ))}
          </ul>
        </SheetSection>
      )}
      {topics.length > 0 && (
        <SheetSection title={t("codes:answered")}>
          <ul className="divide-y divide-line border-y border-line">
            {topics.map(({ id, title }) => (
              <li key={id} className={row}>
                <Link to={href("/discussion/:topicId", { topicId: id })} className="underline">
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </SheetSection>
      )}
    </>
  );
}
