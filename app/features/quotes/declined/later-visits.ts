import { later } from "#app/ui/connection/later.ts";
import { EarlierVisits } from "./earlier-visits.tsx";

/** `EarlierVisits`, whose scripts come when the page already works. */
export const LaterVisits = later(
  import.meta.env.SSR ? EarlierVisits : undefined,
  async () => (await import("./earlier-visits.tsx")).EarlierVisits,
);
