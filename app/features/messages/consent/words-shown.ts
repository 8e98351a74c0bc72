import type { AddressedWay } from "#app/features/messages/address.server.ts";
import type { Language } from "#app/values/language.ts";

const named: Record<Language, Record<AddressedWay, string>> = {
  en: { sms: "text messages", whatsapp: "WhatsApp messages", email: "emails" },
  es: { sms: "mensajes de texto", whatsapp: "mensajes de WhatsApp", email: "correos" },
};

const asked: Record<Language, (shop: string, way: string) => string> = {
  en: (shop, way) =>
    `May ${shop} send you ${way} about your vehicle: quotes, progress, and when it is ready? You can end this at any time by answering STOP. Message and data rates may apply. It is no condition of the repair.`,
  es: (shop, way) =>
    `¿Acepta que ${shop} le envíe ${way} sobre su vehículo: cotizaciones, avances y cuándo está listo? Puede terminarlo en cualquier momento si responde ALTO. Pueden aplicarse tarifas de mensajes y datos. No es condición de la reparación.`,
};

/** The words in which a customer is asked whether a way may be used. */
export const consentWords = (language: Language, shop: string, way: AddressedWay): string =>
  asked[language](shop, named[language][way]);
