import { z } from "zod";
import { type PartState, partStates } from "#app/features/parts/part.ts";

const id = z.string().min(1).max(100);

/** Target state, and the one shown: "needed", or "ordered+" once an order names it. */
export const moveForm = z.object({
  line: id,
  from: z
    .string()
    .regex(/^(none|(needed|ordered|here|returned)\+?)$/)
    .transform((text) => ({
      state: text === "none" ? null : (text.replace("+", "") as PartState),
      isOrdered: text.endsWith("+"),
    })),
  to: z.enum([...partStates, "none"]),
});
