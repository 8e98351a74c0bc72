import { isHeic, type PhotoProblem, photoLimits } from "./photo.ts";

/** The longest side of what is sent: enough to zoom in on a crack, and half a megabyte. */
const longest = 2_048;
const smallLongest = 320;

type Scaled = { ok: true; photo: Blob; small: Blob } | { ok: false; problem: PhotoProblem };

/**
 * A photo as it is sent, and its small copy: drawn anew, upright and smaller, without the camera's
 * notes.
 */
export async function scalePhoto(file: Blob): Promise<Scaled> {
  const bitmap = await decode(file);
  if (!bitmap) {
    const head = new Uint8Array(await file.slice(0, 16).arrayBuffer());
    return { ok: false, problem: isHeic(head) ? "heic" : "broken" };
  }
  try {
    const small = await draw(bitmap, smallLongest, 0.7);
    for (let side = longest; side >= longest / 4; side /= 2) {
      const photo = await draw(bitmap, side, 0.82);
      if (photo && small && photo.size <= photoLimits.bytes) return { ok: true, photo, small };
    }
    return { ok: false, problem: "tooLarge" };
  } finally {
    bitmap.close();
  }
}

const decode = (file: Blob): Promise<ImageBitmap | undefined> =>
  createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => undefined);

function draw(bitmap: ImageBitmap, longest: number, quality: number): Promise<Blob | null> {
  const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const pen = canvas.getContext("2d");
  if (!pen) return Promise.resolve(null);
  pen.imageSmoothingQuality = "high";
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
}
