export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Writes a value into a field of a form as typing would, so that drafts and hints listen. */
export function writeField(form: HTMLFormElement, name: string, value: string): void {
  const control = form.elements.namedItem(name) as Control | null;
  if (control && control.value !== value) typeInto(control, value);
}

/** Sets a field's value as typing would: React notices it only through the prototype's setter. */
export function typeInto(control: Control, value: string): void {
  const prototype = Object.getPrototypeOf(control);
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(control, value);
  control.dispatchEvent(
    new Event(control.tagName === "SELECT" ? "change" : "input", { bubbles: true }),
  );
}
