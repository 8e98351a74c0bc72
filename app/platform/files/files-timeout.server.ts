import { withTimeout } from "#app/platform/with-timeout.ts";

/** The parts of R2 that the product uses. */
export type Files = Pick<R2Bucket, "get" | "head" | "put" | "delete" | "list">;

/** As long as the database (`db/d1-timeout.server.ts`). */
const timeoutMs = 10_000;

/** As long as a telephone may take to send a file that is stored while it arrives. */
const uploadMs = 300_000;

/**
 * The files with a timeout for every call: a work order is then printed without its logo, and a
 * form shows its message. A write that timed out may still happen; the name of a file is its hash,
 * or is used once.
 */
export const withFilesTimeout = (files: Files, ms = timeoutMs): Files => ({
  get: ((...call: Parameters<Files["get"]>) => withTimeout(files.get(...call), ms)) as Files["get"],
  head: (...call) => withTimeout(files.head(...call), ms),
  put: ((...call: Parameters<Files["put"]>) =>
    withTimeout(
      files.put(...call),
      call[1] instanceof ReadableStream ? uploadMs : ms,
    )) as Files["put"],
  delete: (...call) => withTimeout(files.delete(...call), ms),
  list: (...call) => withTimeout(files.list(...call), ms),
});
