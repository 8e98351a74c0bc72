import { Buffer } from "node:buffer";
import { withoutGuard } from "./csv-cell.ts";
import { type Delimiter, delimiterSigns } from "./delimiter.ts";
import { asciiBased, cellText, type Encoding } from "./encoding.ts";

/** Longest record, in bytes. A longer one is an unclosed quote. */
const longestRecord = 65_536;

/** A record: its cells, and where the next one begins, in bytes from the start of the portion. */
type FileRecord = { cells: string[]; end: number };
/** `broken`: the first record has an unclosed quote, or is too long. */
type Records = { records: FileRecord[]; broken: boolean; more: boolean };

type Portion = {
  bytes: Uint8Array;
  encoding: Encoding;
  delimiter: Delimiter;
  /** Whether the file ends with these bytes. */
  isLast: boolean;
  most: number;
};

// Loaded on demand: few requests read a file.
const load = () => import("csv-parse/sync");

/** Complete records of a portion; the rest belongs to the next. `more`: whether more follows. */
export async function readRecords(portion: Portion): Promise<Records> {
  const { parse } = await load();
  const { bytes, offsetOf } = asciiBased(portion.bytes, portion.encoding);
  const found: { cells: string[]; bytes: number }[] = [];
  let failed = false;
  try {
    parse(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
      encoding: "latin1",
      delimiter: delimiterSigns[portion.delimiter],
      record_delimiter: ["\r\n", "\n", "\r"],
      relax_quotes: true,
      relax_column_count: true,
      max_record_size: longestRecord,
      to: portion.most + 1,
      on_record: (cells: string[], info) => {
        found.push({ cells, bytes: info.bytes });
        return null;
      },
    });
  } catch {
    failed = true;
  }
  const cut = found.length > portion.most;
  // The last record may be cut off.
  if (cut || (!portion.isLast && !failed)) found.pop();
  const text = (cell: string) => withoutGuard(cellText(cell, portion.encoding));
  return {
    records: found.map((record) => ({
      cells: record.cells.map(text),
      end: offsetOf(record.bytes),
    })),
    broken: found.length === 0 && (failed || !portion.isLast),
    more: cut || !portion.isLast || failed,
  };
}
