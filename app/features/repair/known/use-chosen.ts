import { useCallback, useState } from "react";
import type { Suggestion } from "#app/features/customers/suggestion.ts";
import { fillForm } from "./fill-form.ts";

/**
 * What was chosen of the suggestions, at first what the form was opened with. A vehicle that is
 * chosen after a customer keeps them where it has no owner.
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
