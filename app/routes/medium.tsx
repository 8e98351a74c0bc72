import { redirect } from "react-router";
import { viewerOf } from "#app/features/account/guard.server.ts";
import { BronzePage } from "#app/features/site/bronze-page.tsx";
import { useShell } from "#app/features/site/use-shell.ts";
import type { Route } from "./+types/medium";

/** Who is already Bronze or Diamond has nothing to subscribe to here. */
export function loader({ context }: Route.LoaderArgs) {
  if (viewerOf(context).membership.tier !== "free") throw redirect("/premium");
  return null;
}

export default function Page() {
  return <BronzePage contactEmail={useShell().facts?.contactEmail ?? ""} />;
}
