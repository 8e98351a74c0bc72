import type { FaultRecord } from "./record.ts";

/** Oxygen sensors, catalyst, EGR, secondary air, evaporative system, diesel aftertreatment. */
export const exhaust: readonly FaultRecord[] = [
  {
    codes: "P0420 P0430 P0421 P0431 P0422 P0432",
    causes: ["catalystAged", "catalystPoisoned", "exhaustLeak", "rearSensor"],
    checks: ["otherFirst", "monitorResult", "compareSensors", "exhaustSmoke", "findPoison"],
  },
  {
    codes:
      "P0030 P0031 P0032 P0036 P0037 P0038 P0050 P0051 P0052 P0056 P0057 P0058 P0135 P0141 P0147 P0155 P0161 P0053 P0054 P0059 P0060",
    causes: ["heaterOpen", "fuse", "wiring", "supply", "module"],
    checks: ["fuses", "wiggle", "heaterCheck", "supplyGround"],
  },
  {
    codes: "P0130 P0150 P0136 P0156 P0134 P0154 P0140 P0160 P0142 P0146 P2237 P2243 P2251",
    causes: ["wiring", "sensorAged", "heaterOpen", "exhaustLeak"],
    checks: ["wiggle", "heaterCheck", "richLean", "exhaustSmoke"],
  },
  {
    codes: "P0131 P0151 P0137 P0157 P0143",
    causes: ["wiring", "exhaustLeak", "mixtureReal", "sensorAged", "vacuumLeak"],
    checks: ["wiggle", "trims", "richLean", "exhaustSmoke"],
  },
  {
    codes: "P2195 P2197 P2270 P2272",
    causes: ["mixtureReal", "exhaustLeak", "vacuumLeak", "sensorAged", "wiring"],
    checks: ["trims", "richLean", "exhaustSmoke", "wiggle"],
  },
  {
    codes: "P0132 P0152 P0138 P0158 P0144",
    causes: ["wiring", "mixtureReal", "sensorAged", "injectorsLeaking", "highFuelPressure"],
    checks: ["wiggle", "trims", "richLean", "fuelPressure"],
  },
  {
    codes: "P2196 P2198 P2271 P2273",
    causes: ["mixtureReal", "sensorAged", "wiring", "injectorsLeaking", "highFuelPressure"],
    checks: ["trims", "richLean", "wiggle", "fuelPressure"],
  },
  {
    codes: "P0133 P0153 P0139 P0159 P0145 P014C P014D P015A P015B P2A00 P2A01 P2A03 P2A04",
    causes: ["sensorAged", "exhaustLeak", "heaterOpen", "vacuumLeak"],
    checks: ["richLean", "trims", "exhaustSmoke", "heaterCheck"],
  },
  {
    codes: "P2096 P2098",
    causes: ["exhaustLeak", "rearSensor", "mixtureReal", "catalystAged"],
    checks: ["otherFirst", "trims", "richLean", "exhaustSmoke"],
  },
  {
    // An exhaust leak reads lean, so it is no cause here.
    codes: "P2097 P2099",
    causes: ["mixtureReal", "rearSensor", "injectorsLeaking", "catalystAged"],
    checks: ["otherFirst", "trims", "richLean", "fuelPressure"],
  },
  // Recirculation and secondary air
  {
    codes: "P0400 P0401",
    causes: ["egrCarbon", "egrControl", "egrSensor", "wiring"],
    checks: ["liveData", "wiggle", "egrVacuum", "egrClean"],
  },
  {
    codes: "P0402",
    causes: ["egrOpen", "egrControl", "egrSensor"],
    checks: ["liveData", "command", "egrClean"],
  },
  {
    codes: "P0403 P0489 P0490",
    causes: ["wiring", "winding", "supply", "module"],
    checks: ["wiggle", "resistance", "supplyGround", "command"],
  },
  {
    codes: "P0404 P2413",
    causes: ["egrCarbon", "egrControl", "egrSensor", "wiring"],
    checks: ["wiggle", "liveData", "command", "egrClean"],
  },
  {
    codes: "P0405 P0406 P0407 P0408 P0409 P0486",
    causes: ["wiring", "egrSensor", "referenceShort"],
    checks: ["wiggle", "reference", "liveData", "egrClean"],
  },
  {
    codes: "P0410 P0411 P0491 P0492",
    causes: ["airPump", "airValve", "airHose", "fuse", "wiring"],
    checks: ["fuses", "airPumpRun", "command", "wiggle"],
  },
  {
    codes: "P0412 P0413 P0414 P0415 P0416 P0417 P0418 P0419",
    causes: ["wiring", "fuse", "winding", "module"],
    checks: ["fuses", "wiggle", "resistance", "supplyGround", "command"],
  },
  {
    codes: "P2431 P2432",
    causes: ["wiring", "sensor", "airHose"],
    checks: ["wiggle", "reference", "liveData"],
  },
  // Evaporative system
  {
    codes: "P0440 P0442 P0456",
    causes: ["fuelCap", "evapHose", "purgeLeaks", "ventStuck", "canister", "fillerNeck"],
    checks: ["capFirst", "purgeSeal", "ventMove", "evapSmoke"],
  },
  {
    codes: "P0455 P0457",
    causes: ["fuelCap", "evapHose", "purgeOpen", "ventStuck", "fillerNeck"],
    checks: ["capFirst", "purgeSeal", "ventMove", "evapSmoke"],
  },
  {
    codes: "P0441",
    causes: ["purgeOpen", "purgeShut", "purgeHose", "canister", "wiring"],
    checks: ["wiggle", "purgeSeal", "purgeFlow", "evapSmoke"],
  },
  {
    codes: "P0496",
    causes: ["purgeOpen", "wiring", "tankSensor"],
    checks: ["purgeSeal", "wiggle", "capOffZero"],
  },
  {
    codes: "P0497",
    causes: ["purgeShut", "purgeHose", "canister", "wiring"],
    checks: ["wiggle", "purgeFlow", "command"],
  },
  {
    codes: "P0443 P0444 P0445 P0458 P0459",
    causes: ["wiring", "winding", "fuse", "module"],
    checks: ["fuses", "wiggle", "resistance", "supplyGround", "command"],
  },
  {
    codes: "P0447 P0448 P0449 P0498 P0499",
    causes: ["wiring", "winding", "fuse", "module"],
    checks: ["fuses", "wiggle", "resistance", "supplyGround", "command"],
  },
  {
    codes: "P0446 P2421 P2422",
    causes: ["ventStuck", "ventHose", "canister", "wiring"],
    checks: ["wiggle", "ventMove", "resistance", "evapSmoke"],
  },
  {
    codes: "P0450 P0451 P0452 P0453 P0454",
    causes: ["wiring", "tankSensor", "ventStuck", "referenceShort"],
    checks: ["capOffZero", "wiggle", "reference", "ventMove"],
  },
  {
    codes: "P2401 P2402",
    causes: ["wiring", "winding", "fuse", "module"],
    checks: ["fuses", "wiggle", "resistance", "supplyGround"],
  },
  {
    codes: "P0460 P0461 P0462 P0463 P0464",
    causes: ["wiring", "floatStuck", "supply"],
    checks: ["levelCompare", "wiggle", "resistance"],
  },
  // Diesel
  {
    codes: "P0470 P0471 P0472 P0473 P0474",
    causes: ["wiring", "sensor", "referenceShort", "filterHoses"],
    checks: ["wiggle", "reference", "liveData", "barometer"],
  },
  {
    codes: "P0475 P0477 P0478",
    causes: ["wiring", "winding", "supply", "module"],
    checks: ["wiggle", "resistance", "supplyGround", "command"],
  },
  {
    codes: "P2002 P2003",
    causes: ["filterCracked", "filterHoses", "sensor", "exhaustLeak"],
    checks: ["liveData", "filterHoseCheck", "exhaustSmoke"],
  },
  {
    codes: "P2463 P2458 P2459",
    causes: ["shortTrips", "sootSource", "filterHoses"],
    checks: ["sootLoad", "filterHoseCheck", "sootCause", "pressureTest"],
  },
  {
    codes: "P242F",
    causes: ["filterAsh", "filterHoses", "oilPoor"],
    checks: ["sootLoad", "filterHoseCheck", "backPressure"],
  },
  {
    codes: "P2452 P2454 P2455 P2456",
    causes: ["wiring", "sensor", "referenceShort", "filterHoses"],
    checks: ["wiggle", "reference", "supplyGround", "filterHoseCheck"],
  },
  {
    codes: "P2453",
    causes: ["filterHoses", "sensor", "wiring"],
    checks: ["filterHoseCheck", "wiggle", "reference"],
  },
  {
    codes: "P20EE P204F",
    causes: ["ureaPoor", "ureaInjector", "noxSensor", "exhaustLeak", "catalystAged"],
    checks: ["allCodes", "ureaTest", "exhaustSmoke", "ureaSpray"],
  },
  {
    codes: "P20B9 P20BA P20BD",
    causes: ["wiring", "heaterOpen", "fuse", "module"],
    checks: ["fuses", "wiggle", "resistance", "supplyGround"],
  },
  {
    codes: "P203B P205B P205C P205D",
    causes: ["wiring", "sensor", "ureaPoor"],
    checks: ["wiggle", "liveData", "resistance"],
  },
  {
    codes: "P2047 P2048 P2049",
    causes: ["wiring", "winding", "module"],
    checks: ["wiggle", "resistance", "supplyGround"],
  },
  {
    codes: "P2200 P2201 P2202 P2203",
    causes: ["wiring", "noxSensor", "supply", "exhaustLeak"],
    checks: ["wiggle", "supplyGround", "exhaustSmoke"],
  },
  {
    codes: "P0544 P0545 P0546 P2031 P2032 P2033 P2080 P2081",
    causes: ["wiring", "sensor", "exhaustLeak"],
    checks: ["wiggle", "coldCompare", "resistance"],
  },
  {
    codes: "P0040 P0041",
    causes: ["wiring", "sensorAged"],
    checks: ["wiggle", "liveData", "richLean"],
  },
  {
    codes: "P0476",
    causes: ["actuator", "wiring", "supply"],
    checks: ["wiggle", "supplyGround", "command", "backPressure"],
  },
  {
    codes: "P203F",
    causes: ["ureaLow", "sensor", "wiring"],
    checks: ["liveData", "ureaTank", "wiggle"],
  },
];
