/** Two beeps as WAV, in place of a voice: the demo's model hears nothing anyway, and says so. */
export function demoVoiceNote(): Uint8Array<ArrayBuffer> {
  const [rate, seconds] = [8_000, 2];
  const bytes = new Uint8Array(44 + rate * seconds).fill(128, 44);
  const view = new DataView(bytes.buffer);
  const name = (at: number, letters: string) => bytes.set(new TextEncoder().encode(letters), at);
  name(0, "RIFF");
  view.setUint32(4, bytes.length - 8, true);
  name(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true); // uncompressed
  view.setUint16(22, 1, true); // of one channel
  view.setUint32(24, rate, true);
  view.setUint32(28, rate, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  name(36, "data");
  view.setUint32(40, rate * seconds, true);
  for (let at = 0; at < rate * seconds; at++)
    if (at % rate < 2_400) bytes[44 + at] = 128 + Math.round(50 * Math.sin(at / 3));
  return bytes;
}
