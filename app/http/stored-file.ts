type StoredFile = { body: ReadableStream; size: number };

/** The response with a stored file, which browsers take for nothing but its type. */
export const storedFile = (
  { body, size }: StoredFile,
  headers: { "content-type": string; "cache-control": string } & Record<string, string>,
): Response =>
  new Response(body, {
    headers: {
      ...headers,
      "content-length": String(size),
      "content-security-policy": "default-src 'none'; sandbox",
      "cross-origin-resource-policy": "same-origin",
      "x-content-type-options": "nosniff",
    },
  });

/** The response with a file that no cache and no search engine stores. */
export const privateFile = (file: StoredFile, type: string): Response =>
  storedFile(file, {
    "content-type": type,
    "cache-control": "private, no-store",
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex",
  });
