/** An address with one more parameter. */
export const withQuery = (address: string, name: string, value: string): string =>
  `${address}${address.includes("?") ? "&" : "?"}${name}=${encodeURIComponent(value)}`;
