import { withTimeout } from "#app/platform/with-timeout.ts";

/** As long as the database (`db/d1-timeout.server.ts`). */
const timeoutMs = 10_000;

/** As long as a telephone may take to send a file that is stored while it arrives. */
const uploadMs = 300_000;

/**
 * The files with a timeout for every call: a work order is then printed without its logo, and a
 * form shows its message. A write that timed out may still happen; the name of a file is its hash,
 * or is used once.
 */
export const withFilesTimeout = (files: R2Bucket, ms = timeoutMs): R2Bucket =>
  ({
    get: (...asked: Parameters<R2Bucket["get"]>) => withTimeout(files.get(...asked), ms),
    head: (...asked: Parameters<R2Bucket["head"]>) => withTimeout(files.head(...asked), ms),
    put: (...asked: Parameters<R2Bucket["put"]>) =>
      withTimeout(files.put(...asked), asked[1] instanceof ReadableStream ? uploadMs : ms),
    delete: (...asked: Parameters<R2Bucket["delete"]>) => withTimeout(files.delete(...asked), ms),
    list: (...asked: Parameters<R2Bucket["list"]>) => withTimeout(files.list(...asked), ms),
  }) as unknown as R2Bucket;
