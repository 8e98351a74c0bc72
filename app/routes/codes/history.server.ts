import { mayEnter } from "#app/features/account/access.ts";
import { may } from "#app/features/account/role.ts";
import type { Viewer } from "#app/features/account/viewer.ts";
import type { HistoryOfCode } from "#app/features/codes/page/code-history.tsx";
import { carName } from "#app/features/repair/car-name.ts";
import { workId } from "#app/features/repair/job.ts";
import { notFound } from "#app/http/answers.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { Language } from "#app/values/language.ts";

const mostTopics = 3;

let parts: ReturnType<typeof importParts> | undefined;

const importParts = () =>
  Promise.all([
    import("#app/features/quotes/code-history.server.ts"),
    import("#app/features/repair/form/job-car.server.ts"),
    import("#app/features/forum/search/search.server.ts"),
  ]);

/**
 * Imports the parts of other features that only members need, once: even a cached import takes
 * longer than the first reads of a request are batched for.
 */
function loadParts() {
  parts ??= importParts();
  return parts;
}

const none = { same: [], other: [], more: false };

type HistoryQuery = {
  viewer: Viewer;
  code: string;
  /** The job whose text named the code. */
  jobId: string | null;
  language: Language;
};

/**
 * Reads jobs of the viewer's shop and forum topics about a code, as far as the viewer may see them.
 * Throws 404 if the shop has no such job.
 */
export async function historyOf(
  { db, replica }: Pick<Platform, "db" | "replica">,
  { viewer, code, jobId, language }: HistoryQuery,
): Promise<HistoryOfCode> {
  const [ofShop, answered] = await Promise.all([
    jobsOf(db, { viewer, code, jobId, language }),
    mayEnter("forum", viewer) ? answeredTopics(replica, code) : [],
  ]);
  return { ...ofShop, topics: answered };
}

async function jobsOf(db: Platform["db"], { viewer, code, jobId, language }: HistoryQuery) {
  const { shop } = viewer;
  if (!shop || !mayEnter("records", viewer) || !may(shop, "readRecords"))
    return jobId === null ? { car: null, jobs: none } : notFound();
  const [{ codeHistory }, { findCarJob }] = await loadParts();
  const visit = jobId === null ? undefined : ((await findCarJob(db, shop.id, jobId)) ?? notFound());
  return {
    car: visit
      ? {
          jobId: visit.id,
          workId: workId(visit.number),
          name: carName(visit, language),
          model: `${visit.carMake} ${visit.carModel}`,
        }
      : null,
    jobs: await codeHistory(db, shop.id, code, visit),
  };
}

async function answeredTopics(replica: Platform["replica"], code: string) {
  const [, , { searchTopics }] = await loadParts();
  const { topics } = await searchTopics(replica, code, { loose: false });
  return topics
    .filter((one) => one.answeredAt !== null && one.hiddenAt === null)
    .slice(0, mostTopics)
    .map(({ id, title, originalLanguage: language }) => ({ id, title, language }));
}
