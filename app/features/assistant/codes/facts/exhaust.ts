import type { Record } from "./record.ts";

/** Oxygen sensors, catalyst, EGR, secondary air, evaporative system, diesel aftertreatment. */
export const exhaust: readonly Record[] = [
  {
    codes: "P0420 P0430 P0421 P0431 P0422 P0432",
    causes: ["catalystAged", "catalystPoisoned", "exhaustLeak", "rearSensor"],
    checks: ["otherFirst", "exhaustSmoke", "compareSensors", "catTemperature", "findPoison"],
    safety: "hotExhaust",
  },
  {
    codes: "P0030 P0031 P0032 P0036 P0037 P0038 P0050 P0051 P0052 P0056 P0057 P0058 P0135 P0141 P0147 P0155 P0161 P0053 P0054 P0059 P0060",
    causes: ["heaterOpen", "fuse", "wiring", "supply", "module"],
    checks: ["heaterCheck", "fuses", "wiggle", "supplyGround"],
    safety: "hotExhaust",
  },
  {
    codes: "P0130 P0150 P0136 P0156 P0134 P0154 P0140 P0160",
    causes: ["wiring", "sensorAged", "heaterOpen", "exhaustLeak"],
    checks: ["wiggle", "heaterCheck", "enrich", "exhaustSmoke"],
    safety: "hotExhaust",
  },
  {
    codes: "P0131 P0151 P0137 P0157 P2195 P2197 P2270 P2272",
    causes: ["exhaustLeak", "mixtureReal", "sensorAged", "wiring", "vacuumLeak"],
    checks: ["trims", "exhaustSmoke", "enrich", "wiggle"],
    safety: "hotExhaust",
  },
  {
    codes: "P0132 P0152 P0138 P0158 P2196 P2198 P2271 P2273",
    causes: ["mixtureReal", "sensorAged", "wiring", "injectorsLeaking", "highFuelPressure"],
    checks: ["trims", "wiggle", "enrich", "fuelPressure"],
    safety: "hotExhaust",
  },
  {
    codes: "P0133 P0153 P0139 P0159",
    causes: ["sensorAged", "exhaustLeak", "heaterOpen", "vacuumLeak"],
    checks: ["enrich", "exhaustSmoke", "heaterCheck", "trims"],
    safety: "hotExhaust",
  },
  {
    codes: "P2096 P2098 P2097 P2099",
    causes: ["exhaustLeak", "rearSensor", "mixtureReal", "catalystAged"],
    checks: ["otherFirst", "exhaustSmoke", "trims", "enrich"],
    safety: "hotExhaust",
  },
  // Recirculation and secondary air
  {
    codes: "P0400 P0401",
    causes: ["egrCarbon", "egrControl", "egrSensor", "wiring"],
    checks: ["egrVacuum", "egrClean", "command", "liveData"],
    safety: "hotExhaust",
  },
  { codes: "P0402", causes: ["egrOpen", "egrControl", "egrSensor"], checks: ["egrClean", "command", "liveData"], safety: "hotExhaust" },
  {
    codes: "P0403 P0404 P0489 P0490 P2413",
    causes: ["egrCarbon", "wiring", "egrControl", "supply"],
    checks: ["command", "resistance", "egrClean", "wiggle"],
    safety: "hotExhaust",
  },
  {
    codes: "P0405 P0406 P0409",
    causes: ["egrSensor", "wiring", "referenceShort"],
    checks: ["liveData", "reference", "wiggle", "egrClean"],
  },
  {
    codes: "P0410 P0411 P0412 P0413 P0414 P0418 P0491 P0492",
    causes: ["airPump", "airValve", "fuse", "wiring"],
    checks: ["airPumpRun", "fuses", "command", "wiggle"],
    safety: "hotExhaust",
  },
  // Evaporative system
  {
    codes: "P0440 P0442 P0456",
    causes: ["fuelCap", "evapHose", "purgeLeaks", "ventStuck", "canister", "fillerNeck"],
    checks: ["capFirst", "purgeSeal", "evapSmoke", "ventMove"],
    safety: "vapor",
  },
  {
    codes: "P0455 P0457",
    causes: ["fuelCap", "evapHose", "purgeOpen", "ventStuck", "fillerNeck"],
    checks: ["capFirst", "evapSmoke", "purgeSeal", "ventMove"],
    safety: "vapor",
  },
  {
    codes: "P0441 P0496 P0497",
    causes: ["purgeOpen", "evapHose", "canister", "wiring"],
    checks: ["purgeSeal", "command", "evapSmoke"],
    safety: "vapor",
  },
  {
    codes: "P0443 P0444 P0445 P0458 P0459",
    causes: ["actuator", "wiring", "fuse"],
    checks: ["resistance", "command", "supplyGround", "wiggle"],
    safety: "vapor",
  },
  {
    codes: "P0446 P0447 P0448 P0449 P0498 P0499 P2421 P2422",
    causes: ["ventStuck", "wiring", "canister", "fuse"],
    checks: ["ventMove", "resistance", "supplyGround", "evapSmoke"],
    safety: "vapor",
  },
  {
    codes: "P0450 P0451 P0452 P0453 P0454",
    causes: ["tankSensor", "wiring", "ventStuck", "referenceShort"],
    checks: ["capOffZero", "reference", "wiggle", "ventMove"],
    safety: "vapor",
  },
  {
    codes: "P0460 P0461 P0462 P0463 P0464",
    causes: ["floatStuck", "wiring", "supply"],
    checks: ["levelCompare", "resistance", "wiggle"],
    safety: "vapor",
  },
  // Diesel
  {
    codes: "P2002 P2003",
    causes: ["filterCracked", "filterHoses", "sensor", "exhaustLeak"],
    checks: ["filterHoseCheck", "liveData", "exhaustSmoke"],
    safety: "hotExhaust",
  },
  {
    codes: "P2463",
    causes: ["shortTrips", "sootSource", "filterHoses"],
    checks: ["sootLoad", "sootCause", "filterHoseCheck", "pressureTest"],
    safety: "hotExhaust",
  },
  {
    codes: "P242F",
    causes: ["filterAsh", "filterHoses", "oilPoor"],
    checks: ["sootLoad", "filterHoseCheck", "backPressure"],
    safety: "hotExhaust",
  },
  {
    codes: "P2452 P2453 P2454 P2455",
    causes: ["filterHoses", "sensor", "wiring", "referenceShort"],
    checks: ["filterHoseCheck", "reference", "wiggle"],
    safety: "hotExhaust",
  },
  {
    codes: "P20EE P204F",
    causes: ["ureaPoor", "ureaInjector", "noxSensor", "exhaustLeak", "catalystAged"],
    checks: ["ureaTest", "ureaSpray", "exhaustSmoke", "otherFirst"],
    safety: "hotExhaust",
  },
  {
    codes: "P2200 P2201 P2202 P2203",
    causes: ["noxSensor", "wiring", "supply", "exhaustLeak"],
    checks: ["supplyGround", "wiggle", "exhaustSmoke"],
    safety: "hotExhaust",
  },
  {
    codes: "P0544 P0545 P0546 P2031 P2032 P2033 P2080",
    causes: ["sensor", "wiring", "exhaustLeak"],
    checks: ["coldCompare", "wiggle", "resistance"],
    safety: "hotExhaust",
  },
];
