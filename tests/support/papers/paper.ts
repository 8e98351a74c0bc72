import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32, deflateSync } from "node:zlib";
import type { Printing } from "#app/features/papers/print-paper.server.ts";
import type { WorkOrder } from "#app/features/papers/work-order.ts";
import { resources } from "#app/i18n/resources.ts";
import type { Language } from "#app/values/language.ts";
import { createT } from "#app/values/translate.ts";

/** Assets for printing a work order on this machine. */
export const printing = (language: Language): Printing => ({
  t: createT(resources[language]),
  loadFont: () => readFile("node_modules/dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf"),
});

/** A work order with every field filled in. */
export const sampleOrder: WorkOrder = {
  shop: {
    name: "Taller Ruiz",
    phone: "+1 (555) 010-2030",
    address: "1420 Mission Street\nSan Francisco, CA 94103",
    taxId: "94-1234567",
    timeZone: "America/Los_Angeles",
  },
  workId: "WO-000042",
  language: "en",
  customer: {
    firstName: "María",
    lastName: "Pérez Gómez",
    email: "maria.perez@example.com",
    phone: "+1 (555) 010-7788",
  },
  vehicle: {
    make: "Toyota",
    model: "Corolla LE",
    year: 2018,
    plate: "8ABC123",
    vin: "2T1BURHE5JC123456",
    odometer: 84210,
    odometerUnit: "mi",
  },
  issues: "Check engine light is on. Rough idle when cold, smell of fuel.",
  diagnostic:
    "P0301: misfire on cylinder 1. Spark plug worn, ignition coil cracked. Compression is good on all four cylinders.",
  quote: {
    description:
      "Replace spark plugs and the ignition coil of cylinder 1, clear the codes, test drive.",
    number: 1,
    status: "approved",
    createdAt: Date.UTC(2026, 10, 21, 3, 30),
    laborHours: 2.5,
    laborRate: 95_00,
    laborCost: 237_50,
    partsCost: 136_95,
    suppliesAmount: 0,
    discountAmount: 0,
    taxAmount: 0,
    taxAmounts: [],
    totalAmount: 374_45,
    terms: null,
    labor: [],
    currency: "USD",
    decimals: 2,
    materials: [
      { name: "Spark plug NGK 93444", quantity: 4_00, unitPrice: 12_99, totalPrice: 51_96 },
      { name: "Ignition coil Denso 673-1307", quantity: 1_00, unitPrice: 84_99, totalPrice: 84_99 },
    ],
  },
};

function run(command: string, args: string[], input: Uint8Array | undefined): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    input,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  if (error || status !== 0)
    throw new Error(`${command}: ${error?.message ?? `${stdout}${stderr}`}`);
  return stdout;
}

/** Runs a program that reads from files only. */
function runOnFile(command: string, options: string[], pdf: Uint8Array): string {
  const folder = mkdtempSync(join(tmpdir(), "llave-paper-"));
  try {
    writeFileSync(join(folder, "paper.pdf"), pdf);
    return run(command, [...options, join(folder, "paper.pdf")], undefined);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Extracts the text of a PDF by poppler, as copied by a person. `-layout` keeps columns on one
 * line.
 */
export const readPdf = (pdf: Uint8Array, ...options: string[]): string =>
  run("pdftotext", [...options, "-", "-"], pdf);

/** The elements of a tagged document in reading order, as a screen reader finds them. */
export function structureOf(pdf: Uint8Array): { role: string; text: string }[] {
  const elements: { role: string; text: string }[] = [];
  for (const line of run("pdfinfo", ["-struct-text", "-"], pdf).split("\n")) {
    const [, text] = /^\s+"(.*)"$/.exec(line) ?? [];
    const [, role] = /^\s*([A-Z]\w*)(?: \(|:|$)/.exec(line) ?? [];
    if (text !== undefined) elements.at(-1)!.text += text;
    else if (role) elements.push({ role, text: "" });
  }
  return elements.map(({ role, text }) => ({ role, text: text.trim() }));
}

/** Extracts the text as one line with single spaces. */
export const readPdfLine = (pdf: Uint8Array): string => readPdf(pdf).replace(/\s+/g, " ");

/** Reads the metadata of a PDF by `pdfinfo`: title, author, pages, page size. */
export const pdfInfo = (pdf: Uint8Array): string => run("pdfinfo", ["-"], pdf);

/**
 * Runs `qpdf --check`, which fails on any fault, and answers the document's objects in readable
 * form.
 */
export function checkPdf(pdf: Uint8Array): string {
  runOnFile("qpdf", ["--check"], pdf);
  return runOnFile("qpdf", ["--json=1", "--json-key=objects"], pdf);
}

/** How many pictures a document holds; a mask counts as one. */
export const imagesOf = (pdf: Uint8Array): number =>
  runOnFile("pdfimages", ["-list"], pdf).trim().split("\n").length - 2;

/** A PNG of this size: a disc on a clear ground, so that a distorted one is seen at once. */
export function discPng(width: number, height: number): Uint8Array {
  const rows = Buffer.alloc((width * 4 + 1) * height);
  const radius = Math.min(width, height) / 2;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const inside = Math.hypot(x - width / 2, y - height / 2) < radius;
      if (inside) rows.writeUInt32BE(0x1f6f8bff, y * (width * 4 + 1) + 1 + x * 4);
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 6, 0, 0, 0], 8);
  const chunk = (type: string, data: Uint8Array) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return new Uint8Array(
    Buffer.concat([
      signature,
      chunk("IHDR", head),
      chunk("IDAT", deflateSync(rows)),
      chunk("IEND", Buffer.alloc(0)),
    ]),
  );
}
