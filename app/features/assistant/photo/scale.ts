type Size = { width: number; height: number };

/** The size with a longer side of at most `most`: never enlarged, never below one pixel. */
export function fitted({ width, height }: Size, most: number): Size {
  const by = Math.min(1, most / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * by)),
    height: Math.max(1, Math.round(height * by)),
  };
}

/** Longer sides and JPEG qualities, tried in order until the picture is small enough to send. */
export const sendable = [
  { most: 1600, quality: 0.8 },
  { most: 1280, quality: 0.7 },
  { most: 1024, quality: 0.6 },
  { most: 640, quality: 0.5 },
] as const;

/** The most bytes of a data URL that a question may send. */
export const maxImageData = 1_000_000;
