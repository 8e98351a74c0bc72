import { within } from "#app/platform/within.ts";

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
    get: (...asked: Parameters<R2Bucket["get"]>) => within(ms, files.get(...asked)),
    head: (...asked: Parameters<R2Bucket["head"]>) => within(ms, files.head(...asked)),
    put: (...asked: Parameters<R2Bucket["put"]>) => within(ms, files.put(...asked)),
    delete: (...asked: Parameters<R2Bucket["delete"]>) => within(ms, files.delete(...asked)),
    list: (...asked: Parameters<R2Bucket["list"]>) => within(ms, files.list(...asked)),
  }) as unknown as R2Bucket;
