import { type ComponentProps, type ReactNode, useId } from "react";
import { href } from "react-router";
import type { SuggestedFor, Suggestion } from "#app/features/customers/suggestion.ts";
import type { TextField } from "#app/ui/form/field.tsx";
import { useSuggestions } from "#app/ui/form/use-suggestions.ts";
import { useWords } from "#app/ui/words.ts";
import { customerName, plateAndName } from "./names.ts";

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

type SuggestionListProps = {
  id: string;
  found: readonly Suggestion[];
  active: number;
  option: (at: number) => string;
  pick: (at: number) => void;
};

/** The list below a field: the vehicle and whose it is, or the customer alone. */
function SuggestionList({ id, found, active, option, pick }: SuggestionListProps) {
  const { t, language } = useWords();
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t("repair:jobs.known.list")}
      hidden={found.length === 0}
      className="absolute inset-x-0 top-full z-20 mt-1 overflow-hidden rounded-md border border-line-strong bg-card shadow-lg"
    >
      {found.map(({ customer, vehicle }, at) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field (aria-activedescendant)
        // biome-ignore lint/a11y/useKeyWithClickEvents: its keys are the field's
        <div
          key={`${customer?.id} ${vehicle?.id}`}
          id={option(at)}
          role="option"
          aria-selected={at === active}
          // The field keeps the focus, so that its blur does not close the list before the click.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => pick(at)}
          className="min-h-11 cursor-pointer border-line px-3 py-2 not-first:border-t hover:bg-paper aria-selected:bg-ink aria-selected:text-paper"
        >
          {customer && (
            <span className="block font-semibold wrap-anywhere">
              {customerName(customer)}
              {customer.phone && <span className="font-normal"> · {customer.phone}</span>}
            </span>
          )}
          {vehicle && (
            <span className="block wrap-anywhere">{plateAndName(vehicle, language)}</span>
          )}
        </div>
      ))}
    </div>
  );
}
