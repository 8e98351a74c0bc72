/** Characters that the text reader writes for a sign; O, Q and I are in no VIN (ISO 3779). */
const seenAs = ["0OoQØ°", "1Iil|!][", "5§", "S$", "8&", "E€£", "Y¥"];

const meant = new Map(
  seenAs.flatMap(([sign, ...others]) => others.map((other) => [other, sign!] as const)),
);

/** The capitals and digits of a printed VIN, without stars, dashes and spaces. */
export const printSigns = (text: string): string =>
  [...text]
    .map((sign) => meant.get(sign) ?? sign.toUpperCase())
    .filter((sign) => /^[A-Z\d]$/.test(sign))
    .join("");
