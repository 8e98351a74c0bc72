/**
 * The claim of a translation that a person wrote for the demo; a model's has a random one. The page
 * says so beside it.
 */
export const byHand = "by hand";
