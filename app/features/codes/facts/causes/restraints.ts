import type { Phrases } from "./phrases.ts";

/** Airbags and seat belts. */
export const restraintsCauses = {
  clockSpring: {
    en: "Broken clock spring in the steering wheel",
    es: "Cinta espiral del volante cortada",
  },
  crashSensor: {
    en: "Crash sensor damaged, loose or on a bent mount",
    es: "Sensor de impacto dañado, flojo o con el soporte doblado",
  },
  seatPlug: { en: "Connector under the seat loose", es: "Conector debajo del asiento flojo" },
} as const satisfies Phrases;
