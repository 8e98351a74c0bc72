import type { System } from "../../app/features/codes/systems.ts";

// The first that matches decides; a code that matches none has its range's system.
const byName: readonly (readonly [words: RegExp, system: System])[] = [
  [
    /hybrid|drive motor|battery charg|dc\/dc|high-voltage|motor electronics|generator|charge port|control pilot|charging st(op|art)|inverter|proximity detection|coupler|hydrogen|anode|cathode|stack /i,
    "hybrid",
  ],
  [/airbag|seat belt|restraint|occupant|rollover|knee|squib/, "restraints"],
  [/camera|sensor cleaning|washer/, "control"],
  [/steering|suspension|tire|axle|ride height/, "chassis"],
  [/brake|\babs\b|wheel speed|stability|traction|yaw|acceleration sensor/i, "brakes"],
  [/bus\b|serial data|communication/, "network"],
  [
    /transmission|gear|shift|clutch(?!.*compressor)|torque converter|4WD|differential|transfer|planetary/,
    "transmission",
  ],
  [/A\/C|refrigerant|evaporator temp/, "climate"],
  [/coolant|radiator|thermostat|\bfan\b|cylinder head temp|grille/, "cooling"],
  [/camshaft|(intake|exhaust) valve|rocker|cylinder deactivation/, "engine"],
  [
    /egr|exhaust|catalyst|nox|particulate|diesel exhaust fluid|evap|purge|oxygen|secondary air|nh3|air system|pcv|crankcase vent|regeneration|ozone|vapor/i,
    "emissions",
  ],
  [/ignition|misfire|glow plug|knock|ion (current|sense)|spark/, "ignition"],
  [/fuel|inject/, "fuel"],
  [
    /turbo|supercharger|boost|wastegate|intake|throttle|air flow|barometric|charge air|manifold|vacuum|idle/,
    "air",
  ],
  [/starter|alternator|battery|charging/, "electrical"],
  [/camshaft|crank|rocker|valve|oil|cylinder|engine|piston|timing|combustion/, "engine"],
];

const byRange: readonly (readonly [start: RegExp, system: System])[] = [
  [/^P0[A-F]|^P1[A-F]|^P3[0-3]/, "hybrid"],
  [/^P0[789]|^P2[789]/, "transmission"],
  [/^B/, "restraints"],
  [/^C/, "brakes"],
  [/^U/, "network"],
];

/** The system of the car that a part belongs to, by its English name and its first code. */
export function systemOf(name: string, code: string): System {
  if (/^U0[1-7]|^U3/.test(code)) return "network";
  return (
    byName.find(([words]) => words.test(name))?.[1] ??
    byRange.find(([start]) => start.test(code))?.[1] ??
    "control"
  );
}
