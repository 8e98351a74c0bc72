import { later } from "#app/ui/connection/later.ts";
import { EarlierVisits } from "./earlier-visits.tsx";

/** Lazy `EarlierVisits`: its scripts load after hydration. */
export const LaterVisits = later(
  import.meta.env.SSR ? EarlierVisits : undefined,
  async () => (await import("./earlier-visits.tsx")).EarlierVisits,
);
