import type { Phrases } from "./phrases.ts";

/** Electrical system, air conditioning and cruise control. */
export const electricalCauses = {
  battery: { en: "Battery worn or terminals loose", es: "Batería gastada o bornes flojos" },
  cables: {
    en: "Battery or ground cables loose or corroded",
    es: "Cables de batería o de masa flojos o sulfatados",
  },
  alternator: { en: "Bad alternator or regulator", es: "Alternador o su regulador defectuosos" },
  belt: { en: "Drive belt slipping", es: "Correa de accesorios que patina" },
  brakeSwitch: {
    en: "Brake switch out of adjustment or bad",
    es: "Interruptor de freno desajustado o defectuoso",
  },
  refrigerantLeak: {
    en: "Low on refrigerant from a leak",
    es: "Falta gas refrigerante por una fuga",
  },
  clutchCoil: {
    en: "Compressor clutch coil open or shorted",
    es: "Bobina del embrague del compresor abierta o en corto",
  },
  cruiseSwitch: {
    en: "Cruise switch or clock spring in the steering wheel bad",
    es: "Mando de crucero o cinta espiral del volante defectuosos",
  },
  otherModule: {
    en: "A fault in the module that sends the data",
    es: "Una falla en el módulo que envía los datos",
  },
} as const satisfies Phrases;
