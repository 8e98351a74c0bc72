import type { Message } from "#app/values/word-key.ts";
import { type PhotoProblem, photoLimits } from "./photo.ts";

/** Message for a photo that cannot be stored. */
export const problemMessage = (problem: PhotoProblem): Message => ({
  key: `photos:problem.${problem}`,
  params: { mb: photoLimits.bytes / 1024 ** 2, most: photoLimits.perJob },
});
