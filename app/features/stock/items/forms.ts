import { z } from "zod";
import { readQuantity, unitNames } from "#app/features/quotes/quantity.ts";
import { stockLimits, writtenKinds } from "#app/features/stock/stock.ts";
import { choice, line, optionalLine, version } from "#app/http/form.ts";
import type { WordKey } from "#app/values/word-key.ts";

const key = (word: WordKey) => word;
const id = z.string().max(100).optional();

/** Parses a quantity in hundredths; undefined for an invalid one. */
function readAmount(typed: string, unit: string | null): number | undefined {
  const amount = readQuantity(typed.trim(), unit ?? "");
  return amount !== undefined && amount <= stockLimits.most ? amount : undefined;
}

/** Form of an item: `id` makes a repeated post one item, `version` is that of the edited one. */
export const itemForm = z
  .object({
    name: line(stockLimits.name),
    partNumber: optionalLine(stockLimits.partNumber).default(""),
    unit: choice(["", ...unitNames]).default(""),
    lowMark: z.string().max(40).default(""),
    retired: z.literal("yes").optional(),
    id,
    version,
  })
  .transform(({ lowMark: typed, unit, partNumber, name, ...rest }, context) => {
    const lowMark = typed.trim() ? readAmount(typed, unit) : null;
    if (lowMark === undefined) {
      context.addIssue({ code: "custom", path: ["lowMark"], message: key("stock:item.amount") });
      return z.NEVER;
    }
    const content = { name, partNumber: partNumber || null, unit: unit || null, lowMark };
    return { ...rest, isRetired: rest.retired === "yes", content };
  });

export type ItemContent = z.infer<typeof itemForm>["content"];

/** Form of a movement of an item with this unit. */
export const movementForm = (unit: string | null) =>
  z
    .object({
      id,
      kind: choice(writtenKinds),
      amount: z.string().max(40),
      why: optionalLine(stockLimits.why).default(""),
    })
    .transform(({ amount: typed, ...said }, context) => {
      const refused = (path: string, message: WordKey) => {
        context.addIssue({ code: "custom", path: [path], message });
        return z.NEVER;
      };
      const amount = readAmount(typed, unit);
      if (amount === undefined || (amount === 0 && said.kind !== "counted"))
        return refused("amount", "stock:item.amount");
      if (!said.why && (said.kind === "more" || said.kind === "fewer"))
        return refused("why", "stock:item.whyMissing");
      return { ...said, amount };
    });

export const takeForm = z.object({ id, item: z.string().min(1).max(100) });
