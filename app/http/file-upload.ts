import { isForm } from "./form-size.ts";

/** The most bytes of a form before its file. */
const longestHead = 8_192;
/**
 * How much of a file that is too large is read and discarded, so that the browser shows the answer.
 */
const drained = 32 * 1024 * 1024;

type Upload = {
  ok: true;
  fileName: string;
  /** The other fields of the form, which precede the file. */
  fields: Record<string, string>;
  bytes: number;
  /** @throws when the form does not end as declared */
  pipeTo: (file: WritableStream<Uint8Array>) => Promise<void>;
};
type Refused = { ok: false; problem: "tooLarge" | "unreadable" };

/**
 * A form whose last field is a file, opened without reading the file: it is passed on as it
 * arrives. Its size follows from the length of the body, which browsers announce.
 */
export async function openUpload(request: Request, most: number): Promise<Upload | Refused> {
  const type = request.headers.get("content-type") ?? "";
  const boundary = /boundary="?([^";\s]{1,70})"?/i.exec(type)?.[1];
  const length = Number(request.headers.get("content-length") ?? Number.NaN);
  const reader = request.body?.getReader();
  if (!reader) return { ok: false, problem: "unreadable" };
  const head = boundary && isForm(type) ? await readHead(reader) : undefined;
  const tail = `\r\n--${boundary}--\r\n`;
  const bytes = head ? length - head.end - tail.length : Number.NaN;
  if (!head || !(bytes >= 0) || bytes > most) {
    await discard(reader);
    return { ok: false, problem: bytes > most ? "tooLarge" : "unreadable" };
  }
  return {
    ok: true,
    fileName: head.fileName,
    fields: head.fields,
    bytes,
    pipeTo: (file) => pipe({ reader, first: head.rest, bytes, tail }, file),
  };
}

type ByteReader = ReadableStreamDefaultReader<Uint8Array>;
type Head = {
  fileName: string;
  fields: Record<string, string>;
  /** The number of bytes of the body before the file, and the bytes of the file read with them. */
  end: number;
  rest: Uint8Array;
};

/** The fields before the file; undefined when there is none. */
async function readHead(reader: ByteReader): Promise<Head | undefined> {
  let read = new Uint8Array();
  while (read.length < longestHead) {
    const { done, value } = await reader.read();
    if (done) return undefined;
    const joined = new Uint8Array(read.length + value.length);
    joined.set(read);
    joined.set(value, read.length);
    read = joined;
    // Byte for byte, so that places in the text are places in the bytes.
    const text = String.fromCharCode(...read.subarray(0, longestHead));
    const file = /; filename="([^"\r\n]*)"(?:\r\n[^\r\n]+)*\r\n\r\n/.exec(text);
    if (!file) continue;
    const end = file.index + file[0].length;
    const before = text.slice(0, file.index);
    return { fileName: utf8(file[1]!), fields: fieldsOf(before), end, rest: read.subarray(end) };
  }
  return undefined;
}

const utf8 = (bytes: string) =>
  new TextDecoder().decode(Uint8Array.from(bytes, (character) => character.charCodeAt(0)));

const fieldsOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/; name="([^"\r\n]*)"\r\n\r\n([^\r\n]*)\r\n--/g)].map(([, name, value]) => [
      name,
      utf8(value!),
    ]),
  );

type Body = { reader: ByteReader; first: Uint8Array; bytes: number; tail: string };

async function pipe({ reader, first, bytes, tail }: Body, to: WritableStream<Uint8Array>) {
  const writer = to.getWriter();
  try {
    let [left, end, chunk]: [number, string, Uint8Array | undefined] = [bytes, "", first];
    while (chunk) {
      const own = chunk.subarray(0, left);
      if (own.length > 0) await writer.write(own);
      left -= own.length;
      const behind = chunk.subarray(own.length);
      if (end.length + behind.length > tail.length) break;
      end += String.fromCharCode(...behind);
      chunk = (await reader.read()).value;
    }
    if (left > 0 || end !== tail) throw new Error("A form ended otherwise than it said");
    await writer.close();
  } catch (error) {
    await writer.abort(error).catch(() => {});
    throw error;
  }
}

async function discard(reader: ByteReader): Promise<void> {
  for (let read = 0; read < drained; ) {
    const { done, value } = await reader.read().catch(() => ({ done: true, value: undefined }));
    if (done) return;
    read += value?.length ?? 0;
  }
  reader.cancel().catch(() => {});
}
