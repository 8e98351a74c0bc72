/** The job that the landing page shows: one of the demo's, whose shop is in Laredo. */
export const sample = {
  workId: "WO-000020",
  vehicle: "Ford Escape 2015",
  plate: "LTV-9927",
  /** Cents. */
  labor: 14_250,
} as const;

/** Cents each. */
export const materials = [
  { name: "coil", quantity: 1, unitPrice: 8_450 },
  { name: "plugs", quantity: 4, unitPrice: 1_295 },
  { name: "grease", quantity: 1, unitPrice: 650 },
] as const;

const parts = materials.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0);

export const costs = [
  { label: "labor", cents: sample.labor },
  { label: "parts", cents: parts },
] as const;

export const total = costs.reduce((sum, { cents }) => sum + cents, 0);
