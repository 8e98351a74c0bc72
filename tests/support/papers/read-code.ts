import { spawnSync } from "node:child_process";
import decodeQR from "qr/decode.js";

/** Pixels per inch, and those around the first of four tags on Letter and A4. */
const resolution = 200;
const quarter = ["-x", "0", "-y", "0", "-W", "850", "-H", "1160"];

/**
 * Decodes the QR code on a page of a PDF, as a camera would; on a sheet of four tags, the one in
 * the first quarter.
 */
export function readCode(pdf: Uint8Array, tags: number): string {
  const part = tags > 1 ? quarter : [];
  const { stdout } = spawnSync("pdftoppm", ["-r", `${resolution}`, "-singlefile", ...part, "-"], {
    input: pdf,
    maxBuffer: 64 * 1024 * 1024,
  });
  // A portable pixmap: "P6", width, height, 255, then three bytes for each pixel.
  const [head = "", size = ""] = /^P6\s+(\d+\s+\d+)\s+255\s/.exec(
    stdout.toString("latin1", 0, 40),
  )!;
  const [width = 0, height = 0] = size.split(/\s+/).map(Number);
  return decodeQR({ width, height, data: stdout.subarray(head.length) });
}
