import type { SuggestedLine } from "#app/features/repair/texts/suggested-line.ts";
import { useWords } from "#app/ui/words.ts";

type Props = {
  /** Id of the list; its options are numbered after it. */
  list: string;
  found: readonly SuggestedLine[];
  active: number;
  pick: (at: number) => void;
};

/** Suggested lines for the name of a material. */
export function LineOptions({ list, found, active, pick }: Props) {
  const { t } = useWords();
  const open = found.length > 0;
  return (
    <>
      <div
        id={list}
        role="listbox"
        aria-label={t("repair:texts.known.list")}
        hidden={!open}
        className="absolute inset-x-0 top-full z-20 mt-1 overflow-hidden rounded-md border border-line-strong bg-card shadow-lg"
      >
        {found.map(({ text, also, price }, at) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field (aria-activedescendant)
          // biome-ignore lint/a11y/useKeyWithClickEvents: its keys are the field's
          <div
            key={text}
            id={`${list}-${at}`}
            role="option"
            aria-selected={at === active}
            // Keeps the focus in the field, so that its blur does not close the list before the
            // click.
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
            {price?.shown}
          </div>
        ))}
      </div>
      <p role="status" className="sr-only">
        {open && t("repair:texts.known.found", { number: found.length })}
      </p>
    </>
  );
}
