import type { Shape } from "#app/values/language.ts";
import type { en } from "./words.en.ts";

export const es = {
  title: "Pagos con tarjeta",
  lead: "Sus clientes pagan anticipos y facturas con tarjeta desde el enlace, directo a la cuenta de Stripe de su taller. Llave no cobra comisión ni ve ningún número de tarjeta.",
  setUpFirst: "Primero guarde el nombre, el país y la tarifa de su taller.",
  notHere:
    "Stripe no abre cuentas a talleres en {{country}}. Sus clientes verán igualmente cómo pagarle: escríbalo abajo.",
  connect: "Conectar con Stripe",
  connectAgain: "Conectar de nuevo",
  goOn: "Continuar en Stripe",
  opening: "Abriendo Stripe…",
  dashboard: "Abrir Stripe",
  disconnect: "Dejar de aceptar tarjetas",
  disconnectHint:
    "Sus clientes ya no podrán pagar con tarjeta. La cuenta de Stripe sigue siendo suya, con todo lo que le pagaron.",
  states: {
    none: "Sin conectar",
    todo: "Pendiente",
    review: "En revisión",
    ready: "Lista",
    restricted: "Stripe necesita algo",
    refused: "Rechazada",
    disconnected: "Sin conectar",
  },
  stateTexts: {
    none: "Stripe le pregunta por su negocio en sus propias páginas. Toma unos diez minutos.",
    todo: "Stripe espera sus respuestas.",
    review: "Stripe está revisando lo que usted envió. No tiene que hacer nada.",
    ready: "Sus clientes pueden pagar con tarjeta.",
    restricted: "Sus clientes no pueden pagar con tarjeta hasta que Stripe tenga esto:",
    refused: "Stripe rechazó esta cuenta. En su panel dice por qué y cómo responder.",
    disconnected: "Sus clientes no pueden pagar con tarjeta. Conecte de nuevo cuando quiera.",
  },
  soon: "Stripe le pide:",
  asked: {
    bank: "Una cuenta bancaria para recibir el dinero",
    document: "Un documento que compruebe su identidad",
    terms: "Que acepte sus condiciones",
    business: "Datos del negocio",
    person: "Datos del dueño",
    other: "Más datos, que indica en sus páginas",
  },
  otherCurrency:
    "La cuenta está en {{account}} y su taller cobra en {{shop}}: con tarjeta solo se puede pagar lo que esté en {{account}}.",
  otherCountry: "La cuenta es de {{account}} y su taller está en {{shop}}.",
  notConnected: "No se pudo llegar a Stripe. Inténtelo de nuevo.",
  notTaken: "Stripe no aceptó el país o los datos de este taller.",

  payDeposit: "Pagar el anticipo con tarjeta: {{amount}}",
  payInvoice: "Pagar con tarjeta: {{amount}}",
  secure: "Se paga en la página segura de Stripe, directamente al taller.",
  part: "Pagar una parte",
  partAmount: "Monto que paga ahora",
  partLimits: "De {{least}} a {{most}}.",
  payPart: "Pagar este monto con tarjeta",
  parts: {
    partHigh: "Es más de lo que falta por pagar.",
    partLow: "Es menos de lo que se puede pagar con tarjeta.",
    partUnread: "Escriba el monto en números.",
    partsRefused: "El taller solo acepta el monto completo.",
  },
  paid: "Pagado con tarjeta el {{date}}: {{amount}}",
  depositPaid: "El anticipo está pagado. Gracias.",
  back: "{{amount}} llegaron cuando ya estaba pagado. Vuelven a la tarjeta; los bancos tardan de 5 a 10 días.",
  backFailed:
    "{{amount}} llegaron cuando ya estaba pagado y no se pudieron devolver a la tarjeta. Por favor, llame al taller.",
  notes: {
    waiting: "Su pago se está confirmando. Abra esta página otra vez en un minuto.",
    failed: "No se pudo abrir la página de pago. Inténtelo de nuevo o llame al taller.",
    nothing: "Aquí ya no hay nada por pagar.",
  },
  deposit: "Anticipo de la orden de trabajo {{workId}}",
  invoice: "Factura {{number}}",
} satisfies Shape<typeof en>;
