import { isWalkPoint, walkPrefix } from "#app/features/photos/walk/places.ts";
import type { JobRef } from "#app/features/repair/job.ts";
import { readBody } from "#app/http/form-body.ts";
import { formId } from "#app/http/form-id.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { Message } from "#app/values/word-key.ts";
import { photoLimits } from "./photo.ts";
import { problemMessage } from "./problem-message.ts";
import { readUpload } from "./read-upload.server.ts";
import { storePhoto } from "./store-photo.server.ts";

/** Size limit of the form: a photo, its thumbnail and the other fields. */
const formSize = { bytes: photoLimits.bytes + photoLimits.smallBytes + 4_096, fields: 7 };

/** `point`: the point that it shows, if the form named one. */
type AddResult = { point: string | null } & (
  | { ok: true }
  | { ok: false; problem: Message; status: 404 | 409 | 422 | 503 }
);

/** Stores the photo of a form on a job. Sent twice it is stored once. */
export async function addPhoto(
  services: Pick<Platform, "db" | "files" | "images" | "now">,
  ref: JobRef,
  request: Request,
  by: string,
): Promise<AddResult> {
  const form = await readBody(request, formSize);
  const point = form instanceof FormData ? pointIn(form.get("point")) : null;
  const refused = (problem: Message, status: 404 | 409 | 422 | 503): AddResult => ({
    ok: false,
    point: point ?? null,
    problem,
    status,
  });
  if (form === "tooLarge") return refused(problemMessage("tooLarge"), 422);
  if (point === undefined) return refused(problemMessage("place"), 422);
  const photo = await bytesOf(form?.get("photo"));
  if (!form || !photo) return refused(problemMessage("broken"), 422);
  const read = await readUpload(services.images, {
    photo,
    small: await bytesOf(form.get("small")),
  });
  if (!read.ok) return refused(problemMessage(read.problem), 422);
  const now = services.now();
  const id = formId(String(form.get("id") ?? ""), now);
  const takenAt = instantOf(form.get("takenAt"), now);
  const stored = await storePhoto(services, ref, { id, files: read.files, takenAt, by, point });
  if (stored === "stored") return { ok: true, point };
  if (stored === "gone") return refused({ key: "photos:problem.gone" }, 404);
  if (stored === "busy") return refused({ key: "photos:problem.failed" }, 503);
  return refused(problemMessage(stored), 409);
}

async function bytesOf(field: FormDataEntryValue | null | undefined) {
  if (!(field instanceof File) || field.size === 0) return undefined;
  return new Uint8Array(await field.arrayBuffer());
}

/** The point or the place that a photo was taken for; undefined for a place that there is not. */
function pointIn(field: FormDataEntryValue | null): string | null | undefined {
  if (typeof field !== "string") return null;
  if (field.startsWith(walkPrefix)) return isWalkPoint(field) ? field : undefined;
  return /^[\w-]{1,40}$/.test(field) ? field : null;
}

/**
 * When a photo was taken according to the phone: an instant since 2000 that is not in the future.
 */
function instantOf(field: FormDataEntryValue | null, now: number): Date | null {
  const at = Number(field);
  return Number.isInteger(at) && at >= Date.UTC(2000) && at <= now ? new Date(at) : null;
}
