import { v7 as newId } from "uuid";
import { jobsPage } from "#app/features/offline/addresses.ts";
import { findOwner, findSignedIn } from "#app/features/offline/caches.client.ts";
import { listWrites, saveWrite } from "./writes.client.ts";

/** Forms that wait on this device: all of them are one write however often they are sent. */
const kinds = {
  /** The last choice counts. */
  choice: new RegExp(`^${jobsPage}/[^/]+/(?:status|state)$`),
  finding: new RegExp(`^${jobsPage}/[^/]+/inspection/(?!start|marks|rest|finish|reopen)[\\w-]+$`),
  /** Each is another one, under an id of its own. */
  note: new RegExp(`^${jobsPage}/[^/]+/notes/new$`),
};

const pathOf = (form: HTMLFormElement): string =>
  new URL(form.getAttribute("action") ?? "", location.href).pathname;

/** Whether a form may wait on this device. */
export function mayWait(form: HTMLFormElement): boolean {
  const text = form.querySelector<HTMLTextAreaElement>("[name=text]");
  const isEmpty = text?.required && !text.value.trim();
  return (
    form.method === "post" &&
    !isEmpty &&
    Object.values(kinds).some((kind) => kind.test(pathOf(form)))
  );
}

/**
 * Stores what a form says, bound to who is signed in; false where this device caches nothing for
 * them.
 */
export async function take(form: HTMLFormElement, submitter: HTMLElement | null): Promise<boolean> {
  const path = pathOf(form);
  const given = new FormData(form, submitter);
  const owner = await findOwner();
  if (owner === undefined || (await findSignedIn(owner)) !== owner) return false;
  const isNote = kinds.note.test(path);
  if (isNote) given.set("id", newId());
  const fields = [...given].map(([name, value]): [string, string] => [name, String(value)]);
  const before = (await listWrites(owner)).find((write) => write.path === path && !write.refusal);
  const id = isNote || !before ? newId() : before.id;
  await saveWrite({ id, owner, path, fields, at: Date.now() });
  return true;
}
