import { z } from "zod";
import { version } from "#app/http/form.ts";
import { formOf } from "#app/http/form-size.ts";

/** Most jobs in a form. */
export const splittableJobs = 100;

/** Form value for a vehicle that is not on file. */
export const newVehicle = "new";

export const splitFormSize = formOf(400, splittableJobs + 20);

/** Jobs to move, and their vehicle; `vehicleForm` reads the facts of a new one. */
export const splitForm = z.object({
  id: z.string().optional(),
  newId: z.string().optional(),
  jobs: z.array(z.string().max(64)).max(splittableJobs).default([]),
  into: z.string().max(64).default(newVehicle),
  version,
});
