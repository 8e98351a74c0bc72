import { z } from "zod";
import { pin } from "#app/features/clock/forms.ts";
import { optionalLine } from "#app/http/form.ts";

/** A member and their work on the tablet: a chosen job, or one by its number or tag. */
export const tabletForm = z.object({
  id: z.string().max(64).optional().catch(undefined),
  code: pin,
  jobId: optionalLine(64).catch(""),
  work: optionalLine(300).catch(""),
});
