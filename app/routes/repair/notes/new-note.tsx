import { href, useOutletContext } from "react-router";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import type { JobOfPage } from "#app/features/job-pages/job-of-page.ts";
import { NoteForm } from "#app/features/notes/note-form.tsx";
import { saveNewNote } from "#app/features/notes/save-note.server.ts";
import type { Place } from "#app/features/repair/place.ts";
import { answering } from "#app/http/client-write.ts";
import type { Route } from "./+types/new-note";

export const handle: Place = { place: "note" };

export const loader = read({ area: "repair", needs: "diagnose" }, () => null);

// In the browser the form opens without a request.
export const clientLoader = () => null;

export const action = write(
  { area: "repair", needs: "diagnose" },
  ({ platform, params, request, shop, viewer }: Route.ActionArgs & InShop) =>
    saveNewNote(platform, { shopId: shop.id, jobId: params.jobId, by: viewer.id }, request),
);

export const clientAction = answering("notes:notSaved");

export default function NewNote({ actionData, params }: Route.ComponentProps) {
  const { note } = useOutletContext<JobOfPage>();
  return (
    <NoteForm
      action={href("/repair-cms/:jobId/notes/new", params)}
      answer={actionData}
      draft={`note:${params.jobId}`}
      members={note.members}
      stable={{ name: "id", value: note.newId }}
    />
  );
}
