import { below } from "../chance.ts";

/** A WAV file of a tone in noise, as a compressor makes it: 8 kHz, 8 bits. */
export function tone(seconds: number): Uint8Array<ArrayBuffer> {
  const rate = 8_000;
  const samples = Math.round(seconds * rate);
  const bytes = new Uint8Array(44 + samples);
  const view = new DataView(bytes.buffer);
  const name = (at: number, letters: string) => bytes.set(new TextEncoder().encode(letters), at);
  name(0, "RIFF");
  view.setUint32(4, 36 + samples, true);
  name(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  name(36, "data");
  view.setUint32(40, samples, true);
  for (let at = 0; at < samples; at++)
    bytes[44 + at] = 128 + Math.round(60 * Math.sin(at / 3)) + below(20) - 10;
  return bytes;
}

/** An Ogg file with Opus pages that end after so many seconds, as WhatsApp's voice notes are. */
export function voiceNote(seconds: number): Uint8Array<ArrayBuffer> {
  const pages = Array.from({ length: Math.ceil(seconds) + 1 }, (_, at) => {
    const page = new Uint8Array(28 + 40);
    const view = new DataView(page.buffer);
    page.set(new TextEncoder().encode("OggS"));
    view.setBigInt64(6, BigInt(Math.round(Math.min(at, seconds) * 48_000)), true);
    page[26] = 1;
    page[27] = 40;
    if (at === 0) page.set(new TextEncoder().encode("OpusHead"), 28);
    return page;
  });
  const all = new Uint8Array(pages.length * 68);
  for (const [at, page] of pages.entries()) all.set(page, at * 68);
  return all;
}
