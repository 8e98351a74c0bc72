/**
 * Whether a browser asks ahead of a person, who may never come: then nothing is noted of them. Ours
 * says so by `purpose`, since scripts may not set the header that browsers send.
 */
export const isPrefetch = ({ headers }: Pick<Request, "headers">): boolean =>
  /prefetch/.test(`${headers.get("sec-purpose")} ${headers.get("purpose")}`);
