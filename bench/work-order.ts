import { PDFDocument } from "pdf-lib";
import type { JobPaper, JobPaperKind } from "../app/features/papers/job-paper.ts";
import { textsAsWritten } from "../app/features/papers/paper-texts.ts";
import { layOut } from "../app/features/papers/work-order/layout.ts";
import type { WorkOrder } from "../app/features/papers/work-order.ts";
import { printJobPaper, printWorkOrder } from "../app/features/papers/work-order-pdf.server.ts";
import { openFonts } from "../app/platform/paper/fonts.server.ts";
import type { Layout } from "../app/platform/paper/marks.ts";
import { printing, sampleOrder } from "../tests/support/papers/paper.ts";
import { jsPdf } from "./papers/js-pdf.ts";
import { type Draw, paperOf } from "./papers/paper.ts";
import { pdfKit } from "./papers/pdf-kit.ts";
import { pdfLib } from "./papers/pdf-lib.ts";
import { pdfMake } from "./papers/pdf-make.ts";
import { reactPdf } from "./papers/react-pdf.ts";
import { median } from "./table.ts";

/**
 * One way to make the paper: the median milliseconds of one, over rounds in which all took turns,
 * and its bytes.
 */
type PrintResult = { ms: number; bytes: number };

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

/** The same work as another paper of its job. */
const jobPaper = (kind: JobPaperKind): JobPaper => ({
  kind,
  number: kind === "estimate" ? null : 7,
  date: "2026-11-23",
  parts: [{ order, texts: textsAsWritten(order) }],
  total: order.quote.totalAmount,
  ...(kind === "invoice" && {
    paid: {
      payments: [{ paidOn: "2026-11-23", way: "card", amount: 100_00 }],
      ...{ others: 0, isAlone: true, owed: order.quote.totalAmount - 100_00 },
    },
    estimates: [{ number: 1, total: order.quote.totalAmount, charged: order.quote.totalAmount }],
  }),
  notes: [{ name: "paper:terms", text: "Due on receipt" }],
  remarks: [],
});

/**
 * Every way to make a work order of 20 materials, by name: ours, ours with a word that needs the
 * embedded font, our other papers with the same work, and the libraries bare.
 */
async function waysToPrint() {
  const paper = paperOf(order);
  return {
    ours: () => printWorkOrder(order, printing("en")),
    wide: () => printWorkOrder(wideOrder, printing("en")),
    estimate: () => printJobPaper(jobPaper("estimate"), printing("en")),
    invoice: () => printJobPaper(jobPaper("invoice"), printing("en")),
    "pdf-lib": pdfLib(await laidOut()),
    jsPDF: await jsPdf(paper),
    pdfkit: await pdfKit(paper),
    pdfmake: await pdfMake(paper),
    "react-pdf": await reactPdf(paper),
  } satisfies Record<string, Draw>;
}

type Way = keyof Awaited<ReturnType<typeof waysToPrint>>;

/** Goal P7: all of them in turn. */
export async function measureWorkOrder({
  rounds = 5,
  each = 40,
} = {}): Promise<Record<Way, PrintResult>> {
  const ways = Object.entries(await waysToPrint()) as [Way, Draw][];
  const times = Object.fromEntries(ways.map(([name]) => [name, [] as number[]])) as Record<
    Way,
    number[]
  >;
  for (const [, draw] of ways) await time(draw, each);
  for (let round = 0; round < rounds; round++)
    for (const [name, draw] of ways) times[name].push(await time(draw, each));
  const made = ways.map(
    async ([name, draw]) =>
      [name, { ms: median(times[name]), bytes: (await draw()).length }] as const,
  );
  return Object.fromEntries(await Promise.all(made)) as Record<Way, PrintResult>;
}

/** The median time of one document, in milliseconds. */
async function time(draw: Draw, count: number): Promise<number> {
  const times: number[] = [];
  for (let at = 0; at < count; at++) {
    const start = performance.now();
    await draw();
    times.push(performance.now() - start);
  }
  return median(times);
}

async function laidOut(): Promise<Layout> {
  const fonts = openFonts(await PDFDocument.create(), undefined);
  return layOut(order, {
    ts: [printing("en").t],
    measure: fonts.measure,
    texts: textsAsWritten(order),
  });
}

if (import.meta.main) console.table(await measureWorkOrder());
