import type { Size } from "#app/platform/paper/marks.ts";

const millimetre = 72 / 25.4;
/** The space for a logo: "40 by 20 units" (specification, section 9). */
const logoRoom = { width: 40 * millimetre, height: 20 * millimetre };

/** As large as fits, keeping its aspect ratio. */
export function fitLogo({ width, height }: Size): Size {
  const scale = Math.min(logoRoom.width / width, logoRoom.height / height);
  return { width: width * scale, height: height * scale };
}
