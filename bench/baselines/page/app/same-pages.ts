/** A text, or an element: its name, its props and what is in it. */
export type Content = string | [tag: string, props: Record<string, string | true>, Content[]];

/** What the pages of the app say, as constants, by number; the worker puts them here once. */
export const samePages: Record<string, Content[]> = {};
