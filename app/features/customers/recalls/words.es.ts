import type { en } from "./words.en.ts";

export const es: typeof en = {
  title: "Llamados a revisión (recalls)",
  none: "La NHTSA no registra llamados a revisión de {{vehicle}}.",
  lead: "Para este año y modelo: {{vehicle}}. Pregunte al concesionario si este vehículo en particular está afectado.",
  doNotDrive: "No lo maneje hasta que esté reparado",
  parkOutside: "Estaciónelo al aire libre, lejos de edificios",
  source: "Verlo en la NHTSA",
  sourceAll: "Consultar el VIN en la NHTSA",
  inEnglish: "Los textos son de la NHTSA, en inglés.",
  demo: "datos de demostración",
  open: "Llamados a revisión de este año y modelo",
  back: "Volver al vehículo",
  notAnswered: "La NHTSA no responde en este momento. Intente más tarde.",
  incomplete:
    "Los llamados a revisión van por marca, modelo y año. Agregue primero el año del vehículo.",
};
