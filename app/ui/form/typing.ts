/** The field is about somebody else: the browser fills in nothing of the reader's own. */
export const noFill = { autoComplete: "off" };

export const capitalWords = { autoCapitalize: "words" };

/** Plates and VINs: phones mend what they take for a word. */
export const capitals = { autoCapitalize: "characters", autoCorrect: "off", spellCheck: false };
