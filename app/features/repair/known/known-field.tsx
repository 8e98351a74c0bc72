import { type ComponentProps, type ReactNode, useId } from "react";
import { href } from "react-router";
import type { SuggestedFor, Suggestion } from "#app/features/customers/suggestion.ts";
import type { TextField } from "#app/ui/form/field.tsx";
import { useSuggestions } from "#app/ui/form/use-suggestions.ts";
import { useWords } from "#app/ui/words.ts";
import { SuggestionList } from "./suggestion-list.tsx";

type Props = {
  by: SuggestedFor;
  choose: (chosen: Suggestion) => void;
  /** The field, with what makes it a combobox. */
  children: (combobox: Combobox) => ReactNode;
};
type Combobox = Partial<ComponentProps<typeof TextField>>;

/**
 * A text field that offers what the shop knows while one types (the ARIA combobox pattern, with a
 * list): arrows and Enter, Escape, or one tap. Without JavaScript it is a text field.
 */
export function KnownField({ by, choose, children }: Props) {
  const { t } = useWords();
  const list = useId();
  const { found, active, ask, close, pick, onKeyDown } = useSuggestions<Suggestion>(
    (text) => `${href("/repair-cms/customers/suggestions")}?${new URLSearchParams({ [by]: text })}`,
    choose,
  );
  const open = found.length > 0;
  const option = (at: number) => `${list}-${at}`;
  return (
    <div className="relative grid content-start">
      {children({
        role: "combobox",
        "aria-expanded": open,
        "aria-controls": list,
        "aria-autocomplete": "list",
        "aria-activedescendant":
          open && active >= 0 && active < found.length ? option(active) : undefined,
        onKeyDown,
        onBlur: close,
        // Only what is typed asks; what a suggestion or a draft fills in does not.
        onChange: ({ nativeEvent, target }) => {
          if (nativeEvent instanceof InputEvent) ask(target.value);
        },
      })}
      <SuggestionList id={list} {...{ found, active, option, pick }} />
      <p role="status" className="sr-only">
        {open && t("repair:jobs.known.found", { number: found.length })}
      </p>
    </div>
  );
}
