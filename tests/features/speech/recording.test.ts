import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { readRecording } from "#app/features/speech/recording/recording.ts";
import { below } from "../../support/chance.ts";
import { tone, voiceNote } from "../../support/speech/tone.ts";

/** 1.5 seconds, recorded by Chromium: no length stands in their heads. */
const recorded = (name: string) =>
  new Uint8Array(readFileSync(path.join(import.meta.dirname, "recorded", name)));

test("Reads kind and length from the structure, whatever the file is called", () => {
  expect(readRecording(tone(3))).toEqual({ type: "audio/wav", seconds: 3 });
  expect(readRecording(voiceNote(61))).toEqual({ type: "audio/ogg", seconds: 61 });
  for (const name of ["webm", "mp4"]) {
    const read = readRecording(recorded(`spoken.${name}`));
    expect(read?.type).toBe(`audio/${name}`);
    expect(read?.seconds).toBeCloseTo(1.46, 1);
  }
});

test("Nothing else is a recording", () => {
  const page = new TextEncoder().encode("<html>RIFF and OggS inside</html>");
  for (const bytes of [new Uint8Array(), page, tone(1).subarray(0, 44), voiceNote(0)])
    expect(readRecording(bytes)).toBeUndefined();
});

test("A file that is broken, cut off or lies about its sizes is read to an end", () => {
  for (const whole of [tone(1), voiceNote(4), recorded("spoken.webm"), recorded("spoken.mp4")])
    for (let n = 0; n < 200; n++) {
      const bytes = whole.slice(0, below(whole.length));
      for (let many = below(20); many > 0; many--) bytes[below(bytes.length || 1)] = below(256);
      const read = readRecording(bytes);
      expect(read === undefined || Number.isFinite(read.seconds)).toBe(true);
    }
});
