import { api } from "./account.ts";
import type { At } from "./at.ts";
import type { Check } from "./finding.ts";
import { Wrong } from "./finding.ts";
import { ask } from "./question.ts";

/** R2: the bucket by the API, and a small object by the Worker's own binding. */
export const files: Check = {
  door: "files",
  ask: async (at) => {
    if (!at.standIns) await checkBucket(at);
    const { same, deleted } = await ask<{ same: boolean; deleted: boolean }>(
      at,
      { ask: "files" },
      (why) => `R2 refuses the Worker (${why}): check the binding FILES in wrangler.toml.`,
    );
    if (!same)
      throw new Wrong(
        "R2 gave back another object than was written: look at https://www.cloudflarestatus.com.",
      );
    if (!deleted)
      throw new Wrong(
        "R2 did not delete the test object: delete self-test/ in the bucket, and look for a bucket lock (dashboard, R2, Settings).",
      );
    return at.standIns
      ? "written, read, deleted in the local stand-in for R2"
      : `written, read, deleted in ${at.expected.bucket}`;
  },
};

async function checkBucket(at: At): Promise<void> {
  const { bucket } = at.expected;
  if (!(await api(at).get(`/r2/buckets/${bucket}`)))
    throw new Wrong(
      `The bucket ${bucket} does not exist: npx wrangler r2 bucket create ${bucket}.`,
    );
}
