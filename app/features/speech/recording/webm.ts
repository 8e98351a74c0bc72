/** Ids of EBML elements that are looked into or at (Matroska). */
const ids = {
  segment: 0x18538067,
  cluster: 0x1f43b675,
  blockGroup: 0xa0,
  timecode: 0xe7,
  simpleBlock: 0xa3,
  block: 0xa1,
  info: 0x1549a966,
  scale: 0x2ad7b1,
} as const;
const containers: ReadonlySet<number> = new Set([
  ids.segment,
  ids.cluster,
  ids.blockGroup,
  ids.info,
]);

/**
 * The length of a WebM file: the time of its last block. What a browser records names no length,
 * nor the size of its clusters.
 */
export function secondsOfWebm(bytes: Uint8Array): number | undefined {
  let [cluster, last, nanoseconds] = [0, -1, 1_000_000];
  for (let at = 0; at < bytes.length; ) {
    const id = readId(bytes, at);
    const size = id && readSize(bytes, at + id.length);
    if (!id || !size) break;
    at += id.length + size.length;
    if (id.value === ids.timecode) cluster = readNumber(bytes, at, size.value);
    if (id.value === ids.scale) nanoseconds = readNumber(bytes, at, size.value);
    if (id.value === ids.simpleBlock || id.value === ids.block) {
      const track = readSize(bytes, at);
      if (!track) break;
      const time = new DataView(bytes.buffer, bytes.byteOffset + at + track.length);
      if (time.byteLength < 2) break;
      last = Math.max(last, cluster + time.getInt16(0));
    }
    if (!containers.has(id.value)) at += size.value;
  }
  // A block is some hundredths of a second long itself.
  return last < 0 ? undefined : (last * nanoseconds) / 1e9 + 0.02;
}

type Field = { value: number; length: number };

const lengthAt = (bytes: Uint8Array, at: number) => Math.clz32(bytes[at] ?? 0) - 23;

function readId(bytes: Uint8Array, at: number): Field | undefined {
  const length = lengthAt(bytes, at);
  return length <= 4 && at + length <= bytes.length
    ? { value: readNumber(bytes, at, length), length }
    : undefined;
}

/** A size with its length; one that is not known is 0, which goes on inside. */
function readSize(bytes: Uint8Array, at: number): Field | undefined {
  const length = lengthAt(bytes, at);
  if (length > 8 || at + length > bytes.length) return undefined;
  const all = 2 ** (7 * length);
  const value = readNumber(bytes, at, length) % all;
  return { value: value >= all - 1 ? 0 : value, length };
}

function readNumber(bytes: Uint8Array, at: number, length: number): number {
  let value = 0;
  for (const byte of bytes.subarray(at, at + Math.min(length, 8))) value = value * 256 + byte;
  return value;
}
