import type { CatalogRecord } from "./record.ts";

/** Oxygen sensors, catalyst, EGR and secondary air. */
export const exhaust: readonly CatalogRecord[] = [
  // Oxygen sensors
  {
    codes: "P013A-P013F P014A P014B P014E P014F P015C P015D P0165 P019A-P019D P01F4 P2A02 P2A05",
    causes: ["sensorAged", "exhaustLeak", "heaterOpen", "vacuumLeak"],
    checks: ["richLean", "trims", "exhaustSmoke", "heaterCheck"],
  },
  {
    codes: "P0162 P0166 P01F1 P01F5",
    causes: ["wiring", "sensorAged", "heaterOpen", "exhaustLeak"],
    checks: ["wiggle", "heaterCheck", "richLean", "exhaustSmoke"],
  },
  {
    codes: "P0163 P01F2",
    causes: ["wiring", "exhaustLeak", "mixtureReal", "sensorAged"],
    checks: ["wiggle", "trims", "richLean", "exhaustSmoke"],
  },
  {
    codes: "P0164 P01F3",
    causes: ["wiring", "mixtureReal", "sensorAged", "injectorsLeaking"],
    checks: ["wiggle", "trims", "richLean", "fuelPressure"],
  },
  {
    codes: "P01F6 P2274 P2276",
    causes: ["mixtureReal", "exhaustLeak", "vacuumLeak", "sensorAged", "wiring"],
    checks: ["trims", "richLean", "exhaustSmoke", "wiggle"],
  },
  {
    codes: "P01F7 P2275 P2277",
    causes: ["mixtureReal", "sensorAged", "wiring", "injectorsLeaking"],
    checks: ["trims", "richLean", "wiggle", "fuelPressure"],
  },
  {
    codes: "P0042-P0044 P0055 P0061-P0064 P00D1-P00D4 P0167",
    causes: ["heaterOpen", "fuse", "wiring", "supply", "module"],
    checks: ["fuses", "wiggle", "heaterCheck", "supplyGround"],
  },
  {
    codes: "P2231-P2236",
    causes: ["sensorAged", "wiring", "heaterOpen"],
    checks: ["wiggle", "heaterCheck", "clearRetest"],
  },
  {
    codes:
      "P2238 P2239 P223C-P2242 P2244-P2249 P2250 P2252-P2256 P22AB-P22C4 P2A06-P2A09 P2A10 P2A11 P2A38-P2A3D",
    causes: ["wiring", "sensorAged", "module"],
    checks: ["wiggle", "liveData", "heaterCheck", "clearRetest"],
  },
  {
    codes: "P00D5 P00D6 P2278 P2416 P2417 P241A P241B",
    causes: ["plugsCrossed", "wiring", "sensorAged"],
    checks: ["crossedLook", "liveData", "richLean"],
  },
  {
    codes: "P2297 P2298 P232F P2379-P237B P239E-P23A1 P2414 P2415",
    causes: ["exhaustLeak", "injectorsLeaking", "sensorAged", "wiring"],
    checks: ["wiggle", "richLean", "exhaustSmoke", "fuelPressure"],
  },
  {
    codes: "P055E",
    causes: ["fuse", "wiring", "supply", "module"],
    checks: ["fuses", "wiggle", "supplyGround"],
  },
  // Catalyst
  {
    codes: "P0423 P0424 P0433 P0434 P2423 P2424",
    causes: ["catalystAged", "catalystPoisoned", "exhaustLeak", "rearSensor"],
    checks: ["otherFirst", "monitorResult", "compareSensors", "exhaustSmoke", "findPoison"],
  },
  {
    codes: "P0425-P0428 P042A-P042D P0435-P0438 P043A-P043D P046A P046B",
    causes: ["wiring", "sensor", "exhaustLeak"],
    checks: ["wiggle", "coldCompare", "resistance"],
  },
  {
    codes: "P200E P200F P2428 P2429",
    causes: ["catalystBurning", "injectorsLeaking", "coil", "sensor"],
    checks: ["otherFirst", "misfireCount", "trims", "coldCompare"],
    hazards: ["misfire"],
  },
  {
    codes: "P0429 P0439 P04F2-P04F9 P04FE P04FF",
    causes: ["wiring", "heaterElement", "fuse", "module"],
    checks: ["fuses", "wiggle", "resistance", "supplyGround"],
  },
  // Recirculation
  {
    codes: "P049B P04D8 P04D9 P04DD P23E7 P2AA3",
    causes: ["egrCarbon", "egrControl", "egrCooler", "egrSensor", "wiring"],
    checks: ["liveData", "wiggle", "egrVacuum", "egrClean"],
  },
  {
    codes: "P049A P049D P049E P04FD P240F",
    causes: ["egrCarbon", "egrControl", "egrSensor", "wiring"],
    checks: ["liveData", "wiggle", "command", "egrClean"],
  },
  {
    codes: "P042E P045E P049C P04DA P04DE P23E5 P23E8 P2AA4",
    causes: ["egrOpen", "egrCarbon", "egrControl", "egrSensor"],
    checks: ["liveData", "wiggle", "command", "egrClean"],
  },
  {
    codes: "P042F P045F P23E6",
    causes: ["egrCarbon", "egrControl", "wiring"],
    checks: ["liveData", "wiggle", "command", "egrClean"],
  },
  {
    codes:
      "P045A P045C P045D P2143-P2145 P23E1 P23E3 P23E4 P2425-P2427 P245A P245C P245D P248E P2490 P2491",
    causes: ["wiring", "winding", "supply", "module"],
    checks: ["wiggle", "resistance", "supplyGround", "command"],
  },
  {
    codes: "P045B P23E2 P245B P248F P24A5 P24A6 P2AA5 P2AA6",
    causes: ["egrCarbon", "egrControl", "egrCooler", "wiring"],
    checks: ["wiggle", "supplyGround", "command", "egrClean"],
  },
  {
    codes: "P044A-P044E P046C-P046F P2380-P2389 P2492-P249B",
    causes: ["wiring", "egrSensor", "referenceShort"],
    checks: ["wiggle", "reference", "liveData", "egrClean"],
  },
  {
    codes: "P040A-P040F P041A-P041E P04CE-P04D2 P04E5-P04E9 P24F2",
    causes: ["wiring", "sensor", "egrCarbon"],
    checks: ["wiggle", "coldCompare", "resistance"],
  },
  {
    codes: "P0487 P213A P213C P213D P2141 P2142",
    causes: ["wiring", "winding", "supply", "module"],
    checks: ["wiggle", "resistance", "supplyGround", "command"],
  },
  {
    codes: "P0488 P213B",
    causes: ["intakeThrottle", "wiring", "supply"],
    checks: ["wiggle", "command", "supplyGround", "sootClean"],
  },
  {
    codes: "P241F P2457",
    causes: ["egrCooler", "lowCoolant", "sensor"],
    checks: ["allCodes", "coldCompare", "coolantLevel", "egrCoolerLook"],
  },
  {
    codes: "P24A7-P24AD P24D4",
    causes: ["fuse", "wiring", "pumpWorn", "module"],
    checks: ["fuses", "wiggle", "supplyGround", "coolantPumpRun"],
  },
  // Exhaust pressure
  {
    codes: "P0479 P04A3 P2169 P2170 P2171",
    causes: ["wiring", "winding", "supply", "module"],
    checks: ["wiggle", "resistance", "supplyGround", "command"],
  },
  {
    codes: "P047F P048A P049F-P04A2 P04A4 P04A5",
    causes: ["bypassStuck", "wiring", "supply"],
    checks: ["wiggle", "command", "backPressure"],
  },
  {
    codes: "P048B-P048F P04A6-P04AA",
    causes: ["wiring", "sensor", "referenceShort"],
    checks: ["wiggle", "reference", "liveData", "command"],
  },
  {
    codes: "P28F7 P28F8",
    causes: ["exhaustRestricted", "exhaustTube", "sensor"],
    checks: ["allCodes", "barometer", "tubeClear", "backPressure"],
  },
  // Secondary air
  {
    codes: "P2440-P2443 P2448 P2449 P25F6 P25F7",
    causes: ["airValve", "airHose", "airPump", "wiring"],
    checks: ["wiggle", "airPumpRun", "command"],
  },
  {
    codes: "P2444-P2447",
    causes: ["airPump", "fuse", "wiring", "airValve"],
    checks: ["fuses", "wiggle", "airPumpRun"],
  },
  {
    codes: "P041F P044F P2257-P2259 P2260",
    causes: ["wiring", "fuse", "winding", "module"],
    checks: ["fuses", "wiggle", "resistance", "supplyGround", "command"],
  },
  {
    codes: "P2430 P2433-P2439",
    causes: ["wiring", "sensor", "airHose", "referenceShort"],
    checks: ["wiggle", "reference", "liveData"],
  },
];
