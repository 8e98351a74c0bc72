import type { Phrases } from "./phrases.ts";

/** Ignition and engine. */
export const engineCauses = {
  plugs: {
    en: "Spark plug worn, fouled or cracked",
    es: "Bujía gastada, carbonizada o con fisura",
  },
  coil: { en: "Weak coil, boot or plug wire", es: "Bobina, capuchón o cable de bujía débil" },
  injectorBad: {
    en: "Injector clogged, leaking or without pulse",
    es: "Inyector tapado, con goteo o sin pulso",
  },
  compression: {
    en: "Low compression: valves, rings or head gasket",
    es: "Baja compresión: válvulas, anillos o junta de culata",
  },
  leanMixture: {
    en: "Mixture too lean for all cylinders",
    es: "Mezcla demasiado pobre en todos los cilindros",
  },
  timing: {
    en: "Timing chain or belt stretched or jumped a tooth",
    es: "Cadena o correa de distribución estirada o saltada",
  },
  oilPoor: {
    en: "Engine oil low, dirty or the wrong viscosity",
    es: "Aceite del motor bajo, sucio o de viscosidad incorrecta",
  },
  oilValve: {
    en: "Oil control valve stuck or its screen clogged",
    es: "Válvula de control de aceite trabada o con su malla tapada",
  },
  phaser: {
    en: "Camshaft phaser worn or stuck",
    es: "Variador del árbol de levas gastado o trabado",
  },
  ring: { en: "Reluctor ring damaged, dirty or loose", es: "Rueda fónica dañada, sucia o suelta" },
  gap: {
    en: "Sensor loose, metal on its tip or wrong air gap",
    es: "Sensor flojo, con limadura en la punta o con separación incorrecta",
  },
  engineNoise: {
    en: "Mechanical noise mistaken for knock",
    es: "Ruido mecánico confundido con detonación",
  },
  octane: {
    en: "Octane too low or carbon in the combustion chambers",
    es: "Combustible de bajo octanaje o carbón en las cámaras de combustión",
  },
  sensorMount: {
    en: "Sensor loose, not torqued right or on a dirty seat",
    es: "Sensor flojo, mal apretado o con el asiento sucio",
  },
  oilLeak: { en: "Low oil level or an oil leak", es: "Nivel de aceite bajo o fuga de aceite" },
  oilPump: {
    en: "Oil pump worn or its pickup clogged",
    es: "Bomba de aceite gastada o con el colador tapado",
  },
  bearings: { en: "Worn engine bearings", es: "Cojinetes del motor gastados" },
  glowPlug: { en: "Glow plug burned out", es: "Bujía de precalentamiento quemada" },
  glowModule: {
    en: "Bad glow plug module or relay",
    es: "Módulo o relé de precalentamiento defectuoso",
  },
} as const satisfies Phrases;
