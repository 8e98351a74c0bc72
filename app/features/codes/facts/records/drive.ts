import type { FaultRecord } from "./record.ts";

/** Electrics, modules, hybrid drive and the network. */
export const drive: readonly FaultRecord[] = [
  {
    codes: "P0500 P0501 P0502 P0503 P2158 P2159 P2160",
    causes: ["speedSensor", "wiring", "supply"],
    checks: ["wiggle", "liveData", "scope", "wheelCompare"],
  },
  {
    codes: "P0504 P0571 P0572 P0573 P0703 P0719 P0724",
    causes: ["brakeSwitch", "wiring", "fuse"],
    checks: ["pedalSwitch", "fuses", "wiggle"],
  },
  {
    codes: "P0530 P0531 P0532 P0533",
    causes: ["wiring", "sensor", "referenceShort", "refrigerantLeak"],
    checks: ["wiggle", "reference", "liveData", "leakDetector"],
  },
  { codes: "P0534", causes: ["refrigerantLeak", "sensor"], checks: ["liveData", "leakDetector"] },
  {
    codes: "P0645 P0646 P0647",
    causes: ["fuse", "wiring", "clutchCoil", "module"],
    checks: ["fuses", "wiggle", "relayOutput", "clutchEngage"],
  },
  {
    codes: "P0560 P0561 P0562 P2503",
    causes: ["battery", "cables", "alternator", "belt"],
    checks: ["batteryTest", "beltLook", "voltageDrop"],
  },
  {
    codes: "P0563 P2504",
    causes: ["alternator", "wiring", "battery"],
    checks: ["batteryTest", "voltageDrop"],
  },
  {
    codes: "P0620 P0621 P0622 P0625 P0626 P2502",
    causes: ["wiring", "alternator", "fuse"],
    checks: ["fuses", "wiggle", "batteryTest", "voltageDrop"],
  },
  {
    codes: "P0601 P0602 P0604 P0605 P0606 P0607 P060A P060B P060C P060D P061A P062F",
    causes: ["lowVoltage", "supply", "software", "module"],
    checks: ["batteryTest", "moduleSupply", "clearRetest"],
  },
  {
    codes: "P0603",
    causes: ["batteryOff", "permanentSupply", "lowVoltage", "module"],
    checks: ["batteryTest", "moduleSupply", "clearRetest"],
  },
  {
    codes: "P0641 P0642 P0643 P0651 P0652 P0653 P0697 P0698 P0699",
    causes: ["referenceShort", "wiring", "module"],
    checks: ["wiggle", "reference", "moduleSupply"],
  },
  {
    codes: "P0685 P0686 P0687 P0688 P0689 P0690",
    causes: ["fuse", "wiring", "supply", "module"],
    checks: ["fuses", "wiggle", "relayOutput", "moduleSupply"],
  },
  {
    codes: "P0615 P0616 P0617 P0512",
    causes: ["fuse", "wiring", "rangeAdjust"],
    checks: ["fuses", "wiggle", "cableAdjust", "starterSignal"],
  },
  {
    codes: "P0550 P0551 P0552 P0553 P0554 P0555 P0556 P0557 P0558 P0559",
    causes: ["wiring", "sensor", "referenceShort"],
    checks: ["wiggle", "reference", "liveData"],
  },
  {
    codes: "P0650",
    causes: ["wiring", "fuse", "module"],
    checks: ["fuses", "wiggle", "command"],
  },
  {
    codes: "P0657 P0658 P0659 P2509",
    causes: ["fuse", "wiring", "supply", "module"],
    checks: ["fuses", "wiggle", "moduleSupply"],
  },
  {
    codes: "P0610 P0630 U0300 U0301 U0302",
    causes: ["notCoded", "software", "lowVoltage"],
    checks: ["allCodes", "batteryTest", "clearRetest"],
  },
  // Hybrid
  {
    codes: "P0AA0 P0AA1 P0AA2 P0AA4 P0AA5",
    causes: ["contactor", "wiring", "module"],
    checks: ["hybridScan", "auxBattery", "contactorTest"],
  },
  {
    codes: "P0A2F P0A3B",
    causes: ["hybridCooling", "sensor", "module"],
    checks: ["hybridScan", "hybridCoolant"],
  },
  {
    codes: "P0A80 P0A7F",
    causes: ["cells", "busBars", "batteryFan"],
    checks: ["hybridScan", "blockVoltages", "fanFilter", "busBarsLook"],
  },
  {
    codes: "P0A7E",
    causes: ["batteryFan", "cells", "sensor"],
    checks: ["hybridScan", "blockVoltages", "fanFilter"],
  },
  {
    codes: "P0AA6",
    causes: ["insulation", "moisture", "wiring"],
    checks: ["hybridScan", "isolationTest"],
  },
  {
    codes: "P0A0A P0A0B P0A0D",
    causes: ["interlockOpen", "wiring"],
    checks: ["hybridScan", "interlockLook"],
  },
  {
    codes: "P0A94 P0A08 P0A09",
    causes: ["wiring", "fuse", "battery", "module"],
    checks: ["hybridScan", "auxBattery", "hybridHarness"],
  },
  {
    codes: "P0A2A P0A2B P0A3F P0A40 P0A9C P0A9D P0A9E P0AC0 P0AC1 P0AC2",
    causes: ["wiring", "sensor", "module"],
    checks: ["hybridScan", "liveData", "hybridHarness"],
  },
  // Network
  {
    codes: "U0001 U0010 U0073 U0002 U0011",
    causes: ["busWires", "moduleDead", "aftermarket", "lowVoltage"],
    checks: ["whoAnswers", "removeAdded", "busResistance", "unplugModules"],
  },
  {
    codes: "U0003 U0004 U0005 U0006 U0007 U0008 U0009 U0012 U0013 U0014 U0015 U0016 U0017 U0018",
    causes: ["busWires", "aftermarket", "moduleDead"],
    checks: ["whoAnswers", "removeAdded", "busResistance", "unplugModules"],
  },
  {
    codes:
      "U0100 U0101 U0121 U0122 U0129 U0140 U0155 U0164 U0102 U0103 U0104 U0105 U0106 U0107 U0109 U0114 U0115 U0123 U0125 U0127 U0132 U0141 U0142 U0146 U0159 U0167 U0168",
    causes: ["moduleNoPower", "busWires", "lowVoltage", "moduleDead"],
    checks: ["whoAnswers", "batteryTest", "modulePower", "busResistance"],
  },
  {
    codes: "U0126",
    causes: ["moduleNoPower", "busWires", "lowVoltage"],
    checks: ["whoAnswers", "columnPlug", "busResistance"],
  },
  {
    codes: "U0131",
    causes: ["moduleNoPower", "busWires", "lowVoltage"],
    checks: ["whoAnswers", "batteryTest", "modulePower", "busResistance"],
  },
  {
    codes: "U0110 U0111",
    causes: ["moduleNoPower", "busWires", "lowVoltage"],
    checks: ["hybridScan", "whoAnswers", "auxBattery", "busResistance"],
  },
  {
    codes: "U0154",
    causes: ["moduleNoPower", "seatPlug", "busWires", "lowVoltage"],
    checks: ["whoAnswers", "airbagPlugs", "busResistance"],
  },
  {
    codes: "U0151",
    causes: ["moduleNoPower", "busWires", "lowVoltage"],
    checks: ["whoAnswers", "airbagSupply", "busResistance"],
  },
  {
    codes:
      "U0401 U0402 U0404 U0405 U0415 U0416 U0418 U0420 U0422 U0423 U0424 U0426 U0428 U0429 U0431",
    causes: ["otherModule", "busWires", "software"],
    checks: ["whoAnswers", "allCodes", "clearRetest"],
  },
  {
    codes: "P0600",
    causes: ["busWires", "lowVoltage", "moduleDead"],
    checks: ["whoAnswers", "batteryTest", "busResistance"],
  },
  {
    codes: "P0613",
    causes: ["lowVoltage", "supply", "software", "module"],
    checks: ["batteryTest", "moduleSupply", "clearRetest"],
  },
  {
    codes: "P2610",
    causes: ["permanentSupply", "lowVoltage", "module"],
    checks: ["batteryTest", "moduleSupply", "clearRetest"],
  },
  {
    codes: "P0513",
    causes: ["notCoded", "lowVoltage", "otherModule"],
    checks: ["allCodes", "batteryTest", "clearRetest"],
  },
  {
    codes: "P2162",
    causes: ["speedSensor", "wiring", "otherModule"],
    checks: ["allCodes", "liveData", "wiggle", "wheelCompare"],
  },
  {
    codes: "P2299",
    causes: ["brakeSwitch", "positionTrack", "wiring"],
    checks: ["pedalSwitch", "sweep", "wiggle"],
  },
  {
    codes: "P0A0F",
    causes: ["battery", "lowFuelPressure", "otherModule"],
    checks: ["hybridScan", "auxBattery"],
  },
  {
    codes: "P0A1F",
    causes: ["battery", "wiring", "software", "module"],
    checks: ["hybridScan", "auxBattery", "hybridHarness"],
  },
  {
    codes: "P0A78 P0A90",
    causes: ["hybridCooling", "insulation", "wiring", "module"],
    checks: ["hybridScan", "hybridCoolant", "isolationTest"],
  },
  {
    codes: "P0A7D P0AF8",
    causes: ["cells", "busBars", "batteryFan"],
    checks: ["hybridScan", "blockVoltages", "busBarsLook"],
  },
  {
    codes: "P0AFD",
    causes: ["sensor", "cells"],
    checks: ["hybridScan", "blockVoltages"],
  },
  {
    codes: "P0A95",
    causes: ["insulation", "interlockOpen", "contactor"],
    checks: ["hybridScan", "interlockLook", "isolationTest"],
  },
  {
    codes: "P0AA7",
    causes: ["insulation", "wiring", "sensor"],
    checks: ["hybridScan", "isolationTest"],
  },
];
