import fc from "fast-check";
import { expect, test } from "vitest";
import { type Encoding, unitOf } from "#app/features/customers/import/file/encoding.ts";
import { readRecords } from "#app/features/customers/import/file/read-records.server.ts";
import { tries } from "../../../../support/chance.ts";

const encode = {
  "utf-8": (text) => new TextEncoder().encode(text),
  "windows-1252": (text) => Uint8Array.from(text, (one) => one.charCodeAt(0)),
  "utf-16le": (text) => new Uint8Array(Buffer.from(text, "utf16le")),
  "utf-16be": (text) => new Uint8Array(Buffer.from(text, "utf16le").swap16()),
} satisfies Partial<Record<Encoding, (text: string) => Uint8Array>>;

const text = 'Name,Note\r\n"Ñandú, Ana","says ""hola""\r\nand more"\r\n\r\nLuis,é\n"",x\rEva,"end"';
const rows = [
  ["Name", "Note"],
  ["Ñandú, Ana", 'says "hola"\r\nand more'],
  [""],
  ["Luis", "é"],
  ["", "x"],
  ["Eva", "end"],
];

test.each(Object.keys(encode) as (keyof typeof encode)[])(
  "Reads the same records of a %s file whole and in any portions",
  async (encoding) => {
    const bytes = encode[encoding](text);
    const read = async (size: number, most: number) => {
      const found: string[][] = [];
      for (let at = 0, more = true; more; ) {
        const portion = bytes.subarray(at, at + size);
        const isLast = at + size >= bytes.length;
        const { records, broken, ...rest } = await readRecords({
          bytes: portion,
          encoding,
          delimiter: "comma",
          isLast,
          most,
        });
        expect(broken).toBe(false);
        found.push(...records.map(({ cells }) => cells));
        at += records.at(-1)?.end ?? 0;
        more = rest.more;
      }
      return found;
    };
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 50, max: 200 }),
        fc.integer({ min: 1, max: 7 }),
        async (size, most) => {
          expect(await read(size * unitOf(encoding), most)).toEqual(rows);
        },
      ),
      { numRuns: tries(60) },
    );
  },
);

const portion = { encoding: "utf-8", delimiter: "comma", most: 100 } as const;
const bytesOf = (one: string) => new TextEncoder().encode(one);

test("Names the record whose quote is not closed, after those before it", async () => {
  const bytes = bytesOf('a,b\nc,d\n"e,f\ng,h\n');
  const first = await readRecords({ ...portion, bytes, isLast: true });
  expect(first).toMatchObject({ broken: false, more: true });
  expect(first.records.map(({ cells }) => cells)).toEqual([
    ["a", "b"],
    ["c", "d"],
  ]);
  const rest = bytes.subarray(first.records.at(-1)!.end);
  expect(await readRecords({ ...portion, bytes: rest, isLast: true })).toMatchObject({
    broken: true,
    records: [],
  });
});

test("A record that is longer than a portion is broken", async () => {
  const bytes = bytesOf(`a,${"x".repeat(300_000)}\n`);
  for (const isLast of [false, true])
    expect(await readRecords({ ...portion, bytes, isLast })).toMatchObject({ broken: true });
});

test("Quotes inside and behind cells are text", async () => {
  const bytes = bytesOf('5" pipe,"abc"def\n');
  const { records } = await readRecords({ ...portion, bytes, isLast: true });
  expect(records[0]!.cells).toEqual(['5" pipe', '"abc"def']);
});
