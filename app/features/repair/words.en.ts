export const en = {
  title: "Repair Jobs",
} as const;
