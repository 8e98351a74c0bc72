/** A file that no browser takes for another type, and that no cache and no search engine stores. */
export const privateFile = (
  { body, size }: { body: ReadableStream; size: number },
  type: string,
): Response =>
  new Response(body, {
    headers: {
      "content-type": type,
      "content-length": String(size),
      "cache-control": "private, no-store",
      "content-security-policy": "default-src 'none'; sandbox",
      "cross-origin-resource-policy": "same-origin",
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
      "x-robots-tag": "noindex",
    },
  });
