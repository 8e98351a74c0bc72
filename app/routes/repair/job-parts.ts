import { EarlierVisits } from "#app/features/quotes/declined/earlier-visits.tsx";
import { JobRecords } from "#app/features/quotes/job-page/job-records.tsx";
import { AlikeNotice } from "#app/features/repair/known/alike-notice.tsx";
import { later } from "#app/ui/later.ts";

// Below the fold, or rarely there: their scripts come when the page already works.
const ssr = import.meta.env.SSR;
export const LaterRecords = later(
  ssr ? JobRecords : undefined,
  async () => (await import("#app/features/quotes/job-page/job-records.tsx")).JobRecords,
);
export const LaterVisits = later(
  ssr ? EarlierVisits : undefined,
  async () => (await import("#app/features/quotes/declined/earlier-visits.tsx")).EarlierVisits,
);
export const LaterAlike = later(
  ssr ? AlikeNotice : undefined,
  async () => (await import("#app/features/repair/known/alike-notice.tsx")).AlikeNotice,
);
