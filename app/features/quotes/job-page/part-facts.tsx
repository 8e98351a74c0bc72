import type { PartCondition } from "#app/features/quotes/line.ts";
import { useWords } from "#app/ui/words.ts";

type Props = { partNumber: string | null; condition: PartCondition | null };

/** Number and condition of a part, below its name. */
export function PartFacts({ partNumber, condition }: Props) {
  const { t } = useWords();
  const facts = [partNumber, condition && t(`quotes:conditions.${condition}`)].filter(Boolean);
  return facts.length > 0 ? (
    <span className="block text-sm text-ink-soft wrap-anywhere">{facts.join(" · ")}</span>
  ) : null;
}
