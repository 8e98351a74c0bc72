import type { Phrases } from "./phrases.ts";

/** Wires and modules. */
export const wiringCauses = {
  wiring: {
    en: "Wiring or connector open, shorted or corroded",
    es: "Cableado o conector abierto, en corto o sulfatado",
  },
  supply: {
    en: "No power or a bad ground at the component",
    es: "Falta de alimentación o mala masa en el componente",
  },
  fuse: { en: "Blown fuse or bad relay", es: "Fusible quemado o relé defectuoso" },
  sensor: { en: "Bad sensor", es: "Sensor defectuoso" },
  actuator: { en: "Bad valve or solenoid", es: "Válvula o solenoide defectuoso" },
  winding: {
    en: "Winding of the valve or motor open or shorted",
    es: "Bobinado de la válvula o del motor abierto o en corto",
  },
  module: {
    en: "Control module, once everything else has been ruled out",
    es: "Módulo de control, cuando se ha descartado todo lo demás",
  },
  referenceShort: {
    en: "Another sensor or its wiring shorting the reference voltage",
    es: "Otro sensor o su cableado en corto con la referencia",
  },
  lowVoltage: {
    en: "Low battery voltage when the code was set",
    es: "Batería con bajo voltaje cuando se registró el código",
  },
  batteryOff: {
    en: "Battery disconnected, replaced or drained",
    es: "Batería desconectada, cambiada o descargada",
  },
  permanentSupply: {
    en: "No constant battery power at the module: fuse, wire or battery terminal",
    es: "Alimentación permanente del módulo interrumpida: fusible, cable o borne de batería",
  },
  notCoded: {
    en: "Replaced module not programmed or coded",
    es: "Módulo reemplazado sin programar o codificar",
  },
  software: {
    en: "Software or coding that doesn’t match the car",
    es: "Programa o codificación que no corresponde al vehículo",
  },
  aftermarket: {
    en: "Aftermarket radio, alarm or tracker spliced into the wiring",
    es: "Radio, alarma o rastreador agregado al cableado",
  },
  moduleNoPower: {
    en: "The module that doesn’t answer has no power or ground",
    es: "El módulo que no responde está sin alimentación o sin masa",
  },
  busWires: {
    en: "Bus wires open, shorted or with a bad connection",
    es: "Cables del bus abiertos, en corto o con mal contacto",
  },
  moduleDead: {
    en: "A bad module that pulls the bus down",
    es: "Un módulo defectuoso que tumba el bus",
  },
} as const satisfies Phrases;
