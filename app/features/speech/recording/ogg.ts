/** Opus counts in 48,000 a second whatever it was recorded at (RFC 7845). */
const rate = 48_000;

/** The length of an Ogg file with Opus: the place that its last page names. */
export function secondsOfOgg(bytes: Uint8Array): number | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let last: bigint | undefined;
  for (let at = 0; at + 27 <= bytes.length; ) {
    if (view.getUint32(at) !== 0x4f676753) return undefined; // "OggS"
    const place = view.getBigInt64(at + 6, true);
    if (place > 0n) last = place;
    const pieces = bytes[at + 26]!;
    const sizes = bytes.subarray(at + 27, at + 27 + pieces);
    at += 27 + pieces + sizes.reduce((sum, size) => sum + size, 0);
  }
  return last === undefined ? undefined : Number(last) / rate;
}
