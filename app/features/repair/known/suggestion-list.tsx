import type { Suggestion } from "#app/features/customers/suggestion.ts";
import { useWords } from "#app/ui/words.ts";
import { customerName, plateAndName } from "./names.ts";

type Props = {
  id: string;
  found: readonly Suggestion[];
  active: number;
  option: (at: number) => string;
  pick: (at: number) => void;
};

/** The list below a field: the vehicle and whose it is, or the customer alone. */
export function SuggestionList({ id, found, active, option, pick }: Props) {
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
