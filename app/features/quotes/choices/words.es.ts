import type { Shape } from "#app/values/language.ts";
import type { en } from "./words.en.ts";

export const es = {
  title: "Una u otra",
  lead: "Dos o más cotizaciones de las que su cliente aprueba una, por ejemplo pastillas originales o económicas. Al aprobar una se rechazan las demás.",
  back: "Volver al trabajo",
  open: "Una u otra",
  isOption: "Una u otra, con otras cotizaciones",
  choose: "Elija las cotizaciones",
  none: "Hacen falta dos cotizaciones pendientes en una misma moneda que todavía no estén en otra opción.",
  make: "Ofrecerlas como opciones",
  making: "Guardando…",
  fewOrMany: "Marque de dos a {{most}} cotizaciones.",
  quote: "Cotización {{number}}: {{description}}",
  made: "Opciones de este trabajo",
  choice: "Cotización {{numbers}}",
  or: "o",
  remove: "Separar",
  removing: "Separando…",
  decided: "Ya se decidió: quedan juntas.",
  notSaved: "No se pudieron cambiar estas cotizaciones. Revíselas de nuevo.",
  otherApproved: "Otra de estas opciones ya está aprobada. Primero vuelva a dejarla pendiente.",
} satisfies Shape<typeof en>;
