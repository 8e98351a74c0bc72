import { v7 as newId } from "uuid";
import { jobsPage, signOutPage } from "#app/features/offline/addresses.ts";
import { findOwner, findSignedIn } from "#app/features/offline/caches.client.ts";
import { showLine, words } from "./line.client.ts";
import { sendWaiting } from "./send.client.ts";
import { deleteWrite, listWrites, saveWrite, type Write } from "./writes.client.ts";

/** Forms that wait on this device: all of them are one write however often they are sent. */
const kinds = {
  /** The last choice counts. */
  choice: new RegExp(`^${jobsPage}/[^/]+/(?:status|state)$`),
  finding: new RegExp(`^${jobsPage}/[^/]+/inspection/(?!start|marks|rest|finish|reopen)[\\w-]+$`),
  /** Each note is a new one, under its own id. */
  note: new RegExp(`^${jobsPage}/[^/]+/notes/new$`),
};

const pathOf = (form: HTMLFormElement): string =>
  new URL(form.getAttribute("action") ?? "", location.href).pathname;

/** Whether a form may wait on this device. */
function mayWait(form: HTMLFormElement): boolean {
  const text = form.querySelector<HTMLTextAreaElement>("[name=text]");
  const isEmpty = text?.required && !text.value.trim();
  return (
    form.method === "post" &&
    !isEmpty &&
    Object.values(kinds).some((kind) => kind.test(pathOf(form)))
  );
}

/**
 * Stores a form's fields, bound to the signed-in member; false where this device caches nothing for
 * them.
 */
async function take(form: HTMLFormElement, submitter: HTMLElement | null): Promise<boolean> {
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

// The pages' side of a device that caches pages: loaded once a page works, where a service worker
// answers.

/** Milliseconds until the server is tried again. */
const pause = 15_000;
/** The look of a status that is chosen and not saved yet. */
const plain = "status-plain";
let writes: Write[] = [];
let hasSent = false;

void show().then(send);
addEventListener("online", () => void show().then(send));
addEventListener("offline", () => void show());
// Registered before the page's own handlers of forms and links (ui/connection/connection.ts).
addEventListener("click", openCached, true);
addEventListener("submit", takeForm, true);
addEventListener("change", takeChoice, true);

/** React discards server markup that was changed before hydration. */
async function hydrated(): Promise<void> {
  while (document.documentElement.dataset.ready === undefined)
    await new Promise((go) => setTimeout(go, 50));
}

async function show(): Promise<void> {
  await hydrated();
  const owner = await findOwner();
  const isTheirs = owner !== undefined && (await findSignedIn(owner)) === owner;
  const before = writes.length;
  writes = isTheirs ? await listWrites(owner) : [];
  hasSent ||= navigator.onLine && writes.length < before;
  showLine({ writes, hasSent, drop: (write) => void deleteWrite(write).then(show) });
}

async function send(): Promise<void> {
  if (!navigator.onLine || (await sendWaiting(show))) return;
  setTimeout(send, pause);
}

/** Opens a page of this device in place of one that cannot be had. */
function openCached(event: MouseEvent): void {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
  const link = target instanceof Element ? target.closest("a") : null;
  if (navigator.onLine || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
  if (!link || link.target || link.origin !== location.origin || link.hash) return;
  if (link.href === location.href) return;
  hold(event);
  void caches.match(link.href, { ignoreSearch: link.pathname === jobsPage }).then((cached) => {
    if (cached) location.assign(link.href);
    else {
      removeEventListener("click", openCached, true);
      link.click(); // the page reports the missing connection
      addEventListener("click", openCached, true);
    }
  });
}

const hold = (event: Event) => {
  event.preventDefault();
  event.stopImmediatePropagation();
};

function takeForm(event: SubmitEvent): void {
  const { target: form, submitter } = event;
  if (!(form instanceof HTMLFormElement)) return;
  const isSignOut = form.getAttribute("action") === signOutPage;
  if (isSignOut && writes.length > 0 && !confirm(words.lose(writes.length))) hold(event);
  if (navigator.onLine || !mayWait(form)) return;
  hold(event);
  void take(form, submitter).then((isTaken) => {
    if (isTaken) void after(form, submitter);
    else {
      removeEventListener("submit", takeForm, true);
      form.requestSubmit(submitter);
      addEventListener("submit", takeForm, true);
    }
  });
}

/** A status is saved as it is picked. */
function takeChoice(event: Event): void {
  const { target: choice } = event;
  if (!(choice instanceof HTMLSelectElement) || !choice.form || choice.name !== "status") return;
  if (navigator.onLine || !mayWait(choice.form)) return;
  event.stopImmediatePropagation();
  void take(choice.form, null).then(show);
}

/** Shows on the page itself that its form is done. */
async function after(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  for (const button of form.querySelectorAll("button[name=state], button[name=status]")) {
    button.setAttribute("aria-pressed", String(button === submitter));
    if (button.matches(".segment > *")) button.className = button === submitter ? plain : "";
  }
  if (form.querySelector("[name=id]")) {
    form.reset();
    // An empty draft replaces the stored one.
    form.querySelector("textarea")?.dispatchEvent(new Event("input", { bubbles: true }));
  }
  await show();
}
