import {
  type PDFDocument,
  PDFHeader,
  type PDFObject,
  PDFObjectStream,
  PDFRef,
  PDFStream,
  PDFTrailer,
  PDFWriter,
} from "pdf-lib";

/** A row of the table of objects: its type and two numbers (ISO 32000-1, 7.5.8.3). */
type Row = [type: number, second: number, third: number];

/** The number of bytes of each field of a row. */
const widths = [1, 4, 2] as const;

/** The finished document, in one tick. */
export async function writeDocument(doc: PDFDocument): Promise<Uint8Array<ArrayBuffer>> {
  await doc.flush();
  return (await new Writer(doc.context).serializeToBuffer()) as Uint8Array<ArrayBuffer>;
}

/**
 * Writes all objects but streams into one stream, and the table of them as differences of its rows.
 * pdf-lib's own writer waits for a timer after every fifty objects and compresses them by fifties,
 * which makes the tags of a table half as large again; and its table is ten times as large.
 */
class Writer extends PDFWriter {
  constructor(context: PDFDocument["context"]) {
    super(context, Number.POSITIVE_INFINITY);
  }

  protected override async computeBufferSize() {
    const { context } = this;
    const all = context.enumerateIndirectObjects();
    const packed = all.filter(([, object]) => !(object instanceof PDFStream));
    const last = context.largestObjectNumber;
    const [packRef, tableRef] = [PDFRef.of(last + 1), PDFRef.of(last + 2)];

    const header = PDFHeader.forVersion(1, 7);
    let size = header.sizeInBytes() + 2;
    // A number without an object is free.
    const rows: Row[] = Array.from({ length: last + 3 }, () => [0, 0, 0xffff]);
    const indirectObjects: [PDFRef, PDFObject][] = [];
    const place = (ref: PDFRef, object: PDFObject) => {
      indirectObjects.push([ref, object]);
      size += this.computeIndirectObjectSize([ref, object]);
    };
    for (const [ref, object] of [
      ...all.filter(([, object]) => object instanceof PDFStream),
      [packRef, PDFObjectStream.withContextAndObjects(context, packed)] as const,
    ]) {
      rows[ref.objectNumber] = [1, size, 0];
      place(ref, object);
    }
    for (const [at, [ref]] of packed.entries())
      rows[ref.objectNumber] = [2, packRef.objectNumber, at];
    const tableAt = size;
    rows[tableRef.objectNumber] = [1, tableAt, 0];
    place(tableRef, this.#table(rows));
    const trailer = PDFTrailer.forLastCrossRefSectionOffset(tableAt);
    return { size: size + trailer.sizeInBytes(), header, indirectObjects, trailer };
  }

  #table(rows: readonly Row[]): PDFObject {
    const { Root, Info } = this.context.trailerInfo;
    const columns = widths.reduce((sum, width) => sum + width, 0);
    return this.context.flateStream(asDifferences(rows.map(bytesOf)), {
      Type: "XRef",
      Size: rows.length,
      W: [...widths],
      Root,
      ...(Info && { Info }),
      DecodeParms: { Predictor: 12, Columns: columns },
    });
  }
}

const bytesOf = (row: Row): number[] =>
  row.flatMap((value, column) =>
    Array.from({ length: widths[column]! }, (_, at) =>
      Math.floor(value / 256 ** (widths[column]! - 1 - at)),
    ),
  );

/** PNG's predictor "up", whose number begins each row. */
const asDifferences = (rows: readonly number[][]): Uint8Array =>
  Uint8Array.from(
    rows.flatMap((row, at) => [
      2,
      ...row.map((byte, column) => byte - (rows[at - 1]?.[column] ?? 0)),
    ]),
  );
