/** The most that is counted of what waits: more than that is "or more". */
export const mostCounted = 100;
