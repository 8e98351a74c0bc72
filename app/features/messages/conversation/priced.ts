const amount = String.raw`\d[\d.,]*`;
const currencies =
  "usd|mxn|ars|cop|clp|pen|brl|dollars?|d[oó]lar(?:es)?|pesos?|bucks?|soles|reales|varos|lana|mil|grand";
const priced = new RegExp(
  [
    "[$€£¢]",
    // The page of a link shows prices.
    String.raw`https?:\/\/\S+\/q\/`,
    String.raw`(?<!\p{L})(?:${currencies})(?!\p{L})`,
    String.raw`(?<!\p{L})(?:pric|cost|cuest|precio|cobr|charg|total|deposit|anticipo|pag[aoóu]|paid|pay|estimate|cotiz|presupuest|quote|descuent|discount|fee|tarifa|car[oa]s?(?!\p{L})|barat|cheap|expensive)`,
    String.raw`(?<![\d.,:/-])(?:${amount}[.,]\d{2}|\d{1,3}(?:[.,]\d{3})+)(?![\d.,:/-])`,
  ].join("|"),
  "iu",
);

/**
 * Whether a text may name a price. It rather finds too much than too little: who sees no prices
 * does not read such a message.
 */
export const mayNamePrice = (text: string | null): boolean => text !== null && priced.test(text);
