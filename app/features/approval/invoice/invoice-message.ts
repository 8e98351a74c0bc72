import type { Language } from "#app/values/language.ts";

type Facts = {
  name: string;
  vehicle: string;
  number: string;
  total: string;
  owed: string | null;
  /** Payment instructions of the shop; null for none, and where nothing is owed. */
  waysToPay: string | null;
};

const messages: Record<Language, (facts: Facts & { shop: string }) => string> = {
  en: ({ name, shop, vehicle, number, total, owed, waysToPay }) =>
    `Hello ${name}, this is ${shop}. Here is invoice ${number} for the ${vehicle}: ${total}${
      owed === null ? ", paid in full. Thank you." : `, of which ${owed} is due.`
    }${waysToPay ? `\n\nHow to pay:\n${waysToPay}\n\n` : " "}You can read it and download it here:`,
  es: ({ name, shop, vehicle, number, total, owed, waysToPay }) =>
    `Hola, ${name}: le escribimos de ${shop}. Esta es la factura ${number} de su ${vehicle}: ${total}${
      owed === null ? ", pagada por completo. Gracias." : `, de los que faltan por pagar ${owed}.`
    }${waysToPay ? `\n\nCómo pagar:\n${waysToPay}\n\n` : " "}Puede leerla y descargarla aquí:`,
};

/** The message with an invoice as it is proposed; the link is added below it. */
export const invoiceMessage = (language: Language, facts: Facts & { shop: string }): string =>
  messages[language](facts);

const subjects: Record<Language, (shop: string, number: string) => string> = {
  en: (shop, number) => `Invoice ${number} from ${shop}`,
  es: (shop, number) => `Factura ${number} de ${shop}`,
};

export const invoiceSubject = (language: Language, shop: string, number: string): string =>
  subjects[language](shop, number);
