import type { Shape } from "#app/values/language.ts";
import type { en } from "./words.en.ts";

export const es = {
  day: {
    title: "Día",
    lead: "Lo que entró y salió en un día, para cerrar la caja.",
    label: "Día",
    previous: "El día anterior",
    next: "El día siguiente",
    entries: "Facturas y pagos del día",
    some: "Se muestran los últimos {{number}}. El archivo los tiene todos.",
    terminal: "Tarjeta, en la terminal",
    cash: "Arqueo de caja",
    expected: "Efectivo según los pagos del día",
    counted: "Contado",
    difference: "Diferencia",
    countedBy: "Contado por",
    countedCash: "Efectivo contado",
    countedHint: "Sin el cambio que se queda en la caja.",
    store: "Guardar el arqueo",
    countAgain: "Corregir el arqueo",
    stored: "Arqueo guardado.",
    notStored: "No se pudo guardar el arqueo. Inténtelo de nuevo.",
    tooMany: "Este día ya se contó demasiadas veces.",
    earlier: "Arqueos anteriores del día: {{number}}",
    csvTill: "Descargar el cierre (CSV)",
  },
  till: {
    over: "Sobrante",
    short: "Faltante",
    even: "La caja cuadra",
  },
} satisfies Shape<typeof en>;
