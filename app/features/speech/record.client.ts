import { speechLimits } from "./limits.ts";

/** A running recording. */
export type Recorder = {
  /** The current level, 0 to 1. */
  level: () => number;
  /** Ends it and returns the recording. */
  stop: () => Promise<Blob>;
  /** Ends it without a recording, and releases the microphone. */
  discard: () => void;
};

/** Formats that browsers record, best first: Opus, and AAC on iPhones. */
const types = ["audio/webm;codecs=opus", "audio/ogg;codecs=opus", "audio/mp4"];

/** Opens the microphone. @throws where there is none, or it is not allowed */
export async function startRecording(): Promise<Recorder> {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: { channelCount: 1, noiseSuppression: true, echoCancellation: true },
  });
  const mimeType = types.find((type) => MediaRecorder.isTypeSupported(type));
  const recorder = new MediaRecorder(stream, {
    audioBitsPerSecond: speechLimits.bitsPerSecond,
    ...(mimeType && { mimeType }),
  });
  const pieces: Blob[] = [];
  recorder.ondataavailable = ({ data }) => pieces.push(data);
  recorder.start(1_000);
  const { level, close } = meter(stream);
  const release = () => {
    for (const track of stream.getTracks()) track.stop();
    close();
  };
  return {
    level,
    stop: () =>
      new Promise((resolve) => {
        recorder.onstop = () => {
          release();
          resolve(new Blob(pieces, { type: recorder.mimeType }));
        };
        recorder.stop();
      }),
    discard: () => {
      if (recorder.state !== "inactive") recorder.stop();
      release();
    },
  };
}

/** Measures the level of a stream. */
function meter(stream: MediaStream) {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = 512;
  context.createMediaStreamSource(stream).connect(analyser);
  const wave = new Uint8Array(analyser.fftSize);
  return {
    level: () => {
      analyser.getByteTimeDomainData(wave);
      const loudest = wave.reduce((most, sign) => Math.max(most, Math.abs(sign - 128)), 0);
      return loudest / 128;
    },
    close: () => void context.close().catch(() => undefined),
  };
}
