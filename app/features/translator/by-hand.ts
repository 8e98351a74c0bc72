/** The claim of a translation that a person wrote for the demo, as the page says. */
export const byHand = "by hand";
