import type { Route } from "./+types/invoice";

// Loaded on demand: the pages of members do not need it.
export const loader = async (args: Route.LoaderArgs) =>
  (await import("./invoice.server.ts")).showInvoice(args);
