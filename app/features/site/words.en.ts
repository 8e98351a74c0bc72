export const en = {
  brand: "Llave",
  tagline: "The bilingual workbench for auto repair pros.",
  title: "{{page}} · Llave",
  home: "Llave · The bilingual workbench for auto repair pros",
  description: "Repair jobs, quotes and work orders for auto repair shops, in English and in Spanish.",
} as const;
