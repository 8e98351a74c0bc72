import { href } from "react-router";
import { type SignedIn, write } from "#app/features/account/guard.server.ts";
import { positionForm, savePosition } from "#app/features/videos/player/progress.server.ts";
import { notFound, refuse } from "#app/http/answers.ts";
import { readForm } from "#app/http/form.ts";
import { onlyWrites } from "#app/http/only-writes.ts";
import type { Route } from "./+types/position";

export const middleware = [onlyWrites(href("/videos"))];

/** The position of a member's player: posted while it plays, and when the page is left. */
export const action = write(
  "videos",
  async ({ db, now, request, params, viewer }: Route.ActionArgs & SignedIn) => {
    const form = await readForm(request, positionForm);
    if (!form.ok) return refuse(form);
    const { videoId } = params;
    const reported = { userId: viewer.id, videoId, ...form.value, now };
    return (await savePosition(db, reported)) ?? notFound();
  },
);
