import { isHeic, type PhotoProblem } from "./file-check.ts";
import { withoutFrame } from "./frame.ts";
import {
  type Grey,
  greyOf,
  inked,
  inkOf,
  leanOf,
  relief,
  seemsLight,
  softly,
  surroundings,
  thickened,
} from "./pixels.ts";
import { fitted, maxImageData, sendable } from "./scale.ts";

/** Opens a photo the way up that its camera noted. */
export async function openPhoto(file: File): Promise<ImageBitmap | PhotoProblem> {
  try {
    return await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch {
    return isHeic(file, new Uint8Array(await file.slice(0, 16).arrayBuffer())) ? "heic" : "failed";
  }
}

/**
 * A photo made ready to be read: dark letters on white, upright, without the screen's frame; and
 * the same in its own greys.
 */
export type Prepared = { ink: Grey; grey: Grey };

/**
 * How a photo is prepared: its longer side in pixels, how far around a point its surroundings
 * reach, in eighths of that size, and whether its letters are made of dots.
 */
export type PhotoSettings = { most: number; radius: number; dots?: boolean };

/** The text in a photo: by how many degrees it leans, and whether it is light on dark. */
type TextPosition = { lean: number; light: boolean };

/** Estimates the position of the text from small copies. */
export function textPositionOf(photo: ImageBitmap): TextPosition {
  const lean = leanOf(greyCopy(photo, 400, 0));
  const { levels, width, height } = levelled(photo, lean, { most: 640, radius: 6 });
  return { lean, light: seemsLight(levels, width, height) };
}

/**
 * Evens out light and shadow, turns letters dark and upright, and takes the frame away. Undefined
 * when nothing is left to be read.
 */
export function prepare(
  photo: ImageBitmap,
  { lean, light }: TextPosition,
  settings: PhotoSettings,
): Prepared | undefined {
  const { levels, width, height } = levelled(photo, lean, settings);
  const found = inkOf(levels, width, height, light);
  if (found.strength < faint) return undefined;
  const sharp = inked(levels, width, height, found);
  const ink = withoutFrame(settings.dots ? thickened(sharp) : sharp);
  return ink && { ink: ink.picture, grey: softly(levels, width, ink.box, found) };
}

/** Ink that is fainter than this is grain: a wall, a lens cap. */
const faint = 8;

function levelled(photo: ImageBitmap, lean: number, { most, radius }: PhotoSettings) {
  const picture = greyCopy(photo, most, lean);
  return {
    levels: relief(picture, surroundings(greyCopy(photo, most / 8, lean), radius)),
    width: picture.width,
    height: picture.height,
  };
}

/**
 * The photo as it may be sent along: drawn anew, so that what the camera noted (place, time,
 * device) stays here.
 */
export async function imageDataOf(photo: ImageBitmap): Promise<string | null> {
  for (const { most, quality } of sendable) {
    const { canvas } = drawPhoto(photo, most, 0);
    const url = canvas.toDataURL("image/jpeg", quality);
    if (url.length <= maxImageData) return url;
  }
  return null;
}

function greyCopy(photo: ImageBitmap, most: number, lean: number): Grey {
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
