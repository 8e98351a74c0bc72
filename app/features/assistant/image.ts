/** The most bytes of a picture for a model (specification, section 7). */
const mostImageBytes = 1_000_000;

const heads: Record<string, (bytes: Uint8Array) => boolean> = {
  jpeg: (bytes) => begins(bytes, [0xff, 0xd8, 0xff]),
  png: (bytes) => begins(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  webp: (bytes) =>
    begins(bytes, [0x52, 0x49, 0x46, 0x46]) && begins(bytes.subarray(8), [0x57, 0x45, 0x42, 0x50]),
};

/** Whether a text is a data URL of a small JPEG, PNG or WebP, by its first bytes. */
export function isImageData(text: string): boolean {
  const match = /^data:image\/(jpeg|png|webp);base64,([A-Za-z0-9+/]+={0,2})$/.exec(text);
  if (!match) return false;
  const [, type, base64] = match;
  if (base64!.length % 4 !== 0 || (base64!.length / 4) * 3 > mostImageBytes + 2) return false;
  const bytes = Uint8Array.from(atob(base64!.slice(0, 16)), (letter) => letter.charCodeAt(0));
  return heads[type!]!(bytes);
}

const begins = (bytes: Uint8Array, head: number[]) => head.every((byte, at) => bytes[at] === byte);
