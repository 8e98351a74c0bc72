import { Outlet } from "react-router";
import { mayEnter } from "#app/features/account/access.ts";
import { guard } from "#app/features/account/guard.server.ts";
import { identityOf } from "#app/features/account/session/identity.server.ts";
import { countOpenReports } from "#app/features/forum/reports/reports.server.ts";
import { ifReadable } from "#app/http/answers.ts";
import { platformContext } from "#app/platform/context.ts";
import type { Route } from "./+types/admin";

export const middleware = [guard("admin")];

/**
 * Counts for the tabs of every admin page (site/shell/admin-tabs.tsx). It also runs after a post
 * that was refused without a session, which has a page of its own, so it does not redirect.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const { viewer } = identityOf(context);
  if (!viewer || !mayEnter("admin", viewer)) return { reports: undefined };
  const { db } = context.get(platformContext);
  return { reports: await ifReadable("open reports", () => countOpenReports(db)) };
}

export default function AdminArea({ loaderData }: Route.ComponentProps) {
  return <Outlet context={loaderData} />;
}
