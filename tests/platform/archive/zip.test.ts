import { afterEach, expect, test, vi } from "vitest";
import { listFile, paged, rowsPerPage } from "#app/platform/archive/records.server.ts";
import { type ArchiveFile, zipOf } from "#app/platform/archive/zip.server.ts";
import { unzip } from "../../support/files/zip.ts";

const text = new TextDecoder();
const now = Date.UTC(2026, 10, 21, 12, 34, 56);
const bytesOf = async (stream: ReadableStream<Uint8Array>) =>
  new Uint8Array(await new Response(stream as BodyInit).arrayBuffer());
async function* these(...files: ArchiveFile[]) {
  yield* files;
}
async function* count(to: number, read: (n: number) => void = () => {}) {
  for (let n = 1; n <= to; n++) {
    read(n);
    yield { n, text: "¿Qué tal? 🔧 ".repeat(20) };
  }
}
afterEach(() => void vi.restoreAllMocks());

test("Archives files, lists, empty files and names in any script", async () => {
  const picture = crypto.getRandomValues(new Uint8Array(50_000));
  const archive = await bytesOf(
    zipOf(
      these(
        { name: "ñandú/логотип.png", content: picture },
        listFile("list.json", count(1000)),
        listFile("nothing.json", count(0)),
        {
          name: "empty",
          content: new Uint8Array(),
        },
      ),
      now,
    ),
  );
  const files = unzip(archive);
  expect([...files.keys()]).toEqual(["ñandú/логотип.png", "list.json", "nothing.json", "empty"]);
  expect(Buffer.compare(files.get("ñandú/логотип.png")!, picture)).toBe(0);
  const list = JSON.parse(text.decode(files.get("list.json")));
  expect(list).toHaveLength(1000);
  expect(list[999]).toEqual({ n: 1000, text: "¿Qué tal? 🔧 ".repeat(20) });
  expect(JSON.parse(text.decode(files.get("nothing.json")))).toEqual([]);
});

test("Reads nothing before the consumer asks for it", async () => {
  let read = 0;
  const noise = () => crypto.getRandomValues(new Uint8Array(3000)).toString();
  async function* rows() {
    for (; read < 5_000; read++) yield { noise: noise() };
  }
  const reader = zipOf(these(listFile("list.json", rows())), now).getReader();
  for (let at = 0; at < 5; at++) await reader.read();
  await new Promise((later) => setTimeout(later, 50));
  expect(read).toBeLessThan(200);
  await reader.cancel();
  const left = read;
  await new Promise((later) => setTimeout(later, 50));
  expect(read).toBeLessThanOrEqual(left + 1); // who leaves stops the work
});

test("Fails when a file fails, leaving an invalid archive", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const broken = () =>
    listFile(
      "list.json",
      count(500, (n) => {
        if (n === 400) throw new Error("D1 is gone");
      }),
    );
  await expect(bytesOf(zipOf(these(broken()), now))).rejects.toThrow("D1 is gone");
  expect(log).toHaveBeenCalledOnce();
});

test("Reads pages until one is not full", async () => {
  const asked: (number | undefined)[] = [];
  const rows = paged<{ n: number }>(async (after) => {
    asked.push(after?.n);
    const from = after?.n ?? 0;
    return Array.from({ length: Math.min(rowsPerPage, 450 - from) }, (_, at) => ({
      n: from + at + 1,
    }));
  });
  const read: number[] = [];
  for await (const { n } of rows) read.push(n);
  expect(read).toEqual(Array.from({ length: 450 }, (_, at) => at + 1));
  expect(asked).toEqual([undefined, 200, 400]);
});
