import { crc32, inflateRawSync } from "node:zlib";

/**
 * The files of a ZIP archive by their names, as its directory tells; sums and sizes are checked, in
 * the directory and beside the files.
 */
export function unzip(archive: Uint8Array): Map<string, Uint8Array> {
  const bytes = Buffer.from(archive.buffer, archive.byteOffset, archive.byteLength);
  const end = bytes.length - 22;
  if (bytes.readUInt32LE(end) !== 0x06054b50)
    throw new Error("The archive has no end: it broke off");
  const files = new Map<string, Uint8Array>();
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    if (bytes.readUInt32LE(at) !== 0x02014b50)
      throw new Error(`No entry of the directory at ${at}`);
    const [flags, method] = [bytes.readUInt16LE(at + 8), bytes.readUInt16LE(at + 10)];
    const [sum, packed, size] = [16, 20, 24].map((offset) => bytes.readUInt32LE(at + offset)) as [
      number,
      number,
      number,
    ];
    const [nameLength, start] = [bytes.readUInt16LE(at + 28), bytes.readUInt32LE(at + 42)];
    const name = bytes.toString("utf8", at + 46, at + 46 + nameLength);
    if (bytes.readUInt32LE(start) !== 0x04034b50) throw new Error(`No file at ${start}`);
    if (bytes.toString("utf8", start + 30, start + 30 + nameLength) !== name)
      throw new Error(`${name} has two names`);
    const from = start + 30 + nameLength;
    const content = bytes.subarray(from, from + packed);
    const behind = flags & 8 ? from + packed + 4 : start + 14;
    const beside = [0, 4, 8].map((offset) => bytes.readUInt32LE(behind + offset));
    if (`${beside}` !== `${[sum, packed, size]}`)
      throw new Error(
        `${name}: ${beside} beside the file, ${[sum, packed, size]} in the directory`,
      );
    const whole = method === 8 ? inflateRawSync(content) : content;
    if (crc32(whole) !== sum || whole.length !== size) throw new Error(`${name} is damaged`);
    if (files.has(name)) throw new Error(`${name} is there twice`);
    files.set(name, whole);
    at += 46 + nameLength;
  }
  if (at !== end) throw new Error("The directory is not where its end says");
  return files;
}
