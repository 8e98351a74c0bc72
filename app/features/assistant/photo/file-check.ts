/** Problems with a photo; their words are in `photo:problem`. */
const photoProblems = ["type", "size", "heic", "blank", "failed"] as const;
export type PhotoProblem = (typeof photoProblems)[number];

const maxPhotoBytes = 20_000_000;

/** Checks a chosen file before it is opened: an image of at most 20 MB, and not SVG. */
export function fileProblem({
  type,
  name,
  size,
}: Pick<File, "type" | "name" | "size">): PhotoProblem | undefined {
  // Some systems have no type for HEIC.
  const image = /^image\/(?!svg)/.test(type) || (type === "" && isHeicName(name));
  if (!image) return "type";
  return size > maxPhotoBytes ? "size" : undefined;
}

/** Whether a picture that the browser could not open is HEIC or HEIF: by bytes, type or name. */
export function isHeic({ type, name }: Pick<File, "type" | "name">, start: Uint8Array): boolean {
  const brand = String.fromCharCode(...start.subarray(4, 12));
  return (
    /^ftyp(heic|heix|hevc|hevx|heim|heis|mif1|msf1)/.test(brand) ||
    /^image\/hei[cf]/.test(type) ||
    isHeicName(name)
  );
}

const isHeicName = (name: string) => /\.hei[cf]$/i.test(name);
