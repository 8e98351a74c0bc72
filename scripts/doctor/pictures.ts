import type { Check } from "./finding.ts";
import { Wrong } from "./finding.ts";
import { ask } from "./question.ts";
import { samples } from "./samples.ts";

/** Images: each kind of picture that people upload, drawn anew. */
export const pictures: Check = {
  door: "images",
  ask: async (at) => {
    for (const [kind, bytes] of Object.entries(samples)) {
      const refused = (why: string) =>
        `Images does not draw a ${kind} (${why}): check in the dashboard, Images, that transformations are not used up or switched off.`;
      const { webp } = await ask<{ webp: boolean }>(at, { ask: "picture", bytes }, refused);
      if (!webp)
        throw new Wrong(
          `Images made no WebP of a ${kind}: look at https://www.cloudflarestatus.com, and deploy again.`,
        );
    }
    return `${Object.keys(samples).join(", ")} drawn as WebP${at.standIns ? " by the local stand-in for Images" : ""}`;
  },
};
