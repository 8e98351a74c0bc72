import { Outlet } from "react-router";
import { guard, read, type SignedIn } from "#app/features/account/guard.server.ts";
import { countOpenReports } from "#app/features/forum/reports/reports.server.ts";
import { ifReadable } from "#app/http/answers.ts";
import type { Route } from "./+types/admin";

export const middleware = [guard("admin")];

/** Counts for the tabs of every admin page (site/shell/admin-tabs.tsx). */
export const loader = read("admin", async ({ db }: Route.LoaderArgs & SignedIn) => ({
  reports: await ifReadable("open reports", () => countOpenReports(db)),
}));

export default function AdminArea({ loaderData }: Route.ComponentProps) {
  return <Outlet context={loaderData} />;
}
