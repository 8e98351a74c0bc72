import type { Shape } from "#app/values/language.ts";
import type { en } from "./words.en.ts";

export const es = {
  save: "Guardar",
  saving: "Guardando…",
  cancel: "Cancelar",
  close: "Cerrar",
  delete: "Eliminar",
  deleting: "Eliminando…",
  search: "Buscar",
  searching: "Buscando…",
  clear: "Limpiar",
  optional: "opcional",
  loading: "Cargando…",
  tryAgain: "Intentar de nuevo",
  connection: {
    lost: "Sin conexión. Lo que escribió se conserva aquí.",
    back: "Ya hay conexión.",
  },
  request: "Si vuelve a ocurrir, escríbanos e indique este número de solicitud:",
  download: {
    tooMany: "Ha pedido muchos archivos en un minuto. Espere un momento e inténtelo de nuevo.",
  },
  form: {
    unprintable: "No se puede imprimir y en el papel aparece como □: {{letters}}",
    required: "Este campo es obligatorio.",
    tooLong: "Es demasiado largo: {{max}} caracteres como máximo.",
    email: "Escriba un correo electrónico válido, como nombre@ejemplo.com.",
    number: "Escriba un número.",
    money: "Escriba un importe con dos decimales como máximo, por ejemplo 1250.50.",
    tooSmall: "Escriba {{min}} o más.",
    tooBig: "Escriba {{max}} o menos.",
    choice: "Elija una de las opciones.",
    phone: "Escriba un número de teléfono: solo dígitos, espacios y + ( ) -.",
    unseen: "Aquí no hay nada visible. Escríbalo de nuevo.",
    tooLarge: "Es demasiado de una sola vez. Acorte el texto o elija un archivo más pequeño.",
    unreadable: "No se pudo leer el formulario. Intente de nuevo.",
    fix: "Revise los campos marcados.",
    draft: "Conservamos lo que había escrito.",
    dropDraft: "Empezar de nuevo",
  },
} satisfies Shape<typeof en>;
