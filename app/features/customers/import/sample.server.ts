import type { Platform } from "#app/platform/platform.server.ts";
import { shownCell } from "./file/csv-cell.ts";
import { type Delimiter, delimiters } from "./file/delimiter.ts";
import { type Encoding, markLength } from "./file/encoding.ts";
import { type ImportColumns, importLimits } from "./file/fields.ts";
import { readPortion } from "./file/file.server.ts";
import { matchHeadings } from "./file/headings.ts";
import { readRecords } from "./file/read-records.server.ts";
import type { ImportRow } from "./portion.server.ts";

/** The beginning of a file as it is shown: its headings, what they mean, and some rows. */
type Sample = {
  headings: string[];
  columns: ImportColumns;
  rows: string[][];
};

const rowsShown = 3;

/** `isLast`: whether these bytes are the whole file. */
type Head = { bytes: Uint8Array; isLast: boolean; encoding: Encoding };

/** The sample of a file; without headings when it is empty, or cannot be read like this. */
export async function readSample(head: Head, delimiter: Delimiter): Promise<Sample> {
  const bytes = head.bytes.subarray(markLength(head.bytes, head.encoding));
  const read = await readRecords({ ...head, bytes, delimiter, most: rowsShown + 1 });
  const [first = [], ...rows] = read.records.map(({ cells }) =>
    cells.slice(0, importLimits.columns).map((cell) => shownCell(cell)),
  );
  const isEmpty = first.every((heading) => heading === "");
  return { headings: isEmpty ? [] : first, columns: matchHeadings(first), rows };
}

type Choice = { encoding: Encoding | undefined; delimiter: Delimiter | undefined };
type Stored = Pick<ImportRow, "file" | "bytes" | "stage" | "encoding" | "delimiter" | "columns">;

/**
 * The sample of a stored file, as it is to be read now or by a choice; undefined when nothing can be
 * chosen any more, or the file is gone.
 */
export async function sampleOf(files: Platform["files"], row: Stored, choice: Choice) {
  if (!["uploaded", "previewed", "failed"].includes(row.stage)) return undefined;
  const portion = await readPortion(files, row.file, { position: 0, bytes: row.bytes });
  if (!portion) return undefined;
  const [encoding, delimiter] = [row.encoding as Encoding, row.delimiter as Delimiter];
  const chosen = {
    encoding: choice.encoding ?? encoding,
    delimiter: choice.delimiter ?? delimiter,
  };
  const sample = await readSample({ ...portion, encoding: chosen.encoding }, chosen.delimiter);
  const isSame = chosen.encoding === encoding && chosen.delimiter === delimiter;
  return {
    ...sample,
    ...chosen,
    columns: isSame ? (row.columns as ImportColumns) : sample.columns,
  };
}

/** The delimiter with which the most headings are known, and there are the most of them. */
export async function detectDelimiter(head: Head): Promise<Delimiter> {
  const scored = await Promise.all(
    delimiters.map(async (delimiter) => {
      const { columns } = await readSample(head, delimiter);
      return { delimiter, score: columns.length + 1_000 * columns.filter(Boolean).length };
    }),
  );
  return scored.reduce((best, one) => (one.score > best.score ? one : best)).delimiter;
}
