import type { Language } from "#app/values/language.ts";

/**
 * Units of a measurement. Treads are in 32nds of an inch or in millimeters, by the shop's country.
 */
export const measureUnits = ["mm", "32nds", "V", "CCA", "%", "psi"] as const;
export type MeasureUnit = (typeof measureUnits)[number];

/**
 * The limits of a measure, in tenths of its unit: `green` and better is good, `yellow` and better is
 * to be watched, anything else is bad. `worse`: whether low or high values are bad.
 */
export type Measure = { unit: MeasureUnit; green: number; yellow: number; worse: "low" | "high" };

/** Areas of the vehicle: the order of a sheet, and the files of the library. */
export const pointGroups = [
  "engine",
  "battery",
  "outside",
  "brakes",
  "tires",
  "steering",
  "under",
] as const;
export type PointGroup = (typeof pointGroups)[number];

/** Point of a sheet. `id` never changes: findings and the library refer to it. */
export type Point = {
  id: string;
  group: PointGroup;
  name: Record<Language, string>;
  measure?: Measure;
};

export const vehicleKinds = ["gasoline", "hybrid", "diesel"] as const;
export type VehicleKind = (typeof vehicleKinds)[number];

/** The most points of a sheet. */
export const mostPoints = 80;

const point = (
  id: string,
  group: PointGroup,
  en: string,
  es: string,
  measure?: Measure,
): Point => ({ id, group, name: { en, es }, ...(measure && { measure }) });

const pads: Measure = { unit: "mm", green: 50, yellow: 30, worse: "low" };
const tread: Measure = { unit: "32nds", green: 50, yellow: 30, worse: "low" };

const oil = point("engineOil", "engine", "Engine oil", "Aceite de motor");
const drive = point("driveBelt", "engine", "Drive belt", "Correa de accesorios");
const plugs = point("sparkPlugs", "engine", "Spark plugs and coils", "Bujías y bobinas");
const exhaust = point("exhaust", "under", "Exhaust system", "Sistema de escape");

/** The forty points of a gasoline vehicle, in the order of a walk around it. */
const gasoline: readonly Point[] = [
  oil,
  point("coolant", "engine", "Coolant", "Anticongelante"),
  point("brakeFluid", "engine", "Brake fluid", "Líquido de frenos", {
    unit: "%",
    green: 20,
    yellow: 30,
    worse: "high",
  }),
  point("steeringFluid", "engine", "Power steering", "Dirección asistida"),
  point("transmissionFluid", "engine", "Transmission fluid", "Aceite de transmisión"),
  drive,
  point("hoses", "engine", "Coolant hoses and radiator", "Mangueras y radiador"),
  point("airFilter", "engine", "Engine air filter", "Filtro de aire"),
  point("cabinFilter", "engine", "Cabin air filter", "Filtro de cabina"),
  plugs,
  point("batteryVoltage", "battery", "Battery voltage at rest", "Voltaje de batería en reposo", {
    unit: "V",
    green: 124,
    yellow: 122,
    worse: "low",
  }),
  point("batteryCranking", "battery", "Cranking power (CCA)", "Fuerza de arranque (CCA)", {
    unit: "%",
    green: 800,
    yellow: 600,
    worse: "low",
  }),
  point("batteryTerminals", "battery", "Battery terminals", "Bornes de batería"),
  point("charging", "battery", "Charging system", "Sistema de carga", {
    unit: "V",
    green: 136,
    yellow: 132,
    worse: "low",
  }),
  point("headlights", "outside", "Headlights", "Faros"),
  point("rearLights", "outside", "Brake and tail lights", "Luces de freno y traseras"),
  point("turnSignals", "outside", "Turn signals", "Direccionales"),
  point("wipers", "outside", "Wipers and washer", "Limpiaparabrisas y lavaparabrisas"),
  point("glass", "outside", "Windshield and mirrors", "Parabrisas y espejos"),
  point("warningLights", "outside", "Warning lights", "Testigos del tablero"),
  point("climate", "outside", "Heating and A/C", "Calefacción y aire acondicionado"),
  point("seatBelts", "outside", "Seat belts and horn", "Cinturones y bocina"),
  point("frontPads", "brakes", "Front brake pads", "Pastillas delanteras", pads),
  point("rearPads", "brakes", "Rear brake pads or shoes", "Pastillas o zapatas traseras", pads),
  point("rotors", "brakes", "Rotors and drums", "Discos y tambores"),
  point("brakeLines", "brakes", "Brake lines and calipers", "Tuberías de freno y cálipers"),
  point("parkingBrake", "brakes", "Parking brake", "Freno de mano"),
  point("tireFrontLeft", "tires", "Front left tire", "Neumático delantero izquierdo", tread),
  point("tireFrontRight", "tires", "Front right tire", "Neumático delantero derecho", tread),
  point("tireRearLeft", "tires", "Rear left tire", "Neumático trasero izquierdo", tread),
  point("tireRearRight", "tires", "Rear right tire", "Neumático trasero derecho", tread),
  point("spareTire", "tires", "Spare tire and tools", "Neumático de repuesto y herramientas"),
  point("shocks", "steering", "Shocks and struts", "Amortiguadores"),
  point("ballJoints", "steering", "Ball joints and control arms", "Rótulas y brazos de control"),
  point("tieRods", "steering", "Tie rods and rack", "Terminales y cremallera de dirección"),
  point("wheelBearings", "steering", "Wheel bearings", "Rodamientos de rueda"),
  exhaust,
  point("axles", "under", "CV axles and driveshaft", "Semiejes y cardán"),
  point("mounts", "under", "Engine and transmission mounts", "Soportes de motor y transmisión"),
  point("leaks", "under", "Leaks underneath", "Fugas por debajo"),
];

/** The points that another kind of vehicle has in the place of some of these. */
const instead: Record<VehicleKind, Record<string, Point>> = {
  gasoline: {},
  hybrid: {
    driveBelt: point(
      "inverterCoolant",
      "engine",
      "Inverter coolant",
      "Anticongelante del inversor",
    ),
    charging: point("hybridBattery", "battery", "High-voltage battery", "Batería de alto voltaje"),
    batteryTerminals: point(
      "hybridFan",
      "battery",
      "Hybrid battery fan and filter",
      "Ventilador y filtro de la batería híbrida",
    ),
    mounts: point(
      "hybridCables",
      "under",
      "Orange high-voltage cables",
      "Cables naranjas de alto voltaje",
    ),
  },
  diesel: {
    sparkPlugs: point("glowPlugs", "engine", "Glow plugs", "Bujías de precalentamiento"),
    airFilter: point(
      "fuelFilter",
      "engine",
      "Fuel filter and water separator",
      "Filtro de diésel y separador de agua",
    ),
    cabinFilter: point("turbo", "engine", "Turbo and boost hoses", "Turbo y mangueras de presión"),
    exhaust: point("particulateFilter", "under", "DPF and DEF", "Filtro DPF y urea"),
  },
};

const metricTread: Measure = { unit: "mm", green: 40, yellow: 25, worse: "low" };

/** The points of a sheet that the shop has not changed: forty, whatever drives the vehicle. */
export const standardPoints = (kind: VehicleKind): Point[] =>
  gasoline.map((one) => instead[kind][one.id] ?? one);

/** Standard points with treads in millimeters. */
export const metricPoints = (kind: VehicleKind): Point[] =>
  standardPoints(kind).map((one) =>
    one.measure === tread ? { ...one, measure: metricTread } : one,
  );
