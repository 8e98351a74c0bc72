import { expect, test } from "vitest";
import { findCode } from "#app/features/codes/codes.server.ts";
import { library } from "#app/features/codes/library.ts";
import { browse } from "#app/features/codes/search.server.ts";

const first = (text: string, count = 5) =>
  browse({ text }, "en")
    .codes.slice(0, count)
    .map(({ code }) => code);

// Searches of mechanics, and the codes that must be among the first five.
test.each([
  // Without the letter, with spaces, after a word
  ["P 0420", ["P0420"]],
  ["0420", ["P0420"]],
  ["420", ["P0420"]],
  ["codigo 420", ["P0420"]],
  ["0171 mazda 3", ["P0171"]],
  ["misfire 3", ["P0303"]],
  ["cyl 3 misfire", ["P0303"]],
  ["falla cilindro 2", ["P0302"]],
  ["o2 sensor bank 2 sensor 1", ["P0154", "P0153"]],
  ["solenoide de cambios B", ["P0755"]],
  // Regional names of parts
  ["catalytic converter", ["P0420", "P0430"]],
  ["convertidor catalítico", ["P0420", "P0430"]],
  ["cat converter bank 2", ["P0430"]],
  ["sonda lambda", ["P0131", "P0135"]],
  ["upstream o2", ["P0131"]],
  ["caudalímetro", ["P0101", "P0102"]],
  ["maf", ["P0101", "P0102"]],
  ["crank sensor", ["P0335"]],
  ["sensor del cigüeñal", ["P0335"]],
  ["cam sensor", ["P0340"]],
  ["bobinas", ["P0351", "P0352"]],
  ["coil pack", ["P0351"]],
  ["calentadores", ["P0380", "P0670"]],
  ["inyectores", ["P0201"]],
  ["bomba de nafta", ["P0230"]],
  ["papalote", ["P2135", "P0121"]],
  ["cuerpo de aceleración", ["P0638"]],
  ["banda de tiempo", ["P0016", "P0017"]],
  ["timing chain", ["P0016"]],
  ["anticongelante", ["P0128", "P0117"]],
  ["motoventilador", ["P0480", "P0481"]],
  ["abanico", ["P0480"]],
  ["termostato", ["P0128"]],
  ["computadora", ["P0606", "P0601"]],
  ["relevador", ["P0685"]],
  ["relevador bomba de gasolina", ["P0230"]],
  ["tierra", ["P0562"]],
  ["bad ground", ["P0562"]],
  ["marcha mínima", ["P0505", "P0507"]],
  ["reversa", ["P0736"]],
  ["turbina convertidor", ["P0741"]],
  ["válvula egr", ["P0401"]],
  ["dpf", ["P2002"]],
  ["sensor abs", ["C0031"]],
  ["cinta espiral", ["B0001"]],
  ["tapón de gasolina", ["P0457", "P0455"]],
  ["gas cap", ["P0457", "P0455", "P0456"]],
  ["gasolina", ["P0087"]],
  ["nafta", ["P0087"]],
  // Complaints
  ["vacuum leak", ["P0171", "P0174"]],
  ["fuga de vacío", ["P0171", "P0174"]],
  ["ac not cold", ["P0534", "P0532"]],
  ["el clima no enfría", ["P0534"]],
  ["no enciende el clima", ["P0645", "P0534"]],
  ["no enciende", ["P0335", "P0340"]],
  ["cranks, no start", ["P0335", "P0340"]],
  ["wont start", ["P0335"]],
  ["no da marcha", ["P0615"]],
  ["cascabeleo", ["P0325"]],
  ["se jalonea", ["P0300"]],
  ["no jala en las subidas", ["P0299"]],
  ["low power", ["P0299"]],
  ["limp mode", ["P2135", "P0700"]],
  ["overheating", ["P0217", "P0480"]],
  ["se calienta", ["P0217"]],
  ["transmission slips", ["P0730"]],
  ["patina la caja", ["P0730"]],
  ["shudder at 45 mph", ["P0741"]],
  ["rough idle when cold", ["P0300"]],
  ["huele a gasolina", ["P0455"]],
  ["battery light", ["P0562", "P0620"]],
  ["no heat", ["P0128"]],
  ["gasta mucha gasolina", ["P0172"]],
  ["bolsa de aire", ["B0001"]],
  ["my truck won't start in the morning", ["P0335"]],
  ["gas smell inside the car", ["P0455"]],
  ["me marca check engine y tiembla", ["P0300"]],
  ["f-150 lean", ["P0171"]],
  ["car dies at stop light", ["P0335"]],
  ["tapa de combustible", ["P0457"]],
])("%j lists %j first", (asked, codes) =>
  expect(first(asked)).toEqual(expect.arrayContaining(codes)),
);

test("A vacuum leak lists lean mixture first", () => {
  expect(first("vacuum leak", 2)).toEqual(["P0171", "P0174"]);
  expect(first("fuga de vacío", 2)).toEqual(["P0171", "P0174"]);
});

test.each(["gas cap", "ac not cold", "no enciende"])(
  "%j lists no unrelated misfire, overheating or EVAP codes",
  (asked) => {
    const wrong = { "gas cap": /^P03/, "ac not cold": /^P0217/, "no enciende": /^P04[45]/ }[asked]!;
    expect(first(asked, 10).filter((code) => wrong.test(code))).toEqual([]);
  },
);

test.each(["flux capacitor", "drop table", "hello", "asdf", "%"])("%j finds nothing", (asked) =>
  expect(first(asked)).toEqual([]),
);

test("Every code advised for a complaint is in the library", () => {
  const advised = library().complaints.flatMap((line) => line.split(" = ")[1]!.split(" "));
  expect([...advised, ...library().usual].filter((code) => !findCode(code))).toEqual([]);
});
