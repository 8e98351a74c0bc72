import type { FaultRecord } from "./record.ts";

/** Fuel pressure, mixture and injectors. */
export const fuel: readonly FaultRecord[] = [
  // Fuel pressure
  {
    codes: "P0087",
    causes: ["lowFuelPressure", "fuelFilter", "highPump", "injectorsLeaking", "sensor"],
    checks: ["liveData", "railGraph", "fuelPressure", "returnFlow"],
  },
  {
    codes: "P008A P2635",
    causes: ["fuelFilter", "supply", "fuelPump", "wiring"],
    checks: ["liveData", "pumpSupply", "fuelPressure"],
  },
  {
    codes: "P0088",
    causes: ["highFuelPressure", "highPump", "sensor", "wiring"],
    checks: ["wiggle", "liveData", "command", "railGraph"],
  },
  {
    codes: "P0089 P2293",
    causes: ["actuator", "fuelFilter", "highPump", "wiring"],
    checks: ["wiggle", "resistance", "railGraph", "fuelPressure"],
  },
  {
    codes: "P0090 P0091 P0092 P2294 P0001 P0002 P0003 P0004 P0005 P0006 P0007",
    causes: ["wiring", "winding", "supply", "module"],
    checks: ["wiggle", "resistance", "supplyGround", "command"],
  },
  {
    codes: "P0190 P0192 P0193 P0194",
    causes: ["wiring", "sensor", "referenceShort"],
    checks: ["wiggle", "reference", "supplyGround", "liveData"],
  },
  {
    codes: "P0191",
    causes: ["sensor", "wiring", "lowFuelPressure", "highPump"],
    checks: ["liveData", "wiggle", "reference", "fuelPressure"],
  },
  {
    codes: "P0230 P0231 P0232 P0627 P0628 P0629",
    causes: ["fuse", "wiring", "fuelPump", "module"],
    checks: ["fuses", "wiggle", "supplyGround", "pumpSupply"],
  },
  {
    codes: "P2269",
    causes: ["waterFuel", "sensor", "wiring"],
    checks: ["fuelSample", "wiggle", "clearRetest"],
  },
  {
    codes: "P0176 P0177 P0178 P0179",
    causes: ["wiring", "sensor", "badFuel"],
    checks: ["wiggle", "supplyGround", "scope", "fuelSample"],
  },
  // Mixture
  {
    codes: "P0171 P0174 P2177 P2179 P2187 P2189",
    causes: ["vacuumLeak", "airFlowDirty", "lowFuelPressure", "injectorsClogged", "exhaustLeak"],
    checks: ["allCodes", "trims", "smoke", "cleanAirFlow", "fuelPressure"],
  },
  {
    codes: "P0172 P0175 P2178 P2180 P2188 P2190",
    causes: [
      "injectorsLeaking",
      "highFuelPressure",
      "purgeOpen",
      "airFlowDirty",
      "airRestricted",
      "coolantSensor",
    ],
    checks: [
      "allCodes",
      "trims",
      "oilSmell",
      "cleanAirFlow",
      "purgeClosed",
      "fuelPressure",
      "injectorTest",
    ],
  },
  {
    codes: "P0170 P0173",
    causes: ["vacuumLeak", "airFlowDirty", "lowFuelPressure", "injectorsLeaking"],
    checks: ["allCodes", "trims", "smoke", "cleanAirFlow", "fuelPressure"],
  },
  {
    codes: "P0068",
    causes: ["vacuumLeak", "airFlowDirty", "throttleDirty", "wiring"],
    checks: ["liveData", "wiggle", "smoke", "cleanAirFlow", "throttleClean"],
  },
  {
    codes: "P2279",
    causes: ["vacuumLeak", "ductLeak", "mapHose"],
    checks: ["trims", "smoke"],
  },
  {
    codes: "P219A P219B",
    causes: ["injectorsClogged", "vacuumLeak", "egrCarbon", "exhaustLeak", "compression"],
    checks: ["allCodes", "misfireCount", "smoke", "compressionTest", "injectorTest"],
  },
  // Injectors
  {
    codes: "P0200 P0201 P0202 P0203 P0204 P0205 P0206 P0207 P0208",
    causes: ["wiring", "injectorCoil", "supply", "module"],
    checks: ["wiggle", "resistance", "injectorPulse", "swapInjector"],
  },
  {
    codes:
      "P0261 P0262 P0264 P0265 P0267 P0268 P0270 P0271 P0273 P0274 P0276 P0277 P0279 P0280 P0282 P0283",
    causes: ["wiring", "injectorCoil", "module"],
    checks: ["wiggle", "resistance", "injectorScope", "swapInjector"],
  },
  {
    codes: "P0263 P0266 P0269 P0272 P0275 P0278 P0281 P0284",
    causes: ["injectorBad", "compression", "coil", "wiring"],
    checks: ["liveData", "returnFlow", "compressionTest", "injectorTest", "swapInjector"],
  },
  {
    codes: "P008B",
    causes: ["highFuelPressure", "fuelPump", "sensor"],
    checks: ["liveData", "pumpSupply", "fuelPressure"],
  },
  {
    codes: "P0093 P0094",
    causes: ["lowFuelPressure", "highPump", "injectorsLeaking", "sensor"],
    checks: ["liveData", "railGraph", "returnFlow"],
  },
  {
    codes: "P0168",
    causes: ["sensor", "lowFuelLevel", "wiring"],
    checks: ["liveData", "coldCompare", "wiggle"],
  },
  {
    codes: "P0169",
    causes: ["badFuel", "sensor", "wiring"],
    checks: ["fuelSample", "wiggle", "clearRetest"],
  },
  {
    codes: "P0251 P0252 P0253 P0254 P0255",
    causes: ["wiring", "highPump", "fuelFilter", "lowFuelPressure"],
    checks: ["wiggle", "supplyGround", "fuelSample", "fuelPressure"],
  },
  {
    codes: "P0611",
    causes: ["lowVoltage", "supply", "wiring", "module"],
    checks: ["batteryTest", "wiggle", "moduleSupply"],
  },
];
