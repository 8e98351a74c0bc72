import type { LineTax } from "#app/features/quotes/price/terms.ts";
import { fold } from "#app/values/fold.ts";
import type { Language } from "#app/values/language.ts";

export type Fee = { texts: Record<Language, string>; tax: LineTax | null };

/** What shops charge besides parts and hours, and how such a line is usually taxed. */
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

/** Letters that are typed before a fee is offered. */
const least = 3;

/** The fees with a word that begins as typed, in any language. */
export const feesLike = (typed: string): Fee[] => {
  const text = fold(typed).trim();
  if (text.length < least) return [];
  return usualFees.filter(({ texts }) =>
    Object.values(texts).some((name) => ` ${fold(name)}`.includes(` ${text}`)),
  );
};
