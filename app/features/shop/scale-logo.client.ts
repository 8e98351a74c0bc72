import { logoLimits } from "./logo.ts";

/** The longest side of an upload: more than printing needs, and quick over a phone's network. */
const longest = 1_200;
const accepted: readonly string[] = ["image/png", "image/jpeg", "image/webp"];

/**
 * A picture as the server accepts it: unchanged where it fits, else drawn again, upright and
 * smaller. Accepts a phone's photo of 10 MB or in a format that only this browser decodes;
 * undefined when the browser cannot decode it.
 */
export async function scaleLogo(file: File): Promise<File | undefined> {
  const fits = file.size <= logoLimits.bytes && accepted.includes(file.type);
  const image = await decode(file);
  if (!image) return fits ? file : undefined; // then the server reports the problem
  const { naturalWidth: width, naturalHeight: height } = image;
  if (fits && width * height <= logoLimits.pixels && Math.max(width, height) <= logoLimits.side)
    return file;
  for (let side = longest; side >= longest / 8; side /= 2) {
    const blob = await draw(image, Math.min(1, side / Math.max(width, height)));
    if (blob && blob.size <= logoLimits.bytes) return new File([blob], "logo", { type: blob.type });
  }
  return undefined;
}

async function decode(file: File): Promise<HTMLImageElement | undefined> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    return image.naturalWidth > 0 ? image : undefined;
  } catch {
    return undefined;
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

/**
 * WebP, which supports transparency; a browser that cannot write it makes a PNG. The camera's
 * orientation is applied.
 */
function draw(image: HTMLImageElement, scale: number): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(image.naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(image.naturalHeight * scale));
  const pen = canvas.getContext("2d");
  if (!pen) return Promise.resolve(null);
  pen.imageSmoothingQuality = "high";
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/webp", 0.9));
}
