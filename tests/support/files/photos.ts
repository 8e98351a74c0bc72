import type { Page } from "playwright-core";

/**
 * A photo as a phone held sideways stores it: rotated, with the orientation that turns it upright
 * (6) and a location in its Exif.
 */
export async function sidewaysPhoto(page: Page, upright: Buffer, place: string): Promise<Buffer> {
  const rotated = await page.evaluate(async (photo) => {
    const image = await createImageBitmap(
      new Blob([Uint8Array.from(atob(photo), (sign) => sign.charCodeAt(0))], {
        type: "image/jpeg",
      }),
    );
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [image.height, image.width];
    const context = canvas.getContext("2d")!;
    context.rotate(-Math.PI / 2);
    context.drawImage(image, -image.width, 0);
    return canvas.toDataURL("image/jpeg", 0.9).split(",")[1]!;
  }, upright.toString("base64"));
  // The directory has two entries: orientation (0x0112) and description (0x010e), whose text
  // follows it.
  const text = Buffer.from(`${place}\0`, "latin1");
  const tiff = Buffer.alloc(38);
  tiff.write("MM\0*\0\0\0\x08\0\x02", "latin1");
  for (const [at, entry] of [
    [10, [0x010e, 2, text.length, 38]],
    [22, [0x0112, 3, 1, 6 << 16]],
  ] as const) {
    tiff.writeUInt16BE(entry[0], at);
    tiff.writeUInt16BE(entry[1], at + 2);
    tiff.writeUInt32BE(entry[2], at + 4);
    tiff.writeUInt32BE(entry[3], at + 8);
  }
  const exif = Buffer.concat([Buffer.from("Exif\0\0", "latin1"), tiff, text]);
  const head = Buffer.from([
    0xff,
    0xd8,
    0xff,
    0xe1,
    (exif.length + 2) >> 8,
    (exif.length + 2) & 255,
  ]);
  return Buffer.concat([head, exif, Buffer.from(rotated, "base64").subarray(2)]);
}

/** A picture without text: one color with a sensor's noise. */
export async function noisePhoto(
  page: Page,
  color: string,
  [width, height]: readonly [number, number] = [1200, 900],
): Promise<Buffer> {
  const data = await page.evaluate(
    ([fill, width, height]) => {
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [width, height];
      const context = canvas.getContext("2d")!;
      context.fillStyle = fill;
      context.fillRect(0, 0, width, height);
      const image = context.getImageData(0, 0, width, height);
      for (let at = 0, seed = 1; at < image.data.length; at++) {
        seed = (Math.imul(seed, 48_271) >>> 0) % 2_147_483_647;
        if (at % 4 < 3) image.data[at]! += (seed % 9) - 4;
      }
      context.putImageData(image, 0, 0);
      return canvas.toDataURL("image/jpeg", 0.85).split(",")[1]!;
    },
    [color, width, height] as const,
  );
  return Buffer.from(data, "base64");
}
