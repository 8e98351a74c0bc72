import { z } from "zod";
import { languages } from "#app/values/language.ts";

const model = z.string().max(200);
const base64 = z.string().max(200_000);

/** Questions to the Worker. Each is a few small calls of one binding. */
export const questionForm = z.discriminatedUnion("ask", [
  z.object({ ask: z.literal("files") }),
  z.object({ ask: z.literal("picture"), bytes: base64 }),
  z.object({ ask: z.literal("queue") }),
  z.object({ ask: z.literal("mail"), to: z.email().max(254) }),
  z.object({ ask: z.literal("chat"), model }),
  z.object({ ask: z.literal("vision"), model, image: base64 }),
  z.object({
    ask: z.literal("translation"),
    model,
    from: z.enum(languages),
    to: z.enum(languages),
    text: z.string().max(12_000),
  }),
  z.object({
    ask: z.literal("translations"),
    pairs: z
      .array(
        z.object({
          from: z.enum(languages),
          to: z.enum(languages),
          text: z.string().max(300),
          good: z.string().max(300),
          bad: z.string().max(300),
        }),
      )
      .max(10),
  }),
  z.object({ ask: z.literal("nhtsa") }),
  z.object({ ask: z.literal("stripe") }),
  z.object({ ask: z.literal("page") }),
]);
export type Question = z.infer<typeof questionForm>;
