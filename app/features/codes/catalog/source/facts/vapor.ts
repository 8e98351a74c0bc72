import type { CatalogRecord } from "./record.ts";

/** The evaporative system: leaks, purge, vent and leak detection. */
export const vapor: readonly CatalogRecord[] = [
  {
    codes: "P04EA P04EE",
    causes: ["fuelCap", "tankSeal", "fillerNeck", "evapHose", "vaporLine"],
    checks: ["capFirst", "purgeSeal", "evapSmoke"],
  },
  {
    codes: "P04EB P04EF",
    causes: ["ventStuck", "ventHose", "canister", "evapHose"],
    checks: ["ventMove", "purgeSeal", "evapSmoke"],
  },
  {
    codes: "P04EC",
    causes: ["fuelCap", "fillerNeck", "tankSeal", "evapHose"],
    checks: ["capFirst", "purgeSeal", "evapSmoke"],
  },
  {
    codes: "P04ED",
    causes: ["ventStuck", "canister", "ventHose", "purgeOpen"],
    checks: ["ventMove", "purgeSeal", "evapSmoke"],
  },
  {
    codes: "P04AE P04DF",
    causes: ["purgeOpen", "wiring", "canister"],
    checks: ["wiggle", "purgeSeal", "purgeFlow"],
  },
  {
    codes: "P04AF P04E0 P04F0 P04F1 P28C3",
    causes: ["purgeShut", "purgeHose", "wiring", "canister"],
    checks: ["wiggle", "purgeFlow", "command"],
  },
  {
    codes: "P04AB-P04AD P04B0-P04B2 P2418 P2419 P2420",
    causes: ["wiring", "winding", "fuse", "module"],
    checks: ["fuses", "wiggle", "resistance", "supplyGround", "command"],
  },
  {
    codes: "P04B3 P04B4 P2450 P2451",
    causes: ["ventStuck", "overfilled", "canister", "wiring"],
    checks: ["wiggle", "ventMove", "canisterWeigh", "evapSmoke"],
  },
  {
    codes: "P00FE",
    causes: ["vaporLine", "overfilled", "canister"],
    checks: ["canisterWeigh", "purgeSeal", "evapSmoke"],
  },
  {
    codes: "P0465-P0469 P2024-P2028",
    causes: ["wiring", "sensor", "purgeHose"],
    checks: ["wiggle", "reference", "liveData"],
  },
  {
    codes: "P24D5-P24D9 P2B7A-P2B7E",
    causes: ["wiring", "tankSensor", "ventStuck", "referenceShort"],
    checks: ["capOffZero", "wiggle", "reference", "ventMove"],
  },
  {
    codes: "P043E P043F",
    causes: ["leakPump", "overfilled", "canister", "wiring"],
    checks: ["wiggle", "leakPumpRun", "canisterWeigh"],
  },
  {
    codes: "P2400 P2403 P2405-P2407 P240A-P240C P24B8 P24BA-P24BF",
    causes: ["wiring", "leakPump", "fuse", "module"],
    checks: ["fuses", "wiggle", "supplyGround", "leakPumpRun"],
  },
  {
    codes: "P017F P2404 P24B9 P24C0 P24C1 P2DD9-P2DDB",
    causes: ["leakPump", "overfilled", "ventHose", "wiring"],
    checks: ["wiggle", "leakPumpRun", "canisterWeigh", "evapSmoke"],
  },
  {
    codes: "P2408 P2409 P2410-P2412",
    causes: ["wiring", "fuelCap", "sensor"],
    checks: ["wiggle", "capFirst", "liveData"],
  },
];
