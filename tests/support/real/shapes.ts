import { car, person, type RealFile } from "./real-file.ts";

export const shifted: RealFile[] = [
  {
    name: "a number with a comma and no quotes",
    rows: [
      car,
      ["Coma", "Ultima", "956 555 0313", "Ford", "F-150", "2015", "COM313", "120", "000"],
    ],
  },
  {
    name: "an address with a comma and no quotes",
    rows: [
      ["Nombre", "Apellido", "Teléfono", "Dirección", "Placa"],
      ["Sobra", "Uno", "956 555 0747", "Calle 5", "Col. Centro", "SOB747"],
    ],
  },
  {
    name: "a note with commas and no quotes",
    rows: [
      ["Nombre", "Teléfono", "Nota"],
      ["Nota Larga", "956 555 0148", "Cliente VIP", "paga siempre", "llamar antes"],
    ],
  },
  {
    name: "empty cells behind the last heading",
    rows: [car.slice(0, 3), ["Vacia", "Cola", "956 555 0149", "", ""]],
  },
];

export const shapes: RealFile[] = [
  {
    name: "Excel's hint above the headings",
    above: ["sep=;"],
    delimiter: ";",
    rows: [person, ["Sep", "Uno", "956 555 0901", "sep@x.test", "Calle 3", "ok"]],
  },
  {
    name: "a report's title above the headings",
    above: ["Reporte de clientes,,,,,", "Fecha: 25/11/2026,,,,,", ",,,,,"],
    rows: [person, ["Titulo", "Uno", "956 555 0902", "tit@x.test", "Calle 4", "ok"]],
  },
  {
    name: "bars between the columns",
    delimiter: "|",
    rows: [person, ["Barra", "Uno", "956 555 0903", "bar@x.test", "Calle 5, Centro", "ok"]],
  },
  {
    name: "tabs between the columns",
    delimiter: "\t",
    rows: [person, ["Tab", "Uno", "956 555 0904", "tab@x.test", "Calle 6, Centro", "ok"]],
  },
  {
    name: "texts as formulas",
    rows: [
      ["Nombre", "Apellido", "Teléfono", "Placa"],
      ['="Equis"', '="Dos"', '="956 555 0905"', '="EQX001"'],
    ],
    means: {
      '="Equis"': "Equis",
      '="Dos"': "Dos",
      '="956 555 0905"': "956 555 0905",
      '="EQX001"': "EQX001",
    },
  },
  {
    name: "headings that nobody knows",
    rows: [
      ["Nombre", "Puntos", "", "Teléfono"],
      ["Raro Uno", "77", "algo", "956 555 0906"],
    ],
  },
  {
    name: "a row without a name",
    rows: [
      person,
      ["", "", "956 555 0907", "nadie@x.test", "Calle 7", "quién"],
      ["Si", "Nombre", "956 555 0908", "", "", ""],
    ],
  },
  {
    name: "texts that are too long",
    rows: [
      ["Nombre", "Placa", "Marca", "Nota"],
      ["Largo Uno", "PLACAQUENOCABEENNINGUNLADO", "Ford", "n".repeat(2_001)],
    ],
  },
  {
    name: "languages and units that nobody knows",
    rows: [
      ["Nombre", "Idioma", "Marca", "Odómetro", "Unidad"],
      ["Lengua Uno", "Klingon", "Ford", "500", "leguas"],
      ["Lengua Dos", "English", "Seat", "600", "km"],
    ],
    means: { English: "en" },
  },
];
