import { readBytes } from "#app/platform/read-bytes.ts";
import { type FormSize, hasMoreFields, isForm } from "./form-size.ts";

/**
 * The most bytes of a refused body that are read and discarded: unread bytes break the next request
 * on the same connection (locally, workerd).
 */
const drained = 8 * 1024 * 1024;

/**
 * The posted form; undefined when it cannot be read, "tooLarge" when it is more than its size,
 * whatever its headers say. A larger body is read and discarded, up to
 * `hearOut` bytes more: a browser that cannot finish sending never shows the answer.
 */
export async function readBody(
  request: Request,
  { bytes, fields }: FormSize,
  hearOut = drained,
): Promise<FormData | "tooLarge" | undefined> {
  const type = request.headers.get("content-type") ?? "";
  if (!isForm(type)) {
    const large = Number(request.headers.get("content-length") ?? 0) > bytes;
    await discardBody(request, hearOut);
    return large ? "tooLarge" : undefined;
  }
  try {
    const body = await readBytes(request, bytes, { drain: hearOut });
    if (!body || hasMoreFields(body, type, fields)) return "tooLarge";
    return await new Response(body, { headers: { "content-type": type } }).formData();
  } catch {
    return undefined;
  }
}

/** Reads and discards a body, to its end or to a bound. */
export async function discardBody(request: Request, hearOut = drained): Promise<void> {
  // An error is a sender who went away: nothing is left to read.
  await readBytes(request, 0, { drain: hearOut }).catch(() => {});
}
