import type { Shape } from "#app/values/language.ts";
import type { en } from "./words.en.ts";

export const es = {
  title: "Cotizaciones por enlace",
  lead: "Cómo leen y aprueban sus clientes las cotizaciones. Lo que ya envió queda como estaba.",
  expiry: "Días que el enlace está abierto",
  expiryHint: "De 1 a {{max}}.",
  expiryWrong: "Escriba un número entero de días, de 1 a 90.",
  reminder: "Recordar a los días",
  reminderHint: "Un solo correo al cliente que no ha respondido. Vacío: ninguno.",
  reminderWrong: "Escriba un número entero de días, de 1 a 30, o déjelo vacío.",
  reminderLate: "Para entonces el enlace ya venció. Elija menos días.",
  deposit: "Anticipo, %",
  depositHint: "De lo que el cliente apruebe. Vacío: ninguno.",
  depositWrong: "Escriba un porcentaje entero, de 1 a 100, o déjelo vacío.",
  termsLead:
    "El cliente lee estas condiciones antes de firmar. Escríbalas en los dos idiomas, o deje ambas vacías para usar las condiciones estándar.",
  terms: { en: "Condiciones en inglés", es: "Condiciones en español" },
  termsMissing: "Escriba las condiciones también en este idioma, o déjelas todas vacías.",
  standard: "Las condiciones estándar",
  notSaved: "No se pudo guardar. Inténtelo de nuevo.",
  notLoaded: "No se pudieron cargar los datos. Inténtelo de nuevo.",
  changed:
    "Estos datos se cambiaron en otro lugar. Su versión sigue aquí: guarde otra vez para conservarla.",
} satisfies Shape<typeof en>;
