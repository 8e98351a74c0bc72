import type { Shape } from "#app/values/language.ts";
import type { en } from "./words.en.ts";

export const es = {
  title: "Reglas de precios",
  lead: "Cómo resulta el precio de un material de lo que le cuesta a usted. En la cotización aparece apenas escribe el costo, y puede escribir otro. Las cotizaciones que ya hizo conservan sus precios.",
  titleOf: "Reglas de precios de {{name}}",
  leadOf: "Las cotizaciones de este cliente siguen estas reglas y no las de su taller.",
  leadOfSupplier:
    "Los materiales de este proveedor siguen estas reglas, salvo que el cliente tenga las suyas.",
  fromShop:
    "Este cliente todavía no tiene reglas propias. Estas son las de su taller: cámbielas y guarde.",
  supplierFromShop: "Estas son las de su taller: cámbielas y guarde.",
  back: "Todas las reglas de precios",
  range: "Rango {{number}}",
  from: "Costo desde",
  to: "Costo hasta",
  toHint: "Vacío: en adelante",
  kind: "Se suma",
  kinds: { markup: "Recargo", margin: "Margen" },
  rate: "Porcentaje",
  how: "Los rangos empiezan en 0 y se siguen sin huecos. Bórrelos todos para volver a escribir los precios.",
  howOf: "Bórrelos todos para volver a las reglas de su taller.",
  example: "Cuesta {{cost}}, se vende a {{price}}",
  ending: "Los precios terminan",
  endings: {
    exact: "Como resulten",
    ninetyNine: "En .99, siempre hacia arriba",
    whole: "En montos enteros, siempre hacia arriba",
  },
  customers: "Clientes con reglas propias",
  noCustomers: "Todavía ninguno. Busque un cliente, por ejemplo una flota, para darle las suyas.",
  find: "Buscar un cliente",
  notFound: "No se encontró ningún cliente.",
  wrong: {
    markup: "Escriba un porcentaje de 0 a 999, con dos decimales como máximo.",
    margin: "Escriba un margen de 0 a 95 %, con dos decimales como máximo.",
    gap: "Hay un hueco antes de este rango: empiécelo en {{amount}}.",
    overlap: "Este rango se encima con el anterior: empiécelo en {{amount}}.",
    backward: "Es menos que el inicio del rango.",
    noEnd: "Solo el último rango puede quedar sin final.",
  },
  notSaved: "Error al guardar las reglas de precios. Intente de nuevo.",
  notLoaded: "Error al cargar las reglas de precios. Intente de nuevo.",
  changed:
    "Las reglas se cambiaron en otro lugar. Su versión sigue aquí: guarde otra vez para conservarla.",
  tooMany: "Como máximo {{most}} clientes y proveedores pueden tener reglas propias.",
} satisfies Shape<typeof en>;
