import { type RefObject, useCallback, useEffect, useState } from "react";

const prefix = "draft:";

/** Forgets every draft on this device: on sign-out, so that the next person sees none. */
export function forgetDrafts(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
}

type Kept = Record<string, string>;

/**
 * Keeps the fields of a form on this device while they are typed and puts them back when the page comes again. Passwords, files and
 * hidden fields are left out, and lists (`name[]`): who draws one keeps it in a field of its own. `restore` is false when the server just sent the fields back itself.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, name: string | undefined, restore: boolean) {
  const [restored, setRestored] = useState(false);
  const key = name && prefix + name;

  useEffect(() => {
    const element = form.current;
    if (!key || !element) return;
    const draft = restore ? read(key) : undefined;
    if (draft) setRestored(fill(element, draft));
    const save = () => write(key, keep(element));
    element.addEventListener("input", save);
    element.addEventListener("change", save);
    return () => {
      element.removeEventListener("input", save);
      element.removeEventListener("change", save);
    };
  }, [form, key, restore]);

  const forget = useCallback(() => {
    if (key) localStorage.removeItem(key);
    setRestored(false);
  }, [key]);
  const drop = useCallback(() => {
    forget();
    form.current?.reset();
    form.current?.dispatchEvent(new Event("drafts:dropped", { bubbles: true }));
  }, [forget, form]);
  return { restored, forget, drop };
}

const skipped = new Set(["password", "file", "hidden", "submit", "button"]);
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controls = (form: HTMLFormElement) =>
  ([...form.elements] as unknown as Control[]).filter(({ name, type }) => name && !name.endsWith("[]") && !skipped.has(type));

const keep = (form: HTMLFormElement): Kept => Object.fromEntries(controls(form).map((control) => [control.name, control.value]));

/** Whether anything changed. React hears of each change as if it were typed. */
function fill(form: HTMLFormElement, draft: Kept): boolean {
  let changed = false;
  for (const control of controls(form)) {
    const value = draft[control.name];
    if (value === undefined || value === control.value) continue;
    const prototype = Object.getPrototypeOf(control);
    Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(control, value);
    control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
    changed = true;
  }
  return changed;
}

/** Storage may be full, forbidden or hold rubbish: then there is simply no draft. */
function read(key: string): Kept | undefined {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

function write(key: string, draft: Kept): void {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Nothing to say: the draft is a courtesy.
  }
}
