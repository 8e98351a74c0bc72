/** The ids in an address. */
export const ids = /[\da-f-]{36}/g;

/** A path without ids: one stands for all that lead to the same page of another record. */
export const kindOfPath = (pathname: string): string => pathname.replace(ids, ":id");
