import { href, redirect } from "react-router";
import { v7 as newId } from "uuid";
import type { JobRef } from "#app/features/repair/job.ts";
import { announceTexts } from "#app/features/repair/texts/text-work.server.ts";
import { membersQuery } from "#app/features/shop/member.server.ts";
import { attempt, notFound, type Refusal, refuse } from "#app/http/answers.ts";
import { readForm } from "#app/http/form.ts";
import { formId } from "#app/http/form-id.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { correctNote } from "./correct-note.server.ts";
import { noteForm, noteFormSize } from "./forms.ts";
import { mentionsIn } from "./mentions.ts";
import { noteLimits } from "./note.ts";
import { addNote } from "./write-note.server.ts";

type Services = Pick<Platform, "db" | "now" | "queue" | "defer">;
type Writing = JobRef & { by: string };

const pageOf = (jobId: string) => `${href("/repair-cms/:jobId", { jobId })}#notes`;

/** Adds the note of a posted form to a job, once however often it is sent. */
export async function saveNewNote(services: Services, { by, ...ref }: Writing, request: Request) {
  const { db, now } = services;
  const form = await readForm(request, noteForm, noteFormSize);
  if (!form.ok) return refuse(form);
  const { value, values } = form;
  return attempt({ error: { key: "notes:notSaved" }, values }, async () => {
    const named = await membersOf(db, ref.shopId, { ...value, by });
    if (!named.ids) return refuse({ ...named, values });
    const noteId = formId(value.id, now());
    const note = { text: value.text, named: named.ids, by, now: now() };
    const added = await addNote(db, { ...ref, noteId }, note);
    if (added === "gone") notFound();
    if (added === "taken")
      return refuse({ error: { key: "notes:taken" }, values: { ...values, id: newId() } }, 409);
    announceTexts(services, ref);
    return redirect(pageOf(ref.jobId));
  });
}

/** Corrects a note by a posted form. */
export async function saveCorrection(
  services: Services,
  { by, ...ref }: Writing & { noteId: string },
  request: Request,
) {
  const { db, now } = services;
  const form = await readForm(request, noteForm, noteFormSize);
  if (!form.ok) return refuse(form);
  const { value, values } = form;
  return attempt({ error: { key: "notes:notSaved" }, values }, async () => {
    const named = await membersOf(db, ref.shopId, { ...value, by });
    if (!named.ids) return refuse({ ...named, values });
    const { text, version } = value;
    const saved = await correctNote(db, ref, { text, named: named.ids, version, by, now: now() });
    if (saved === "gone") return refuse({ error: { key: "notes:late" }, values }, 409);
    if (saved === "overtaken") return refuse({ error: { key: "notes:changed" }, values }, 409);
    announceTexts(services, ref);
    return redirect(pageOf(ref.jobId));
  });
}

type Naming = { text: string; named: readonly string[]; by: string };

/** Members mentioned by a note's text and by its checkboxes, without its author. */
async function membersOf(
  db: Db,
  shopId: string,
  { text, named, by }: Naming,
): Promise<{ ids: string[] } | (Pick<Refusal, "error" | "fields"> & { ids?: never })> {
  const members = (await membersQuery(db, shopId)).filter(({ id }) => id !== by);
  const found = mentionsIn(text, members);
  const isChosen = new Set(named);
  const chosen = members.filter(({ id }) => isChosen.has(id)).map(({ id }) => id);
  // The checkboxes resolve an ambiguous mention.
  if ("unclear" in found && chosen.length === 0) {
    const problem = { key: "notes:unclear", params: { name: found.unclear } } as const;
    return { error: { key: "ui:form.fix" }, fields: { text: problem } };
  }
  const ids = [...new Set([...("ids" in found ? found.ids : []), ...chosen])];
  if (ids.length <= noteLimits.named) return { ids };
  const problem = { key: "notes:tooMany", params: { max: noteLimits.named } } as const;
  return { error: { key: "ui:form.fix" }, fields: { text: problem } };
}
