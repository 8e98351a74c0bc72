/** The addresses of a shop's recommendations. */
export const followUpAddresses = [
  "/repair-cms/follow-up",
  "/repair-cms/follow-up/:vehicleId",
  "/repair-cms/follow-up/:vehicleId/agreement",
  "/repair-cms/vehicles/:vehicleId/due",
  "/repair-cms/follow-up-settings",
];

/** Addresses for a customer who was asked: a secret is all they need. */
export const askedAddresses = [
  "/follow-up/:token",
  "/follow-up/:token/approve",
  "/follow-up/:token/answer",
  "/follow-up/:token/photos/:at",
];

const everyone = ["owner", "advisor", "technician"] as const;
const offices = ["owner", "advisor"] as const;
const ownerOnly = ["owner"] as const;
const vehicle = { read: offices, write: offices, names: "vehicle" } as const;

/** Who of a shop may do what (`shopAccess`): a technician reads what is due, and asks nobody. */
export const followUpAccess = {
  "/repair-cms/follow-up": { read: offices },
  "/repair-cms/follow-up/:vehicleId": vehicle,
  "/repair-cms/follow-up/:vehicleId/agreement": vehicle,
  "/repair-cms/vehicles/:vehicleId/due": { read: everyone, names: "vehicle" },
  "/repair-cms/follow-up-settings": { read: ownerOnly, write: ownerOnly },
} as const;
