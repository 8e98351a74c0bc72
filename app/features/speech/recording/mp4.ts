/** Boxes that hold others. */
const containers: ReadonlySet<string> = new Set(["moov", "trak", "mdia", "moof", "traf"]);

const latin = new TextDecoder("latin1");

/**
 * The length of an MP4 file: what its head says, or, in fragments as phones record them, where the
 * last one begins and how long its samples are.
 */
export function secondsOfMp4(bytes: Uint8Array): number | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let [scale, whole, begin, usual, end] = [0, 0, 0, 0, 0];
  for (let at = 0; at + 8 <= bytes.length; ) {
    const name = latin.decode(bytes.subarray(at + 4, at + 8));
    const isLong = view.getUint32(at) === 1;
    const size =
      isLong && at + 16 <= bytes.length ? Number(view.getBigUint64(at + 8)) : view.getUint32(at);
    const body = at + (isLong ? 16 : 8);
    if (size !== 0 && size < 8) return undefined;
    const last = size === 0 ? bytes.length : Math.min(at + size, bytes.length);
    const number = (offset: number) =>
      body + offset + 4 <= last ? view.getUint32(body + offset) : 0;
    const is64 = bytes[body] === 1;
    if (name === "mdhd") {
      scale = number(is64 ? 20 : 12);
      whole = number(is64 ? 28 : 16); // its lower half is days long
    }
    if (name === "tfhd") usual = usualDuration(number);
    if (name === "tfdt") begin = number(is64 ? 8 : 4);
    if (name === "trun") end = Math.max(end, begin + samples(number, usual));
    at = containers.has(name) ? body : last;
  }
  return scale > 0 ? Math.max(whole, end) / scale : undefined;
}

type Numbers = (offset: number) => number;

/** A sample's duration that a fragment gives to all, behind what its flags announce. */
function usualDuration(number: Numbers): number {
  const flags = number(0);
  if (!(flags & 0x8)) return 0;
  return number(8 + (flags & 0x1 ? 8 : 0) + (flags & 0x2 ? 4 : 0));
}

/** How long the samples of a run are together. */
function samples(number: Numbers, usual: number): number {
  const flags = number(0);
  const total = Math.min(number(4), 100_000);
  if (!(flags & 0x100)) return total * usual;
  const from = 8 + (flags & 0x1 ? 4 : 0) + (flags & 0x4 ? 4 : 0);
  const width = [0x100, 0x200, 0x400, 0x800].filter((flag) => flags & flag).length * 4;
  let sum = 0;
  for (let at = 0; at < total; at++) sum += number(from + at * width);
  return sum;
}
