import type { Language } from "#app/values/language.ts";

/** The systems of a car, in words. */
export const systemNames = {
  air: { en: "Air intake and boost", es: "Admisión de aire y turbo" },
  fuel: { en: "Fuel", es: "Combustible" },
  ignition: { en: "Ignition", es: "Encendido" },
  engine: { en: "Engine", es: "Motor" },
  cooling: { en: "Cooling", es: "Enfriamiento" },
  emissions: { en: "Exhaust and emissions", es: "Escape y emisiones" },
  climate: { en: "Air conditioning", es: "Aire acondicionado" },
  electrical: { en: "Charging and starting", es: "Carga y arranque" },
  control: { en: "Engine control", es: "Control del motor" },
  network: { en: "Communication network", es: "Red de comunicación" },
  transmission: { en: "Transmission", es: "Transmisión" },
  hybrid: { en: "Hybrid and electric drive", es: "Propulsión híbrida y eléctrica" },
  restraints: { en: "Airbags and seat belts", es: "Bolsas de aire y cinturones" },
  brakes: { en: "Brakes and stability", es: "Frenos y estabilidad" },
  chassis: { en: "Steering and suspension", es: "Dirección y suspensión" },
} as const satisfies Record<string, Record<Language, string>>;

export type System = keyof typeof systemNames;
