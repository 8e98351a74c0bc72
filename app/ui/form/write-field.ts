type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Writes a value into a field of a form as typing would, so that drafts and hints listen. */
export function writeField(form: HTMLFormElement, name: string, value: string): void {
  const control = form.elements.namedItem(name) as Control | null;
  if (!control || control.value === value) return;
  // React notices a value only through the prototype's own setter.
  const prototype = Object.getPrototypeOf(control);
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(control, value);
  control.dispatchEvent(
    new Event(control.tagName === "SELECT" ? "change" : "input", { bubbles: true }),
  );
}
