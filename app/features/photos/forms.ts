import { z } from "zod";
import { version } from "#app/http/form.ts";
import { photoLimits } from "./photo.ts";

/** The caption of a photo, and the version that its form was opened with. */
export const captionForm = z.object({
  caption: z.string().trim().max(photoLimits.caption, "photos:captionTooLong"),
  version,
});
