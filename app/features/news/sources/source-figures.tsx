import type { ReactNode } from "react";
import { Moment } from "#app/ui/text/when.tsx";
import { useWords } from "#app/ui/words.ts";
import { problemMessage } from "./source-words.ts";
import type { Source } from "./sources.server.ts";

/** The last fetch, the last success, the number of articles, and the last problem. */
export function Figures({
  source: { lastFetch, lastSuccess, found, failures, problem, status },
}: {
  source: Source;
}) {
  const { t } = useWords();
  const never = t("news:sources.never");
  return (
    <>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-base sm:flex sm:flex-wrap sm:gap-x-8">
        <Figure label={t("news:sources.lastFetch")}>
          {lastFetch === null ? never : <Moment at={lastFetch} />}
        </Figure>
        <Figure label={t("news:sources.lastSuccess")}>
          {lastSuccess === null ? never : <Moment at={lastSuccess} />}
        </Figure>
        <Figure label={t("news:sources.found")}>{found ?? "–"}</Figure>
      </dl>
      {failures > 0 && problem && (
        <p className="rounded-md bg-steel px-3 py-2 text-base">
          <strong>
            {failures === 1
              ? t("news:sources.oneMiss")
              : t("news:sources.misses", { number: failures })}
            .
          </strong>{" "}
          {t(problemMessage(problem, status))}
        </p>
      )}
    </>
  );
}

const Figure = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="contents sm:block">
    <dt className="label text-sm text-ink-soft">{label}</dt>
    <dd className="figures">{children}</dd>
  </div>
);
