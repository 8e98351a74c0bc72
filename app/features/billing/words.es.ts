import type { Shape } from "#app/values/language.ts";
import type { en } from "./words.en.ts";

export const es = {
  checkout: {
    notCreated: "Error al crear la sesión de pago",
    unavailable: "No se pudo iniciar el proveedor de pagos con tarjeta. Por favor, intente nuevamente en unos minutos.",
    failed: "Error al procesar el pago. Por favor, intente nuevamente.",
    already: "Usted ya tiene un plan. Puede cambiarlo en esta página.",
    payFirst: "Hay un pago pendiente. Actualice primero su tarjeta y el plan seguirá como siempre.",
  },
  change: { none: "Usted no tiene una suscripción que se pueda cambiar." },
  portal: { failed: "No se pudo abrir la página de facturación. Por favor, intente nuevamente." },
} satisfies Shape<typeof en>;
