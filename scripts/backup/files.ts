/** A file of R2 with what R2 knows about it. */
export type StoredFile = {
  bytes: Uint8Array<ArrayBuffer>;
  http: Record<string, string>;
  custom: Record<string, string>;
};

/** Access to R2 for a backup, local or remote. */
export type Files = {
  /**
   * Every key there is; undefined where that cannot be asked (wrangler has no such command), and
   * the database has to know.
   */
  keys: (() => AsyncGenerator<string>) | undefined;
  get: (key: string) => Promise<StoredFile | undefined>;
  put: (key: string, file: StoredFile) => Promise<void>;
};

/** The files on this machine. */
export const localFiles = (bucket: R2Bucket): Files => ({
  keys: async function* () {
    let cursor: string | undefined;
    do {
      const page = await bucket.list({ limit: 1_000, ...(cursor && { cursor }) });
      for (const { key } of page.objects) yield key;
      cursor = page.truncated ? page.cursor : undefined;
    } while (cursor);
  },
  get: async (key) => {
    const found = await bucket.get(key);
    if (!found) return undefined;
    const { cacheExpiry, ...texts } = found.httpMetadata ?? {};
    return {
      bytes: new Uint8Array(await found.arrayBuffer()),
      http: {
        ...(texts as Record<string, string>),
        ...(cacheExpiry && { cacheExpiry: cacheExpiry.toISOString() }),
      },
      custom: found.customMetadata ?? {},
    };
  },
  put: async (key, { bytes, http: { cacheExpiry, ...texts }, custom }) => {
    const httpMetadata = { ...texts, ...(cacheExpiry && { cacheExpiry: new Date(cacheExpiry) }) };
    await bucket.put(key, bytes, { httpMetadata, customMetadata: custom });
  },
});
