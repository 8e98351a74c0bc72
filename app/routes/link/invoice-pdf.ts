import type { Route } from "./+types/invoice-pdf";

export const loader = async (args: Route.LoaderArgs) =>
  (await import("./invoice.server.ts")).printInvoice(args);
