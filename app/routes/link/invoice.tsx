import { InvoicePage } from "#app/features/approval/invoice/invoice-page.tsx";
import { EndedPage } from "#app/features/approval/page/ended-page.tsx";
import { PaySection } from "#app/features/cards/pay-section.tsx";
import type { Route } from "./+types/invoice";

// Loaded on demand: the pages of members do not need it.
export const loader = async (args: Route.LoaderArgs) =>
  (await import("./invoice.server.ts")).showInvoice(args);

export default function Page({ loaderData: page }: Route.ComponentProps) {
  if (page.kind === "ended") return <EndedPage ended={page.ended} />;
  const { pay, ...shown } = page;
  return <InvoicePage {...shown} pay={pay && <PaySection pay={pay} />} />;
}
