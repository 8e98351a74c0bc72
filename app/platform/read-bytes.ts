import { withTimeout } from "./with-timeout.ts";

type Message = Pick<Request | Response, "body" | "headers" | "arrayBuffer">;

/**
 * The whole body of a request or response, or undefined when it is longer than `max` bytes,
 * whatever its headers say. `drain`: how many bytes of an oversized body are still read and
 * discarded. `signal` bounds the wait. @throws the signal's reason, or the connection's error
 */
export async function readBytes(
  message: Message,
  max: number,
  { drain = 0, signal }: { drain?: number; signal?: AbortSignal } = {},
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const { body, headers } = message;
  if (!body) return new Uint8Array();
  const announced = headers.get("content-length");
  let tooLong = Number(announced ?? 0) > max;
  // HTTP delivers no more bytes than were announced, and reading them at once is quickest.
  if (announced !== null && !tooLong && !signal && !headers.has("content-encoding")) {
    const bytes = new Uint8Array(await message.arrayBuffer());
    return bytes.byteLength > max ? undefined : bytes;
  }
  const reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>> = body.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  try {
    while (!tooLong || size < drain) {
      const { done, value } = await withTimeout(reader.read(), undefined, signal);
      if (done) return tooLong ? undefined : joined(chunks, size);
      size += value.byteLength;
      if (!tooLong && size > max) [tooLong, size] = [true, size - max];
      if (tooLong) chunks.length = 0;
      else chunks.push(value);
    }
    return undefined;
  } finally {
    // Releases the connection; a body that was read to its end is not affected. Not awaited: the
    // other side may be the one that hangs.
    reader.cancel().catch(() => {});
  }
}

function joined(chunks: Uint8Array<ArrayBuffer>[], size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}
