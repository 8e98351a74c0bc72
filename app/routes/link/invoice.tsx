import { InvoicePage } from "#app/features/approval/invoice/invoice-page.tsx";
import { EndedPage } from "#app/features/approval/page/ended-page.tsx";
import type { Route } from "./+types/invoice";

// Loaded on demand: the pages of members do not need it.
export const loader = async (args: Route.LoaderArgs) =>
  (await import("./invoice.server.ts")).showInvoice(args);

export default function Page({ loaderData: page }: Route.ComponentProps) {
  if (page.kind === "ended") return <EndedPage ended={page.ended} />;
  return <InvoicePage invoice={page.invoice} path={page.path} pdf={page.pdf} />;
}
