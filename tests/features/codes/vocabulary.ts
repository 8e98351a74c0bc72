import type { HazardKey } from "#app/features/codes/hazards/hazards.ts";
import type { Language } from "#app/values/language.ts";

type Words = Record<Language, RegExp>;

/**
 * Words in a check that mean hands, eyes or lungs near a hazard. Folded text: lower case, no
 * accents.
 */
export const touched: Partial<Record<HazardKey, Words>> = {
  highVoltage: {
    en: /orange|high-voltage|block voltages|bus bars|service plug|interlock|insulation test|dc\/dc/,
    es: /naranja|alto voltaje|de los bloques|barras|conector de servicio|enclavamiento|aislamiento|cc\/cc/,
  },
  liveCables: { en: /contactor/, es: /contactor/ },
  airbag: {
    en: /airbag|yellow|pretensioner|squib|steering column|modules one at a time/,
    es: /bolsas? de aire|amarill|pretensor|detonador|columna de direccion|modulos uno por uno/,
  },
  fuelJet: {
    en: /fuel pressure|injector (balance|with)|return flow|fuel line/,
    es: /caudal de combustible|goteo de los inyectores|retorno|cambie el inyector|linea de combustible/,
  },
  fuel: {
    en: /\binjectors?\b|fuel pressure|fuel sample|pump’s connector|fuel line|injection disabled/,
    es: /\binyector(es)?\b|caudal de combustible|muestra de combustible|conector de la bomba|inyeccion desactivados/,
  },
  raisedVehicle: {
    en: /off the ground|underneath|exhaust leak|back pressure|line pressure|transmission (fluid|connector)/,
    es: /levantad|fugas de escape|contrapresion|presion de linea|(aceite|conector) de la transmision/,
  },
  brakeFailure: { en: /\babs\b/, es: /\babs\b/ },
  brakeLights: { en: /brake light/, es: /luces de freno/ },
  runningEngine: {
    en: /at idle|idle relearn|running|warm-up|counters|with all loads|load too|^warm|on a warm|while someone turns/,
    es: /en ralenti|de ralenti|en marcha|(?<!pre)calentamiento|contadores|consumos|tambien con carga|(^|el motor )caliente|en caliente|da arranque/,
  },
  vapor: {
    en: /gas cap|purge|vent valve|evap|canister|fuel (tank|sample)|intake leaks|propane|starting fluid/,
    es: /tapa de combustible|purga|valvula de ventilacion|evap|canister|tanque de combustible|muestra de combustible|fugas de admision|propano/,
  },
  regeneration: { en: /force a regeneration/, es: /forzar una regeneracion/ },
  oilPressure: { en: /oil pressure/, es: /presion de aceite/ },
  roadTest: { en: /road[- ]test|\bdrive\b/, es: /prueba de ruta|maneje/ },
  injectorVoltage: { en: /\binjectors?\b/, es: /\binyector(es)?\b/ },
  ignitionVoltage: { en: /\bcoils?\b|spark/, es: /bobinas?\b|\bbujias?\b(?! de prec)|chispa/ },
  movingParts: {
    en: /\bfan\b|\bbelt\b|timing marks|compressor|vanes|compression|turns the key|distance to the ring/,
    es: /ventilador|correa|marcas de distribucion|compresor|alabes|compresion|da arranque|rueda fonica/,
  },
  compressedAir: { en: /pressurize|compression/, es: /presurice|prueba de compresion/ },
  hotCoolant: { en: /\bcoolant|radiator/, es: /(?<!gas )refrigerante|radiador/ },
  brakeWork: {
    en: /bearing|abs pump|caliper|brake (pad|fluid|dust)/,
    es: /rodamiento|bomba del abs|caliper/,
  },
  refrigerant: { en: /refrigerant/, es: /gas refrigerante/ },
  hotParts: {
    en: /exhaust(?! fluid)|\begr\b|wastegate|charge-air|boost(?!er)|catalyst|glow plug|spark plug|off and cool/,
    es: /escape|\begr\b|valvula de descarga|turbo|catalizador|precalentamiento|\bbujia|motor apagado y frio/,
  },
  hotFluids: { en: /\boil\b|transmission fluid|line pressure/, es: /aceite|presion de linea/ },
  battery12v: {
    en: /(?<!high-voltage )battery\b|12 v\b|positive and ground cables|turning the engine/,
    es: /bateria(?! de alto)|12 v\b|cables positivo|girando el motor/,
  },
  throttlePlate: { en: /throttle body|press the pedal/, es: /cuerpo de aceleracion|pise el pedal/ },
  cleaners: { en: /\bclean(er)?\b/, es: /\blimpi(e|ador)\b/ },
  exhaustFluid: { en: /exhaust fluid|dosing/, es: /\burea\b|dosificacion/ },
};

/** Checks whose words name a thing that they do not make one touch, and why. */
export const notTouched: Record<string, readonly HazardKey[]> = {
  monitorResult: ["hotParts"], // read with the scan tool
  compareSensors: ["hotParts"], // read with the scan tool
  findPoison: ["hotParts"], // a thought, not a step
  boostGraph: ["hotParts"], // read with the scan tool
  injectorScope: ["fuel"], // a clamp around the wire
  coilScope: [],
  plugLook: ["hotCoolant", "hotFluids"], // traces on the plug
  ureaSpray: ["fuel", "injectorVoltage"], // the injector of the exhaust fluid
  mountTorque: ["cleaners"], // a rag
  fanFilter: ["cleaners"], // a vacuum cleaner
  swapCoil: [],
  oilSmell: [],
};

/** Words of titles, and the hazards of which such a code must name at least one. */
export const named: readonly (readonly [words: Words, oneOf: readonly HazardKey[]])[] = [
  [
    {
      en: /airbag|seat belt|crash sensor|occupant/,
      es: /bolsas? de aire|cinturon|impacto|ocupante/,
    },
    ["airbag"],
  ],
  [
    { en: /steering (column|wheel|angle)/, es: /columna de direccion|volante|angulo de direccion/ },
    ["airbag"],
  ],
  [
    {
      en: /high-voltage|hybrid|drive motor|dc\/dc|generator/,
      es: /alto voltaje|hibrid|motor de traccion|cc\/cc|generador/,
    },
    ["highVoltage"],
  ],
  [{ en: /contactor/, es: /contactor/ }, ["liveCables"]],
  [{ en: /injector(?!.*exhaust fluid)(?<!fluid injector)/, es: /inyector(?!.* urea)/ }, ["fuel"]],
  [
    {
      en: /fuel (rail|pump|pressure|system|volume|shutoff|level|temperature|composition)/,
      es: /riel de combustible|bomba de combustible/,
    },
    ["fuel"],
  ],
  [{ en: /water in fuel|injection pump/, es: /agua en el combustible|bomba inyectora/ }, ["fuel"]],
  [
    { en: /evaporative|canister|fuel tank/, es: /evaporativ|canister|tanque(?! de urea)/ },
    ["vapor"],
  ],
  [
    { en: /brake|\babs\b|wheel speed|traction control|stability/, es: /freno|\babs\b|\brueda\b/ },
    ["brakeFailure", "brakeLights"],
  ],
  [
    { en: /power steering|variable-effort/, es: /direccion asistida|esfuerzo variable/ },
    ["steering"],
  ],
  [
    {
      en: /oxygen sensor|catalyst|exhaust gas|particulate|nitrogen/,
      es: /sensor de oxigeno|cataliz|gases de escape/,
    },
    ["hotParts"],
  ],
  [
    {
      en: /secondary air|turbine(?! (shaft|speed))|wastegate/,
      es: /aire secundario|turbina(?! @)|descarga del turbo/,
    },
    ["hotParts"],
  ],
  [{ en: /coolant|thermostat/, es: /(?<!gas )refrigerante|termostato/ }, ["hotCoolant"]],
  [{ en: /refrigerant/, es: /gas refrigerante/ }, ["refrigerant"]],
  [{ en: /ignition coil/, es: /bobina de encendido/ }, ["ignitionVoltage"]],
  [{ en: /misfire/, es: /falla de encendido/ }, ["misfire"]],
  [
    {
      en: /cooling fan|alternator|starter|compressor clutch/,
      es: /ventilador de enf|alternador|arranque/,
    },
    ["movingParts", "misfire"],
  ],
  [{ en: /throttle/, es: /mariposa/ }, ["throttlePlate", "powerLoss"]],
  [
    {
      en: /(shift|pressure control) solenoid|torque converter/,
      es: /solenoide de (cambios|control)/,
    },
    ["hotFluids"],
  ],
  [
    { en: /engine oil (pressure|temperature)/, es: /(presion|temperatura) (de|del) aceite/ },
    ["hotFluids"],
  ],
  [{ en: /diesel exhaust fluid/, es: /urea/ }, ["exhaustFluid"]],
  [
    {
      en: /system voltage|(?<!accessory )charging/,
      es: /voltaje del sistema(?! de la bateria hibrida)|sistema de carga/,
    },
    ["battery12v", "highVoltage"],
  ],
];
