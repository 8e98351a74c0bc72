import type { CatalogRecord } from "./record.ts";

/** Coolant, thermostat, fans, pumps and grille shutters. */
export const cooling: readonly CatalogRecord[] = [
  {
    codes: "P00B1-P00B5 P01E3-P01E7 P2182-P2186",
    causes: ["wiring", "coolantSensor", "lowCoolant"],
    checks: ["wiggle", "coldCompare", "unplugSwap", "coolantLevel"],
  },
  {
    codes: "P00DE-P00E2 P017A-P017E",
    causes: ["wiring", "sensor", "lowCoolant"],
    checks: ["wiggle", "coldCompare", "resistance", "coolantLevel"],
  },
  {
    codes: "P008F P00B6 P011A P011E P011F P012F",
    causes: ["coolantSensor", "thermostatOpen", "wiring", "notSettled"],
    checks: ["coldCompare", "wiggle", "warmUp", "coolantLevel"],
  },
  {
    codes: "P01F0 P026F P050C",
    causes: ["thermostatOpen", "lowCoolant", "coolantSensor", "fanAlways"],
    checks: ["coldCompare", "coolantLevel", "warmUp", "hoseTouch"],
  },
  {
    codes: "P00B7",
    causes: ["lowCoolant", "thermostatClosed", "waterPump", "controlValve", "radiator"],
    checks: ["coolantLevel", "warmUp", "hoseTouch", "coolantPumpRun"],
    hazards: ["overheating"],
  },
  {
    codes: "P2560",
    causes: ["coolantLost", "lowCoolant", "headGasket", "sensor"],
    checks: ["coolantLevel", "pressureCool", "blockTest"],
    hazards: ["overheating"],
  },
  {
    codes: "P05C2-P05C6 P2556-P2559",
    causes: ["wiring", "lowCoolant", "sensor"],
    checks: ["wiggle", "supplyGround", "coolantLevel"],
  },
  {
    codes: "P0484 P0494 P0495 P0529",
    causes: ["fanClutch", "fanMotor", "wiring", "fuse"],
    checks: ["wiggle", "liveData", "fanCommand"],
  },
  {
    codes: "P2681-P2683 P26A4-P26A8 P26AC-P26AE",
    causes: ["wiring", "controlValve", "supply", "fuse"],
    checks: ["fuses", "wiggle", "supplyGround", "command"],
  },
  {
    codes: "P26A3 P26B0-P26B2",
    causes: ["controlValve", "lowCoolant", "wiring"],
    checks: ["wiggle", "command", "coolantLevel", "warmUp"],
  },
  {
    codes: "P023A-P023C P026E P2601 P261B P261E P261F",
    causes: ["fuse", "wiring", "pumpWorn", "lowCoolant"],
    checks: ["fuses", "wiggle", "coolantPumpRun", "coolantLevel"],
  },
  {
    codes: "P059A-P05B7 P05C0 P05C1 P05FE",
    causes: ["shutterStuck", "wiring", "supply", "fuse"],
    checks: ["wiggle", "supplyGround", "shutterMove"],
  },
];
