import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The longest test files of each project, the longest first. */
export const longest = [
  "tests/routes/access-shop.test.ts",
  "tests/workers/page-trips.test.ts",
  "tests/browser/ui/widths.test.ts",
  "tests/routes/access.test.ts",
  "tests/browser/everyone.test.ts",
  "tests/browser/offline/waiting.test.ts",
  "tests/browser/repair/scan.test.ts",
  "tests/browser/billing.test.ts",
  "tests/browser/videos/videos.test.ts",
  "tests/browser/ui/focus.test.ts",
  "tests/workers/deployment/rehearsals.test.ts",
  "tests/browser/repair/taps.test.ts",
  "tests/routes/prices-unseen.test.ts",
  "tests/browser/assistant/diagnosis.test.ts",
  "tests/browser/admin.test.ts",
  "tests/workers/news.test.ts",
  "tests/workers/faults.test.ts",
  "tests/routes/every-entry-point.test.ts",
  "tests/workers/write-trips.test.ts",
  "tests/features/papers/work-order-hostile.test.ts",
  "tests/values/translate.test.ts",
  "tests/features/papers/bilingual-hostile.test.ts",
  "tests/features/papers/job-paper-amounts.test.ts",
  "tests/features/translator/shop-talk.test.ts",
];

const rank = ({ moduleId }: Pick<TestSpecification, "moduleId">): number => {
  const at = longest.findIndex((file) => moduleId.endsWith(`/${file}`));
  return at === -1 ? longest.length : at;
};

/**
 * Starts the longest files of each project first. A run ends with its last file, and in a fresh
 * checkout Vitest knows of no file how long it takes.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = Map.groupBy(sorted, ({ project }) => project.name);
    return [...projects.values()].flatMap((ofOne) => ofOne.sort((a, b) => rank(a) - rank(b)));
  }
}
