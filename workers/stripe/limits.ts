/**
 * The whole body, or undefined as soon as it proves longer than `max` bytes, whatever its headers
 * say.
 */
export async function readBytes(request: Request, max: number): Promise<Uint8Array | undefined> {
  const said = request.headers.get("content-length");
  if (Number(said ?? 0) > max) return undefined;
  if (!request.body) return new Uint8Array();
  // HTTP gives no more bytes than were announced, and all at once is the quickest way to read them.
  if (said !== null && !request.headers.has("content-encoding"))
    return new Uint8Array(await request.arrayBuffer());
  const reader = request.body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > max) {
      reader.cancel().catch(() => {});
      return undefined;
    }
    chunks.push(value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
}
