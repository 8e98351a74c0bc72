import { type ComponentProps, useId } from "react";
import { href } from "react-router";
import { useSuggestions } from "#app/ui/use-suggestions.ts";
import { useWords } from "#app/ui/words.ts";
import { MaterialCell } from "./material-cell.tsx";
import type { SuggestedLine } from "./suggested-line.ts";

type Props = ComponentProps<typeof MaterialCell> & { change: (text: string) => void };

/**
 * The name of a material, with the lines that are known in both languages offered while one types
 * (the ARIA combobox pattern, with a list). Without JavaScript it is a text field.
 */
export function LineField({ change, onKeyDown, ...cell }: Props) {
  const { t } = useWords();
  const list = useId();
  const suggestions = useSuggestions<SuggestedLine>(
    (text) => `${href("/repair-cms/words/suggestions")}?${new URLSearchParams({ q: text })}`,
    (chosen) => change(chosen.text),
  );
  const { found, active, ask, close, pick } = suggestions;
  const open = found.length > 0;
  const option = (at: number) => `${list}-${at}`;
  return (
    <div className="relative col-span-2 grid content-start sm:col-span-1">
      <MaterialCell
        {...cell}
        role="combobox"
        aria-expanded={open}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 && active < found.length ? option(active) : undefined}
        onChange={({ nativeEvent, target }) => {
          change(target.value);
          // Only what is typed asks; what a suggestion or a draft fills in does not.
          if (nativeEvent instanceof InputEvent) ask(target.value);
        }}
        onBlur={close}
        onKeyDown={(event) => {
          suggestions.onKeyDown(event);
          if (!event.defaultPrevented) onKeyDown?.(event);
        }}
      />
      <div
        id={list}
        role="listbox"
        aria-label={t("quotes:lines.list")}
        hidden={!open}
        className="absolute inset-x-0 top-full z-20 mt-1 overflow-hidden rounded-md border border-line-strong bg-card shadow-lg"
      >
        {found.map(({ text, also }, at) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field (aria-activedescendant)
          // biome-ignore lint/a11y/useKeyWithClickEvents: its keys are the field's
          <div
            key={text}
            id={option(at)}
            role="option"
            aria-selected={at === active}
            // The field keeps the focus, so that its blur does not close the list before the click.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => pick(at)}
            className="min-h-11 cursor-pointer border-line px-3 py-2 not-first:border-t hover:bg-paper aria-selected:bg-ink aria-selected:text-paper"
          >
            <span className="block font-semibold wrap-anywhere">{text}</span>
            {also.map((other) => (
              <span key={other.language} lang={other.language} className="block wrap-anywhere">
                {other.text}
              </span>
            ))}
          </div>
        ))}
      </div>
      <p role="status" className="sr-only">
        {open && t("quotes:lines.found", { number: found.length })}
      </p>
    </div>
  );
}
