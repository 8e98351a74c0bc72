import { withTimeout } from "#app/platform/with-timeout.ts";

/**
 * How long the files may keep a request waiting, in milliseconds: as long as the database
 * (`patient-d1.server.ts`).
 */
const patience = 10_000;

/**
 * The files, given up on when they do not answer: a work order goes without its logo then, and a
 * form says its sentence. What was given up on may still be written or removed; a file is named by
 * what is in it, or once.
 */
export const patientFiles = (files: R2Bucket, ms = patience): R2Bucket =>
  ({
    get: (...asked: Parameters<R2Bucket["get"]>) => withTimeout(files.get(...asked), ms),
    head: (...asked: Parameters<R2Bucket["head"]>) => withTimeout(files.head(...asked), ms),
    put: (...asked: Parameters<R2Bucket["put"]>) => withTimeout(files.put(...asked), ms),
    delete: (...asked: Parameters<R2Bucket["delete"]>) => withTimeout(files.delete(...asked), ms),
    list: (...asked: Parameters<R2Bucket["list"]>) => withTimeout(files.list(...asked), ms),
  }) as unknown as R2Bucket;
