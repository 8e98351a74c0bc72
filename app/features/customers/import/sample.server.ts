import type { Platform } from "#app/platform/platform.server.ts";
import { shownCell } from "./file/csv-cell.ts";
import { type Delimiter, delimiters } from "./file/delimiter.ts";
import { type Encoding, looksWrong, markLength } from "./file/encoding.ts";
import { type ImportColumns, importLimits } from "./file/fields.ts";
import { readPortion } from "./file/file.server.ts";
import { matchHeadings } from "./file/headings.ts";
import { readRecords } from "./file/read-records.server.ts";
import type { ImportRow } from "./portion.server.ts";

/** Beginning of a file as it is shown: its headings, their fields, and some rows. */
type Sample = {
  headings: string[];
  columns: ImportColumns;
  rows: string[][];
  /** Number of rows above the headings. */
  skipped: number;
  /** Whether its characters suggest another encoding. */
  looksWrong: boolean;
};

const rowsShown = 3;

/** `isLast`: whether these bytes are the whole file. */
type Head = { bytes: Uint8Array; isLast: boolean; encoding: Encoding };

/**
 * Sample of a file; without headings when it is empty or unreadable with these settings. `skipped`:
 * rows above the headings, where a person chose.
 */
export async function readSample(
  head: Head,
  delimiter: Delimiter,
  chosen?: number,
): Promise<Sample> {
  const bytes = head.bytes.subarray(markLength(head.bytes, head.encoding));
  const most = importLimits.skipped + rowsShown + 1;
  const read = await readRecords({ ...head, bytes, delimiter, most });
  const records = read.records.map(({ cells }) =>
    cells.slice(0, importLimits.columns).map((cell) => shownCell(cell)),
  );
  const skipped = chosen ?? headingRow(records);
  const headings = records[skipped] ?? [];
  const rows = records.slice(skipped + 1, skipped + 1 + rowsShown);
  return {
    headings: headings.every((heading) => heading === "") ? [] : headings,
    columns: matchHeadings(headings),
    rows,
    skipped,
    looksWrong: looksWrong([headings, ...rows].flat().join("\n")),
  };
}

/**
 * Heading row: the first, unless a row below has more known headings and only a title or a hint for
 * spreadsheets stands above it.
 */
function headingRow(records: readonly string[][]): number {
  const known = records
    .slice(0, importLimits.skipped + 1)
    .map((cells) => matchHeadings(cells).filter(Boolean).length);
  const best = known.indexOf(Math.max(...known));
  const above = records.slice(0, Math.max(0, best));
  const isTitle = above.every((cells) => cells.filter((cell) => cell !== "").length <= 2);
  return best > 0 && (known[best]! >= 2 || known[0] === 0) && isTitle ? best : 0;
}

type Choice = {
  encoding: Encoding | undefined;
  delimiter: Delimiter | undefined;
  skipped: number | undefined;
};
type StoredImport = Pick<
  ImportRow,
  "file" | "bytes" | "stage" | "encoding" | "delimiter" | "columns" | "skipped"
>;

/** Sample of a stored file; undefined when its settings are final, or the file is gone. */
export async function sampleOf(files: Platform["files"], row: StoredImport, choice: Choice) {
  if (!["uploaded", "previewed", "failed"].includes(row.stage)) return undefined;
  const portion = await readPortion(files, row.file, { position: 0, bytes: row.bytes });
  if (!portion) return undefined;
  const [encoding, delimiter] = [row.encoding as Encoding, row.delimiter as Delimiter];
  const chosen = {
    encoding: choice.encoding ?? encoding,
    delimiter: choice.delimiter ?? delimiter,
  };
  const isSame = chosen.encoding === encoding && chosen.delimiter === delimiter;
  const skipped = choice.skipped ?? (isSame ? row.skipped : undefined);
  const head = { ...portion, encoding: chosen.encoding };
  const sample = await readSample(head, chosen.delimiter, skipped);
  return {
    ...sample,
    ...chosen,
    columns:
      isSame && sample.skipped === row.skipped ? (row.columns as ImportColumns) : sample.columns,
  };
}

/** Delimiter that yields the most known headings, and then the most headings. */
export async function detectDelimiter(head: Head): Promise<Delimiter> {
  const scored = await Promise.all(
    delimiters.map(async (delimiter) => {
      const { columns } = await readSample(head, delimiter);
      return { delimiter, score: columns.length + 1_000 * columns.filter(Boolean).length };
    }),
  );
  return scored.reduce((best, one) => (one.score > best.score ? one : best)).delimiter;
}
