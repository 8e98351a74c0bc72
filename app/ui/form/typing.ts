/** The field is about somebody else: the browser fills in nothing of the reader's own. */
export const noFill = { autoComplete: "off" };

export const capitalWords = { autoCapitalize: "words" };

/** Attributes for plates and VINs, which phones would autocorrect. */
export const capitals = { autoCapitalize: "characters", autoCorrect: "off", spellCheck: false };
