import type { Size } from "#app/platform/paper/marks.ts";

const millimetre = 72 / 25.4;
/** The space for a logo: "40 by 20 units" (specification, section 9). */
const logoRoom = { width: 40 * millimetre, height: 20 * millimetre };

/** The largest size of a logo's pixel in points: a larger one looks blurred. */
const largestPixel = 0.75;

/** As large as fits and stays sharp, keeping its aspect ratio. Sizes of logos are in pixels. */
export function fitLogo({ width, height }: Size): Size {
  const scale = Math.min(logoRoom.width / width, logoRoom.height / height, largestPixel);
  return { width: width * scale, height: height * scale };
}
