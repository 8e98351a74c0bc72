export const materials = [
  { name: "coil", cents: 8_450 },
  { name: "plugs", cents: 5_196 },
] as const;

const parts = materials.reduce((sum, { cents }) => sum + cents, 0);

export const costs = [
  { label: "labor", cents: 14_250 },
  { label: "parts", cents: parts },
] as const;

export const total = costs.reduce((sum, { cents }) => sum + cents, 0);
