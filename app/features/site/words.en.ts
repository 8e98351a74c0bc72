export const en = {
  brand: "Llave",
  tagline: "The bilingual workbench for auto repair pros.",
  title: "{{page}} · Llave",
} as const;
