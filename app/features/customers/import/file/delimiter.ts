/** Delimiters of a file's columns. */
export const delimiters = ["comma", "semicolon", "tab", "bar"] as const;
export type Delimiter = (typeof delimiters)[number];

export const delimiterSigns: Readonly<Record<Delimiter, string>> = {
  comma: ",",
  semicolon: ";",
  tab: "\t",
  bar: "|",
};
