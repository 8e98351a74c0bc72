/**
 * What a page that opens inside a job's page says of itself (`handle`): where on it it stands.
 * Dialogs say nothing.
 */
export type Place = { place: "diagnostic" | "note" | "newQuote" | "quote" };
