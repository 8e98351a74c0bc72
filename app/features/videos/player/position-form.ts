import { z } from "zod";
import { key } from "#app/features/videos/catalog/video-form.ts";

const seconds = z
  .string(key("ui:form.number"))
  .regex(/^\d{1,9}(\.\d{1,3})?$/, key("ui:form.number"))
  .transform(Number);

/** The player's position and the length of the video, in seconds. */
export const positionForm = z.object({ position: seconds, length: seconds });
