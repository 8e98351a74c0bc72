import { greyCopy } from "./draw-photo.client.ts";
import { withoutFrame } from "./frame.ts";
import type { Grey } from "./grey.ts";
import { inked, inkOf, seemsLight, softly, thickened } from "./ink.ts";
import { leanOf } from "./lean.ts";
import { relief, surroundings } from "./relief.ts";

/** A photo for the reader: dark letters on white, upright, unframed; and in its own grays. */
export type Prepared = { ink: Grey; grey: Grey };

/**
 * The longer side in pixels, the radius of the surroundings in eighths of that, whether letters are
 * made of dots, and whether they may be as large as a frame, so that nothing is taken for one.
 */
export type PhotoSettings = { most: number; radius: number; dots?: boolean; large?: boolean };

/** How many degrees the text leans, and whether it is light on dark. */
type TextPosition = { lean: number; light: boolean };

/** Estimates the position of the text from small copies. */
export function textPositionOf(photo: ImageBitmap): TextPosition {
  const lean = leanOf(greyCopy(photo, 400, 0));
  const { levels, width, height } = levelled(photo, lean, { most: 640, radius: 6 });
  return { lean, light: seemsLight(levels, width, height) };
}

/** Evens out shadows, makes text dark and upright, removes the frame; undefined without text. */
export function prepare(
  photo: ImageBitmap,
  { lean, light }: TextPosition,
  settings: PhotoSettings,
): Prepared | undefined {
  const { levels, width, height } = levelled(photo, lean, settings);
  const found = inkOf(levels, width, height, light);
  if (found.strength < faint) return undefined;
  const sharp = inked(levels, width, height, found);
  const ink = settings.large
    ? { picture: sharp, box: { left: 0, top: 0, right: sharp.width, bottom: sharp.height } }
    : withoutFrame(settings.dots ? thickened(sharp) : sharp);
  return ink && { ink: ink.picture, grey: softly(levels, width, ink.box, found) };
}

/** Text fainter than this is noise: a wall, a lens cap. */
const faint = 8;

function levelled(photo: ImageBitmap, lean: number, { most, radius }: PhotoSettings) {
  const picture = greyCopy(photo, most, lean);
  return {
    levels: relief(picture, surroundings(greyCopy(photo, most / 8, lean), radius)),
    width: picture.width,
    height: picture.height,
  };
}
