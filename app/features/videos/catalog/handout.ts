/** The maximum size of a handout in bytes. */
export const handoutLimit = 20 * 1024 * 1024;

/** Why a file cannot be a handout. */
export type HandoutProblem = "tooLarge" | "type";

/**
 * Checks that a file is a PDF, whatever its name: the header at the very beginning (ISO 32000-2,
 * 7.5.2; readers accept it later too, which could hide another file in front) and the end marker
 * near the end.
 */
export function handoutProblem(bytes: Uint8Array): HandoutProblem | undefined {
  if (bytes.byteLength > handoutLimit) return "tooLarge";
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  const complete =
    /^%PDF-[12]\.\d/.test(text(0, 8)) &&
    text(Math.max(0, bytes.byteLength - 1024), bytes.byteLength).includes("%%EOF");
  return complete ? undefined : "type";
}

/** The file name of a handout: the video's title in ASCII. */
export function handoutFileName(title: string): string {
  const plain = title
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .replace(/[^A-Za-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 80);
  return `${plain || "handout"}.pdf`;
}
