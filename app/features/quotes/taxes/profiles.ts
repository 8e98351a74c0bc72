import type { TaxRate, Terms } from "#app/features/quotes/price/terms.ts";

/** Preset taxes for the shop to check. `on`: day on which its `source`, the law, was read. */
type Profile = {
  taxes: readonly TaxRate[];
  prices: Terms["prices"];
  rounding: Terms["rounding"];
  taxRounding?: Terms["taxRounding"];
  taxOf?: Terms["taxOf"];
  source: string;
  on: string;
};

const iva = (percent: number, name = "IVA"): Pick<Profile, "taxes" | "prices" | "rounding"> => ({
  taxes: [{ name, rate: percent * 10_000, on: ["parts", "labor", "fees"] }],
  prices: "exclusive",
  rounding: "document",
});

export const profiles = {
  none: { taxes: [], prices: "exclusive", rounding: "document", source: "", on: "2026-11-23" },
  us: {
    taxes: [
      {
        name: "State sales tax",
        names: { es: "Impuesto estatal sobre las ventas" },
        rate: 0,
        on: ["parts"],
      },
      {
        name: "Local sales tax",
        names: { es: "Impuesto local sobre las ventas" },
        rate: 0,
        on: ["parts"],
      },
    ],
    prices: "exclusive",
    rounding: "document",
    taxRounding: "together",
    source: "State and local sales tax laws",
    on: "2026-11-23",
  },
  mx: { ...iva(16), source: "Ley del IVA, art. 1 (México)", on: "2026-11-23" },
  mxBorder: {
    ...iva(8),
    source:
      "Decretos de estímulos fiscales de la región fronteriza norte, DOF 31/12/2018, y sur, DOF 30/12/2020, con sus prórrogas (México)",
    on: "2026-11-23",
  },
  ar: {
    ...iva(21),
    source: "Ley de IVA, texto ordenado en 1997, art. 28 (Argentina)",
    on: "2026-11-23",
  },
  cl: { ...iva(19), source: "Decreto Ley 825, art. 14 (Chile)", on: "2026-11-23" },
  co: { ...iva(19), source: "Estatuto Tributario, art. 468 (Colombia)", on: "2026-11-23" },
  pe: {
    ...iva(18, "IGV"),
    source: "Ley del IGV, art. 17, e IPM, Ley 32387 (Perú)",
    on: "2026-11-23",
  },
  br: {
    taxes: [
      { name: "ISS", rate: 0, on: ["labor"] },
      { name: "ICMS", rate: 0, on: ["parts"] },
    ],
    prices: "inclusive",
    rounding: "document",
    taxOf: "price",
    source: "LC 116/2003, art. 7 (ISS), e LC 87/1996, art. 13, § 1 (ICMS) (Brasil)",
    on: "2026-11-25",
  },
} as const satisfies Record<string, Profile>;

export type TaxProfile = keyof typeof profiles;

export const taxProfiles = Object.keys(profiles) as [TaxProfile, ...TaxProfile[]];
