import { isHeic, type PhotoProblem } from "./file-check.ts";
import { type Grey, greyOf } from "./grey.ts";
import { fitted, maxImageData, sendable } from "./scale.ts";

/** Opens a photo in the orientation of its Exif data. */
export async function openPhoto(file: File): Promise<ImageBitmap | PhotoProblem> {
  try {
    return await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch {
    return isHeic(file, new Uint8Array(await file.slice(0, 16).arrayBuffer())) ? "heic" : "failed";
  }
}

/** A copy to be sent: drawn again, without the camera's Exif data (location, time, device). */
export async function imageDataOf(photo: ImageBitmap): Promise<string | null> {
  for (const { most, quality } of sendable) {
    const { canvas } = drawPhoto(photo, most, 0);
    const url = canvas.toDataURL("image/jpeg", quality);
    if (url.length <= maxImageData) return url;
  }
  return null;
}

/** A copy in color. */
export function pixelsOf(photo: ImageBitmap, most: number): ImageData {
  const { canvas, context } = drawPhoto(photo, most, 0);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

/** A grayscale copy, rotated back by `lean` degrees. */
export function greyCopy(photo: ImageBitmap, most: number, lean: number): Grey {
  const { canvas, context } = drawPhoto(photo, most, lean);
  return greyOf(
    context.getImageData(0, 0, canvas.width, canvas.height).data,
    canvas.width,
    canvas.height,
  );
}

function drawPhoto(photo: ImageBitmap, most: number, lean: number) {
  const canvas = document.createElement("canvas");
  const { width, height } = fitted(photo, most);
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("This browser has no canvas");
  context.imageSmoothingQuality = "high";
  context.translate(width / 2, height / 2);
  context.rotate((-lean * Math.PI) / 180);
  context.drawImage(photo, -width / 2, -height / 2, width, height);
  return { canvas, context };
}
