import { PartFacts } from "#app/features/quotes/job-page/part-facts.tsx";
import { Quantity } from "#app/features/quotes/job-page/quantity-cell.tsx";
import type { PartCondition } from "#app/features/quotes/line.ts";
import { FreeText } from "#app/features/repair/texts/free-text.tsx";
import type { Currency } from "#app/values/money.ts";

type Props = {
  part: {
    lineId: string;
    name: string;
    quantity: number;
    unit: string | null;
    partNumber: string | null;
    condition: PartCondition | null;
  };
  /** Of the shop: how it writes numbers. */
  currency: Currency;
};

/** What a part is, in its reader's language, and how many. */
export const PartName = ({ part, currency }: Props) => (
  <div className="min-w-0 wrap-anywhere">
    <div className="flex flex-wrap items-baseline gap-x-2 font-semibold">
      <span className="figures">
        <Quantity quantity={part.quantity} unit={part.unit} currency={currency} /> ×
      </span>
      <div className="min-w-0">
        <FreeText of={{ subjectId: part.lineId, field: "line" }}>{part.name}</FreeText>
      </div>
    </div>
    <PartFacts partNumber={part.partNumber} condition={part.condition} />
  </div>
);
