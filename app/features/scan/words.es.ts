import type { en } from "./words.en.ts";

export const es: typeof en = {
  label: "Escanear con la cámara (las fotos no salen de este equipo)",
  kinds: {
    vin: "VIN o documentos",
    plate: "Placa",
    odometer: "Odómetro",
    vehicle: "Escanear un VIN o una placa",
  },
  opening: "Abriendo la foto…",
  fields: { vin: "VIN", plate: "Placa", odometer: "Odómetro", year: "Año", make: "Marca" },
  cutOut: "La foto donde se ve este dato: {{field}}",
  proved: "El dígito verificador coincide. Quedó anotado.",
  provedByVin: "El VIN dice lo mismo. Quedó anotado.",
  compare: "Compárelo con la imagen, carácter por carácter, y tóquelo.",
  check: "Compárelo con el documento y tóquelo.",
  use: "Usar {{value}}",
  close: "Listo",
  none: {
    vin: "No se encontró ningún VIN. Acérquese hasta que el VIN o su código de barras llene casi toda la imagen, y evite los reflejos.",
    plate: "No se encontró ninguna placa. Acérquese y sostenga el teléfono derecho.",
    vehicle: "No se encontró ni VIN ni placa. Acérquese y evite los reflejos.",
    odometer: "No se encontró el odómetro. Acérquese y espere a que la pantalla quede fija.",
  },
  known: "El taller ya tiene este vehículo: {{vehicle}}",
  choose: "Usar este vehículo",
  open: "Abrir el vehículo",
};
