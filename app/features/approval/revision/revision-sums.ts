import type { Sum } from "#app/features/quotes/price/sums.ts";
import type { RevisionQuote } from "./revision-quote.ts";

/** The rows of a quote above its total. */
export const revisionSums = ({ laborCost, partsCost, amounts }: RevisionQuote): Sum[] => [
  ...(laborCost > 0 ? [{ kind: "laborCost", amount: laborCost } as const] : []),
  ...(partsCost > 0 ? [{ kind: "partsCost", amount: partsCost } as const] : []),
  ...amounts.map(({ kind, name, names, cents: amount, rate, of, cut }): Sum => {
    if (kind === "exempt") return { kind, number: name ?? "", amount };
    if (kind === "tax" || kind === "taxIncluded")
      return { kind, name: name ?? "", names, rate, amount };
    return kind === "discount" ? { kind, of, cut, amount } : { kind, amount };
  }),
];
