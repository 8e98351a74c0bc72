import { ask } from "../question.ts";
import type { Check } from "../run-checks.ts";
import { CheckError } from "../run-checks.ts";
import { samples } from "../samples.ts";

/** Images: each kind of picture that people upload, drawn anew. */
export const pictures: Check = {
  name: "images",
  ask: async (target) => {
    for (const [kind, bytes] of Object.entries(samples)) {
      const refused = (why: string) =>
        `Images does not draw a ${kind} (${why}): check in the dashboard, Images, that transformations are not used up or switched off.`;
      const { webp } = await ask<{ webp: boolean }>(target, { ask: "picture", bytes }, refused);
      if (!webp)
        throw new CheckError(
          `Images made no WebP of a ${kind}: look at https://www.cloudflarestatus.com, and deploy again.`,
        );
    }
    return `${Object.keys(samples).join(", ")} drawn as WebP${target.standIns ? " by the local stand-in for Images" : ""}`;
  },
};
