import type { Phrases } from "./phrases.ts";

/** What can hurt someone. Said above everything else. */
export const safety = {
  airbag: {
    en: "Airbags and pretensioners can go off. Disconnect the battery and wait as long as the manufacturer says before unplugging anything; never measure one with an ohmmeter.",
    es: "Las bolsas de aire y los pretensores pueden dispararse. Desconecte la batería y espere el tiempo que indica el fabricante antes de desenchufar algo; nunca los mida con un óhmetro.",
  },
  highVoltage: {
    en: "High voltage can kill. Only for trained staff, with insulating gloves, the service plug out and the absence of voltage verified.",
    es: "El alto voltaje puede matar. Solo para personal capacitado, con guantes dieléctricos, el conector de servicio retirado y la ausencia de voltaje comprobada.",
  },
  fuel: {
    en: "Fuel under pressure: release it before opening a line, no flame or spark, extinguisher at hand. A diesel or direct injection rail pierces skin: never feel for leaks.",
    es: "Combustible a presión: libérela antes de abrir una línea, sin llamas ni chispas y con extintor a mano. Un riel diésel o de inyección directa perfora la piel: nunca busque fugas con la mano.",
  },
  vapor: {
    en: "Fuel vapour ignites easily: work in moving air, without flame, spark or a hot lamp.",
    es: "El vapor de combustible se enciende con facilidad: trabaje con ventilación, sin llamas, chispas ni lámparas calientes.",
  },
  brakes: {
    en: "Brakes: ABS and stability control may not help. The car leaves only after repair and a test at low speed.",
    es: "Frenos: el ABS y el control de estabilidad pueden no actuar. El vehículo sale solo después de la reparación y una prueba a baja velocidad.",
  },
  misfire: {
    en: "With a flashing lamp do not go on driving: unburnt fuel melts the catalyst and can start a fire.",
    es: "Con el testigo parpadeando no siga manejando: el combustible sin quemar funde el catalizador y puede causar un incendio.",
  },
  hotExhaust: {
    en: "Catalyst and exhaust stay hot for a long time: let them cool down, and lead the gas outside.",
    es: "El catalizador y el escape siguen calientes mucho tiempo: deje que se enfríen y lleve los gases al exterior.",
  },
  overheating: {
    en: "Do not drive on. Never open a hot cooling system: steam and coolant burn.",
    es: "No siga manejando. Nunca abra el sistema de enfriamiento caliente: el vapor y el refrigerante queman.",
  },
  fan: {
    en: "An electric fan can start by itself: disconnect it before reaching in.",
    es: "Un ventilador eléctrico puede arrancar solo: desconéctelo antes de meter las manos.",
  },
  oil: {
    en: "Stop the engine until the oil pressure has been measured: without it the engine is lost.",
    es: "Apague el motor hasta medir la presión de aceite: sin ella el motor se destruye.",
  },
  throttle: {
    en: "The throttle plate closes with force: no fingers inside with the ignition on. On the road the power may drop suddenly.",
    es: "La mariposa se cierra con fuerza: no meta los dedos con el contacto puesto. En ruta la potencia puede caer de repente.",
  },
  steering: {
    en: "The steering may become heavy or the assistance fail: test it standing before a drive.",
    es: "La dirección puede ponerse dura o perder la asistencia: pruébela detenido antes de salir.",
  },
  stopLamps: {
    en: "Check that the stop lamps light: without them the car must not leave.",
    es: "Compruebe que las luces de freno encienden: sin ellas el vehículo no debe salir.",
  },
} as const satisfies Phrases;
