import type { System } from "#app/features/codes/systems.ts";
import { byDanger, type HazardKey } from "./hazards.ts";

type Hazards = readonly HazardKey[];

/** Hazards of any work on a part of a system. */
export const systemHazards: Partial<Record<System, Hazards>> = {
  hybrid: ["highVoltage", "battery12v"],
  restraints: ["airbag", "battery12v"],
  brakes: ["brakeFailure", "brakeWork"],
};

const byStart: readonly (readonly [start: RegExp, hazards: Hazards])[] = [
  [/^P0[A-F]/, systemHazards.hybrid!],
  [/^B0/, systemHazards.restraints!],
  [/^C0/, systemHazards.brakes!],
];

/** The hazards that the prefix of a code tells, for unknown codes too. */
export const hazardsByStart = (code: string): HazardKey[] =>
  byDanger(byStart.flatMap(([start, hazards]) => (start.test(code) ? hazards : [])));
