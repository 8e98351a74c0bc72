const below = (path: string, ends: string) => ["", ...ends.split(" ")].map((end) => path + end);

/** The words of a shop, and its canned quotes. */
export const wordAddresses = [
  ...below("/repair-cms/words", "/new /:phraseId/edit /:phraseId/delete /suggestions"),
  ...below("/repair-cms/canned-quotes", "/new /:cannedId/edit /:cannedId/delete /suggestions"),
];
