import type { CatalogRecord } from "./record.ts";

/** Brakes, stability control, four-wheel drive and tire pressure. */
export const chassis: readonly CatalogRecord[] = [
  // Codes that a maker uses for a wheel speed sensor
  {
    codes: "C0035 C0040 C0045",
    causes: ["wiring", "absRing", "wheelBearing", "sensor", "brakeSwitch"],
    checks: ["whichPart", "liveData", "wiggle", "wheelCompare"],
  },
  // Wheel speed
  {
    codes: "C003C-C003F C0050 C0245 C0500-C051B C053C C0555-C0558 C05A3 C05A4 C0651-C066C",
    causes: ["wiring", "absRing", "wheelBearing", "sensor"],
    checks: ["liveData", "wiggle", "bearingPlay", "scope", "wheelCompare"],
  },
  {
    codes: "C0078",
    causes: ["wheelSizes", "notCoded", "tirePressure"],
    checks: ["tiresMatch", "wheelCompare"],
  },
  {
    codes: "C0077 C0083",
    causes: ["tirePressure", "wiring", "module"],
    checks: ["tirePressures", "allCodes", "clearRetest"],
  },
  // Hydraulic unit
  {
    codes:
      "C004F C0110 C0265 C052B-C053B C055A-C055C C055F C0563-C0565 C0597 C0598 C05A5-C05AA C05AE C062D",
    causes: ["fuse", "supply", "wiring", "absUnit"],
    checks: ["allCodes", "batteryTest", "absSupply", "absPumpCommand"],
  },
  {
    codes: "C0012 C0016 C001A C001E C0024 C004E C0566-C0569 C05AB-C05AD C05D5",
    causes: ["supply", "wiring", "absUnit"],
    checks: ["allCodes", "absSupply"],
  },
  {
    codes: "C0073 C0074 C0076 C0242 C058F C061B",
    causes: ["otherModule", "busWires"],
    checks: ["allCodes", "whoAnswers", "clearRetest"],
  },
  // Pressure, vacuum and pedal
  {
    codes:
      "C0025 C0046 C0048 C0131 C053D-C0544 C0560 C056A-C056C C056F-C0578 C059B-C05A2 C05C4-C05D1 C05D4 C0634-C0650 C066D",
    causes: ["wiring", "sensor", "absUnit"],
    checks: ["allCodes", "liveData", "wiggle"],
  },
  {
    codes: "C0547-C0550 C0561",
    causes: ["brakeVacuum", "wiring", "sensor"],
    checks: ["allCodes", "boosterVacuum", "wiggle"],
  },
  {
    codes: "C0041-C0043 C0075 C0161 C0562 C056D C056E C05C0 C05C1 C0619 C061A",
    causes: ["brakeSwitch", "brakePedalSensor", "wiring", "fuse"],
    checks: ["pedalSwitch", "fuses", "wiggle", "calibrate"],
  },
  {
    codes: "C004D C055D C055E C05B0 C05B1 C05D2 C05D3",
    causes: ["hydraulicLeak", "brakeFluidLow", "absUnit"],
    checks: ["brakeFluidLook", "allCodes", "absSupply"],
  },
  {
    codes: "C0049 C004B",
    causes: ["brakeFluidLow", "switchBad", "wiring"],
    checks: ["brakeFluidLook", "wiggle"],
  },
  {
    codes: "C004A",
    causes: ["padsWorn", "wiring"],
    checks: ["brakeFluidLook", "wiggle"],
  },
  // Movement of the car
  {
    codes: "C0065 C0069 C0186 C0196 C051C-C0525 C0551-C0554",
    causes: ["noCalibration", "wiring", "sensor"],
    checks: ["allCodes", "liveData", "wiggle", "calibrate"],
  },
  {
    codes: "C0052-C0055 C0526-C052A C05B2 C0605-C0608",
    causes: ["noCalibration", "wiring", "sensor"],
    checks: ["liveData", "calibrate", "columnPlug"],
  },
  {
    codes: "C006C C0084-C0086 C0089 C008A",
    causes: ["switchBad", "wiring", "otherModule"],
    checks: ["allCodes", "switchLive", "wiggle"],
  },
  // Parking brake
  {
    codes: "C060B-C0618",
    causes: ["parkActuator", "fuse", "wiring"],
    checks: ["allCodes", "parkBrakeService", "wiggle"],
  },
  {
    codes: "C0609 C060A",
    causes: ["switchBad", "wiring"],
    checks: ["switchLive", "wiggle"],
  },
  // Four-wheel drive
  {
    codes: "C05D8-C05DB C05E0-C05E4 C05E7-C05EA C05F0-C05F8 C05FB-C05FE C0632",
    causes: ["wiring", "transferCase", "supply"],
    checks: ["allCodes", "wiggle", "supplyGround", "command"],
  },
  {
    codes:
      "C0071 C0090-C00A8 C05DC-C05DF C05E5 C05E6 C05EB-C05EF C05F9 C05FA C05FF C0600 C0631 C0633",
    causes: ["transferCase", "wiring", "fluidLow", "supply"],
    checks: ["allCodes", "wiggle", "supplyGround", "calibrate"],
  },
];
