import type { CatalogRecord } from "./record.ts";

/** Hybrid and electric drive: the scan tool first, and nothing live is touched. */
export const hybrid: readonly CatalogRecord[] = [
  {
    codes: "P0AA3 P0AD9-P0AE7 P0D07-P0D14 P0E6A-P0E70",
    causes: ["contactor", "wiring", "module"],
    checks: ["hybridScan", "auxBattery", "contactorTest"],
  },
  {
    codes: "P0C75-P0C78 P0D25 P0D26 P0D5D P0D5E",
    causes: ["contactor", "insulation", "module"],
    checks: ["hybridScan", "auxBattery", "contactorTest"],
  },
  {
    codes: "P0B00-P0B0D P0C1B-P0C2E P0DE4",
    causes: ["auxPump", "wiring", "module"],
    checks: ["hybridScan", "auxBattery", "hybridHarness"],
  },
  {
    codes: "P0A0C P0A0E P0B33-P0B37 P0D15-P0D19",
    causes: ["interlockOpen", "wiring"],
    checks: ["hybridScan", "interlockLook"],
  },
  {
    codes: "P0AA8-P0AAB P0DAA P0E74",
    causes: ["insulation", "moisture", "wiring"],
    checks: ["hybridScan", "isolationTest"],
  },
  {
    codes:
      "P0A05-P0A07 P0B38-P0B3A P0C47-P0C4D P0C73 P0C74 P0CC1-P0CC4 P0CDF-P0CE4 P0CE9-P0CED P0CFF P0D1A-P0D1E P0DE8-P0DEC P0DFD-P0DFF P0E12-P0E1D P0E3B P0E3C P0E4F P0E50",
    causes: ["coolantPumpHybrid", "hybridCooling", "fuse", "wiring"],
    checks: ["hybridScan", "hybridCoolant", "hybridHarness"],
  },
  {
    codes: "P0A35 P0A3C-P0A3E P0A7C P0C11-P0C16 P0D24 P0D32 P0E85 P0EA6 P0EEF P0EF6",
    causes: ["hybridCooling", "coolantPumpHybrid", "sensor"],
    checks: ["hybridScan", "hybridCoolant"],
  },
  {
    codes: "P0A93 P0C31 P0C32 P0D8F P0EA7",
    causes: ["hybridCooling", "coolantPumpHybrid"],
    checks: ["hybridScan", "hybridCoolant"],
  },
  {
    codes: "P0A81-P0A85 P0A96-P0A9A P0ACF-P0AD8 P0BBF-P0BC1 P0BC7-P0BCB P0D5F-P0D66",
    causes: ["batteryFan", "wiring", "fuse"],
    checks: ["hybridScan", "fanFilter", "hybridHarness"],
  },
  {
    codes:
      "P0AF9-P0AFB P0AFE P0B23-P0B32 P0BBD P0BBE P0C30 P0CA4-P0CA7 P0D34-P0D37 P0ECC-P0ED3 P0EDD-P0EE1",
    causes: ["cells", "busBars", "batteryFan", "contactor"],
    checks: ["hybridScan", "blockVoltages", "fanFilter", "busBarsLook"],
  },
  {
    codes: "P0DAB-P0DE3",
    causes: ["cells", "busBars"],
    checks: ["hybridScan", "blockVoltages", "busBarsLook"],
  },
  {
    codes:
      "P0A00-P0A04 P0A17-P0A19 P0A20-P0A26 P0A2C-P0A2E P0A30-P0A34 P0A36-P0A3A P0A41-P0A5C P0A86-P0A8A P0A9B P0A9F P0AAC-P0AB5 P0ABA-P0ABF P0AC3 P0AC5-P0ACE P0AE8-P0AF6 P0AFC P0B0E-P0B22 P0B3B-P0BBC P0BC2-P0BC6 P0BCC-P0BFE P0C17 P0C18 P0C2F P0C33-P0C46 P0C50-P0C72 P0C7C-P0CA0 P0CA8-P0CC0 P0CC5 P0CCC-P0CD0 P0CD5-P0CDE P0CE5-P0CE8 P0CEE-P0CF2 P0D2D-P0D31 P0D38-P0D55 P0D68-P0D6C P0D70-P0D79 P0D99-P0DA7 P0DF0-P0DFA P0DFC P0E00-P0E0B P0E23-P0E2C P0E31-P0E3A P0E44-P0E4D P0E51-P0E55 P0E58-P0E5C P0E81-P0E84 P0E8A-P0EA4 P0EA8-P0EC5 P0ECA P0ECB P0EE7-P0EEB P0EF1-P0EF5 P0EF7-P0EFE",
    causes: ["wiring", "sensor", "module"],
    checks: ["hybridScan", "liveData", "hybridHarness"],
  },
  {
    codes:
      "P0CC6-P0CCB P0CD1-P0CD4 P0CF3-P0CFE P0D00-P0D06 P0D20-P0D23 P0D27-P0D2C P0D56-P0D5C P0D67 P0D80-P0D8E P0D90-P0D98 P0DE5 P0E2E P0E3D-P0E42 P0E5E-P0E69 P0E72 P0E73 P0E86-P0E89 P0EED P0EEE P0EF0",
    causes: ["chargeInlet", "wiring", "fuse", "module"],
    checks: ["hybridScan", "otherStation", "hybridHarness"],
  },
  {
    codes:
      "P0A5D-P0A77 P0A79 P0A7A P0A91 P0A92 P0BFF-P0C10 P0C19 P0C1A P0C79-P0C7B P0D7A-P0D7F P0E0C-P0E11 P0E71 P0ED4-P0EDC",
    causes: ["windings", "insulation", "hybridCooling", "module"],
    checks: ["hybridScan", "hybridCoolant", "isolationTest"],
  },
  {
    codes: "P0A10-P0A13 P0A8B-P0A8F P0AF7 P0CA2 P0CA3 P0D33 P0E56 P0E57 P0E5D P0EA5",
    causes: ["battery", "fuse", "wiring", "module"],
    checks: ["hybridScan", "auxBattery", "hybridHarness"],
  },
  {
    codes: "P0A1A-P0A1E P0A7B P0AB9 P0AC4 P0CA1 P0D1F P0DED-P0DEF P0E2D P0E43 P0EEC",
    causes: ["battery", "wiring", "software", "module"],
    checks: ["hybridScan", "auxBattery", "clearRetest"],
  },
];
