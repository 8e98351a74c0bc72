import type { FaultCode } from "#app/features/assistant/codes/code.ts";
import type { System } from "#app/features/assistant/codes/lexicon.ts";
import type { Language } from "#app/values/language.ts";
import { causes } from "./causes.ts";
import { checks } from "./checks.ts";
import { drive } from "./drive.ts";
import { engine } from "./engine.ts";
import { exhaust } from "./exhaust.ts";
import { ignition } from "./ignition.ts";
import type { Record as Known, SafetyKey } from "./record.ts";
import { safety } from "./safety.ts";

/** What a mechanic wants beside the title: causes by likelihood, checks in their order, what to beware of. */
export type Facts = { causes: string[]; checks: string[]; safety?: string };

/** Every record, by code; where two speak of one code, the first is meant. */
export const known: ReadonlyMap<string, Known> = new Map(
  [...engine, ...ignition, ...exhaust, ...drive].flatMap((record) =>
    record.codes.split(" ").map((code): [string, Known] => [code, record]),
  ),
);

// Some systems are dangerous whatever the code says of them.
const dangerous: Partial<Record<System, SafetyKey>> = { hybrid: "highVoltage", restraints: "airbag", brakes: "brakes" };
const dangerousParts: Partial<Record<FaultCode["component"], SafetyKey>> = {
  fuelPump: "fuel",
  injector: "fuel",
  railPressure: "fuel",
  railPressureSensor: "fuel",
  fuelPressureRegulator: "fuel",
  fuelVolumeRegulator: "fuel",
  fuelSystem: "fuel",
  injectionPump: "fuel",
  brakeModule: "brakes",
  absModule: "brakes",
  dynamicsModule: "brakes",
  restraintModule: "airbag",
  occupantModule: "airbag",
  driveMotorModule: "highVoltage",
  batteryModule: "highVoltage",
  powerSteeringModule: "steering",
  steeringPressureSensor: "steering",
  coolingFan: "fan",
  engineCoolant: "overheating",
};

/** Likely causes, first checks and a safety remark where one is due; undefined where the title is all there is to say. */
export function factsOf({ code, system, component }: FaultCode, language: Language): Facts | undefined {
  const record = known.get(code);
  const danger = record?.safety ?? dangerousParts[component] ?? dangerous[system];
  if (!record && !danger) return undefined;
  return {
    causes: (record?.causes ?? []).map((key) => causes[key][language]),
    checks: (record?.checks ?? []).map((key) => checks[key][language]),
    ...(danger && { safety: safety[danger][language] }),
  };
}
