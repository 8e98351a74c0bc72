import type { Shape } from "#app/values/language.ts";
import type { en } from "./words.en.ts";

export const es = {
  title: "Cómo le pagan sus clientes",
  own: "Sus propias formas de pago",
  lead: "El cliente lo ve donde haya un anticipo o una factura por pagar: en el enlace y en el correo de la factura.",
  hint: "Transferencia, CLABE, Zelle, Yape, Pix, un enlace de pago … Hasta {{max}} caracteres. Escríbalo en los dos idiomas, o deje ambos vacíos.",
  ways: { en: "Cómo pagar, en inglés", es: "Cómo pagar, en español" },
  parts: "Los clientes pueden pagar con tarjeta una parte de lo que deben",
  missing: "Escríbalo también en este idioma, o déjelos todos vacíos.",
  setUpFirst: "Primero guarde el nombre y la tarifa de su taller.",
  notSaved: "No se pudo guardar. Inténtelo de nuevo.",
  notLoaded: "No se pudieron cargar los datos. Inténtelo de nuevo.",
  changed:
    "Los datos del taller se cambiaron en otro lugar. Su versión sigue aquí: guarde otra vez para conservarla.",
} satisfies Shape<typeof en>;
