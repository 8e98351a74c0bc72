import type { Shape } from "#app/values/language.ts";
import type { en } from "./words.en.ts";

export const es = {
  title: "Calendario y reservas",
  lead: "Cuándo recibe vehículos, cuántas horas puede vender en un día y cómo reservan los clientes.",
  openings: "Horario y personas",
  openingsHint:
    "Escriba el horario así: 08:00-12:00, 13:00-17:00. Deje vacío el día en que no abre.",
  openingsWrong: "Escriba el horario así: 08:00-12:00, 13:00-17:00; máximo tres por día.",
  sharesHint: "Qué parte del horario trabaja cada persona en vehículos. 0: nada.",
  share: "{{name}}, %",
  promised: "Horas por cada trabajo prometido",
  promisedHint: "Se restan del día por cada trabajo prometido sin cita. 0: ninguna.",
  holidays: "Días festivos",
  holidaysHint: "En estos días no abre. Marque aquellos en que trabaja.",
  booking: "Página de reservas",
  bookingLead:
    "Los clientes eligen el día y la hora por su cuenta, en inglés o en español, sin crear una cuenta. Un trabajo solo se ofrece donde quedan horas suficientes.",
  isBookable: "Los clientes pueden reservar en línea",
  address: "Dirección de la página",
  addressHint: "Después de {{url}}: minúsculas, números y guiones.",
  addressWrong: "Use de 3 a 40 minúsculas, números y guiones.",
  addressMissing: "Elija una dirección para la página.",
  addressTaken: "Otro taller ya tiene esta dirección. Elija otra.",
  confirms: "Confirmar las reservas en el momento, sin preguntarme",
  notice: "Anticipación mínima, en horas",
  ahead: "Días hacia adelante",
  aheadHint: "De 1 a {{max}}.",
  pageShare: "Parte del día, %",
  pageShareHint: "Cuánto de un día se puede reservar en línea. El resto queda para el teléfono.",
  services: "Lo que el cliente puede elegir",
  servicesHint:
    "Uno por línea: inglés | español | horas. El primero es para quien no sabe qué falla.",
  servicesWrong:
    "Cada línea necesita los dos nombres y las horas; por ejemplo: Brakes | Frenos | 2",
  numberWrong: "Escriba un número entero dentro de lo permitido.",
  closures: "Días cerrados",
  noClosures: "Todavía ninguno. Agregue vacaciones y ausencias.",
  closureWrong: "El último día es anterior al primero.",
  from: "Primer día",
  to: "Último día",
  why: "Motivo",
  who: "Quién",
  wholeShop: "Todo el taller",
  add: "Agregar",
  notSaved: "No se pudo guardar. Inténtelo de nuevo.",
  notLoaded: "No se pudieron cargar los datos. Inténtelo de nuevo.",
  changed:
    "Estos datos se cambiaron en otro lugar. Su versión sigue aquí: guarde otra vez para conservarla.",
} satisfies Shape<typeof en>;
