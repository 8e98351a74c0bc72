import { viewerOf } from "#app/features/account/guard.server.ts";
import { listTurns } from "#app/features/assistant/history.server.ts";
import { platformContext } from "#app/platform/context.ts";
import type { Route } from "./+types/history";

/** Older turns than the one named by `before`. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const before = new URL(request.url).searchParams.get("before") ?? undefined;
  return listTurns(context.get(platformContext).db, viewerOf(context).id, before);
}
