/**
 * The hazards of work on a car, gravest first. Each check names its own; a fault code adds those of
 * its part. Texts: `texts.en.ts` and `texts.es.ts`.
 */
const hazardKeys = [
  "highVoltage",
  "liveCables",
  "airbag",
  "fuelJet",
  "fuel",
  "rollAway",
  "raisedVehicle",
  "brakeFailure",
  "steering",
  "brakeLights",
  "runningEngine",
  "vapor",
  "regeneration",
  "overheating",
  "oilPressure",
  "misfire",
  "powerLoss",
  "roadTest",
  "injectorVoltage",
  "ignitionVoltage",
  "movingParts",
  "compressedAir",
  "hotCoolant",
  "brakeWork",
  "refrigerant",
  "hotParts",
  "hotFluids",
  "battery12v",
  "throttlePlate",
  "cleaners",
  "exhaustFluid",
] as const;

export type HazardKey = (typeof hazardKeys)[number];

/** A hazard in words: its name, and what to do about it. */
export type HazardText = { name: string; text: string };
export type HazardTexts = Record<HazardKey, HazardText>;

/** Each hazard once, gravest first. */
export function byDanger(hazards: Iterable<HazardKey>): HazardKey[] {
  const named = new Set(hazards);
  return hazardKeys.filter((key) => named.has(key));
}
