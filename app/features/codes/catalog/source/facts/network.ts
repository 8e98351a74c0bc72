import type { CatalogRecord } from "./record.ts";

/** Buses, modules that don’t answer or send bad data, and the power of modules. */
export const network: readonly CatalogRecord[] = [
  // Buses
  {
    codes:
      "U0019 U0020-U0029 U0030-U0039 U0040-U0049 U0050-U0059 U0060-U0069 U0070-U0072 U0074-U009E",
    causes: ["busWires", "aftermarket", "moduleDead"],
    checks: ["whoAnswers", "removeAdded", "busResistance", "unplugModules"],
  },
  // Modules that do not answer
  {
    codes:
      "U0112 U0119 U0120 U014A-U014C U016B U019B U01A0-U01AF U01BB U01BD-U01BF U027A-U027C U0288 U0289 U0292 U0293 U0295-U029C U02AE U02BA U02C1",
    causes: ["moduleNoPower", "busWires", "lowVoltage"],
    checks: ["hybridScan", "whoAnswers", "auxBattery", "busResistance"],
  },
  {
    codes: "U0212 U0229 U0236 U0279",
    causes: ["moduleNoPower", "busWires", "lowVoltage"],
    checks: ["whoAnswers", "columnPlug", "busResistance"],
  },
  {
    codes:
      "U0152 U0153 U0169 U0170-U017F U0207-U020A U0210 U0211 U0246 U0247 U024B-U024D U0250 U0260 U0261 U0271 U0272 U0277 U0278 U02A6",
    causes: ["moduleNoPower", "seatPlug", "busWires", "lowVoltage"],
    checks: ["whoAnswers", "besideAirbag", "busResistance"],
  },
  {
    codes:
      "U0108 U010A-U010F U0113 U0116-U0118 U011A-U011F U0124 U0128 U012A-U0130 U0133-U0139 U013C-U013F U0143-U0145 U0147-U0149 U014D U014E U0150 U0156-U0158 U015A-U0163 U0165 U0166 U016A U016C U016D U0180-U018A U0190-U019A U019C-U019F U01B0-U01BA U01BC U0200-U0206 U020B-U020D U0213-U0219 U0220-U0228 U022E-U0235 U0237-U023E U0240-U0245 U0248-U024A U024E U024F U0251-U025F U0262-U0270 U0273-U0276 U0284-U0287 U028A-U0291 U0294 U029D-U029F U02A1-U02A5 U02A7-U02AD U02AF-U02B9 U02BB-U02C0",
    causes: ["moduleNoPower", "busWires", "lowVoltage", "moduleDead"],
    checks: ["whoAnswers", "batteryTest", "modulePower", "busResistance"],
  },
  {
    codes: "U0634-U063A U063D U0646-U0648 U064A-U064C U0694 U0695 U069E",
    causes: ["wiring", "sensor", "module"],
    checks: ["hybridScan", "whoAnswers", "hybridHarness"],
  },
  {
    codes: "U0600-U0633 U063B U063C U063E-U0645 U0649 U064D-U0693 U0696-U069D U069F",
    causes: ["wiring", "supply", "sensor"],
    checks: ["whoAnswers", "wiggle", "supplyGround"],
  },
  // Modules that send bad data
  {
    codes:
      "U02A0 U0411-U0413 U044B U044C U0468 U0469 U046C U049C U04A1-U04A3 U04A5-U04B0 U04BE-U04C0 U057B-U057D U0589 U058A U0593 U0594 U0596-U059D",
    causes: ["otherModule", "busWires", "software"],
    checks: ["hybridScan", "whoAnswers", "clearRetest"],
  },
  {
    codes:
      "U0400 U0403 U0406-U0410 U0414 U0417 U0419-U041F U0421 U0425 U0427 U042A-U0430 U0432-U044A U044D U044F U0451-U0467 U046A U046B U046D U046E U0471-U048B U0491-U049B U049D-U04A0 U04A4 U04B1-U04B6 U04BA-U04BD U0501-U050E U0511-U051A U0521-U052A U052F-U053D U0541-U0579 U0580 U0585-U0588 U058B-U058D U0592 U0595 U059E-U05A0 U05A3 U05A5-U05A8 U05AA-U05AC U05B2-U05BA U05BD-U05C1 U0901",
    causes: ["otherModule", "busWires", "software"],
    checks: ["whoAnswers", "allCodes", "clearRetest"],
  },
  {
    codes: "U0311-U0313 U031B U032A U0335 U0337 U033A-U0349 U034C U0354",
    causes: ["notCoded", "software", "lowVoltage"],
    checks: ["hybridScan", "auxBattery", "clearRetest"],
  },
  {
    codes:
      "U0303-U0310 U0314-U031A U031C-U0329 U0330-U0334 U0336 U0338 U0339 U034A U034B U034D-U0353",
    causes: ["notCoded", "software", "lowVoltage"],
    checks: ["allCodes", "batteryTest", "clearRetest"],
  },
  // Power of a module
  {
    codes: "U3003",
    causes: ["battery", "cables", "alternator", "belt"],
    checks: ["batteryTest", "beltLook", "voltageDrop"],
  },
  {
    codes: "U3008 U3009 U3015 U3016",
    causes: ["groundBad", "cables", "wiring"],
    checks: ["batteryTest", "moduleSupply", "voltageDrop"],
  },
  {
    codes: "U3006 U3007 U3013 U3014 U3018 U3019 U3023 U3024 U3500-U350B",
    causes: ["fuse", "cables", "wiring", "lowVoltage"],
    checks: ["batteryTest", "moduleSupply", "voltageDrop"],
  },
  {
    codes: "U3000 U3001 U3012 U3017 U301A-U3021",
    causes: ["lowVoltage", "permanentSupply", "software", "module"],
    checks: ["batteryTest", "moduleSupply", "clearRetest"],
  },
  {
    codes: "U3004 U3005",
    causes: ["fuse", "wiring", "relayStuck", "supply"],
    checks: ["fuses", "wiggle", "relayOutput"],
  },
  {
    codes: "U3002",
    causes: ["notCoded", "software"],
    checks: ["allCodes", "batteryTest", "clearRetest"],
  },
  {
    codes: "U300A-U3011 U3022 U302B-U3032",
    causes: ["ignitionSwitch", "fuse", "wiring"],
    checks: ["switchLive", "fuses", "clearRetest"],
  },
  {
    codes: "U3511-U3548",
    causes: ["interlockOpen", "wiring"],
    checks: ["hybridScan", "interlockLook"],
  },
];
