/** `handle` of a page nested in a job's page: the section that it opens in. Dialogs have none. */
export type Place = { place: "diagnostic" | "note" | "newQuote" | "quote" };
