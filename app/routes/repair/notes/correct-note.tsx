import { href, useOutletContext } from "react-router";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import type { JobOfPage } from "#app/features/job-pages/job-of-page.ts";
import { findCorrectable } from "#app/features/notes/correct-note.server.ts";
import { NoteForm } from "#app/features/notes/note-form.tsx";
import { saveCorrection } from "#app/features/notes/save-note.server.ts";
import type { Place } from "#app/features/repair/place.ts";
import { notFound } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import type { Route } from "./+types/correct-note";

export const handle: Place = { place: "note" };

export const loader = read(
  { area: "repair", needs: "diagnose" },
  async ({ db, now, params, shop, viewer }: Route.LoaderArgs & InShop) => {
    const actor = { by: viewer.id, now };
    return (await findCorrectable(db, { shopId: shop.id, ...params }, actor)) ?? notFound();
  },
);

export const action = write(
  { area: "repair", needs: "diagnose" },
  ({ platform, params, request, shop, viewer }: Route.ActionArgs & InShop) =>
    saveCorrection(platform, { shopId: shop.id, ...params, by: viewer.id }, request),
);

export const clientAction = answering("notes:notSaved");

export default function CorrectNote({ actionData, loaderData, params }: Route.ComponentProps) {
  const { note } = useOutletContext<JobOfPage>();
  const { text, named, version } = loaderData;
  return (
    <NoteForm
      key={params.noteId}
      action={href("/repair-cms/:jobId/notes/:noteId/edit", params)}
      answer={actionData}
      draft={`note:${params.noteId}`}
      members={note.members}
      stable={{ name: "version", value: String(version) }}
      text={text}
      named={named}
    />
  );
}
