import type { Language } from "#app/values/language.ts";
import type { TemplateKind } from "./template.ts";

/** Names that a template may contain in braces. */
export const templateValues = [
  "name",
  "shop",
  "vehicle",
  "workId",
  "promised",
  "link",
  "address",
  "phone",
] as const;
export type TemplateValue = (typeof templateValues)[number];

/** Default texts of the templates, written by hand in each language. */
export const standardTexts: Record<TemplateKind, Record<Language, string>> = {
  estimateReady: {
    en: "Hi {name}, this is {shop}. The quote for your {vehicle} is ready. Read it and answer here: {link}",
    es: "Hola, {name}: le escribimos de {shop}. Ya está lista la cotización de su {vehicle}. Léala y respóndanos aquí: {link}",
  },
  approved: {
    en: "Thank you, {name}. We received your approval and started work on your {vehicle} ({workId}).",
    es: "Gracias, {name}. Recibimos su aprobación y ya empezamos a trabajar en su {vehicle} ({workId}).",
  },
  partLate: {
    en: "Hi {name}, a part for your {vehicle} is running late. We will write to you as soon as it is here. Sorry for the wait.",
    es: "Hola, {name}: un repuesto de su {vehicle} viene retrasado. Le escribimos en cuanto llegue. Disculpe la espera.",
  },
  readyForPickup: {
    en: "Hi {name}, your {vehicle} is ready for pickup at {shop}. Please bring the number {workId} with you.",
    es: "Hola, {name}: su {vehicle} ya está listo para recoger en {shop}. Por favor traiga el número {workId}.",
  },
  review: {
    en: "Thank you for trusting {shop} with your {vehicle}, {name}. If you have a minute, we would be glad to read your review.",
    es: "Gracias por confiar su {vehicle} a {shop}, {name}. Si tiene un minuto, nos gustaría leer su opinión.",
  },
  directions: {
    en: "We are at {address}. If you cannot find us, call {phone}.",
    es: "Estamos en {address}. Si no nos encuentra, llame al {phone}.",
  },
};
