import type { LineTax } from "#app/features/quotes/price/terms.ts";
import { fold } from "#app/values/fold.ts";
import type { Language } from "#app/values/language.ts";

export type Fee = { texts: Record<Language, string>; tax: LineTax | null };

/** Charges other than parts and hours, with their usual taxing. */
const usualFees: readonly Fee[] = [
  { texts: { en: "Tire disposal fee", es: "Cargo por desechar neumáticos" }, tax: "freeFee" },
  { texts: { en: "Battery fee", es: "Cargo por batería" }, tax: "freeFee" },
  { texts: { en: "Smog certificate", es: "Certificado de emisiones" }, tax: "freeFee" },
  { texts: { en: "Core charge", es: "Depósito por la pieza usada" }, tax: "freeFee" },
  { texts: { en: "Hazardous waste fee", es: "Cargo por residuos peligrosos" }, tax: "fee" },
  { texts: { en: "Sublet work", es: "Trabajo de terceros" }, tax: "fee" },
  { texts: { en: "Towing", es: "Grúa" }, tax: "fee" },
  { texts: { en: "Lump sum", es: "Precio global" }, tax: null },
];

/** Letters typed before a fee is suggested. */
const least = 3;

/** Fees with a word that starts as typed, in any language. */
export const feesLike = (typed: string): Fee[] => {
  const text = fold(typed).trim();
  if (text.length < least) return [];
  return usualFees.filter(({ texts }) =>
    Object.values(texts).some((name) => ` ${fold(name)}`.includes(` ${text}`)),
  );
};
