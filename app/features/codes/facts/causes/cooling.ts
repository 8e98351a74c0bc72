import type { Phrases } from "./phrases.ts";

/** Cooling. */
export const coolingCauses = {
  thermostatOpen: { en: "Thermostat stuck open", es: "Termostato trabado abierto" },
  thermostatClosed: { en: "Thermostat stuck closed", es: "Termostato trabado cerrado" },
  lowCoolant: {
    en: "Low coolant or air in the system",
    es: "Refrigerante bajo o aire en el sistema",
  },
  thermostatHeater: {
    en: "Heater of the thermostat open or shorted",
    es: "Calefactor del termostato abierto o en corto",
  },
  pumpWorn: {
    en: "Electric coolant pump worn or seized",
    es: "Bomba eléctrica de refrigerante gastada o trabada",
  },
  coolantSensor: {
    en: "Bad coolant temperature sensor",
    es: "Sensor de temperatura del refrigerante defectuoso",
  },
  fanAlways: { en: "Fan running all the time", es: "Ventilador que trabaja todo el tiempo" },
  fanDead: {
    en: "Cooling fan or its relay doesn’t work",
    es: "El ventilador o su relé no funciona",
  },
  fanClutch: {
    en: "Fan or its electronic clutch seized or slipping",
    es: "Ventilador o su embrague electrónico trabado o patinando",
  },
  fanClutchSeized: {
    en: "Fan clutch seized, so that the fan turns as fast as the engine",
    es: "Embrague del ventilador trabado: el ventilador gira a la velocidad del motor",
  },
  fanMotor: { en: "Fan motor worn or seized", es: "Motor del ventilador gastado o trabado" },
  radiator: {
    en: "Radiator clogged inside or outside",
    es: "Radiador tapado por dentro o por fuera",
  },
  waterPump: {
    en: "Bad water pump or pump drive",
    es: "Bomba de agua o su accionamiento defectuosos",
  },
  headGasket: { en: "Head gasket leaking", es: "Junta de culata con fuga" },
} as const satisfies Phrases;
