import type { Shape } from "#app/values/language.ts";
import type { en } from "./words.en.ts";

export const es = {
  title: "Cómo llegó su vehículo",
  greeting: "Hola, {{name}}",
  intro:
    "Mire cada foto antes de firmar. Avise al taller si falta algún daño o si hay uno marcado donde no existe.",
  photos: "Fotos de su vehículo",
  terms: "Lo que usted firma",
  sign: "Firmar el recorrido",
  failed: "No se pudo guardar su firma. Envíela de nuevo.",
  changed:
    "El taller cambió las fotos o el odómetro después de abrir esta página. Devuelva el dispositivo para que el taller le muestre el recorrido otra vez.",
  back: "Volver al recorrido",
  thanks: "Gracias, el recorrido quedó firmado",
  thanksText: "Usted firmó como {{name}} el {{moment}}. Devuelva el dispositivo al taller.",
  proof: {
    title: "Comprobante del recorrido firmado",
    intro: "Así llegó el vehículo, tal como lo firmó su cliente. No se puede modificar después.",
    genuine: "Lo guardado es exactamente lo que se firmó.",
    damaged: "Atención: lo guardado falta o no coincide con lo que se firmó.",
    hash: "Huella del recorrido (SHA-256)",
    at: "Firmado",
    count: "Fotos",
    file: "Descargar lo que se firmó",
    heading: "Recorrido firmado al dejar el vehículo",
  },
} satisfies Shape<typeof en>;
