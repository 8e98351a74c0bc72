import type { Phrases } from "#app/features/codes/facts/causes/phrases.ts";

/** Causes that only codes of the catalog have: engine and exhaust. */
export const engineCauses = {
  // Air and boost
  exhaustTube: {
    en: "Tube of the exhaust pressure sensor clogged with soot",
    es: "Tubo del sensor de presión de escape tapado con hollín",
  },
  notSettled: {
    en: "Engine not fully cold when the sensors were compared: short stop, block heater, sun",
    es: "Motor no del todo frío cuando se compararon los sensores: parada corta, calefactor de bloque, sol",
  },
  boostLearn: {
    en: "Boost actuator out of adjustment or its end stops not learned",
    es: "Actuador del turbo desajustado o con topes sin aprender",
  },
  coolerDirty: {
    en: "Charge air cooler dirty outside or oily inside",
    es: "Intercooler sucio por fuera o con aceite por dentro",
  },
  bypassStuck: {
    en: "Bypass valve stuck, or its diaphragm torn",
    es: "Válvula de derivación trabada o con el diafragma roto",
  },
  intakeThrottle: {
    en: "Intake throttle stuck with soot, or its gear stripped",
    es: "Mariposa de admisión trabada con hollín o con el engranaje barrido",
  },
  plateIce: {
    en: "Moisture frozen in the throttle body: PCV heater or drain",
    es: "Humedad congelada en el cuerpo de aceleración: calefactor del PCV o drenaje",
  },
  // Fuel
  injectorNotCoded: {
    en: "Injector replaced without coding it to the module",
    es: "Inyector reemplazado sin codificarlo en el módulo",
  },
  rackWorn: {
    en: "Injection pump worn, or its metering actuator sticking",
    es: "Bomba inyectora gastada o con su actuador de dosificación trabado",
  },
  fuelGelled: {
    en: "Fuel waxed or gelled by the cold, or summer diesel",
    es: "Combustible con parafina por el frío, o diésel de verano",
  },
  oilUnderPressure: {
    en: "High-pressure oil leaking: injector O-rings, fittings or pump",
    es: "Fuga de aceite a alta presión: sellos de inyectores, conexiones o bomba",
  },
  injectionRegulator: {
    en: "Injection pressure regulator stuck or its screen clogged",
    es: "Regulador de presión de inyección trabado o con la malla tapada",
  },
  reliefValve: {
    en: "Pressure relief valve of the fuel rail worn or stuck open",
    es: "Válvula de alivio del riel de combustible gastada o trabada abierta",
  },
  heaterElement: {
    en: "Heating element open or shorted",
    es: "Resistencia calefactora abierta o en corto",
  },
  // Ignition and engine
  coilDriver: {
    en: "Ignition module or driver failed, once coil and wiring are proven good",
    es: "Módulo de encendido o su etapa de potencia dañados, con bobina y cableado comprobados",
  },
  pressurePlug: {
    en: "Glow plug with built-in pressure sensor failed or carboned up",
    es: "Bujía de precalentamiento con sensor de presión dañada o carbonizada",
  },
  lockPin: {
    en: "Lock pin of the camshaft phaser worn: it rattles on a cold start",
    es: "Pasador del variador de levas gastado: suena al arrancar en frío",
  },
  pcvHose: {
    en: "Crankcase ventilation hose off, cracked or plugged",
    es: "Manguera de ventilación del cárter suelta, rajada o tapada",
  },
  pcvValve: {
    en: "PCV valve or oil separator stuck, torn or plugged",
    es: "Válvula PCV o separador de aceite trabado, roto o tapado",
  },
  blowBy: {
    en: "Too much blow-by: worn rings or cylinders",
    es: "Exceso de gases al cárter: anillos o cilindros gastados",
  },
  oilOld: {
    en: "Oil diluted with fuel, or long past its change",
    es: "Aceite diluido con combustible o con el cambio muy vencido",
  },
  oilOverfilled: {
    en: "Too much oil, or oil diluted with fuel",
    es: "Exceso de aceite, o aceite diluido con combustible",
  },
  coolantLost: {
    en: "External coolant leak: hose, radiator, water pump or cap",
    es: "Fuga externa de refrigerante: manguera, radiador, bomba de agua o tapa",
  },
  controlValve: {
    en: "Coolant control valve or its gear stuck",
    es: "Válvula de control de refrigerante o su engranaje trabado",
  },
  shutterStuck: {
    en: "Grille shutters broken, blocked by dirt or ice, or bent in a front hit",
    es: "Persianas de parrilla rotas, con suciedad o hielo, o dobladas por un golpe frontal",
  },
  // Exhaust
  catalystBurning: {
    en: "Misfire or rich mixture burning inside the catalyst",
    es: "Falla de encendido o mezcla rica que se quema dentro del catalizador",
  },
  plugsCrossed: {
    en: "Connectors of two sensors crossed after a repair",
    es: "Conectores de dos sensores cruzados después de una reparación",
  },
  egrCooler: {
    en: "EGR cooler clogged with soot, or its bypass flap stuck",
    es: "Enfriador EGR tapado con hollín o con la compuerta de derivación trabada",
  },
  oxidationCatalyst: {
    en: "Oxidation catalyst worn out or coated with soot",
    es: "Catalizador de oxidación gastado o cubierto de hollín",
  },
  exhaustDoser: {
    en: "Fuel injector in the exhaust clogged, leaking or carboned up",
    es: "Inyector de combustible del escape tapado, con goteo o carbonizado",
  },
  sootSensor: {
    en: "Particulate matter sensor fouled or damaged",
    es: "Sensor de partículas sucio o dañado",
  },
  // Vapor
  tankSeal: {
    en: "Seal of the pump module or a line on top of the tank leaking",
    es: "Sello del módulo de la bomba o una línea sobre el tanque con fuga",
  },
  vaporLine: {
    en: "Vapor line of the tank pinched, blocked or full of liquid fuel",
    es: "Línea de vapores del tanque doblada, tapada o con combustible líquido",
  },
  overfilled: {
    en: "Tank topped off after the nozzle clicked: liquid fuel in the canister",
    es: "Tanque llenado de más después del corte de la pistola: combustible líquido en el cánister",
  },
  leakPump: {
    en: "Leak detection pump worn, wet inside or its orifice dirty",
    es: "Bomba de detección de fugas gastada, mojada por dentro o con el orificio sucio",
  },
  regenerationHot: {
    en: "A regeneration that ran too hot: oil or fuel in the exhaust",
    es: "Una regeneración demasiado caliente: aceite o combustible en el escape",
  },
  // Diesel exhaust fluid
  ureaPump: {
    en: "Diesel exhaust fluid pump worn, or its filter clogged",
    es: "Bomba de urea gastada o con el filtro tapado",
  },
  ureaLine: {
    en: "Diesel exhaust fluid line leaking, pinched or crystallized",
    es: "Línea de urea con fuga, doblada o cristalizada",
  },
  ureaFrozen: {
    en: "Diesel exhaust fluid frozen, or its heaters don’t work",
    es: "Urea congelada, o sus calefactores no funcionan",
  },
  ureaHeater: {
    en: "Heater of tank, line or pump open or shorted",
    es: "Calefactor del tanque, de la línea o de la bomba abierto o en corto",
  },
  noxFouled: {
    en: "NOx sensor fouled with soot or crystals",
    es: "Sensor de NOx sucio con hollín o cristales",
  },
} as const satisfies Phrases;
