import { api } from "./account.ts";
import { ask } from "./question.ts";
import type { Check } from "./run-checks.ts";
import { CheckError } from "./run-checks.ts";
import type { Target } from "./target.ts";

/** R2: the bucket by the API, and a small object by the Worker's own binding. */
export const files: Check = {
  name: "files",
  ask: async (target) => {
    if (!target.standIns) await checkBucket(target);
    const { same, deleted } = await ask<{ same: boolean; deleted: boolean }>(
      target,
      { ask: "files" },
      (why) => `R2 refuses the Worker (${why}): check the binding FILES in wrangler.toml.`,
    );
    if (!same)
      throw new CheckError(
        "R2 gave back another object than was written: look at https://www.cloudflarestatus.com.",
      );
    if (!deleted)
      throw new CheckError(
        "R2 did not delete the test object: delete self-test/ in the bucket, and look for a bucket lock (dashboard, R2, Settings).",
      );
    return target.standIns
      ? "written, read, deleted in the local stand-in for R2"
      : `written, read, deleted in ${target.expected.bucket}`;
  },
};

async function checkBucket(target: Target): Promise<void> {
  const { bucket } = target.expected;
  if (!(await api(target).get(`/r2/buckets/${bucket}`)))
    throw new CheckError(
      `The bucket ${bucket} does not exist: npx wrangler r2 bucket create ${bucket}.`,
    );
}
