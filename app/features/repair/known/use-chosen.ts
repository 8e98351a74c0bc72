import { useCallback, useState } from "react";
import type { Suggestion } from "#app/features/customers/suggestion.ts";
import { writeField } from "#app/ui/form/write-field.ts";
import { knownDetails } from "./known-details.ts";

/**
 * The chosen suggestion, at first the one that the form was opened with. A vehicle without an owner
 * does not replace a customer who was chosen before.
 */
export function useChosen(known: Suggestion | undefined) {
  const [chosen, setChosen] = useState(known);
  const choose = useCallback((picked: Suggestion) => {
    setChosen((before) => ({
      customer: picked.customer ?? before?.customer ?? null,
      vehicle: picked.vehicle,
    }));
    const form = document.activeElement?.closest("form");
    if (form) fillForm(form, picked);
  }, []);
  return { chosen, choose };
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Fills in a suggestion with input events (drafts and hints listen), and focuses the first required
 * field that is empty: with everything known that is the complaint.
 */
function fillForm(form: HTMLFormElement, suggestion: Suggestion): void {
  if (suggestion.customer) tick(form, "noEmail", !suggestion.customer.email);
  for (const [name, value] of Object.entries(knownDetails(suggestion)))
    writeField(form, name, String(value ?? ""));
  const controls = [...form.elements] as Control[];
  controls
    .find((control) => control.required && !control.disabled && control.value.trim() === "")
    ?.focus();
}

function tick(form: HTMLFormElement, name: string, checked: boolean): void {
  const box = form.elements.namedItem(name);
  // React listens to clicks on check boxes.
  if (box instanceof HTMLInputElement && box.checked !== checked) box.click();
}
