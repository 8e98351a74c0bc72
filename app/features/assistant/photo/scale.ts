type Size = { width: number; height: number };

/**
 * The size of a picture whose longer side is at most `most`; never larger than it was, never less
 * than a pixel.
 */
export function fitted({ width, height }: Size, most: number): Size {
  const by = Math.min(1, most / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * by)),
    height: Math.max(1, Math.round(height * by)),
  };
}

/**
 * How the picture that goes along with a question is made smaller until it is small enough: longer
 * side and JPEG quality.
 */
export const sendable = [
  { most: 1600, quality: 0.8 },
  { most: 1280, quality: 0.7 },
  { most: 1024, quality: 0.6 },
  { most: 640, quality: 0.5 },
] as const;

/** Bytes of a data URL that may go along with a question. */
export const maxImageData = 1_000_000;
