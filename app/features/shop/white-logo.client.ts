/** The side of the sampled logo, in pixels. */
const side = 48;

/**
 * Whether a logo is so light that white paper hides it: none of its visible pixels is darker than a
 * light gray. False when the browser cannot tell.
 */
export async function isWhiteLogo(file: Blob): Promise<boolean> {
  const image = await createImageBitmap(file).catch(() => undefined);
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [side, side];
  const pen = canvas.getContext("2d");
  if (!image || !pen) return false;
  pen.drawImage(image, 0, 0, side, side);
  image.close();
  const { data } = pen.getImageData(0, 0, side, side);
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4);
    if (alpha > 64 && Math.min(red, green, blue) < 225) return false;
  }
  return true;
}
