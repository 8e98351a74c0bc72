import type { CatalogRecord } from "./record.ts";

/** Misfire, coils, timing, oil and crankcase ventilation. */
export const engine: readonly CatalogRecord[] = [
  // Misfire and coils
  {
    codes: "P0309 P0310-P0312",
    causes: ["plugs", "coil", "injectorBad", "vacuumLeak", "compression", "wiring"],
    checks: ["misfireCount", "swapCoil", "smoke", "compressionTest", "swapInjector"],
    hazards: ["misfire"],
  },
  {
    codes: "P0363",
    causes: ["plugs", "coil", "injectorBad", "compression"],
    checks: ["misfireCount", "swapCoil", "plugLook", "compressionTest"],
    hazards: ["misfire"],
  },
  {
    codes: "P050D",
    causes: ["plugs", "vacuumLeak", "injectorsClogged", "noRelearn", "compression"],
    checks: ["misfireCount", "trims", "smoke", "plugLook", "compressionTest"],
    hazards: ["misfire"],
  },
  {
    codes:
      "P0359 P0360-P0362 P2312 P2313 P2315 P2316 P2318 P2319 P2321 P2322 P2324 P2325 P2327 P2328 P2330 P2331 P2333 P2334",
    causes: ["coil", "wiring", "supply", "module"],
    checks: ["wiggle", "supplyGround", "swapCoil", "coilScope"],
    hazards: ["misfire"],
  },
  {
    codes: "P2314 P2317 P2320 P2323 P2326 P2329 P2332 P2335",
    causes: ["coil", "plugs", "wiring", "supply"],
    checks: ["wiggle", "swapCoil", "plugLook", "coilScope"],
    hazards: ["misfire"],
  },
  {
    codes: "P030A-P030F P031A-P031F P035A-P035F P036A-P036F P038A-P038F P03FA-P03FF P06D1",
    causes: ["wiring", "coil", "supply", "coilDriver"],
    checks: ["wiggle", "supplyGround", "coilScope", "swapCoil"],
    hazards: ["misfire"],
  },
  {
    codes: "P032A-P032E P033A-P033E P06B6 P06B7",
    causes: ["wiring", "sensorMount", "sensor", "engineNoise", "octane"],
    checks: ["wiggle", "mountTorque", "scope", "listenEngine"],
  },
  {
    codes: "P2336-P2339 P2340-P2347",
    causes: ["octane", "engineNoise", "sensorMount", "lowCoolant"],
    checks: ["allCodes", "coolantLevel", "mountTorque", "listenEngine"],
  },
  {
    codes: "P034A P034B P0370-P0379",
    causes: ["wiring", "sensor", "gap", "ring"],
    checks: ["wiggle", "supplyGround", "scope", "sensorTip"],
  },
  {
    codes: "P033F",
    causes: ["timing", "wiring", "gap", "ring", "sensor"],
    checks: ["wiggle", "scopeCrankCam", "sensorTip", "timingMarks"],
  },
  // Glow plugs and pressure in the cylinder
  {
    codes: "P037A P037B P0383 P0384",
    causes: ["wiring", "fuse", "glowModule"],
    checks: ["fuses", "wiggle", "supplyGround", "command"],
  },
  {
    codes: "P037D-P037F",
    causes: ["glowPlug", "wiring", "glowModule", "fuse"],
    checks: ["fuses", "wiggle", "supplyGround", "glowMeasure"],
  },
  {
    codes: "P052F P0683 P0684 P06DF P06F9 P06FB-P06FD",
    causes: ["wiring", "supply", "glowModule", "fuse"],
    checks: ["fuses", "wiggle", "supplyGround"],
  },
  {
    codes:
      "P0395-P0399 P039F-P03A3 P03A9-P03AD P03B3-P03B7 P03BD-P03C1 P03C7-P03CB P03D1-P03D5 P03DB-P03DF",
    causes: ["wiring", "pressurePlug", "referenceShort"],
    checks: ["wiggle", "reference", "supplyGround", "liveData"],
  },
  {
    codes:
      "P039A-P039E P03A4-P03A8 P03AE-P03B2 P03B8-P03BC P03C2-P03C6 P03CC-P03D0 P03D6-P03DA P03E0-P03E4",
    causes: ["injectorBad", "pressurePlug", "compression", "egrOpen"],
    checks: ["allCodes", "liveData", "compressionTest", "injectorTest"],
  },
  // Camshafts
  {
    codes:
      "P001A-P001F P002A-P002F P0075-P0079 P0080-P0086 P03EC-P03EE P03F1-P03F3 P05D8-P05DA P25CA-P25D5",
    causes: ["wiring", "winding", "supply", "module"],
    checks: ["wiggle", "resistance", "supplyGround", "command"],
  },
  {
    codes: "P0026-P0029 P003C-P003F P005A-P005D P037C P03EF P03F0 P03F4 P03F5",
    causes: ["oilPoor", "oilValve", "wiring", "phaser"],
    checks: ["oilLevel", "wiggle", "command", "cleanValve"],
  },
  {
    codes: "P052A-P052D P054A-P054D P05CC-P05CF",
    causes: ["oilPoor", "oilValve", "lockPin", "timing"],
    checks: ["oilLevel", "coldStart", "command", "cleanValve", "timingMarks"],
  },
  {
    codes: "P25DD-P25E8",
    causes: ["lockPin", "oilPoor", "oilValve", "phaser"],
    checks: ["oilLevel", "coldStart", "command", "cleanValve"],
  },
  {
    codes: "P03E5-P03EB P03F6-P03F9",
    causes: ["wiring", "sensor", "referenceShort"],
    checks: ["wiggle", "reference", "liveData", "command"],
  },
  // Oil
  {
    codes: "P055A-P055D",
    causes: ["wiring", "sensor", "oilLeak", "oilPump"],
    checks: ["oilLevel", "wiggle", "mechanicalGauge"],
    hazards: ["oilPressure"],
  },
  {
    codes: "P055F P06DD P06DE",
    causes: ["oilLeak", "oilPoor", "oilPump", "oilValve", "sensor"],
    checks: ["oilLevel", "wiggle", "command", "mechanicalGauge"],
    hazards: ["oilPressure"],
  },
  {
    codes: "P05E8-P05EA P06DA-P06DC P25A9-P25AB",
    causes: ["wiring", "winding", "supply", "module"],
    checks: ["wiggle", "resistance", "supplyGround", "command"],
  },
  {
    codes: "P250A-P250E P252A-P252E",
    causes: ["wiring", "sensor", "supply"],
    checks: ["wiggle", "supplyGround", "oilLevel"],
  },
  {
    codes: "P250F",
    causes: ["oilLeak", "blowBy", "sensor"],
    checks: ["oilLevel", "clearRetest"],
    hazards: ["oilPressure"],
  },
  {
    codes: "P252F",
    causes: ["oilOverfilled", "sensor", "injectorsLeaking"],
    checks: ["oilLevel", "oilSmell"],
  },
  {
    codes: "P253F",
    causes: ["oilOld", "shortTrips", "injectorsLeaking"],
    checks: ["oilDate", "oilLevel"],
  },
  {
    codes: "P01B9-P01BD",
    causes: ["wiring", "sensor"],
    checks: ["wiggle", "coldCompare", "unplugSwap"],
  },
  // Crankcase ventilation
  {
    codes: "P04DB P04FC P051F P052E",
    causes: ["pcvHose", "pcvValve", "wiring"],
    checks: ["pcvHoseLook", "pcvTest", "wiggle"],
  },
  {
    codes: "P053E",
    causes: ["pcvValve", "pcvHose", "blowBy", "turboWorn"],
    checks: ["pcvHoseLook", "pcvTest", "compressionTest"],
  },
  {
    codes: "P04E1-P04E4 P04FB P051A-P051E",
    causes: ["wiring", "pcvHose", "sensor", "referenceShort"],
    checks: ["wiggle", "reference", "pcvHoseLook"],
  },
  {
    codes: "P053A-P053D",
    causes: ["wiring", "heaterElement", "fuse", "module"],
    checks: ["fuses", "wiggle", "resistance", "supplyGround"],
  },
];
