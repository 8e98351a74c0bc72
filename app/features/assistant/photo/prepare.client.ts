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
 * How a photo is looked at: its longer side in pixels, how far around a point its surroundings
 * reach, in eighths of that size, and whether its letters are made of dots.
 */
export type Look = { most: number; radius: number; dots?: boolean };

/**
 * How the text stands in a photo: by how many degrees it leans, and whether it is light on dark.
 */
export type Lie = { lean: number; light: boolean };

/** Finds out how the text lies, most likely, from small copies. */
export function lieOf(photo: ImageBitmap): Lie {
  const lean = leanOf(drawn(photo, 400, 0));
  const { levels, width, height } = levelled(photo, lean, { most: 640, radius: 6 });
  return { lean, light: seemsLight(levels, width, height) };
}

/**
 * Evens out light and shadow, turns letters dark and upright, and takes the frame away. Undefined
 * when nothing is left to be read.
 */
export function prepare(
  photo: ImageBitmap,
  { lean, light }: Lie,
  look: Look,
): Prepared | undefined {
  const { levels, width, height } = levelled(photo, lean, look);
  const found = inkOf(levels, width, height, light);
  if (found.strength < faint) return undefined;
  const sharp = inked(levels, width, height, found);
  const ink = withoutFrame(look.dots ? thickened(sharp) : sharp);
  return ink && { ink: ink.picture, grey: softly(levels, width, ink.box, found) };
}

/** Ink that is fainter than this is grain: a wall, a lens cap. */
const faint = 8;

function levelled(photo: ImageBitmap, lean: number, { most, radius }: Look) {
  const picture = drawn(photo, most, lean);
  return {
    levels: relief(picture, surroundings(drawn(photo, most / 8, lean), radius)),
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
    const { canvas } = sheet(photo, most, 0);
    const url = canvas.toDataURL("image/jpeg", quality);
    if (url.length <= maxImageData) return url;
  }
  return null;
}

function drawn(photo: ImageBitmap, most: number, lean: number): Grey {
  const { canvas, pen } = sheet(photo, most, lean);
  return greyOf(
    pen.getImageData(0, 0, canvas.width, canvas.height).data,
    canvas.width,
    canvas.height,
  );
}

function sheet(photo: ImageBitmap, most: number, lean: number) {
  const canvas = document.createElement("canvas");
  const { width, height } = fitted(photo, most);
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  if (!pen) throw new Error("This browser has no canvas");
  pen.imageSmoothingQuality = "high";
  pen.translate(width / 2, height / 2);
  pen.rotate((-lean * Math.PI) / 180);
  pen.drawImage(photo, -width / 2, -height / 2, width, height);
  return { canvas, pen };
}
