// Composing a text is quadratic in the length of a run of combining marks: 160,000 of them take
// half a minute. No writing system puts more than thirty on one letter (UAX 15, "Stream-Safe Text
// Format"), so that a longer run is left as it came.

const longRun = /(\p{M}{31,})/u;

const normalized = (text: string, form: "NFC" | "NFD" | "NFKC"): string =>
  text
    .split(longRun)
    .map((piece, at) => (at % 2 === 1 ? piece : piece.normalize(form)))
    .join("");

/** A text composed (NFC), in time that grows with its length alone. */
export const composed = (text: string): string => normalized(text, "NFC");

/** Decomposed (NFD), so that its accents can be removed. */
export const decomposed = (text: string): string => normalized(text, "NFD");

/** Composed, with what merely looks otherwise made plain (NFKC): full-width letters, ligatures. */
export const compatible = (text: string): string => normalized(text, "NFKC");
