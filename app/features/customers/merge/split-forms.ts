import { z } from "zod";
import { version } from "#app/http/form.ts";
import { formOf } from "#app/http/form-size.ts";

/** Jobs that can be chosen at once. */
export const splittableJobs = 100;

/** What the form says for a vehicle that is not on file. */
export const newVehicle = "new";

export const splitFormSize = formOf(400, splittableJobs + 20);

/** Which jobs go to which vehicle; a new one's facts are read by `vehicleForm`. */
export const splitForm = z.object({
  id: z.string().optional(),
  newId: z.string().optional(),
  jobs: z.array(z.string().max(64)).max(splittableJobs).default([]),
  into: z.string().max(64).default(newVehicle),
  version,
});
