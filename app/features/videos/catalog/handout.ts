/** The most bytes of a handout. */
export const handoutLimit = 20 * 1024 * 1024;

/** Why a file cannot be a handout. */
export type HandoutProblem = "tooLarge" | "type";

/**
 * Whether these bytes are a PDF, whatever the file is called: the header at the very beginning (ISO
 * 32000-2, 7.5.2; a reader would look further, and so would whoever hides another file in front)
 * and the end marker at the end, behind which some writers leave a little.
 */
export function handoutProblem(bytes: Uint8Array): HandoutProblem | undefined {
  if (bytes.byteLength > handoutLimit) return "tooLarge";
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  const complete =
    /^%PDF-[12]\.\d/.test(text(0, 8)) &&
    text(Math.max(0, bytes.byteLength - 1024), bytes.byteLength).includes("%%EOF");
  return complete ? undefined : "type";
}

/**
 * What a handout is called when it is saved: the video's title, as far as every file system can
 * write it.
 */
export function handoutFileName(title: string): string {
  const plain = title
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .replace(/[^A-Za-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 80);
  return `${plain || "handout"}.pdf`;
}
