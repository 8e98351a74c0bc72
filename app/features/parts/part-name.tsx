import { FreeText } from "#app/features/repair/texts/free-text.tsx";
import type { Currency } from "#app/values/money.ts";
import { type Part, usePartWords } from "./part-words.ts";

type Props = {
  part: Part & { lineId: string; name: string };
  /** Currency of the shop, for the number format. */
  currency: Currency;
};

/** Name of a part in the viewer's language, and its quantity. */
export function PartName({ part, currency }: Props) {
  const { pieces, facts } = usePartWords(currency)(part);
  return (
    <div className="min-w-0 wrap-anywhere">
      <div className="flex items-baseline gap-x-2 font-semibold">
        <span className="figures whitespace-nowrap">{pieces}</span>
        <div className="min-w-0">
          <FreeText of={{ subjectId: part.lineId, field: "line" }}>{part.name}</FreeText>
        </div>
      </div>
      {facts && <p className="text-sm text-ink-soft">{facts}</p>}
    </div>
  );
}
