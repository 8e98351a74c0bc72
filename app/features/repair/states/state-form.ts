import { z } from "zod";
import { jobStatuses } from "#app/features/repair/job.ts";
import { version } from "#app/http/form.ts";

/** Where a job is moved: to one of the shop's states, by its id, or to a status without any. */
export const jobStateForm = z.object({
  state: z.enum(jobStatuses).or(z.uuid()),
  version,
  back: z.string().optional(),
});
