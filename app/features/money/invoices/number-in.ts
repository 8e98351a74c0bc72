/** Parses the number of an invoice in an address; 0 for none. */
export const numberIn = (text: string | null): number =>
  text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0;
