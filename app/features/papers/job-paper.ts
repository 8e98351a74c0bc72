import type { ListedCredit, ListedPayment } from "#app/features/money/money.ts";
import type { Consent, QuoteEstimate } from "#app/features/quotes/consent.ts";
import { numberOfInvoice } from "#app/features/shop/print/print-terms.ts";
import type { Language } from "#app/values/language.ts";
import type { Cents } from "#app/values/money.ts";
import type { WordKey } from "#app/values/word-key.ts";
import { choicesOf, type Paper } from "./paper.ts";
import type { PaperTexts } from "./paper-texts.ts";
import type { WorkOrder } from "./work-order.ts";

/** A document of a whole job, as opposed to the work order of one quote. */
export type JobPaperKind = "estimate" | "invoice" | "credit";

/** A quote on such a paper, with the job around it. */
export type PaperPart = { order: WorkOrder; texts: PaperTexts };

/** A payment, or a refund below zero. `paidOn`: the calendar day; no `invoiceNumber`: a deposit. */
export type PaperPayment = Pick<ListedPayment, "paidOn" | "way" | "amount"> & {
  wayName?: string | null;
  invoiceNumber?: number | null;
};

/** The contents of a document of a job, besides its quotes. */
export type JobPaper = {
  kind: JobPaperKind;
  /** The number of the invoice or the credit note; null on an estimate. */
  number: number | null;
  /** The calendar day on it, as 2026-11-23. */
  date: string;
  /** When an estimate was printed, in milliseconds: Florida 559.905(1) requires date and time. */
  madeAt?: number;
  /** At least one, in the order of the paper; all in one currency. */
  parts: readonly PaperPart[];
  /** The total of all quotes, with the dearest quote of each choice. */
  total: Cents;
  /** With the cheapest of each choice, where that is less. */
  least?: Cents;
  /** Choices between quotes; on an estimate alone. */
  choices?: readonly (readonly { number: number }[])[];
  /** The credit notes of an invoice; on an invoice alone. */
  credits?: readonly ListedCredit[];
  /** The payments on an invoice so far, each and in total, and the balance. */
  paid?: {
    payments: readonly PaperPayment[];
    others: Cents;
    /**
     * Whether the job has no other valid invoice, so that an overpayment is the customer's credit.
     */
    isAlone: boolean;
    owed: Cents;
  };
  /** The rows of a QR code that opens the payment page, on the customer's copy of an invoice. */
  payCode?: readonly (readonly boolean[])[];
  /** The estimates of its quotes, each with the amount charged; on an invoice alone. */
  estimates?: readonly (QuoteEstimate & { charged: Cents })[];
  /** The authorizations of the charges; on an invoice alone. */
  consents?: readonly Consent[];
  /** The quotes without a recorded authorization; where the shop follows a profile. */
  unauthorized?: readonly { number: number; total: Cents }[];
  /** A text typed for it, or a reference to another document: its number and calendar day. */
  notes: readonly { name: WordKey; text: string; day?: string | undefined }[];
  /** Sentences at the end, such as that it is no fiscal document. */
  remarks: readonly WordKey[];
};

/** The first part: the job, the shop and the customer, which all parts share. */
export const firstOf = ({ parts }: Pick<JobPaper, "parts">): PaperPart => parts[0]!;

/** Its number as displayed; that of the work order on an estimate. */
export const shownNumber = ({ kind, number, parts }: JobPaper): string => {
  const { workId, shop } = firstOf({ parts }).order;
  if (number === null) return workId;
  return kind === "invoice" ? numberOfInvoice(number, shop.terms) : String(number);
};

const fileNames: Record<JobPaperKind, Record<Paper, string>> = {
  estimate: { en: "estimate", es: "cotizacion", both: "estimate" },
  invoice: { en: "invoice", es: "factura", both: "invoice" },
  credit: { en: "credit_note", es: "nota_de_credito", both: "credit_note" },
};

type JobNumbers = { workId: string; number: number | null };

/** The name under which such a paper is saved, with the number of an invoice or a credit note. */
export const jobPaperFileName = (
  kind: JobPaperKind,
  { workId, number }: JobNumbers,
  paper: Paper,
): string => {
  const name = [fileNames[kind][paper], workId, ...(number === null ? [] : [number])];
  return `${[...name, ...(paper === "both" ? ["en_es"] : [])].join("_")}.pdf`;
};

/** The papers of this kind that are offered for a job, as `papersOf` has them for a quote. */
export const jobPapersOf = (kind: JobPaperKind, named: JobNumbers, ofJob: Language) =>
  choicesOf(ofJob, (paper) => jobPaperFileName(kind, named, paper));
