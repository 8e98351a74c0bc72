import type { en } from "./words.en.ts";

export const es: typeof en = {
  offer: "Según el VIN: {{vehicle}}",
  use: "Usar",
  used: "Se llenó con los datos del VIN.",
  undo: "Deshacer",
  unknown: "Este VIN no dice nada más. Escriba usted los datos del vehículo.",
  unknownFrom:
    "Este VIN es de {{country}}. No dice nada más: escriba usted los datos del vehículo.",
  demo: "datos de demostración",
  lookUp: "Consultar un VIN",
  fillIn: "Llenar con los datos del VIN",
  unsaved: "Se llenó con los datos del VIN: {{vehicle}}. Nada se guarda hasta que usted guarde.",
  title: "Consultar un VIN",
  lead: "Marca, modelo y año, hasta donde el VIN los indica.",
  field: "VIN",
  search: "Consultar",
  searching: "Consultando…",
  newJob: "Nuevo trabajo con este vehículo",
  problem: {
    characters: "Un VIN solo lleva letras y números, nunca I, O ni Q. Revise si es un 1 o un 0.",
    length: "Un VIN tiene 17 caracteres.",
    checkDigit:
      "El dígito verificador (9.º carácter) no coincide. Compare el VIN con el del vehículo.",
  },
};
