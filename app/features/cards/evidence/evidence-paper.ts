import { certificatePaper } from "#app/features/approval/certificate/certificate-paper.ts";
import {
  orderSection,
  quoteSection,
  type Section,
  type SectionedPaper,
} from "#app/features/approval/paper/section.ts";
import { disputeReasonOf } from "#app/features/cards/returns/returns.ts";
import type { Words } from "#app/ui/words.ts";
import { formatDay, formatMoment } from "#app/values/calendar.ts";
import { type Cents, formatMoney, shownDecimals } from "#app/values/money.ts";
import type { Evidence } from "./read-evidence.server.ts";

type Row = [name: string, value: string];

/** Evidence of a shop to the bank about a disputed payment, as texts in the language of `words`. */
export function evidencePaper(words: Words, evidence: Evidence, verifyAt: string): SectionedPaper {
  const { t } = words;
  const { dispute, shop, certificates, invoices } = evidence;
  return {
    title: t("cards:evidence.title"),
    number: dispute.id,
    currency: dispute.currency,
    intro: [t("cards:evidence.intro", { shop: shop.name })],
    sections: [
      { heading: t("cards:evidence.dispute"), facts: disputeFacts(words, evidence) },
      { heading: t("cards:evidence.payment"), facts: paymentFacts(words, evidence) },
      { heading: t("cards:evidence.payments"), facts: allPayments(words, evidence) },
      ...invoices.flatMap((invoice) => invoiceSections(words, invoice)),
      ...certificates.flatMap((certificate) => {
        const { title, sections } = certificatePaper(words, certificate, verifyAt);
        return [{ heading: title, paragraphs: [t("cards:evidence.decision")] }, ...sections];
      }),
      ...messageSection(words, evidence),
    ],
  };
}

const moneyOf =
  ({ language }: Words, { dispute: { currency } }: Pick<Evidence, "dispute">) =>
  (cents: Cents) =>
    formatMoney(cents, currency, language, shownDecimals(cents, currency));

function disputeFacts(words: Words, evidence: Evidence): Row[] {
  const { t, language } = words;
  const { dispute, zone } = evidence;
  const { answerBy } = dispute;
  return [
    [t("cards:evidence.dispute"), dispute.id],
    [t("cards:evidence.disputed"), moneyOf(words, evidence)(dispute.cents)],
    [t("cards:evidence.reason"), t(`cards:disputeReasons.${disputeReasonOf(dispute.reason)}`)],
    [t("cards:evidence.opened"), formatDay(dispute.createdAt.getTime(), language, zone)],
    ...(answerBy
      ? [[t("cards:evidence.answerBy"), formatDay(answerBy.getTime(), language, zone)] as Row]
      : []),
  ];
}

function paymentFacts(words: Words, evidence: Evidence): Row[] {
  const { t, language } = words;
  const { payment, job, zone, shop } = evidence;
  const rows: (Row | null)[] = [
    [t("cards:evidence.shop"), [shop.name, shop.phone].filter(Boolean).join(" · ")],
    [t("cards:evidence.customer"), `${job.customerFirstName} ${job.customerLastName}`.trim()],
    job.customerEmail ? [t("cards:evidence.email"), job.customerEmail] : null,
    job.customerPhone ? [t("cards:evidence.phone"), job.customerPhone] : null,
    [t("cards:evidence.amount"), moneyOf(words, evidence)(payment.cents)],
    payment.paidAt
      ? [t("cards:evidence.paidOn"), formatMoment(payment.paidAt.getTime(), language, zone)]
      : null,
    [t("cards:evidence.stripeIds"), payment.paymentIntent ?? ""],
  ];
  return rows.filter((row) => row !== null);
}

/** All payments and returns on the job. */
const allPayments = (words: Words, evidence: Evidence): Row[] =>
  evidence.payments.map(({ paidOn, way, wayName, amount }) => [
    `${formatDay(Date.parse(paidOn), words.language, "UTC")} · ${wayName ?? words.t(`invoices:ways.${way}`)}`,
    moneyOf(words, evidence)(amount),
  ]);

function invoiceSections(words: Words, invoice: Evidence["invoices"][number]): Section[] {
  const { t, language } = words;
  const { number, date, revision } = invoice;
  return [
    {
      ...orderSection(words, revision),
      heading: t("cards:evidence.invoice", { number }),
    },
    {
      facts: [[t("cards:evidence.invoiceDate"), formatDay(Date.parse(date), language, "UTC")]],
    },
    ...revision.quotes.map((quote) => quoteSection(words, revision, quote)),
  ];
}

/** Messages between customer and shop, untranslated. */
function messageSection({ t, language }: Words, { messages, zone }: Evidence): Section[] {
  if (messages.length === 0) return [];
  const facts = messages.map(({ text, by, at }): Row => {
    const who = t(by === null ? "cards:evidence.customer" : "cards:evidence.shop");
    return [`${who} · ${formatMoment(at.getTime(), language, zone)}`, text];
  });
  return [{ heading: t("cards:evidence.messages"), facts }];
}
