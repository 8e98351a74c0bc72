import type { HazardKey } from "#app/features/codes/hazards/hazards.ts";

/**
 * A family of codes, by range and by words of the English title, folded; the hazards that a page
 * must show, and the codes that the words mean but the hazard does not.
 */
type Family = {
  name: string;
  range: RegExp;
  words?: RegExp;
  due: readonly HazardKey[];
  except?: RegExp;
};

export const families: readonly Family[] = [
  // B: everything sits beside an airbag or a pretensioner, or on its circuits.
  { name: "Restraints", range: /^B0/, due: ["airbag", "battery12v"] },
  { name: "Power outlets", range: /^B0/, words: /high-voltage/, due: ["highVoltage"] },
  // C: the brakes may not hold; accumulators and electric brakes can move by themselves.
  {
    name: "Chassis",
    range: /^C0/,
    due: ["brakeFailure", "brakeWork"],
    except: /variable-effort|steering wheel position sensor: fault/,
  },
  { name: "Steering", range: /^C0/, words: /steering/, due: ["steering"] },
  {
    name: "At the steering wheel",
    range: /^[CU]0/,
    words: /steering (wheel|column|angle)|column lock|haptic/,
    due: ["airbag", "battery12v"],
  },
  {
    name: "Park and the lever",
    range: /^P/,
    words: /\bpark\b|park\/|transmission range|gear lever|transmission stuck in/,
    due: ["rollAway"],
    except: /camshaft/,
  },
  { name: "Brake pedal", range: /^C0/, words: /brake pedal/, due: ["brakeLights"] },
  {
    name: "Driven axles",
    range: /^C0/,
    words: /4wd|awd|axle|half shaft|drive shaft|differential|transfer|driveline/,
    due: ["raisedVehicle"],
  },
  // Hybrids, electric vehicles and fuel cells
  { name: "High voltage", range: /^P0[A-F]/, due: ["highVoltage", "battery12v"] },
  {
    name: "High voltage elsewhere",
    range: /^[PU]/,
    words:
      /hybrid|high-voltage|inverter|drive motor|dc\/dc|ac\/dc|dc\/ac|ac\/ac|battery (charger|energy)|inductive|fuel cell/,
    due: ["highVoltage", "battery12v"],
  },
  { name: "Contactors", range: /^[PU]/, words: /contactor/, due: ["liveCables"] },
  {
    name: "Electric coolant heaters",
    range: /^[PU]/,
    words: /(?<!fluid )coolant heater/,
    due: ["highVoltage", "hotCoolant"],
  },
  {
    name: "Hydrogen",
    range: /^[PU]/,
    words: /hydrogen|anode|cathode|\bstack /,
    due: ["fuel", "vapor", "highVoltage", "battery12v"],
  },
  // Fuel
  {
    name: "Injectors",
    range: /^[PU]/,
    words: /\binjectors?\b|cylinder contribution|cylinder balance/,
    due: ["fuelJet", "fuel"],
    except: /diesel exhaust fluid|particulate|air assist/,
  },
  {
    name: "High-pressure fuel",
    range: /^[PU]/,
    words:
      /fuel rail|fuel pressure regulator|fuel volume regulator|fuel pressure relief|high[- ]pressure fuel|injection pump|injection (pulse|timing)/,
    due: ["fuelJet", "fuel"],
    except: /exhaust fluid/,
  },
  {
    name: "Fuel",
    range: /^[PU]/,
    words: /\bfuel\b/,
    due: ["fuel"],
    // A switch or lamp on the dashboard, the mode it selects, and cells without liquid fuel.
    except: /fuel mode|closed-loop fuel control|with fuel level|warm-up|cold start/,
  },
  { name: "Mixture", range: /^P/, words: /too (lean|rich)/, due: ["fuel"] },
  {
    name: "Tank and vapor",
    range: /^[PU]/,
    words: /fuel (tank|cap|fill|vapor|level)|\bevap\b|evaporative|purge pump|alternative fuel/,
    due: ["vapor"],
    except: /misfire/,
  },
  // Cooling
  {
    name: "Coolant",
    range: /^[PU]/,
    words: /\bcoolant|thermostat|radiator|egr cooler/,
    due: ["hotCoolant"],
  },
  {
    name: "Cylinder head",
    range: /^P/,
    words: /cylinder head temp/,
    due: ["hotCoolant", "hotParts"],
  },
  {
    name: "Fans and shutters",
    range: /^[PU]/,
    words: /\b(cooling )?fan\b|grille air shutter/,
    due: ["movingParts"],
    except: /hybrid|exhaust/,
  },
  // Modules on the network: their circuits are as dangerous as those of their part.
  {
    name: "Modules of restraints",
    range: /^U0/,
    words:
      /airbag|restraint|occupant|\bseat\b|pretensioner|impact classification|safety integration/,
    due: ["airbag", "battery12v"],
  },
  {
    name: "Modules of brakes",
    range: /^U0/,
    words: /\babs\b|brake|yaw rate|dynamics control/,
    due: ["brakeFailure"],
  },
  { name: "Modules of steering", range: /^U0/, words: /steering/, due: ["steering"] },
  {
    name: "Modules of driven axles and suspension",
    range: /^U0/,
    words: /transfer case|wheel[- ]drive|differential control|suspension control|park lock/,
    due: ["raisedVehicle"],
  },
  {
    name: "Modules of what moves by itself",
    range: /^U0/,
    words: /window motor|sunroof|rear gate|folding top|running board|remote start|\bpto\b/,
    due: ["movingParts"],
  },
];

/** The titles that each hazard may not stand on: where it would only dull the others. */
export const notOn: readonly (readonly [hazard: HazardKey, range: RegExp, words: RegExp])[] = [
  ["highVoltage", /^P01|^P03/, /^(?!.*(hybrid|converter|coolant heater)).*$/],
  ["airbag", /^P0[1-3]/, /.*/],
  ["fuelJet", /^P04/, /evap|catalyst/],
  ["brakeFailure", /^P03/, /.*/],
  ["movingParts", /^B0/, /seat belt/],
];
