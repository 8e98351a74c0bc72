import { href, redirect } from "react-router";
import { read, type SignedIn, write } from "#app/features/account/guard.server.ts";
import { stop } from "#app/features/assistant/answer/answers.server.ts";
import { turnForm } from "#app/features/assistant/forms.ts";
import { doneAt } from "#app/http/answers.ts";
import type { Route } from "./+types/stop";

export const loader = read("assistant", () => redirect(href("/premium")));

export const action = write(
  "assistant",
  { button: turnForm, failed: "assistant:stop.failed" },
  async ({ platform, request, viewer }: Route.ActionArgs & SignedIn, value) => {
    await stop(platform, viewer.id, value.id);
    return doneAt(request, href("/premium"));
  },
);
