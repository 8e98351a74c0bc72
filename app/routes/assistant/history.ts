import { data } from "react-router";
import { read, type SignedIn } from "#app/features/account/guard.server.ts";
import { listTurns } from "#app/features/assistant/history.server.ts";
import type { Route } from "./+types/history";

/** Turns older than `before`. A failed read keeps the button, to try again. */
export const loader = read(
  "assistant",
  async ({ db, request, viewer }: Route.LoaderArgs & SignedIn) => {
    const before = new URL(request.url).searchParams.get("before") ?? undefined;
    try {
      return await listTurns(db, viewer.id, before);
    } catch (error) {
      console.error("older turns could not be read", error);
      return data({ turns: [], more: true }, { status: 503 });
    }
  },
);
