import type { Language } from "#app/values/language.ts";

/** paid: it counts · refunded: it goes back to the card · bounced: it could not. */
type PaymentLetterKind = "paid" | "refunded" | "bounced";

type Facts = { name: string; shop: string; amount: string; workId: string; day: string };
type Letter = { subject: string; text: string };

const writers: Record<Language, Record<PaymentLetterKind, (facts: Facts) => Letter>> = {
  en: {
    paid: ({ name, shop, amount, workId, day }) => ({
      subject: `Receipt: ${amount} paid to ${shop}`,
      text: `Hello ${name},\n\n${shop} received your card payment.\n\nAmount: ${amount}\nDate: ${day}\nWork order: ${workId}\n\nThank you.`,
    }),
    refunded: ({ name, shop, amount, workId, day }) => ({
      subject: `Refund: ${amount} from ${shop}`,
      text: `Hello ${name},\n\n${shop} refunded a payment to your card. Banks take 5 to 10 days to show it.\n\nAmount: ${amount}\nDate: ${day}\nWork order: ${workId}`,
    }),
    bounced: ({ name, shop, amount, workId }) => ({
      subject: `Your refund from ${shop} did not arrive`,
      text: `Hello ${name},\n\nYour bank did not accept the refund of ${amount} for work order ${workId}. Please call ${shop} to get the money another way.`,
    }),
  },
  es: {
    paid: ({ name, shop, amount, workId, day }) => ({
      subject: `Comprobante: ${amount} pagados a ${shop}`,
      text: `Hola, ${name}:\n\n${shop} recibió su pago con tarjeta.\n\nMonto: ${amount}\nFecha: ${day}\nOrden de trabajo: ${workId}\n\nGracias.`,
    }),
    refunded: ({ name, shop, amount, workId, day }) => ({
      subject: `Devolución: ${amount} de ${shop}`,
      text: `Hola, ${name}:\n\n${shop} devolvió un pago a su tarjeta. Los bancos tardan de 5 a 10 días en mostrarlo.\n\nMonto: ${amount}\nFecha: ${day}\nOrden de trabajo: ${workId}`,
    }),
    bounced: ({ name, shop, amount, workId }) => ({
      subject: `Su devolución de ${shop} no llegó`,
      text: `Hola, ${name}:\n\nSu banco no aceptó la devolución de ${amount} de la orden de trabajo ${workId}. Por favor, llame a ${shop} para recibir el dinero de otra forma.`,
    }),
  },
};

/** The letter to a customer about money that came by card or went back to it. */
export const paymentLetter = (language: Language, kind: PaymentLetterKind, facts: Facts): Letter =>
  writers[language][kind](facts);
