import { OpenDisputes } from "#app/features/cards/returns/open-disputes.tsx";
import { later } from "#app/ui/connection/later.ts";

/** Rarely there: its script comes when the page already works. */
export const LaterDisputes = later(
  import.meta.env.SSR ? OpenDisputes : undefined,
  async () => (await import("#app/features/cards/returns/open-disputes.tsx")).OpenDisputes,
);
