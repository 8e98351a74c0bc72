import { type ComponentProps, Suspense, useId } from "react";
import { href } from "react-router";
import { MaterialCell } from "#app/features/quotes/form/materials/material-cell.tsx";
import type { SuggestedLine } from "#app/features/repair/texts/suggested-line.ts";
import { later } from "#app/ui/connection/later.ts";
import { useSuggestions } from "#app/ui/form/use-suggestions.ts";
import { LineOptions } from "./line-options.tsx";

const Options = later(import.meta.env.SSR ? LineOptions : undefined, () =>
  import("./line-options.tsx").then((part) => part.LineOptions),
);

type Props = ComponentProps<typeof MaterialCell> & {
  change: (text: string, price?: SuggestedLine["price"]) => void;
};

/**
 * Name of a material, with known lines in both languages suggested as one types (the ARIA combobox
 * pattern, with a list). Without JavaScript it is a text field.
 */
export function LineField({ change, onKeyDown, ...cell }: Props) {
  const list = useId();
  const suggestions = useSuggestions<SuggestedLine>(
    (text) =>
      `${href("/repair-cms/words/suggestions")}?${new URLSearchParams({ line: "", q: text })}`,
    (chosen) => change(chosen.text, chosen.price),
  );
  const { found, active, ask, close } = suggestions;
  const open = found.length > 0;
  return (
    <div className="relative col-span-2 grid content-start sm:col-span-1">
      <MaterialCell
        {...cell}
        role="combobox"
        aria-expanded={open}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={found[active] && `${list}-${active}`}
        onChange={({ nativeEvent, target }) => {
          change(target.value);
          // Typing alone triggers a search; a filled-in suggestion or draft does not.
          if (nativeEvent instanceof InputEvent) ask(target.value);
        }}
        onBlur={close}
        onKeyDown={(event) => {
          suggestions.onKeyDown(event);
          if (!event.defaultPrevented) onKeyDown?.(event);
        }}
      />
      <Suspense>
        <Options {...suggestions} list={list} />
      </Suspense>
    </div>
  );
}
