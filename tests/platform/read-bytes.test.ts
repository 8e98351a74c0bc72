import { expect, test } from "vitest";
import { readBytes } from "#app/platform/read-bytes.ts";

/** A response whose body arrives in pieces of ten bytes, and how many of them were read. */
function pieces(count: number, headers: Record<string, string> = {}) {
  const read = { pieces: 0, canceled: false };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (read.pieces === count) return controller.close();
        read.pieces++;
        controller.enqueue(new Uint8Array(10).fill(read.pieces));
      },
      cancel() {
        read.canceled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { read, message: new Response(body, { headers }) };
}

test("Reads a body up to the limit in order", async () => {
  const bytes = await readBytes(pieces(3).message, 30);
  expect([...bytes!]).toEqual([1, 2, 3].flatMap((n) => Array(10).fill(n)));
  expect(await readBytes(new Response(null), 0)).toEqual(new Uint8Array());
});

test("Cancels a body over the limit at once, whatever its headers say", async () => {
  const { read, message } = pieces(1_000, { "content-encoding": "gzip", "content-length": "10" });
  expect(await readBytes(message, 25)).toBeUndefined();
  expect(read).toEqual({ pieces: 3, canceled: true });
});

test("Does not read a body whose Content-Length is over the limit", async () => {
  const { read, message } = pieces(1_000, { "content-length": "10000" });
  expect(await readBytes(message, 25)).toBeUndefined();
  expect(read).toEqual({ pieces: 0, canceled: true });
});

test("Drains up to the given number of bytes", async () => {
  const all = pieces(5, { "content-length": "50" });
  expect(await readBytes(all.message, 20, { drain: 1_000 })).toBeUndefined();
  expect(all.read.pieces).toBe(5);
  const some = pieces(1_000);
  expect(await readBytes(some.message, 20, { drain: 50 })).toBeUndefined();
  expect(some.read.pieces).toBe(7);
});

test("Stops reading when the signal aborts", async () => {
  const message = new Response(new ReadableStream());
  await expect(readBytes(message, 10, { signal: AbortSignal.timeout(5) })).rejects.toThrow(
    "aborted due to timeout",
  );
});
