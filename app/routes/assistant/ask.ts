import { href, redirect } from "react-router";
import { read, type SignedIn, write } from "#app/features/account/guard.server.ts";
import { askFrom } from "#app/features/asking/question.server.ts";
import { refuse } from "#app/http/answers.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import type { Route } from "./+types/ask";

/** A visit by GET redirects to the panel. */
export const loader = read("assistant", () => redirect(href("/premium")));

/** `POST /ai-chat` (specification, section 7): takes a question, streams the answer's events. */
export const action = write(
  "assistant",
  async ({ platform, request, context, viewer }: Route.ActionArgs & SignedIn) => {
    // A form without JavaScript needs a page: the panel's takes the same post.
    if (request.headers.get("accept")?.includes("text/html"))
      return redirect(href("/premium"), 307);
    const reader = { viewer, language: languageOf(context) };
    const asked = await askFrom(platform, reader, request);
    return asked.ok ? eventStream(asked.events) : refuse(asked.refusal, asked.status);
  },
  "assistant:ask.failed",
);

const eventStream = (events: ReadableStream<Uint8Array>) =>
  new Response(events, {
    headers: {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "private, no-store, no-transform",
    },
  });
