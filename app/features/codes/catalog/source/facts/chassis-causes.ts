import type { Phrases } from "#app/features/codes/facts/causes/phrases.ts";

/** Causes that only codes of the catalog have: transmission, modules, brakes, restraints. */
export const chassisCauses = {
  // Transmission
  fluidLeak: {
    en: "Transmission fluid leaking: pan, cooler lines or axle seals",
    es: "Fuga de aceite de la transmisión: cárter, líneas del enfriador o sellos de semiejes",
  },
  fluidHigh: {
    en: "Too much transmission fluid, or its level checked at the wrong temperature",
    es: "Exceso de aceite de la transmisión, o nivel revisado a otra temperatura",
  },
  fluidFilter: {
    en: "Transmission filter clogged with clutch material",
    es: "Filtro de la transmisión tapado con material de los discos",
  },
  switchBad: { en: "Bad switch", es: "Interruptor defectuoso" },
  adaptations: {
    en: "Adaptations not learned after a repair or a module change",
    es: "Adaptaciones sin aprender después de una reparación o un cambio de módulo",
  },
  forkBound: {
    en: "Shift fork, its actuator or the synchronizer binding",
    es: "Horquilla de cambio, su actuador o el sincronizador trabados",
  },
  dualClutch: {
    en: "Clutch pack worn, or its actuator out of adjustment",
    es: "Embrague gastado o con su actuador desajustado",
  },
  auxPump: {
    en: "Electric transmission pump worn or stuck",
    es: "Bomba eléctrica de la transmisión gastada o trabada",
  },
  parkLock: {
    en: "Park lock, its cable or its motor binding",
    es: "Bloqueo de estacionamiento, su cable o su motor trabados",
  },
  wheelSizes: {
    en: "Tires of different size or wear on the car",
    es: "Llantas de distinta medida o desgaste en el vehículo",
  },
  transferCase: {
    en: "Transfer case motor, encoder or fork worn",
    es: "Motor, codificador u horquilla de la caja de transferencia gastados",
  },
  // Modules and power
  ignitionSwitch: {
    en: "Ignition switch or start button with worn contacts",
    es: "Interruptor de encendido o botón de arranque con contactos gastados",
  },
  groundBad: {
    en: "Ground of the module loose, corroded or painted over",
    es: "Masa del módulo floja, sulfatada o con pintura debajo",
  },
  immobilizer: {
    en: "Key not learned, or immobilizer and engine module don’t match",
    es: "Llave sin programar, o inmovilizador y módulo del motor que no coinciden",
  },
  relayStuck: {
    en: "Main relay sticking, or its contacts burned",
    es: "Relé principal pegado o con los contactos quemados",
  },
  lampDriver: {
    en: "Lamp or its driver in the instrument cluster",
    es: "Luz indicadora o su control en el tablero de instrumentos",
  },
  batterySensor: {
    en: "Battery sensor at the negative terminal loose or bad",
    es: "Sensor de batería del borne negativo flojo o defectuoso",
  },
  brakePedalSensor: {
    en: "Brake pedal sensor out of adjustment or not learned",
    es: "Sensor del pedal de freno desajustado o sin aprender",
  },
  // Brakes
  brakeFluidLow: {
    en: "Brake fluid low: worn pads or a leak",
    es: "Líquido de frenos bajo: pastillas gastadas o una fuga",
  },
  hydraulicLeak: {
    en: "Brake line, hose, caliper or master cylinder leaking",
    es: "Fuga en línea, manguera, cáliper o cilindro maestro",
  },
  padsWorn: {
    en: "Brake pads worn down to the wear sensor",
    es: "Pastillas gastadas hasta el sensor de desgaste",
  },
  parkActuator: {
    en: "Electric parking brake motor or caliper binding",
    es: "Motor o cáliper del freno de estacionamiento eléctrico trabado",
  },
  tirePressure: {
    en: "A tire low, or its pressure sensor’s battery dead",
    es: "Una llanta baja, o la batería de su sensor de presión agotada",
  },
  // Electric drive
  chargeInlet: {
    en: "Charging station, cable or charge port worn, wet or burned",
    es: "Estación, cable o puerto de carga gastados, mojados o quemados",
  },
  coolantPumpHybrid: {
    en: "Electric coolant pump or valve of the electric drive stuck",
    es: "Bomba o válvula eléctrica de refrigerante del sistema eléctrico trabada",
  },
  windings: {
    en: "Windings or position sensor of the motor damaged",
    es: "Bobinados o sensor de posición del motor dañados",
  },
  // Restraints
  airbagConnector: {
    en: "Yellow connector or its shorting bar loose or bent",
    es: "Conector amarillo o su puente de seguridad flojo o doblado",
  },
} as const satisfies Phrases;
