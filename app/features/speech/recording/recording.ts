import { secondsOfMp4 } from "./mp4.ts";
import { secondsOfOgg } from "./ogg.ts";
import { secondsOfWav } from "./wav.ts";
import { secondsOfWebm } from "./webm.ts";

type RecordingType = "audio/webm" | "audio/mp4" | "audio/ogg" | "audio/wav";

/** A recording by what its bytes say, whatever it is called. */
type Recording = { type: RecordingType; seconds: number };

type Kind = {
  type: RecordingType;
  /** What it begins with, as hex; a dot for a digit that may be any. */
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
