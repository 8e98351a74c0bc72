import type { Shape } from "#app/values/language.ts";
import type { en } from "./words.en.ts";

export const es = {
  title: "Trabajos de reparación",
  // The list of jobs and the job's form.
  jobs: {},

  // The shop's settings.
  shop: {
    title: "Configuración del taller",
    intro: "Aparece en sus presupuestos y órdenes de trabajo.",
    name: "Nombre del taller",
    nameRequired: "El nombre del taller es obligatorio",
    hourlyRate: "Tarifa por hora",
    rateHint: "Para presupuestos nuevos. Los existentes conservan su tarifa y su moneda.",
    rateAboveZero: "La tarifa por hora debe ser mayor que 0",
    rateTooHigh: "La tarifa por hora puede ser de 99,999,999.99 como máximo.",
    currency: "Moneda",
    currencies: {
      USD: "Dólar estadounidense (USD)",
      ARS: "Peso argentino (ARS)",
      MXN: "Peso mexicano (MXN)",
      COP: "Peso colombiano (COP)",
      PEN: "Sol peruano (PEN)",
      CLP: "Peso chileno (CLP)",
      BRL: "Real brasileño (BRL)",
    },
    language: "Idioma predeterminado",
    languages: { en: "Inglés", es: "Español" },
    zone: "Zona horaria",
    zoneHint: "Para las fechas impresas.",
    zoneUnknown: "Elija una zona horaria de la lista, por ejemplo America/Mexico_City.",
    phone: "Teléfono",
    address: "Dirección",
    taxId: "Identificación fiscal",
    save: "Guardar configuración",
    saving: "Guardando...",
    saved: "Configuración guardada correctamente",
    notLoaded: "Error al cargar la configuración del taller",
    notSaved: "Error al guardar la configuración del taller",
    exists: "Ya existe una configuración para este usuario",
    invalid: "Moneda o tarifa por hora no válida",
    logo: {
      title: "Logotipo",
      current: "Su logotipo",
      chosen: "Vista previa del logotipo elegido",
      none: "Todavía sin logotipo",
      upload: "Subir un archivo",
      uploadHint: "PNG, JPEG o WebP, de 1 MB como máximo. Se imprime a 40 × 20 mm.",
      url: "URL del logotipo",
      urlHint: "En lugar de un archivo. Descargamos la imagen una sola vez, al guardar.",
      remove: "Quitar el logotipo",
      tooLarge: "El archivo es demasiado grande: un logotipo puede pesar 1 MB como máximo.",
      type: "No es una imagen PNG, JPEG o WebP.",
      broken: "No pudimos leer esta imagen. Guárdela de nuevo como PNG o JPEG e intente otra vez.",
      tooManyPixels: "La imagen tiene demasiados píxeles: 10 000 por lado y 40 millones en total, como máximo.",
      address: "Escriba una dirección web completa, como https://taller.com/logo.png, sin puerto ni contraseña.",
      inward: "Esta dirección no lleva a un sitio web público.",
      unreachable: "No pudimos descargar una imagen de esta dirección. Revísela o suba el archivo.",
      tooOften: "Demasiados intentos. Espere un minuto o suba el archivo.",
    },
  },

  // One job, seen whole.
  job: {},

  // Quotes and their materials.
  quotes: {},

  // The work order on paper.
  order: {},
} satisfies Shape<typeof en>;
