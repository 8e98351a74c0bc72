import {
  createContext,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from "react";
import { type Control, typeInto } from "./write-field.ts";

const prefix = "draft:";

/** The owner of these drafts: the viewer's id. Another person on this device does not see them. */
export const DraftOwner = createContext("");

/** Deletes every draft on this device: on sign-out, so that the next user sees none. */
export function forgetDrafts(): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(prefix)) localStorage.removeItem(key);
}

type Draft = Record<string, string>;

/** The storage key of a draft. */
export const draftKey = (owner: string, name: string): string => `${prefix}${owner}:${name}`;

/**
 * Saves the fields of a form on this device while they are typed, and restores them when the page
 * is opened again: all but passwords, files, hidden fields and lists (`name[]`), whose component
 * stores them in one field. `restore` is false when the server just sent the fields back, and
 * `sent` says that the form is on its way.
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  name: string | undefined,
  restore: boolean,
  sent?: RefObject<boolean>,
) {
  const [restored, setRestored] = useState(false);
  const owner = useContext(DraftOwner);
  const key = name && draftKey(owner, name);
  const isForgotten = useRef(false);

  useEffect(() => {
    const element = form.current;
    if (!key || !element) return;
    const draft = restore ? readDraft<Draft>(key) : undefined;
    if (draft && fill(element, draft)) setRestored(true);
    const save = ({ type }: Event) => {
      // A form removed after its success fires "change" for the focused field, too.
      if (isForgotten.current && (type === "change" || sent?.current)) return;
      isForgotten.current = false;
      writeDraft(key, draftOf(element));
    };
    element.addEventListener("input", save);
    element.addEventListener("change", save);
    return () => {
      element.removeEventListener("input", save);
      element.removeEventListener("change", save);
    };
  }, [form, key, restore, sent]);

  const forget = useCallback(() => {
    if (key) localStorage.removeItem(key);
    isForgotten.current = true;
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

// The component of a list (`materials[]`) stores it: a name does not say how many rows there were.
const controls = (form: HTMLFormElement) =>
  ([...form.elements] as Control[]).filter(
    ({ name, type }) => name && !name.endsWith("[]") && !skipped.has(type),
  );

const isTick = (control: Control): control is HTMLInputElement =>
  control.type === "checkbox" || control.type === "radio";

function draftOf(form: HTMLFormElement): Draft {
  const draft: Draft = {};
  for (const control of controls(form)) {
    if (!isTick(control)) draft[control.name] = control.value;
    else if (control.checked) draft[control.name] = control.value;
    else draft[control.name] ??= "";
  }
  return draft;
}

/** Returns whether anything changed. Dispatches events as typing would, for React. */
function fill(form: HTMLFormElement, draft: Draft): boolean {
  let changed = false;
  for (const control of controls(form)) {
    const value = draft[control.name];
    if (value === undefined) continue;
    if (isTick(control)) {
      // React listens to clicks on check boxes.
      if (
        control.checked !== (control.value === value) &&
        (control.type === "checkbox" || control.value === value)
      ) {
        control.click();
        changed = true;
      }
      continue;
    }
    if (value === control.value) continue;
    typeInto(control, value);
    changed = true;
  }
  return changed;
}

/** Storage may be full, forbidden or hold rubbish: then there is simply no draft. */
export function readDraft<Stored>(key: string): Stored | undefined {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

export function writeDraft(key: string, draft: object): void {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Ignored: a draft is only a convenience.
  }
}
