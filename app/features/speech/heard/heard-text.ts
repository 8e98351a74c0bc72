/** A part of a transcript. `doubt`: to be checked; `tag`: shown as a fault code or a VIN. */
export type HeardPart = { text: string; doubt?: true; tag?: "code" | "vin" };

/** The replacement of `length` words by a reader. */
export type Replacement = { length: number; text: string; doubt?: boolean; tag?: HeardPart["tag"] };

/** Joins neighbors that are marked alike, so that a page has few elements. */
export function joinParts(parts: readonly HeardPart[]): HeardPart[] {
  const joined: HeardPart[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (part.text === "") continue;
    if (last && !last.tag && !part.tag && last.doubt === part.doubt) last.text += part.text;
    else joined.push({ ...part });
  }
  return joined;
}

/** The text that goes into the box. */
export const textOf = (parts: readonly HeardPart[]): string =>
  parts.map(({ text }) => text).join("");
