import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createElement, type ReactNode, Suspense, use } from "react";
import { expect, test } from "vitest";
import { writesInOnePiece } from "../../../scripts/unused/react-dom-server.ts";

type Renderer = typeof import("react-dom/server.node");

const file = "node_modules/react-dom/cjs/react-dom-server.node.production.js";
const original = readFileSync(file, "utf8");
const require = createRequire(import.meta.url);

function run(code: string): Renderer {
  const exports = {} as Renderer;
  new Function("exports", "require", code)(exports, require);
  return exports;
}
const [theirs, ours] = [run(original), run(writesInOnePiece(original))];

async function piecesOf({ renderToReadableStream }: Renderer, page: ReactNode): Promise<string[]> {
  const stream = await renderToReadableStream(page, {
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError: () => undefined,
  });
  if (typeof stream === "string") return [stream];
  const [pieces, decoder] = [[] as string[], new TextDecoder()];
  for await (const piece of stream as unknown as AsyncIterable<Uint8Array>)
    pieces.push(decoder.decode(piece, { stream: true }));
  return pieces;
}

const row = (of: number) =>
  createElement("p", { key: of, title: `"${of}" & <b> – …` }, `${of} “cañón” 🔧 ${"x".repeat(of)}`);
const rows = Array.from({ length: 400 }, (_, of) => row(of * 3));
const page = (...children: ReactNode[]) =>
  createElement("html", null, createElement("body", null, rows, ...children));

/** With the marks that are more than a byte as themselves. */
const read = (pieces: string[]) =>
  pieces.join("").replace(/&#(\d{4,5});/g, (_, code) => String.fromCharCode(Number(code)));

test("Writes the same page as React's own renderer, and what waits for nothing is one text", async () => {
  const [expected, found] = [await piecesOf(theirs, page()), await piecesOf(ours, page())];
  expect(read(found) === expected.join("")).toBe(true);
  expect(expected.length).toBeGreaterThan(50);
  expect(found).toEqual([expect.stringContaining("</body></html>")]);
});

test("Sends what waits when it is there, as React's own does", async () => {
  const waiting = () => {
    const later = new Promise<string>((resolve) => setTimeout(resolve, 5, "done"));
    const Later = () => use(later);
    return page(createElement(Suspense, { fallback: "waits" }, createElement(Later)));
  };
  const [expected, found] = [await piecesOf(theirs, waiting()), await piecesOf(ours, waiting())];
  expect(read(found) === expected.join("")).toBe(true);
  expect(found).toHaveLength(3);
  expect(found[0]).toContain("waits");
  expect(found[1]).toContain("done");
});

test("Writes marks as references, so that a page stays a text of one byte a letter", async () => {
  const marks = createElement("p", { title: "a – b" }, "“é” → 日本 🔧 \u2000\u2bff\u2c00");
  const [written] = await piecesOf(ours, marks);
  expect(written).toBe(
    '<p title="a &#8211; b">&#8220;é&#8221; &#8594; 日本 🔧 &#8192;&#11263;\u2c00</p>',
  );
});

test("A page that breaks leaves nothing behind for the next one", async () => {
  const Broken = () => {
    throw new Error("broken");
  };
  await expect(piecesOf(ours, page(createElement(Broken)))).rejects.toThrow("broken");
  expect((await piecesOf(ours, createElement("p", null, "whole"))).join("")).toBe("<p>whole</p>");
});

test("Stops the build when React writes in another way", () => {
  expect(() => writesInOnePiece("function writeChunk() {}")).toThrow("no longer fits");
  const other = original.replace("currentView = new Uint8Array(4096);\n  writtenBytes", "x");
  expect(() => writesInOnePiece(other)).toThrow("no longer fits");
});
