import { read, type SignedIn } from "#app/features/account/guard.server.ts";
import { follow } from "#app/features/assistant/answer/answers.server.ts";
import { notFound } from "#app/http/answers.ts";
import type { Route } from "./+types/stream";

/** The running answer from its start, for a reload or another tab. */
export const loader = read(
  "assistant",
  async ({ platform, request, viewer }: Route.LoaderArgs & SignedIn) => {
    const id = new URL(request.url).searchParams.get("id") ?? "";
    const events = (await follow(platform, viewer.id, id)) ?? notFound();
    return new Response(events, {
      headers: {
        "content-type": "text/event-stream; charset=utf-8",
        "cache-control": "private, no-store, no-transform",
      },
    });
  },
);
