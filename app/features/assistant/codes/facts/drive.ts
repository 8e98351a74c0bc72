import type { Record } from "./record.ts";

/** Electrics, modules, transmission, hybrid, brakes, restraints and the network. */
export const drive: readonly Record[] = [
  {
    codes: "P0500 P0501 P0502 P0503",
    causes: ["speedSensor", "wiring", "supply"],
    checks: ["liveData", "wiggle", "scope", "wheelCompare"],
  },
  {
    codes: "P0504 P0571 P0572 P0573 P0703 P0719 P0724",
    causes: ["brakeSwitch", "wiring", "fuse"],
    checks: ["pedalSwitch", "fuses", "wiggle"],
    safety: "stopLamps",
  },
  {
    codes: "P0530 P0531 P0532 P0533",
    causes: ["sensor", "wiring", "refrigerantLeak", "referenceShort"],
    checks: ["leakDetector", "reference", "wiggle"],
  },
  { codes: "P0534", causes: ["refrigerantLeak", "sensor"], checks: ["leakDetector"] },
  {
    codes: "P0560 P0561 P0562 P2503",
    causes: ["battery", "alternator", "belt", "supply"],
    checks: ["batteryTest", "voltageDrop", "beltLook"],
  },
  { codes: "P0563 P2504", causes: ["alternator", "wiring", "battery"], checks: ["batteryTest", "voltageDrop"] },
  { codes: "P0620 P0622 P0625 P0626 P2502", causes: ["alternator", "wiring", "fuse"], checks: ["batteryTest", "wiggle", "voltageDrop"] },
  {
    codes: "P0601 P0602 P0603 P0604 P0605 P0606 P0607",
    causes: ["lowVoltage", "supply", "software", "module"],
    checks: ["batteryTest", "modulePower", "clearRetest"],
  },
  {
    codes: "P0641 P0642 P0643 P0651 P0652 P0653 P0697 P0698 P0699",
    causes: ["referenceShort", "wiring", "module"],
    checks: ["reference", "wiggle"],
  },
  { codes: "P0685 P0686 P0687 P0688", causes: ["fuse", "wiring", "supply", "module"], checks: ["fuses", "modulePower", "wiggle"] },
  { codes: "P0615 P0616 P0617", causes: ["fuse", "wiring", "rangeAdjust"], checks: ["fuses", "supplyGround", "cableAdjust"] },
  // Transmission
  { codes: "P0700", causes: ["otherCodes"], checks: ["transmissionScan", "fluidCheck"] },
  { codes: "P0705 P0706 P0707 P0708", causes: ["rangeAdjust", "wiring", "sensor"], checks: ["cableAdjust", "wiggle", "supplyGround"] },
  { codes: "P0710 P0711 P0712 P0713", causes: ["wiring", "sensor", "fluidLow"], checks: ["fluidCheck", "coldCompare", "wiggle"] },
  { codes: "P0715 P0716 P0717 P0720 P0721 P0722", causes: ["speedSensor", "wiring", "clutches"], checks: ["speeds", "wiggle", "scope"] },
  { codes: "P0218", causes: ["fluidLow", "converter", "clutches", "radiator"], checks: ["fluidCheck", "slipGraph", "speeds"] },
  {
    codes: "P0730 P0731 P0732 P0733 P0734 P0735 P0736 P0894",
    causes: ["fluidLow", "clutches", "shiftSolenoid", "valveBody", "speedSensor"],
    checks: ["fluidCheck", "speeds", "linePressure", "solenoidTest"],
  },
  {
    codes: "P0740 P0741 P0742 P0743",
    causes: ["fluidLow", "shiftSolenoid", "converter", "valveBody", "wiring"],
    checks: ["fluidCheck", "slipGraph", "solenoidTest", "wiggle"],
  },
  {
    codes: "P0750 P0751 P0752 P0753 P0755 P0756 P0757 P0758 P0760 P0761 P0762 P0763 P0765 P0766 P0768 P0770 P0771 P0773",
    causes: ["shiftSolenoid", "wiring", "fluidLow", "valveBody"],
    checks: ["fluidCheck", "solenoidTest", "wiggle", "speeds"],
  },
  {
    codes: "P0745 P0746 P0747 P0748 P0775 P0776 P0777 P0778 P0868",
    causes: ["fluidLow", "shiftSolenoid", "valveBody", "wiring"],
    checks: ["fluidCheck", "linePressure", "solenoidTest", "wiggle"],
  },
  // Hybrid
  {
    codes: "P0A80 P0A7F",
    causes: ["cells", "busBars", "batteryFan"],
    checks: ["blockVoltages", "fanFilter", "busBarsLook"],
    safety: "highVoltage",
  },
  { codes: "P0A7E", causes: ["batteryFan", "cells", "sensor"], checks: ["fanFilter", "blockVoltages"], safety: "highVoltage" },
  { codes: "P0AA6", causes: ["insulation", "moisture", "wiring"], checks: ["isolationTest", "otherFirst"], safety: "highVoltage" },
  { codes: "P0A0A P0A0B P0A0D", causes: ["wiring", "supply"], checks: ["wiggle", "modulePower"], safety: "highVoltage" },
  {
    codes: "P0A94 P0A08",
    causes: ["wiring", "fuse", "battery", "module"],
    checks: ["batteryTest", "fuses", "otherFirst"],
    safety: "highVoltage",
  },
  // Brakes and restraints
  {
    codes: "C0031 C0034 C0037 C003A C0030 C0033 C0036 C0039",
    causes: ["wiring", "absRing", "wheelBearing", "sensor"],
    checks: ["wheelCompare", "bearingPlay", "wiggle", "scope"],
    safety: "brakes",
  },
  { codes: "C0020", causes: ["pumpMotor", "fuse", "supply"], checks: ["pumpCommand", "voltageDrop"], safety: "brakes" },
  { codes: "C0051", causes: ["sensor", "wiring", "noCalibration"], checks: ["liveData", "calibrate", "wiggle"], safety: "steering" },
  { codes: "B0001 B0002", causes: ["clockSpring", "wiring", "module"], checks: ["airbagPlugs", "airbagLoad"], safety: "airbag" },
  {
    codes: "B0010 B0011 B0020 B0028 B0021 B0029 B0070 B0072",
    causes: ["wiring", "seatPlug", "module"],
    checks: ["airbagPlugs", "airbagLoad"],
    safety: "airbag",
  },
  { codes: "B00A0 B00C0 B0050 B0052", causes: ["seatPlug", "wiring", "sensor"], checks: ["airbagPlugs", "calibrate"], safety: "airbag" },
  // Network
  {
    codes: "U0001 U0010 U0073",
    causes: ["busWires", "moduleDead", "aftermarket", "lowVoltage"],
    checks: ["whoAnswers", "busResistance", "unplugModules", "removeAdded"],
  },
  {
    codes: "U0100 U0101 U0140 U0155 U0164",
    causes: ["moduleNoPower", "busWires", "lowVoltage", "moduleDead"],
    checks: ["whoAnswers", "modulePower", "busResistance", "batteryTest"],
  },
  {
    codes: "U0121 U0122 U0129",
    causes: ["moduleNoPower", "busWires", "lowVoltage", "moduleDead"],
    checks: ["whoAnswers", "modulePower", "busResistance", "batteryTest"],
    safety: "brakes",
  },
  {
    codes: "U0126 U0131",
    causes: ["moduleNoPower", "busWires", "lowVoltage"],
    checks: ["whoAnswers", "modulePower", "busResistance"],
    safety: "steering",
  },
  {
    codes: "U0151",
    causes: ["moduleNoPower", "busWires", "lowVoltage"],
    checks: ["whoAnswers", "modulePower", "busResistance"],
    safety: "airbag",
  },
  { codes: "U0401 U0402 U0415", causes: ["otherModule", "busWires", "software"], checks: ["whoAnswers", "otherFirst", "clearRetest"] },
];
