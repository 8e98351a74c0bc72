/** Counts end here; the page then says "or more". */
export const mostCounted = 100;
