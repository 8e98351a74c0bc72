import type { TextRef } from "#app/features/repair/texts/text.ts";
import type { textTranslations } from "#app/features/repair/texts.tables.server.ts";
import { type Language, otherLanguages } from "#app/values/language.ts";
import type { Both } from "./repair.ts";
import { repairs } from "./repairs.ts";
import type { Rows } from "./rows.ts";

type Translation = typeof textTranslations.$inferInsert;

const minute = 60_000;

/** Every text of the demo's jobs in both languages, by what a job says in one of them. */
const byText = new Map<string, Both>(
  repairs
    .flatMap(({ issues, diagnostic, offers }) => [
      issues,
      diagnostic,
      ...offers.flatMap(({ description, parts }) => [
        description,
        ...parts.map(({ name }) => name),
      ]),
    ])
    .flatMap((both) => Object.values(both).map((text) => [text, both] as const)),
);

/**
 * The jobs' texts in the other language, translated by hand. The advisor has reviewed them; those of
 * the newest open job with a quote of each shop are as a model leaves them, for visitors to review.
 */
export function translationsOf(
  { jobs, quotes, lines }: Rows,
  { advisorId }: { advisorId: string },
) {
  const toReview = newestOpenJobs(jobs, new Set(quotes.map(({ jobId }) => jobId)));
  return jobs.flatMap((job): Translation[] => {
    const isReviewed = !toReview.has(job.id);
    const ofJob = quotes.filter(({ jobId }) => jobId === job.id);
    const texts: [TextRef, string | null | undefined][] = [
      [{ subjectId: job.id, field: "issues" }, job.issues],
      [{ subjectId: job.id, field: "diagnostic" }, job.diagnostic],
      ...ofJob.map(({ id, description }): [TextRef, string] => [
        { subjectId: id, field: "description" },
        description,
      ]),
      ...lines
        .filter(({ quoteId }) => ofJob.some(({ id }) => id === quoteId))
        .map(({ id, name }): [TextRef, string] => [{ subjectId: id, field: "line" }, name]),
    ];
    return texts.flatMap(([ref, original]) => {
      const both = original ? byText.get(original) : undefined;
      if (!original || !both) return [];
      return otherLanguages(job.language as Language).map((language) => ({
        shopId: job.shopId,
        jobId: job.id,
        ...ref,
        language,
        originalLanguage: job.language,
        text: both[language],
        ofText: original,
        state: isReviewed ? ("reviewed" as const) : ("machine" as const),
        verdict: isReviewed ? null : ("yes" as const),
        by: isReviewed ? advisorId : null,
        at: new Date(job.createdAt.getTime() + 3 * minute),
      }));
    });
  });
}

/** The id of the open job with a quote that came last, of each shop. */
function newestOpenJobs(jobs: Rows["jobs"], quoted: ReadonlySet<string>): Set<string> {
  const newest = new Map<string, Rows["jobs"][number]>();
  for (const job of jobs) {
    const isOpen = job.status !== "completed" && job.status !== "cancelled" && quoted.has(job.id);
    const other = newest.get(job.shopId);
    if (isOpen && (!other || job.createdAt > other.createdAt)) newest.set(job.shopId, job);
  }
  return new Set([...newest.values()].map(({ id }) => id));
}
