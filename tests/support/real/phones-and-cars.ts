import { car, type RealFile } from "./real-file.ts";

const ofPhone = (...phones: string[]) => [
  ["Nombre", "Teléfono"],
  ...phones.map((phone, at) => [`Persona${"abcdefghijk"[at]} Prueba`, phone]),
];
export const phones: RealFile[] = [
  {
    name: "numbers of Mexico in six spellings",
    rows: ofPhone("5215555500148", "044 55 5550 0149", "045 55 5550 0150", "01 55 5550 0151"),
  },
  {
    name: "numbers of Argentina",
    rows: ofPhone("11 2345-6789", "011 15 2345-6780", "+54 9 223 512-3456"),
  },
  {
    name: "words in place of a telephone",
    rows: ofPhone("sin teléfono", "no tiene", "N/A", "-", "desconocido"),
    means: { "sin teléfono": "", "no tiene": "", "N/A": "", "-": "", desconocido: "" },
  },
  { name: "words beside a telephone", rows: ofPhone("956 555 0333 casa", "cel. 956 555 0334") },
  {
    name: "two telephones in a cell",
    rows: ofPhone("956 555 0335 y 956 555 0336", "956 555 0337; 956 555 0338"),
  },
  { name: "no number at all", rows: ofPhone("llamar a su hijo", "956 555 0339") },
  {
    name: "signs that cannot be seen",
    rows: ofPhone("\u202a+1 956 555 0601\u202c", "+1\u00a0956\u00a0555\u00a00602\u200b"),
  },
  {
    name: "two columns of telephones",
    rows: [
      ["Name", "Home Phone", "Cell Phone"],
      ["Celia Movil", "", "956 555 0603"],
      ["Dora Doble", "956 555 0604", "956 555 0605"],
    ],
  },
];

export const cars: RealFile[] = [
  {
    name: "three cars of one owner without plates",
    rows: [
      car,
      ["Sin", "Placa", "956 555 0720", "Nissan", "Versa", "2015", "TEMP", "1000"],
      ["Sin", "Placa", "956 555 0720", "Kia", "Rio", "2019", "TEMP", "2000"],
      ["Sin", "Placa", "956 555 0720", "Ford", "Focus", "2012", "N/A", "3000"],
    ],
  },
  {
    name: "a plate on the owner's next car",
    rows: [
      car,
      ["Una", "Placa", "956 555 0721", "Nissan", "Versa", "2015", "ABC721", "1100"],
      ["Una", "Placa", "956 555 0721", "Kia", "Rio", "2019", "ABC721", "2100"],
    ],
  },
  {
    name: "VINs that fill their place",
    rows: [
      ["Name", "Phone", "Make", "Model", "Year", "VIN"],
      ["Alfa Uno", "956 555 0722", "Ford", "Focus", "2014", "11111111111111111"],
      ["Beta Dos", "956 555 0723", "Honda", "Civic", "2019", "11111111111111111"],
    ],
    means: { "11111111111111111": "" },
  },
  {
    name: "VINs with something around them",
    rows: [
      ["Name", "Phone", "Make", "VIN"],
      ["Vin Estrella", "956 555 0724", "Honda", "*1HGCM82633A004352*"],
      ["Vin Puerta", "956 555 0725", "Toyota", "I5TDGSKFC7RS123456"],
      ["Vin Nombre", "956 555 0726", "Kia", "VIN: KNADM4A39D6000001."],
      ["Vin Corto", "956 555 0727", "Kia", "KNADM4A39"],
    ],
    means: {
      I5TDGSKFC7RS123456: "5TDGSKFC7RS123456",
      "VIN: KNADM4A39D6000001.": "KNADM4A39D6000001",
    },
  },
  {
    name: "numbers as spreadsheets write them",
    rows: [
      car,
      ["Decimal", "Uno", "956 555 0728", "Ford", "Focus", "2015.0", "DEC728", "120,000.0"],
      ["Decimal", "Dos", "956 555 0729", "Ford", "Fiesta", "15", "DEC729", "120,000.5"],
    ],
    means: { "2015.0": "2015", "120,000.0": "120000" },
  },
  {
    name: "a household of one car",
    rows: [
      ["Name", "Phone", "Make", "Model", "VIN"],
      ["Esposa Casa", "956 555 0730", "Honda", "Accord", "1HGCM82633A004352"],
      ["Esposo Casa", "956 555 0731", "Honda", "Accord", "1HGCM82633A004352"],
    ],
  },
  {
    name: "a year without a car",
    rows: [
      ["Name", "Phone", "Make", "Year", "Odometer"],
      ["Solo Ano", "956 555 0732", "", "2011", "9000"],
    ],
  },
  {
    name: "the year of Colombia",
    rows: [
      ["Cliente", "Celular", "Marca", "Línea", "Modelo", "Placa"],
      ["Luz Bogota", "300 555 0733", "Renault", "Logan", "2017", "KLM733"],
    ],
  },
];
