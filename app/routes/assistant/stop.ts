import { href, redirect } from "react-router";
import { read, type SignedIn, write } from "#app/features/account/guard.server.ts";
import { stop } from "#app/features/assistant/answer/answers.server.ts";
import { turnForm } from "#app/features/assistant/forms.ts";
import { attempt, doneAt, refuse } from "#app/http/answers.ts";
import { readForm } from "#app/http/form.ts";
import type { Route } from "./+types/stop";

export const loader = read("assistant", () => redirect(href("/premium")));

export const action = write(
  "assistant",
  async ({ platform, request, viewer }: Route.ActionArgs & SignedIn) => {
    const form = await readForm(request, turnForm);
    if (!form.ok) return refuse("assistant:stop.failed");
    return attempt("assistant:stop.failed", async () => {
      await stop(platform, viewer.id, form.value.id);
      return doneAt(request, href("/premium"));
    });
  },
);
