import { useSearchParams } from "react-router";
import { viewerOf } from "#app/features/account/guard.server.ts";
import { PlansPage } from "#app/features/site/plans-page.tsx";
import { useShell } from "#app/features/site/use-shell.ts";
import type { Route } from "./+types/premium";

export const loader = ({ context }: Route.LoaderArgs) => viewerOf(context).membership;

export default function Page({ loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  return (
    <PlansPage membership={loaderData} fromRepair={search.get("from") === "repair"} contactEmail={useShell().facts?.contactEmail ?? ""} />
  );
}
