import type { Phrases } from "./phrases.ts";

/** Hybrid and electric drive. */
export const hybridCauses = {
  cells: {
    en: "Weak cells or modules in the battery",
    es: "Celdas o módulos débiles en la batería",
  },
  batteryFan: {
    en: "Battery cooling fan or its filter clogged",
    es: "Ventilador de la batería o su filtro tapados",
  },
  busBars: {
    en: "Corroded sense wires or bus bars",
    es: "Cables de medición o barras de conexión sulfatados",
  },
  insulation: {
    en: "Damaged insulation in a high-voltage cable, motor or A/C compressor",
    es: "Aislamiento dañado en un cable de alto voltaje, un motor o el compresor del aire acondicionado",
  },
  contactor: { en: "Contactor welded or worn", es: "Contactor soldado o gastado" },
  hybridCooling: {
    en: "Cooling circuit of motor or inverter: low coolant, air or a dead pump",
    es: "Circuito de enfriamiento del motor o inversor: refrigerante bajo, aire o bomba sin funcionar",
  },
  interlockOpen: {
    en: "Service plug, cover or high-voltage connector not fully seated",
    es: "Conector de servicio, tapa o conector de alto voltaje mal asentado",
  },
  moisture: {
    en: "Moisture or coolant inside a high-voltage component",
    es: "Humedad o refrigerante dentro de un componente de alto voltaje",
  },
} as const satisfies Phrases;
