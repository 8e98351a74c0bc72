import type { Shape } from "#app/values/language.ts";
import type { en } from "./words.en.ts";

export const es = {
  sentence: "Código de error de la imagen: {{text}}",
  problem: {
    failed: "Error al procesar la imagen. Por favor, intente nuevamente.",
    type: "El archivo no es una imagen. Elija una foto (JPEG, PNG o WebP).",
    size: "Esta imagen pesa más de 20 MB. Elija una más liviana.",
    heic: "Su navegador no puede abrir HEIC: haga una captura de pantalla de la foto, o guárdela como JPEG, y elija esa.",
    blank:
      "No se encontró texto en esta imagen. Acérquese, evite los reflejos y mantenga la pantalla derecha.",
  },
  choose: "Agregar una foto",
  progress: "Leyendo la foto",
  step: {
    open: "Abriendo la foto…",
    load: "Descargando el lector (solo una vez)…",
    start: "Iniciando el lector…",
    read: "Leyendo el texto…",
  },
  codes: "Códigos en la foto: elija los correctos",
  uncertain: "revisar",
  noCodes:
    "No se encontró ningún código de falla en la foto. Corrija el texto o escriba el código.",
} satisfies Shape<typeof en>;
