import { byDanger, type HazardKey } from "../../app/features/codes/hazards/hazards.ts";
import { systemHazards } from "../../app/features/codes/hazards/of-system.ts";
import type { System } from "../../app/features/codes/systems.ts";

/** Hazards of work on a part, by the words of its English name. */
const byName: readonly (readonly [words: RegExp, hazards: readonly HazardKey[]])[] = [
  [
    /hybrid|drive motor|dc\/|\/dc|ac\/ac|high-voltage|motor electronics|generator|battery (charg|energy|management)|(?<!turbo)(?<!super)charger|charge port|control pilot|charging st(op|art)|inverter|proximity detection|propulsion|fuel cell|A\/C compressor|volt power/i,
    ["highVoltage", "battery12v"],
  ],
  [/(?<!fluid )coolant heater/, ["highVoltage", "battery12v"]],
  [/contactor/, ["liveCables"]],
  [/hydrogen|anode|cathode|stack /, ["fuel", "vapor", "highVoltage", "battery12v"]],
  [
    /airbag|seat belt|restraint|occupant|rollover|roll over|knee|deploy|steering (wheel|column|angle)|impact classification|column lock|safety integration|\bseat\b|sunroof|moveable roof/,
    ["airbag", "battery12v"],
  ],
  [/cruise control (multi|.*signal|input)|haptic|heated steering/, ["airbag", "battery12v"]],
  [
    /fuel injector|(?<!fluid )injector|injection (pump|timing|pulse|quantity|system)|fuel rail|pilot injection|fuel (pressure re|volume re|delivery|timing)|overpressure relief|high[- ]pressure (fuel|system)|fuel high/,
    ["fuelJet", "fuel"],
  ],
  [/cylinder (contribution|balance)/, ["fuelJet", "fuel", "injectorVoltage"]],
  // "System @" is named by its failure: an imbalance of the mixture.
  [/fuel trim|system too (lean|rich)|^system @$/, ["fuel"]],
  [/alternative fuel/, ["vapor"]],
  [/fuel-fired|auxiliary heater/, ["hotParts", "fuel"]],
  [/fuel (injector|injection)|\binjector/, ["injectorVoltage"]],
  [/fuel(?! (trim|mode))|vaporizer|air-fuel/, ["fuel"]],
  [/evap|fuel (tank|fill|cap|vapor|level)|purge|refueling/i, ["vapor"]],
  [
    /brake|\bABS\b|wheel speed|traction|stability|dynamics|yaw|acceleration sensor/,
    ["brakeFailure"],
  ],
  // The booster's vacuum.
  [/vacuum (pump|reservoir|sensor)/, ["brakeFailure"]],
  [/brake pedal|brake (lamp|light)/, ["brakeLights"]],
  [/steering/, ["steering"]],
  [/coolant|radiator|thermostat|egr cooler|engine hot|thermal management/i, ["hotCoolant"]],
  [/cylinder head temp/, ["hotCoolant", "hotParts"]],
  [/refrigerant|A\/C compressor/, ["refrigerant"]],
  [
    /\begr\b|exhaust|catalyst|nox|particulate|oxygen sensor|turbo|wastegate|glow plug|air system|secondary air|nh3|heat exchanger|charge air/i,
    ["hotParts"],
  ],
  [/diesel exhaust fluid|nh3/i, ["exhaustFluid"]],
  [/particulate filter.*regen|regeneration (control|incomplete)/, ["regeneration"]],
  [
    /\boil\b|transmission fluid|pressure control solenoid|shift (solenoid|fork)|hydraulic|friction element|torque converter|clutch/,
    ["hotFluids"],
  ],
  [
    /transmission|drive shaft|axle|differential(?! pressure)|transfer|4WD|AWD|wheel drive|driveline|half shaft|suspension|active roll|ride height|park lock|park pawl/,
    ["raisedVehicle"],
  ],
  // The lever may show another gear than the one that is engaged.
  [
    /\bpark\b(?!.*camshaft)(?<!actuator park)|transmission (range|stuck)|gear lever|unable to engage/,
    ["rollAway"],
  ],
  [/throttle/, ["throttlePlate", "powerLoss"]],
  [/accelerator/, ["powerLoss"]],
  [/ignition coil|ignition @ control|ion (current|sense)/, ["ignitionVoltage"]],
  [/misfire/, ["misfire"]],
  [
    /\bfan\b|alternator|starter|(?<!seat )belt|compressor|coolant pump clutch|grille|window|sunroof|roof|closure|rear gate|running board|folding top|entrapment|\bPTO\b|remote start|stop-start|engine restart/,
    ["movingParts"],
  ],
  [/battery|system voltage|charging system|alternator|starter/, ["battery12v"]],
];

/** The hazards of a part of the catalog. */
export const hazardsOfPart = (name: string, system: System): HazardKey[] =>
  byDanger([
    ...byName.flatMap(([words, hazards]) => (words.test(name) ? hazards : [])),
    ...(systemHazards[system] ?? []),
  ]);
