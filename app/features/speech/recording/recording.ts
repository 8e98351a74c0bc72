import { secondsOfWebm } from "./webm.ts";

/** Boxes that hold others. */
const containers: ReadonlySet<string> = new Set(["moov", "trak", "mdia", "moof", "traf"]);

const latin = new TextDecoder("latin1");

/**
 * The length of an MP4 file: what its head says, or, in fragments as phones record them, where the
 * last one begins and how long its samples are.
 */
function secondsOfMp4(bytes: Uint8Array): number | undefined {
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

/** The default duration of a fragment's samples, after its flags. */
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

type RecordingType = "audio/webm" | "audio/mp4" | "audio/ogg" | "audio/wav";

/** The type of a recording by its bytes, whatever its declared type. */
type Recording = { type: RecordingType; seconds: number };

type Kind = {
  type: RecordingType;
  /** The first bytes as hex; a dot for any digit. */
  magic: RegExp;
  secondsOf: (bytes: Uint8Array) => number | undefined;
};

const kinds: readonly Kind[] = [
  { type: "audio/webm", magic: /^1a45dfa3/, secondsOf: secondsOfWebm },
  { type: "audio/mp4", magic: /^.{8}66747970/, secondsOf: secondsOfMp4 },
  { type: "audio/ogg", magic: /^4f676753/, secondsOf: secondsOfOgg },
  { type: "audio/wav", magic: /^52494646.{8}57415645/, secondsOf: secondsOfWav },
];

/**
 * The kind and length of a recording, read from its structure; undefined for what is none, or is
 * broken, or has no sound.
 */
export function readRecording(bytes: Uint8Array): Recording | undefined {
  const head = Array.from(bytes.subarray(0, 12), (byte) => byte.toString(16).padStart(2, "0"));
  const kind = kinds.find(({ magic }) => magic.test(head.join("")));
  const seconds = kind?.secondsOf(bytes);
  return kind && seconds !== undefined && seconds > 0 && Number.isFinite(seconds)
    ? { type: kind.type, seconds }
    : undefined;
}

/** The length of a WAV file: its data by its bytes a second. */
function secondsOfWav(bytes: Uint8Array): number | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let rate = 0;
  for (let at = 12; at + 8 <= bytes.length; ) {
    const name = view.getUint32(at);
    const size = view.getUint32(at + 4, true);
    if (name === 0x666d7420 && at + 20 <= bytes.length) rate = view.getUint32(at + 16, true); // "fmt "
    if (name === 0x64617461 && rate > 0) return (bytes.length - at - 8) / rate; // "data"
    at += 8 + size + (size % 2);
  }
  return undefined;
}

/** Opus counts in 48,000 a second whatever it was recorded at (RFC 7845). */
const opusRate = 48_000;

/** The length of an Ogg file with Opus: the place that its last page names. */
function secondsOfOgg(bytes: Uint8Array): number | undefined {
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
  return last === undefined ? undefined : Number(last) / opusRate;
}
