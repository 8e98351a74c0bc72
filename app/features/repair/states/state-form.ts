import { z } from "zod";
import { jobStatuses } from "#app/features/repair/job.ts";
import { version } from "#app/http/form.ts";

/** Target of a move: a state of the shop's own by id, or a status without one. */
export const jobStateForm = z.object({
  state: z.enum(jobStatuses).or(z.uuid()),
  version,
  back: z.string().optional(),
});
