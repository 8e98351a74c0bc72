/** What stands between the columns of a file. */
export const delimiters = ["comma", "semicolon", "tab", "bar"] as const;
export type Delimiter = (typeof delimiters)[number];

export const delimiterSigns: Readonly<Record<Delimiter, string>> = {
  comma: ",",
  semicolon: ";",
  tab: "\t",
  bar: "|",
};
