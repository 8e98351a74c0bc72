import type { CatalogRecord } from "./record.ts";

/** Particulate filter, exhaust temperatures, NOx sensors and diesel exhaust fluid. */
export const diesel: readonly CatalogRecord[] = [
  // Particulate filter
  {
    codes: "P243B P243E P243F P244B P2465 P246C P24A2-P24A4",
    causes: ["shortTrips", "sootSource", "filterHoses", "filterAsh"],
    checks: ["allCodes", "sootLoad", "filterHoseCheck", "sootCause", "pressureTest"],
  },
  {
    codes: "P243A P243C P243D",
    causes: ["filterAsh", "sootSource", "shortTrips", "filterHoses"],
    checks: ["sootLoad", "regenHistory", "filterHoseCheck", "backPressure"],
  },
  {
    codes: "P246B P249F",
    causes: ["shortTrips", "thermostatOpen", "sensor"],
    checks: ["allCodes", "regenHistory", "sootLoad"],
  },
  {
    codes: "P226D P226E P244A P2464 P24FD P2DCD",
    causes: ["filterCracked", "filterHoses", "sensor"],
    checks: ["liveData", "filterHoseCheck", "exhaustSmoke"],
  },
  {
    codes: "P244C P244E P24A0",
    causes: ["oxidationCatalyst", "exhaustDoser", "exhaustLeak", "injectorBad", "sensor"],
    checks: ["allCodes", "coldCompare", "regenHistory", "exhaustSmoke"],
  },
  {
    codes: "P200C P200D P244D P244F P24A1",
    causes: ["injectorsLeaking", "exhaustDoser", "sootSource", "sensor"],
    checks: ["allCodes", "coldCompare", "sootLoad", "returnFlow"],
    hazards: ["regeneration"],
  },
  {
    codes: "P245E P2460-P2462 P2CE5 P2CE7-P2CE9",
    causes: ["wiring", "sensor", "referenceShort", "filterHoses"],
    checks: ["wiggle", "reference", "supplyGround", "filterHoseCheck"],
  },
  {
    codes: "P245F P246D P2CE6",
    causes: ["filterHoses", "sensor", "wiring"],
    checks: ["filterHoseCheck", "wiggle", "reference"],
  },
  // Temperatures of the exhaust
  {
    codes:
      "P0547-P0549 P2034-P2036 P2082-P2087 P20E2-P20E5 P242A-P242E P2466-P246A P2470-P2477 P24C2 P24C3",
    causes: ["wiring", "sensor", "exhaustLeak"],
    checks: ["wiggle", "coldCompare", "resistance"],
  },
  {
    codes: "P2478-P247F",
    causes: ["exhaustDoser", "injectorsLeaking", "sensor", "wiring"],
    checks: ["allCodes", "coldCompare", "wiggle", "sootLoad"],
  },
  // Fuel injected into the exhaust
  {
    codes: "P20CB P20CD P20CE P20D1 P20D3 P20D4 P20D7 P20D9 P20DA",
    causes: ["wiring", "winding", "supply", "module"],
    checks: ["wiggle", "resistance", "supplyGround", "command"],
  },
  {
    codes: "P20CC P20CF P20D0 P20D2 P20D5 P20D6 P20D8 P20DB P20DC",
    causes: ["exhaustDoser", "lowFuelPressure", "wiring"],
    checks: ["wiggle", "command", "doserLook"],
  },
  // Soot sensor
  {
    codes: "P24AE P24B0-P24B6 P24C6-P24CA P24D0 P24FC P2AB0",
    causes: ["wiring", "sootSensor", "supply", "fuse"],
    checks: ["fuses", "wiggle", "supplyGround", "sootSensorLook"],
  },
  {
    codes: "P24AF P24B7 P24D1 P24DA",
    causes: ["sootSensor", "filterCracked", "wiring"],
    checks: ["allCodes", "wiggle", "sootSensorLook"],
  },
  // NOx sensors
  {
    codes:
      "P06EA P06EB P2204-P2213 P2215-P2219 P2220-P2225 P224A P224B P225A P225B P229E P22A0-P22AA P23AB P23AC P23AE-P23BC",
    causes: ["wiring", "noxSensor", "supply", "fuse"],
    checks: ["fuses", "wiggle", "supplyGround", "clearRetest"],
  },
  {
    codes: "P2214 P221A P221B P225C-P225F P229F P22F9-P22FE P23AD P23BD-P23C2 P24F4 P24F5",
    causes: ["noxFouled", "noxSensor", "exhaustLeak", "ureaPoor", "wiring"],
    checks: ["allCodes", "noxCompare", "exhaustSmoke", "ureaTest"],
  },
  {
    codes: "P2000 P2001 P21B2 P21B3",
    causes: ["badFuel", "exhaustLeak", "noxSensor", "catalystAged"],
    checks: ["allCodes", "noxCompare", "exhaustSmoke"],
  },
  // Diesel exhaust fluid: what it does
  {
    codes: "P20EF P20F2 P20F3",
    causes: ["ureaPoor", "ureaInjector", "noxSensor", "exhaustLeak", "catalystAged"],
    checks: ["allCodes", "ureaTest", "noxCompare", "exhaustSmoke", "ureaSpray"],
  },
  {
    codes: "P206B P207F",
    causes: ["ureaPoor", "ureaLow", "sensor", "wiring"],
    checks: ["ureaTank", "ureaTest", "wiggle"],
  },
  {
    codes: "P205F P208B P20E6 P20E8 P20F4 P20FB P218F P249D",
    causes: ["ureaLow", "ureaFrozen", "ureaPump", "ureaLine", "ureaInjector"],
    checks: ["allCodes", "ureaTank", "ureaPressure", "ureaLines", "ureaSpray"],
  },
  {
    codes: "P202D P208E P208F P20CA P20E7 P20E9 P20F5-P20F7 P249E",
    causes: ["ureaInjector", "ureaLine", "ureaPump", "ureaPoor"],
    checks: ["allCodes", "ureaPressure", "ureaLines", "ureaSpray"],
  },
  {
    codes: "P201F P20FE P214E P215D P249C",
    causes: ["ureaFrozen", "ureaPump", "ureaInjector", "wiring"],
    checks: ["allCodes", "wiggle", "ureaTank", "ureaPressure"],
  },
  {
    codes: "P20EC P20ED P20F0 P20F1 P214A-P214D P24FF",
    causes: ["regenerationHot", "sensor", "ureaInjector"],
    checks: ["allCodes", "coldCompare", "sootLoad"],
  },
  // Its circuits
  {
    codes:
      "P05EE-P05F2 P202F P2059 P2060-P2064 P208A P208C P208D P20A0 P20A2 P20A3 P20B1 P20B3 P20B4 P20FA P20FC P20FD P24DB P24DD P24DE",
    causes: ["wiring", "fuse", "winding", "module"],
    checks: ["fuses", "wiggle", "resistance", "supplyGround"],
  },
  {
    codes: "P2050-P2058",
    causes: ["wiring", "winding", "module"],
    checks: ["wiggle", "resistance", "supplyGround"],
  },
  {
    codes: "P201A P202E",
    causes: ["ureaInjector", "ureaPoor", "wiring"],
    checks: ["wiggle", "resistance", "ureaSpray"],
  },
  {
    codes: "P20A1 P20A4 P20A5 P20B2 P241E P24DC P24DF P24E0",
    causes: ["ureaLine", "ureaPoor", "wiring"],
    checks: ["wiggle", "command", "ureaLines"],
  },
  {
    codes:
      "P202A-P202C P209F P20B5-P20B8 P20BB P20BC P20BE-P20C8 P214F P215E P215F P21C2-P21C4 P21DD P221C-P221F P223A P223B P248A-P248D P24D2 P24D3",
    causes: ["wiring", "ureaHeater", "fuse", "module"],
    checks: ["fuses", "wiggle", "resistance", "supplyGround"],
  },
  {
    codes: "P05ED P05F8 P2D45",
    causes: ["ureaFrozen", "ureaHeater", "wiring", "fuse"],
    checks: ["fuses", "wiggle", "ureaThaw"],
  },
  {
    codes:
      "P2037-P203A P203C-P203E P2040-P2046 P204A-P204E P205A P205E P206A P206C P206D P209A-P209E P20AC-P20B0 P21A8-P21B1 P21C5 P21C6 P2ACC-P2AD0 P2ADA-P2ADE",
    causes: ["wiring", "sensor", "ureaPoor"],
    checks: ["wiggle", "liveData", "resistance", "ureaTank"],
  },
  {
    codes: "P056D P20EA P20EB P20FF P21C7-P21CE",
    causes: ["fuse", "wiring", "supply", "module"],
    checks: ["fuses", "wiggle", "supplyGround", "batteryTest"],
  },
  {
    codes: "P20C9 P241D",
    causes: ["otherModule", "ureaPoor", "ureaLow", "noxSensor"],
    checks: ["allCodes", "ureaTank", "ureaTest"],
  },
];
