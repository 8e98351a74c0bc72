import type { LetterTexts } from "./letter-kinds.ts";

export const es: LetterTexts = {
  names: { medium: "Bronce", premium: "Diamante" },
  greeting: "Hola:",
  letters: {
    trialEnding: ({ plan, price, date, link }) => ({
      subject: `Su prueba de Llave termina el ${date}`,
      lines: [
        `Su prueba gratis del plan ${plan} termina el ${date}. A partir de ese día, el plan cuesta ${price} al mes, con cargo a su tarjeta.`,
        `¿No quiere continuar? Cancele antes de esa fecha y no se le cobrará nada:\n\n${link}`,
      ],
    }),
    paymentFailed: ({ plan, date, link }) => ({
      subject: "No pudimos cobrar su plan de Llave",
      lines: [
        `No pudimos hacer el cobro de su plan ${plan} a su tarjeta. Usted conserva el acceso hasta el ${date}.`,
        `Actualice su tarjeta o use otra para que su plan continúe:\n\n${link}`,
      ],
    }),
    paymentDisputed: ({ plan, date, link }) => ({
      subject: "Su banco nos informó que un pago de Llave está en disputa",
      lines: [
        `Su banco nos informó que un pago de su plan ${plan} está en disputa. Cancelamos la renovación: no habrá más cobros. Usted conserva el acceso hasta el ${date}.`,
        `Si el pago sí era suyo, avísele a su banco. Aquí puede conservar su plan:\n\n${link}`,
      ],
    }),
    planEnded: ({ plan, link }) => ({
      subject: `Su plan ${plan} terminó`,
      lines: [
        `Su plan ${plan} de Llave terminó. Sus registros siguen siendo suyos: puede abrir y descargar sus trabajos, cotizaciones y órdenes de trabajo.`,
        `Puede volver cuando quiera:\n\n${link}`,
      ],
    }),
  },
};
