/** The length of a WAV file: its data by its bytes a second. */
export function secondsOfWav(bytes: Uint8Array): number | undefined {
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
