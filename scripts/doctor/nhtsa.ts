import { ask } from "./question.ts";
import { type Check, CheckError } from "./run-checks.ts";

/** NHTSA's VIN decoder and its recalls, each with a question about a well-known car. */
export const nhtsa: Check = {
  name: "vehicle data",
  ask: async (target) => {
    const { decodes, lists } = await ask<{ decodes?: boolean; lists?: boolean }>(
      target,
      { ask: "nhtsa" },
      (why) =>
        `NHTSA could not be asked (${why}): look at npx wrangler tail ${target.expected.workers.app}.`,
    );
    if (!decodes)
      throw new CheckError(
        "NHTSA's VIN decoder does not answer: until it does, VINs are decoded only by the product's own extract. Try again later.",
      );
    if (!lists)
      throw new CheckError(
        "NHTSA's list of recalls does not answer: until it does, vehicles are shown without new recalls. Try again later.",
      );
    return target.standIns
      ? "VINs and recalls are answered by the local stand-in for NHTSA"
      : "NHTSA decodes VINs and lists recalls";
  },
};
