/** A text, or an element: its name, its props and what is in it. */
export type Content = string | [tag: string, props: Record<string, string | true>, Content[]];

/** Contents of the app's pages as constants, by number. The worker fills them in once. */
export const samePages: Record<string, Content[]> = {};
