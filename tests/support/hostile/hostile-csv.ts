import { below, pick } from "../chance.ts";

// Broken and hostile files: each with what may be said about it, and how many customers it brings.

/** A file, and what becomes of it: a sentence that refuses it whole, or its rows. */
export type HostileFile = {
  name: string;
  file: string | Uint8Array;
  /** The key of the sentence that refuses the whole file. */
  whole?: string;
  /** How many rows bring customers, and the sentences of those that are refused. */
  added?: number;
  refused?: string[];
  /** The sentences of rows that come in without a cell. */
  partial?: string[];
};

const latin = (text: string) => Uint8Array.from(text, (one) => one.charCodeAt(0));
const utf16 = (text: string) => new Uint8Array(Buffer.from(text, "utf16le"));
const join = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts));
const head = "Name,Phone,Note";
const good = "Ana Ruiz,512 555 0100,ok";
const large = "x".repeat(1_000_000);

const quotes: HostileFile[] = [
  ["an open quote in row 1", `"Ana,555,x\n${good}\n`],
  ["an open quote in the last row", `${good}\n"Eva,555,x`],
  ["an open quote in the last cell", `${good}\nEva,555,"x\n`],
  ["an open quote with doubled ones behind", `"Ana ""the"" ,x\n`],
  ["an open quote before 300 KB", `Eva,"555\n${`${good}\n`.repeat(12_000)}`],
  ["a cell of 1 MB in quotes", `Ana,555,"${large}"\n`],
  ["a cell of 1 MB", `Ana,555,${large}\n`],
  ["a name of 1 MB", `${large},555,\n`],
].map(([name, rows]) => ({
  name: name!,
  file: `${head}\n${rows}`,
  whole: "imports:problem.broken",
}));

const inQuotes: HostileFile[] = [
  { name: "quotes inside a cell", file: `${head}\nAna "la jefa" Ruiz,555 1,5" pipe\n`, added: 1 },
  { name: "text behind a quote", file: `${head}\n"Ana"x,555 1,y\n`, added: 1 },
  { name: "blanks around quotes", file: `${head}\n "Ana" , 555 1 ,y\n`, added: 1 },
  { name: "a cell of nothing but quotes", file: `${head}\n"""""",555 1,y\n`, added: 1 },
  { name: "line ends in quotes", file: `${head}\n"Ana\r\nRuiz",555 1,"a\rb\nc"\n`, added: 1 },
  { name: "headings in quotes", file: `"Name","Phone"\nAna,555 1\n`, added: 1 },
];

const starts = ["=", "+", "-", "@", "\t=", "\r=", "'=", "''+", "＝", "－"];
const bodies = ["1+1", "SUM(A1:A9)", "cmd|' /C calc'!A0", 'HYPERLINK("http://x.test","y")', "x"];
const formulas: HostileFile[] = starts.flatMap((start) =>
  bodies.map((body) => ({
    name: `the formula ${JSON.stringify(start + body)}`,
    file: `Name,Note\n"Ana ${start.codePointAt(0)}","${(start + body).replaceAll('"', '""')}"\n`,
    added: 1,
  })),
);

const bad = new Map([
  ["ui:form.phone", ["call me", "; drop table", "☎", "555\u0001x1y", "1e5", "٥٥٥"]],
  ["ui:form.tooLong", ["5".repeat(41), "5".repeat(2_000), " 5".repeat(60)]],
  ["ui:form.unseen", ["\u200b", "\u2060\u2060", "\u2800"]],
]);
const phones: HostileFile[] = [...bad].flatMap(([problem, cells]) =>
  cells.map((cell) => ({
    name: `the telephone ${JSON.stringify(cell.slice(0, 20))} of ${cell.length}`,
    file: `${head}\nAna,"${cell}",\n${good}\n`,
    added: 2,
    partial: [problem],
  })),
);

const fields: [heading: string, cells: string[], problem: string][] = [
  ["Email", ["x", "a@", "@b.test", "a b@c", "<script>@x.test", "a@b@c.test"], "ui:form.email"],
  ["Email", [`${"a".repeat(260)}@x.test`], "ui:form.tooLong"],
  ["Year", ["20l5", "1899", "2999", "-1", "2015.5", "Inf", "Infinity"], "imports:problem.year"],
  [
    "Odometer",
    ["-1", "1e9", "many", "99999999999999", "0x10", "1,2,3"],
    "imports:problem.odometer",
  ],
  ["Odometer unit", ["leagues", "k m", "1"], "imports:problem.unit"],
  ["Language", ["Klingon", "xx", "__proto__", "constructor"], "imports:problem.language"],
  ["VIN", ["1HGCM82633A0O4352", "ÑHGCM82633A004352", "🚗🚗"], "imports:problem.vin.characters"],
  ["VIN", ["1".repeat(18), "A".repeat(90)], "imports:problem.vin.length"],
  ["VIN", ["1".repeat(5_000)], "ui:form.tooLong"],
  ["Plate", ["A".repeat(21)], "ui:form.tooLong"],
  ["Make", ["F".repeat(61), "F".repeat(9_999)], "ui:form.tooLong"],
  ["Note", ["n".repeat(40_000)], "ui:form.tooLong"],
];
const values: HostileFile[] = fields.flatMap(([heading, cells, problem]) =>
  cells.map((cell) => ({
    name: `${heading} ${JSON.stringify(cell.slice(0, 24))} of ${cell.length}`,
    file: `Name,${heading === "Make" ? "Model" : "Make"},"${heading}"\nAna,Ford,"${cell}"\nEva,Seat,\n`,
    added: 2,
    partial: [problem],
  })),
);

const texts = [
  "<script>alert(1)</script>",
  "'; drop table customers; --",
  "{{constructor}}",
  "%00%0a",
  "../../etc/passwd",
  "a\u0000b",
  "\u202egnp.exe",
  "Z\u0351\u036b\u0343".repeat(15),
  "𝕬𝖓𝖆",
  "e\u0301".repeat(20),
  "👩‍🔧👨‍🔧",
  "שלום",
  "__proto__",
  "null",
  "NaN",
  "toString",
  "$&$1",
];
const names: HostileFile[] = texts.map((text) => ({
  name: `the name ${JSON.stringify(text.slice(0, 20))}`,
  file: `${head}\n"${text}",555 0100,"${text}"\n`,
  added: 1,
}));

const shapes: HostileFile[] = [
  { name: "only headings", file: `${head}\n`, whole: "imports:problem.noRows" },
  { name: "only headings, no line end", file: head, whole: "imports:problem.noRows" },
  { name: "empty rows alone", file: `${head}\n\n\n,,\n`, added: 0 },
  { name: "100,000 empty cells", file: `${head}\nAna${",".repeat(100_000)}\n`, added: 1 },
  { name: "short rows", file: `${head}\nAna\n`, added: 1 },
  {
    name: "long rows",
    file: `${head}\n${good},a,b,c,d,e\n`,
    refused: ["imports:problem.tooManyCells"],
  },
  { name: "a row without a name", file: `${head}\n,555,x\n`, refused: ["imports:problem.noName"] },
  { name: "old line ends", file: `${head}\r${good}\rEva,555 2,x\r`, added: 2 },
  {
    name: "line ends of all kinds",
    file: `${head}\r\n${good}\nEva,555 2,x\rLuis,555 3,`,
    added: 3,
  },
  {
    name: "20,000 rows",
    file: `Name\n${Array.from({ length: 20_000 }, (_, n) => (n % 40 ? "" : `A${n}`)).join("\n")}\n`,
    added: 500,
  },
  {
    name: "20,001 rows",
    file: `Name\n${"x\n".repeat(20_001)}`,
    whole: "imports:problem.tooManyRows",
  },
  { name: "the same heading thrice", file: `Name,Name,Name\nAna,Eva,Luis\n`, added: 1 },
  { name: "200 columns", file: `${"x,".repeat(200)}y\nName\n`.replace("x", "Name"), added: 1 },
  {
    name: "a vehicle without a name for it",
    file: "Name,Year\nAna,2015\n",
    added: 1,
    partial: ["imports:problem.noMake"],
  },
];

const mark = Uint8Array.of(0xef, 0xbb, 0xbf);
const encoded: HostileFile[] = [
  { name: "a UTF-8 mark", file: join(mark, latin(`${head}\n${good}\n`)), added: 1 },
  { name: "two UTF-8 marks", file: join(mark, mark, latin(`${head}\n${good}\n`)), added: 1 },
  { name: "a mark inside", file: join(latin(`${head}\n`), mark, latin(`${good}\n`)), added: 1 },
  {
    name: "UTF-16 with a mark",
    file: join(Uint8Array.of(0xff, 0xfe), utf16(`${head}\n${good}\n`)),
    added: 1,
  },
  { name: "UTF-16 without one", file: utf16(`${head}\n${good}\n`), added: 1 },
  {
    name: "UTF-16 cut in half a character",
    file: utf16(`${head}\n${good}\nEva`).subarray(0, -1),
    added: 1,
    refused: ["imports:problem.unreadable"],
  },
  {
    name: "a lone surrogate",
    file: join(Uint8Array.of(0xff, 0xfe), utf16(`${head}\n\ud800,555 0100,x\n`)),
    refused: ["imports:problem.unreadable"],
  },
  {
    name: "a wrong mark",
    file: join(Uint8Array.of(0xfe, 0xff), latin(`${head}\n${good}\n`)),
    whole: "imports:problem.noRows",
  },
  {
    name: "mixed encodings",
    file: join(
      latin(`${head}\n`),
      new TextEncoder().encode("José,555 1,\n"),
      latin("Jos\xe9,555 2,\n"),
    ),
    added: 1,
    refused: ["imports:problem.unreadable"],
  },
  {
    name: "bytes that are no UTF-8",
    file: join(latin(`${head}\nA`), Uint8Array.of(0xc3, 0x28, 0xf0, 0x9f), latin(",555 1,\n")),
    added: 0,
    refused: ["imports:problem.unreadable"],
  },
];

export const hostileFiles: HostileFile[] = [
  ...quotes,
  ...inQuotes,
  ...formulas,
  ...phones,
  ...values,
  ...names,
  ...shapes,
  ...encoded,
];

const pieces = [
  '"',
  '""',
  ",",
  ";",
  "\t",
  "\n",
  "\r\n",
  "\r",
  "=",
  "@",
  "Ana",
  "512 555 0100",
  "\u0000",
  "é",
  "\ufeff",
  "'",
  "Name,Phone\n",
  "x@y.test",
  "x".repeat(5_000),
  "\u202e",
  "2015",
];

/** Files of such pieces, in any order. */
export const scrambledFiles: string[] = Array.from({ length: 50 }, () =>
  ["Name,Phone,Email\n", ...Array.from({ length: 5 + below(80) }, () => pick(pieces))].join(""),
);
