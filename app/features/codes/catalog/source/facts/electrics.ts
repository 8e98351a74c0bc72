import type { CatalogRecord } from "./record.ts";

/** Power, charging, modules, switches, cruise control, brake pedal and air conditioning. */
export const electrics: readonly CatalogRecord[] = [
  // Power and starting
  {
    codes: "P2505-P2508",
    causes: ["fuse", "relayStuck", "cables", "wiring", "lowVoltage"],
    checks: ["batteryTest", "fuses", "moduleSupply", "voltageDrop"],
  },
  {
    codes: "P05F3-P05F7 P0612 P068A P068B P2510 P2511",
    causes: ["relayStuck", "fuse", "wiring", "module"],
    checks: ["fuses", "wiggle", "relayOutput", "moduleSupply"],
  },
  {
    codes: "P06E4 P2530-P2538 P25B7-P25B9",
    causes: ["ignitionSwitch", "fuse", "wiring"],
    checks: ["switchLive", "fuses", "wiggle"],
  },
  {
    codes: "P0623 P065A-P065C P2500 P2501",
    causes: ["alternator", "wiring", "belt", "fuse"],
    checks: ["batteryTest", "beltLook", "wiggle", "voltageDrop"],
  },
  {
    codes: "P0514-P0517 P057F P058A-P058F",
    causes: ["batterySensor", "wiring", "battery"],
    checks: ["batteryTest", "wiggle", "liveData"],
  },
  {
    codes: "P06E9 P06EF",
    causes: ["battery", "cables", "rangeAdjust", "fuse"],
    checks: ["batteryTest", "voltageDrop", "starterSignal"],
  },
  {
    codes: "P2AF2-P2AFB",
    causes: ["fuse", "wiring", "relayStuck", "rangeAdjust"],
    checks: ["fuses", "wiggle", "cableAdjust", "starterSignal"],
  },
  {
    codes: "P06A3-P06A9 P06B0-P06B5 P06D2-P06D9 P06E6-P06E8",
    causes: ["referenceShort", "wiring", "module"],
    checks: ["wiggle", "reference", "moduleSupply"],
  },
  // Modules
  {
    codes:
      "P060E P060F P0618 P0619 P061B-P061F P062C P0634 P064D-P064F P0666-P0669 P06AA-P06AE P06B8",
    causes: ["lowVoltage", "supply", "software", "module"],
    checks: ["batteryTest", "moduleSupply", "clearRetest"],
  },
  {
    codes: "P05CB P0631 P0632 P063E P063F",
    causes: ["notCoded", "software", "lowVoltage"],
    checks: ["allCodes", "batteryTest", "clearRetest"],
  },
  {
    codes: "P0633",
    causes: ["immobilizer", "notCoded", "lowVoltage"],
    checks: ["keyTest", "batteryTest", "clearRetest"],
  },
  {
    codes: "P06AF P232A P23A9 P2544-P2549 P2550 P2551 P258F",
    causes: ["otherModule", "busWires", "software"],
    checks: ["whoAnswers", "allCodes", "clearRetest"],
  },
  {
    codes: "P06EC P2561 P2584 P25A2 P25AF P25C9",
    causes: ["otherModule", "busWires"],
    checks: ["whoAnswers", "allCodes", "clearRetest"],
  },
  {
    codes: "P0624 P0644 P0648 P0649 P0654-P0656 P065D P069F P06ED P06EE P06F4 P06FF",
    causes: ["lampDriver", "wiring", "module"],
    checks: ["lampTest", "whoAnswers", "wiggle"],
  },
  {
    codes: "P0608 P0609",
    causes: ["wiring", "otherModule", "module"],
    checks: ["allCodes", "liveData", "wiggle"],
  },
  {
    codes: "P215A-P215C",
    causes: ["speedSensor", "wheelSizes", "wiring", "notCoded"],
    checks: ["allCodes", "tiresMatch", "liveData", "wheelCompare"],
  },
  {
    codes: "P2161",
    causes: ["speedSensor", "wiring", "supply"],
    checks: ["wiggle", "liveData", "scope", "wheelCompare"],
  },
  // Switches of the driver
  {
    codes:
      "P05BC-P05BF P05C7-P05CA P05D0-P05D7 P064B P251A-P251F P253A-P253E P254A-P254F P255A-P255E P256A-P256E P257D-P257F P258E P25A3-P25A8 P25BA-P25BC",
    causes: ["switchBad", "wiring", "supply"],
    checks: ["switchLive", "wiggle", "supplyGround"],
  },
  {
    codes: "P0569-P056C P0570 P0576-P0579 P0580 P0581 P0585 P0589 P0590-P0593",
    causes: ["cruiseSwitch", "wiring", "brakeSwitch"],
    checks: ["liveData", "columnPlug"],
  },
  {
    codes: "P0525 P0582-P0584 P0586-P0588 P0594-P0596",
    causes: ["wiring", "winding", "supply", "brakeSwitch"],
    checks: ["pedalSwitch", "wiggle", "resistance", "supplyGround"],
  },
  {
    codes: "P0574",
    causes: ["otherModule", "cruiseSwitch", "brakeSwitch"],
    checks: ["allCodes", "pedalSwitch", "clearRetest"],
  },
  {
    codes: "P2583 P2591 P2592",
    causes: ["noCalibration", "wiring", "otherModule"],
    checks: ["allCodes", "whoAnswers", "calibrate"],
  },
  {
    codes: "P057A-P057E P05DB-P05E0 P05FF",
    causes: ["brakePedalSensor", "wiring", "referenceShort"],
    checks: ["pedalSwitch", "wiggle", "reference", "calibrate"],
  },
  {
    codes: "P05E3-P05E7",
    causes: ["switchBad", "wiring"],
    checks: ["switchLive", "wiggle"],
  },
  {
    codes: "P218B-P218E P2552-P2555",
    causes: ["wiring", "otherModule", "aftermarket"],
    checks: ["allCodes", "removeAdded", "wiggle"],
  },
  // Air conditioning
  {
    codes: "P05E1 P05E2 P2515-P2518",
    causes: ["wiring", "sensor", "referenceShort", "refrigerantLeak"],
    checks: ["wiggle", "reference", "liveData", "leakDetector"],
  },
  {
    codes: "P0535-P0539",
    causes: ["wiring", "sensor"],
    checks: ["wiggle", "unplugSwap", "resistance"],
  },
  {
    codes: "P2519 P2520-P2524 P255F P256F",
    causes: ["wiring", "switchBad", "otherModule"],
    checks: ["switchLive", "whoAnswers", "wiggle"],
  },
  // Vacuum, steering and heaters
  {
    codes: "P050F",
    causes: ["brakeVacuum", "vacuumLeak", "wiring"],
    checks: ["allCodes", "boosterVacuum", "wiggle"],
  },
  {
    codes: "P257A-P257C P258A-P258D P25EE-P25F1",
    causes: ["fuse", "wiring", "winding", "module"],
    checks: ["fuses", "wiggle", "resistance", "supplyGround"],
  },
  {
    codes: "P2525-P2529",
    causes: ["wiring", "sensor", "brakeVacuum"],
    checks: ["wiggle", "reference", "boosterVacuum"],
  },
  {
    codes: "P0635-P0637",
    causes: ["wiring", "switchBad", "fuse"],
    checks: ["fuses", "wiggle", "liveData"],
  },
  {
    codes: "P0540-P0543 P0640",
    causes: ["fuse", "wiring", "heaterElement", "supply"],
    checks: ["fuses", "wiggle", "resistance", "supplyGround"],
  },
  {
    codes: "P066A-P066F P0679-P0682 P068C-P068F P069A-P069D P06B9-P06D0 P06E0-P06E3",
    causes: ["glowPlug", "glowModule", "wiring", "fuse"],
    checks: ["fuses", "wiggle", "supplyGround", "glowMeasure"],
  },
  {
    codes: "P064C P06E5 P06F5-P06F8 P06FA",
    causes: ["wiring", "supply", "glowModule", "fuse"],
    checks: ["fuses", "wiggle", "supplyGround"],
  },
  {
    codes: "P0695 P0696",
    causes: ["fuse", "wiring", "supply", "fanMotor"],
    checks: ["fuses", "wiggle", "fanCommand"],
  },
  {
    codes: "P2B2F-P2B32",
    causes: ["fanMotor", "fuse", "wiring"],
    checks: ["fuses", "wiggle", "fanCommand"],
  },
  {
    codes: "P020A-P020F P021A-P021F P05EC P21B6-P21C1",
    causes: ["rackWorn", "lowFuelPressure", "wiring", "injectorBad"],
    checks: ["allCodes", "wiggle", "fuelSample", "fuelPressure"],
  },
  {
    codes: "P06F0-P06F3",
    causes: ["lowVoltage", "supply", "module"],
    checks: ["batteryTest", "moduleSupply", "clearRetest"],
  },
];
