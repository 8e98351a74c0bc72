import { useWords } from "#app/ui/words.ts";
import type { WordKey } from "#app/values/word-key.ts";

/** A list of included items. */
export function TickList({ items, name }: { items: readonly WordKey[]; name: string }) {
  const { t } = useWords();
  return (
    <ul aria-label={name} className="grid gap-2">
      {items.map((item) => (
        <li key={item} className="flex gap-3">
          <span aria-hidden className="font-semibold text-good">
            ✓
          </span>
          {t(item)}
        </li>
      ))}
    </ul>
  );
}
