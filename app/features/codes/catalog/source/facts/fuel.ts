import type { CatalogRecord } from "./record.ts";

/** Mixture, fuel pressure, injectors, pumps and tank. */
export const fuel: readonly CatalogRecord[] = [
  // Mixture
  {
    codes: "P016C P2191 P2193 P21F4 P21F6 P21F8 P21FA P21FC P21FE",
    causes: ["lowFuelPressure", "vacuumLeak", "airFlowDirty", "injectorsClogged", "exhaustLeak"],
    checks: ["allCodes", "trims", "smoke", "cleanAirFlow", "fuelPressure"],
  },
  {
    codes: "P016B P2192 P2194 P21F5 P21F7 P21F9 P21FB P21FD P21FF",
    causes: [
      "injectorsLeaking",
      "highFuelPressure",
      "purgeOpen",
      "airFlowDirty",
      "airRestricted",
      "coolantSensor",
    ],
    checks: ["allCodes", "trims", "oilSmell", "cleanAirFlow", "purgeClosed", "fuelPressure"],
  },
  {
    codes: "P219C-P21A7",
    causes: ["injectorsClogged", "vacuumLeak", "egrCarbon", "coil", "compression"],
    checks: ["allCodes", "misfireCount", "smoke", "injectorTest", "compressionTest"],
  },
  {
    codes: "P230A-P230F P231A-P231F P23F2-P23FF",
    causes: ["injectorsClogged", "vacuumLeak", "egrCarbon", "exhaustLeak", "compression"],
    checks: ["allCodes", "misfireCount", "smoke", "injectorTest", "compressionTest"],
  },
  {
    codes: "P016A",
    causes: ["sensorAged", "heaterOpen", "coolantSensor", "wiring"],
    checks: ["allCodes", "coldCompare", "richLean", "heaterCheck"],
  },
  {
    codes: "P054E P054F",
    causes: ["injectorBad", "vacuumLeak", "injectorNotCoded", "compression"],
    checks: ["liveData", "injectorCode", "returnFlow", "compressionTest"],
  },
  // Pressure
  {
    codes: "P00B9 P00BA P016F P01C8 P053F P05FC P228C P228E P229A P229C",
    causes: ["lowFuelPressure", "fuelFilter", "fuelGelled", "highPump", "sensor"],
    checks: ["liveData", "railGraph", "fuelSample", "fuelPressure"],
  },
  {
    codes: "P000F P016E P018F P01C9 P228D P228F P229B P229D",
    causes: ["highFuelPressure", "highPump", "reliefValve", "sensor", "wiring"],
    checks: ["liveData", "wiggle", "command", "railGraph"],
  },
  {
    codes: "P00C6 P01CA",
    causes: ["lowFuelPressure", "fuelFilter", "injectorsLeaking", "reliefValve", "highPump"],
    checks: ["liveData", "fuelPressure", "returnFlow"],
  },
  {
    codes: "P000E P00BB P016D P228A P228B",
    causes: ["fuelFilter", "highPump", "injectorsLeaking", "wiring"],
    checks: ["allCodes", "liveData", "railGraph", "fuelPressure"],
  },
  {
    codes: "P009B-P009D P00C8-P00CD P2295 P2296 P233A-P233F P2370 P2372 P2373 P2C02-P2C04",
    causes: ["wiring", "winding", "supply", "module"],
    checks: ["wiggle", "resistance", "supplyGround", "command"],
  },
  {
    codes: "P009E P009F P2371 P2C00 P2C01 P2C1E",
    causes: ["actuator", "fuelFilter", "highPump", "wiring"],
    checks: ["wiggle", "resistance", "railGraph", "fuelPressure"],
  },
  {
    codes: "P018A P018C-P018E P01BE P01C0-P01C3 P01C5-P01C7 P20DD-P20E1 P2539 P2541-P2543",
    causes: ["wiring", "sensor", "referenceShort"],
    checks: ["wiggle", "reference", "supplyGround", "liveData"],
  },
  {
    codes: "P018B P01BF P01C4 P2540",
    causes: ["sensor", "wiring", "lowFuelPressure", "fuelFilter"],
    checks: ["liveData", "wiggle", "reference", "fuelPressure"],
  },
  {
    codes: "P0185-P0189",
    causes: ["wiring", "sensor"],
    checks: ["wiggle", "coldCompare", "unplugSwap"],
  },
  // Pumps
  {
    codes: "P0233 P023F P025A-P025D P027A-P027D P062A P064A",
    causes: ["fuse", "wiring", "fuelPump", "module"],
    checks: ["fuses", "wiggle", "supplyGround", "pumpSupply"],
  },
  {
    codes: "P069E",
    causes: ["fuelPump", "wiring", "supply"],
    checks: ["allCodes", "supplyGround", "pumpSupply"],
  },
  {
    codes: "P0216 P0256-P0259 P0260",
    causes: ["wiring", "rackWorn", "lowFuelPressure", "fuelFilter"],
    checks: ["wiggle", "supplyGround", "fuelSample", "fuelPressure"],
  },
  {
    codes: "P0148 P0149 P026B-P026D P027E P027F",
    causes: ["fuelFilter", "lowFuelPressure", "rackWorn", "injectorNotCoded", "badFuel"],
    checks: ["allCodes", "liveData", "fuelSample", "fuelPressure"],
  },
  {
    codes: "P0215",
    causes: ["fuse", "wiring", "winding"],
    checks: ["fuses", "wiggle", "resistance", "supplyGround"],
  },
  // Injectors
  {
    codes: "P0209 P0210-P0214 P02FB P21CF-P21DA",
    causes: ["wiring", "injectorCoil", "supply", "module"],
    checks: ["wiggle", "resistance", "injectorPulse", "swapInjector"],
  },
  {
    codes:
      "P0285 P0286 P0288 P0289 P0291 P0292 P0294 P0295 P02FC P02FD P062B P062D P062E P21DB P21DC P21DE-P21F3",
    causes: ["wiring", "injectorCoil", "module"],
    checks: ["wiggle", "resistance", "injectorScope", "swapInjector"],
  },
  {
    codes:
      "P0287 P0290 P0293 P0296 P029A P029B P029E P029F P02A2 P02A3 P02A6 P02A7 P02AA P02AB P02AE P02AF P02B2 P02B3 P02B6 P02B7 P02BA P02BB P02BE P02BF P02C2 P02C3 P02C6 P02C7 P02EE-P02F9",
    causes: ["injectorBad", "compression", "injectorNotCoded", "wiring"],
    checks: ["liveData", "injectorCode", "returnFlow", "compressionTest", "swapInjector"],
  },
  {
    codes: "P029C P02A0 P02A4 P02A8 P02AC P02B0 P02B4 P02B8 P02BC P02C0 P02C4 P02C8",
    causes: ["injectorsClogged", "badFuel", "fuelFilter", "injectorNotCoded"],
    checks: ["liveData", "fuelSample", "injectorTest", "swapInjector"],
  },
  {
    codes: "P029D P02A1 P02A5 P02A9 P02AD P02B1 P02B5 P02B9 P02BD P02C1 P02C5 P02C9",
    causes: ["injectorsLeaking", "badFuel", "compression"],
    checks: ["liveData", "oilSmell", "returnFlow", "injectorTest"],
  },
  {
    codes: "P02CC-P02DF P232B-P232E P2C52-P2C61",
    causes: ["injectorNotCoded", "injectorBad", "lowFuelPressure", "compression"],
    checks: ["liveData", "injectorCode", "returnFlow", "compressionTest"],
  },
  {
    codes: "P2146-P2149 P2150-P2157 P216A-P216F P217A-P217F",
    causes: ["wiring", "injectorCoil", "fuse", "module"],
    checks: ["fuses", "wiggle", "resistance", "injectorScope"],
  },
  // Injection by oil pressure
  {
    codes: "P2283 P2285-P2287",
    causes: ["wiring", "sensor", "referenceShort"],
    checks: ["wiggle", "reference", "liveData", "oilLevel"],
  },
  {
    codes: "P2284 P2288 P2289 P2290-P2292",
    causes: ["oilPoor", "oilUnderPressure", "injectionRegulator", "sensor", "wiring"],
    checks: ["oilLevel", "liveData", "wiggle", "command"],
  },
  // Tank and water
  {
    codes: "P2065-P2069 P25B0-P25B2 P25D7-P25DC P2C51",
    causes: ["wiring", "floatStuck", "supply"],
    checks: ["levelCompare", "wiggle", "resistance"],
  },
  {
    codes: "P2264-P2268 P238A-P238E",
    causes: ["wiring", "sensor", "waterFuel"],
    checks: ["wiggle", "supplyGround", "fuelSample"],
  },
  {
    codes: "P238F",
    causes: ["waterFuel", "sensor", "wiring"],
    checks: ["fuelSample", "wiggle", "clearRetest"],
  },
];
