type Draft = Record<string, string>;
type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Stores a customer's input in this tab until it is submitted, so that it survives a question to
 * the shop or a switch of the language. `data-draft` identifies the form, since a device of the
 * shop shows several quotes in turn.
 */
export function keepDraft(): void {
  const form = document.querySelector<HTMLFormElement>("form[data-draft]");
  if (!form) return;
  const key = `draft:${form.dataset.draft}`;
  const sent = new Set<EventTarget | null>();
  const fields = () =>
    [...document.querySelectorAll<HTMLFormElement>("form[data-keep]")]
      .filter((one) => !sent.has(one))
      .flatMap(fieldsOf);
  const save = () => store(key, draftOf(fields()));

  fill(fields(), stored(key));
  addEventListener("input", save);
  addEventListener("submit", ({ target }) => {
    sent.add(target);
    save();
  });
  addEventListener("pagehide", save);
  // A page that the browser shows again has its forms again.
  addEventListener("pageshow", () => sent.clear());
}

const isField = (one: Element): one is Field =>
  one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement;

/** The fields of a form that a person fills in, without a password. */
const fieldsOf = (form: HTMLFormElement): Field[] =>
  [...form.elements]
    .filter(isField)
    .filter(
      ({ name, type }) =>
        name !== "" && name !== "key" && name !== "language" && type !== "password",
    );

const isRadio = (field: Field): field is HTMLInputElement => field.type === "radio";

const draftOf = (fields: readonly Field[]): Draft =>
  Object.fromEntries(
    fields
      .filter((field) => (isRadio(field) ? field.checked : field.value !== ""))
      .map(({ name, value }) => [name, value]),
  );

/** Fields that the server filled stay as they are. */
function fill(fields: readonly Field[], draft: Draft): void {
  const answered = new Set(
    fields.filter((field) => isRadio(field) && field.checked).map(({ name }) => name),
  );
  for (const field of fields) {
    const value = draft[field.name];
    if (value === undefined) continue;
    if (!isRadio(field)) field.value ||= value;
    else if (!answered.has(field.name) && field.value === value) field.checked = true;
  }
}

// Storage may be unavailable: then no draft is stored.
function store(key: string, draft: Draft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {}
}

function stored(key: string): Draft {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "{}");
  } catch {
    return {};
  }
}
