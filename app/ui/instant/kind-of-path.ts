/** An id in an address, as the source of a regular expression. */
export const idPattern = "[\\da-f-]{36}";
/** What stands for any id. */
export const anyId = ":id";

const ids = new RegExp(idPattern, "g");

/** A path without ids: one stands for all that lead to the same page of another record. */
export const kindOfPath = (pathname: string): string => pathname.replace(ids, anyId);
