import { PDFDocument, StandardFonts } from "pdf-lib";
import { layOut } from "../app/features/repair/paper/layout.ts";
import type { WorkOrder } from "../app/features/repair/work-order.ts";
import { printWorkOrder } from "../app/features/repair/work-order-pdf.server.ts";
import { openFonts } from "../app/platform/paper/fonts.server.ts";
import type { Layout } from "../app/platform/paper/marks.ts";
import { printing, sampleOrder } from "../tests/support/paper.ts";

/** Milliseconds are medians of a document's time over five interleaved rounds. */
export type WorkOrderFigures = {
  ms: number;
  bareMs: number;
  /** Ours over bare pdf-lib (goal P7: at most 1.2). */
  ratio: number;
  bytes: number;
  bareBytes: number;
  jsPdfBytes: number;
  /** Ours over jsPDF's (goal P7: at most 0.25). */
  bytesRatio: number;
  /** The same paper with one word that needs the embedded font. */
  wideMs: number;
  wideBytes: number;
};

const order: WorkOrder = {
  ...sampleOrder,
  quote: {
    ...sampleOrder.quote,
    materials: Array.from({ length: 20 }, (_, at) => ({
      name: `${["Spark plug NGK", "Oil filter Bosch", "Brake pads, front axle", "Engine oil 5W-30, 1 qt"][at % 4]} ${93440 + at}`,
      quantity: (at % 4) + 1,
      unitPrice: 12_99 + 111 * at,
      totalPrice: ((at % 4) + 1) * (12_99 + 111 * at),
    })),
  },
};
const wideOrder: WorkOrder = { ...order, customer: { ...order.customer, lastName: "Łukasiewicz" } };

/** Goal P7: a work order of 20 materials beside a bare pdf-lib document with the very same texts in the same places. */
export async function measureWorkOrder({ rounds = 5, each = 60 } = {}): Promise<WorkOrderFigures> {
  const ours = () => printWorkOrder(order, printing("en"));
  const wide = () => printWorkOrder(wideOrder, printing("en"));
  const layout = await laidOut();
  const bare = () => drawBare(layout);

  await time(ours, 30);
  await time(bare, 30);
  await time(wide, 3);
  const times = { ours: [] as number[], bare: [] as number[], wide: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    times.ours.push(await time(ours, each));
    times.bare.push(await time(bare, each));
    times.wide.push(await time(wide, 5));
  }

  const [bytes, bareBytes, wideBytes, jsPdfBytes] = [await ours(), await bare(), await wide(), await drawWithJsPdf()].map(
    ({ length }) => length,
  );
  const [ms, bareMs, wideMs] = [median(times.ours), median(times.bare), median(times.wide)];
  return {
    ms,
    bareMs,
    ratio: ms / bareMs,
    bytes: bytes!,
    bareBytes: bareBytes!,
    jsPdfBytes: jsPdfBytes!,
    bytesRatio: bytes! / jsPdfBytes!,
    wideMs,
    wideBytes: wideBytes!,
  };
}

/** The median time of one document, in milliseconds. */
async function time(make: () => Promise<Uint8Array>, count: number): Promise<number> {
  const times: number[] = [];
  for (let at = 0; at < count; at++) {
    const start = performance.now();
    await make();
    times.push(performance.now() - start);
  }
  return median(times);
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;

async function laidOut(): Promise<Layout> {
  const fonts = openFonts(await PDFDocument.create(), undefined);
  return layOut(order, printing("en").say, fonts.measure);
}

/** pdf-lib as its manual uses it: one call a text, nothing measured, no line drawn. */
async function drawBare({ paper, pages }: Layout): Promise<Uint8Array> {
  const doc = await PDFDocument.create();
  const regular = await doc.embedFont(StandardFonts.Helvetica);
  const bold = await doc.embedFont(StandardFonts.HelveticaBold);
  for (const marks of pages) {
    const page = doc.addPage([paper.width, paper.height]);
    for (const mark of marks) {
      if (mark.kind !== "text") continue;
      page.drawText(mark.text, { x: mark.x, y: paper.height - mark.y, size: mark.style.size, font: mark.style.bold ? bold : regular });
    }
  }
  return doc.save();
}

// biome-ignore lint/suspicious/noExplicitAny: bench/package.json is installed by the bench alone, so its types may not be there
const load = (name: string): Promise<any> => import(name);

/** The same facts with jsPDF and its table, as the earlier system made them. */
async function drawWithJsPdf(): Promise<Uint8Array> {
  const [{ jsPDF }, { default: autoTable }] = await Promise.all([load("jspdf"), load("jspdf-autotable")]);
  const doc = new jsPDF({ format: "letter" });
  const { shop, customer, vehicle, quote } = order;
  const lines = [
    shop.name,
    `${order.workId} ${new Date(quote.createdAt).toDateString()}`,
    `${customer.firstName} ${customer.lastName} ${customer.email} ${customer.phone}`,
    `${vehicle.make} ${vehicle.model} ${vehicle.year} ${vehicle.plate} ${vehicle.vin}`,
    order.issues,
    order.diagnostic ?? "",
    quote.description,
  ];
  for (const [at, text] of lines.entries()) doc.text(text, 14, 20 + at * 7, { maxWidth: 180 });
  const amount = (cents: number) => `$${(cents / 100).toFixed(2)}`;
  autoTable(doc, {
    startY: 75,
    head: [["Material", "Qty", "Unit price", "Total"]],
    body: quote.materials.map((one) => [one.name, String(one.quantity), amount(one.unitPrice), amount(one.totalPrice)]),
  });
  doc.text(
    `Labor ${quote.laborHours} ${amount(quote.laborCost)}, parts ${amount(quote.partsCost)}, total ${amount(quote.totalAmount)}`,
    14,
    260,
  );
  return new Uint8Array(doc.output("arraybuffer"));
}

if (import.meta.main) console.table(await measureWorkOrder());
