import type { Shape } from "#app/values/language.ts";
import type { en } from "./words.en.ts";

export const es = {
  title: "Impuestos e insumos",
  lead: "Lo que sus cotizaciones cobran además de materiales y mano de obra. Consúltelo con su contador. Las que ya hizo conservan lo que tienen.",
  none: "No se cobra nada además de materiales y mano de obra.",
  start: "Empezar con",
  fill: "Llenar",
  profiles: {
    none: "Sin impuestos",
    us: "Estados Unidos: impuesto estatal y local sobre ventas",
    mx: "México: IVA 16%",
    mxBorder: "México, regiones fronterizas: IVA 8%",
    ar: "Argentina: IVA 21%",
    cl: "Chile: IVA 19%",
    co: "Colombia: IVA 19%",
    pe: "Perú: IGV 18%",
    br: "Brasil: ISS e ICMS dentro del precio",
  },
  template: "Es un punto de partida, no asesoría fiscal: consúltelo con su contador.",
  source: "Al {{day}}: {{source}}.",
  states:
    "Cada estado es distinto: muchos gravan los materiales y no la mano de obra; algunos, las dos cosas. Escriba las tasas de su estado, condado y ciudad.",
  border:
    "La tasa de 8% es solo para talleres de las regiones fronterizas inscritos para ello ante el SAT, y su decreto se prorroga por plazos limitados: confirme que siga vigente.",
  brazil:
    "El impuesto es una parte del precio mismo: el 5% de R$ 150,00 son R$ 7,50. Escriba las tasas de su ciudad y su estado.",
  tax: "Impuesto {{number}}",
  name: "Nombre",
  nameIn: "Nombre ({{language}})",
  rate: "Tasa (%)",
  on: "Se cobra sobre",
  classes: {
    parts: "Materiales",
    labor: "Mano de obra",
    fees: "Insumos y cargos",
    special: "Líneas con tasa especial",
  },
  prices: "Precios de sus cotizaciones",
  pricesAre: {
    exclusive: "Sin impuestos: se suman",
    inclusive: "Con impuestos incluidos",
    ofPrice: "Con impuestos como parte del precio (Brasil)",
  },
  rounding: "Los impuestos y porcentajes se redondean",
  roundings: { line: "En cada línea", document: "Una vez, en toda la cotización" },
  taxRounding: "Dos o tres impuestos sobre un monto",
  taxRoundings: {
    each: "Cada uno se redondea por separado",
    together: "Se redondea la suma y se reparte",
  },
  taxRoundingHint:
    "En la mayoría de los estados de EE. UU. cuenta la tasa combinada: elija la suma.",
  suppliesRate: "Insumos del taller (%)",
  suppliesHint: "Déjelo vacío para no cobrarlos. Cada cotización puede omitirlos.",
  suppliesOf: "Porcentaje sobre",
  suppliesMaximum: "Como máximo",
  notSaved: "Error al guardar los impuestos. Intente de nuevo.",
  notLoaded: "Error al cargar los impuestos. Intente de nuevo.",
  changed:
    "Los impuestos se modificaron en otro lugar. Su versión sigue aquí: guarde otra vez para conservarla.",
  nameMissing: "Escriba el nombre de este impuesto o borre su tasa.",
  rateMissing: "Escriba la tasa de este impuesto o borre su nombre.",
  percent: "Escriba un porcentaje de 0 a 100, por ejemplo 8.25, con cuatro decimales como máximo.",
  onMissing: "Marque sobre qué se cobra este impuesto.",
} satisfies Shape<typeof en>;
