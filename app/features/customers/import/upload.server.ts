import { and, count, eq, inArray } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { customerImports, type ImportStage } from "#app/features/customers/import.tables.server.ts";
import { openUpload } from "#app/http/file-upload.ts";
import { formId } from "#app/http/form-id.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Files } from "#app/platform/files/files-timeout.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { WordKey } from "#app/values/word-key.ts";
import { shownCell } from "./file/csv-cell.ts";
import { detectEncoding, isOtherFile } from "./file/encoding.ts";
import { importLimits } from "./file/fields.ts";
import { fileKey } from "./file/file.server.ts";
import { detectDelimiter, readSample } from "./sample.server.ts";

type Services = Pick<Platform, "db" | "files" | "now">;
type UploadResult = { ok: true; id: string } | { ok: false; problem: WordKey };

/** Bytes of a file that are read to detect its format. */
const headBytes = 64 * 1024;

/** Stages in which an import can continue, or be canceled. */
export const unfinished = [
  "uploaded",
  "previewing",
  "previewed",
  "importing",
  "failed",
] as const satisfies readonly ImportStage[];

/** Streams a posted file to storage and creates its import, once for a repeated post. */
export async function uploadImport(
  { db, files, now }: Services,
  request: Request,
  { shopId, userId }: { shopId: string; userId: string },
): Promise<UploadResult> {
  const open = await countUnfinished(db, shopId);
  const upload = await openUpload(request, open < importLimits.unfinished ? importLimits.bytes : 0);
  if (open >= importLimits.unfinished) return { ok: false, problem: "imports:upload.unfinished" };
  if (!upload.ok) return { ok: false, problem: `imports:upload.${upload.problem}` };
  const id = formId(upload.fields.id, now());
  // A file key of its own: a form posted again with another file never overwrites the first one's.
  const file = fileKey({ shopId, importId: newId() });
  const { head, isUtf8, etag } = await store(files, file, upload);
  const refuse = async (problem: WordKey): Promise<UploadResult> => {
    await files.delete(file);
    return { ok: false, problem };
  };
  if (upload.bytes === 0)
    return refuse(upload.fileName ? "imports:upload.empty" : "imports:upload.missing");
  const encoding = detectEncoding(head, isUtf8);
  if (!encoding || isOtherFile(head)) return refuse("imports:upload.notText");
  const start = { bytes: head, isLast: upload.bytes <= head.length, encoding };
  const delimiter = await detectDelimiter(start);
  const { headings, columns, skipped } = await readSample(start, delimiter);
  if (headings.length === 0) return refuse("imports:upload.noHeadings");
  const at = new Date(now());
  const row = {
    shopId,
    by: userId,
    file,
    bytes: upload.bytes,
    encoding,
    delimiter,
    columns,
    headings,
    skipped,
    fileName: shownCell(upload.fileName, 120) || "CSV",
    stage: "uploaded" as const,
    createdAt: at,
    updatedAt: at,
  };
  const insert = (importId: string) =>
    db
      .insert(customerImports)
      .values({ ...row, id: importId })
      .onConflictDoNothing()
      .returning({ id: customerImports.id });
  if ((await insert(id)).length > 0) return { ok: true, id };
  if (await isFileOf(db, files, { shopId, id, etag })) {
    await files.delete(file);
    return { ok: true, id };
  }
  // Another file in a repeated form is an import of its own.
  const own = newId();
  await insert(own);
  return { ok: true, id: own };
}

/** Whether the file of an import has this hash. */
async function isFileOf(
  db: Db,
  files: Services["files"],
  { shopId, id, etag }: { shopId: string; id: string; etag: string },
): Promise<boolean> {
  const found = await db
    .select({ file: customerImports.file })
    .from(customerImports)
    .where(and(eq(customerImports.shopId, shopId), eq(customerImports.id, id)))
    .get();
  return found !== undefined && (await files.head(found.file))?.etag === etag;
}

async function countUnfinished(db: Db, shopId: string): Promise<number> {
  const [found] = await db
    .select({ open: count() })
    .from(customerImports)
    .where(and(eq(customerImports.shopId, shopId), inArray(customerImports.stage, unfinished)));
  return found!.open;
}

type Upload = Extract<Awaited<ReturnType<typeof openUpload>>, { ok: true }>;

/** Stores a file as it arrives. Returns its beginning, its hash, and whether it is UTF-8. */
async function store(files: Files, key: string, { bytes, pipeTo }: Upload) {
  const head = new Uint8Array(Math.min(headBytes, bytes));
  const decoder = new TextDecoder("utf-8");
  let [seen, good, bad] = [0, 0, 0];
  const decode = (chunk?: Uint8Array) => {
    const text = decoder.decode(chunk, { stream: chunk !== undefined });
    const wrong = text.match(/\ufffd/g)?.length ?? 0;
    bad += wrong;
    good += (text.match(/[^\0-\x7f]/g)?.length ?? 0) - wrong;
  };
  const fixed = new FixedLengthStream(bytes);
  const into = fixed.writable.getWriter();
  const watched = new WritableStream<Uint8Array>({
    write: async (chunk) => {
      if (seen < head.length) head.set(chunk.subarray(0, head.length - seen), seen);
      seen += chunk.length;
      decode(chunk);
      await into.write(chunk);
    },
    close: () => into.close(),
    abort: (reason) => into.abort(reason),
  });
  const [stored] = await Promise.all([files.put(key, fixed.readable), pipeTo(watched)]);
  decode();
  // A few foreign bytes among UTF-8 names do not change the encoding.
  return { head, isUtf8: bad === 0 || good > 3 * bad, etag: stored?.etag ?? "" };
}
