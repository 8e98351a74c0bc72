import type { Revision } from "#app/features/approval/revision/revision.ts";
import type { decisions } from "#app/features/approval/tables.server.ts";
import { formatMoment } from "#app/values/calendar.ts";
import { depositLine } from "./deposit-line.ts";
import { customerPage } from "./document.server.ts";
import { type Html, html } from "./html.ts";
import { noticeParts, type Reader, shopHead } from "./parts.ts";
import { moneyIn, quoteCard } from "./quote-card.ts";

type Decision = typeof decisions.$inferSelect;
type Decided = {
  path: string;
  /** Where the proof is; null on a device that shows this page alone. */
  certificate: string | null;
  revision: Revision;
  /** What was asked and replied, or another last section. */
  thread: Html | null;
  decision: Decision;
  shop: { name: string; phone: string | null; logo: string | null };
};

/** What was decided about a quote. */
export function choiceOf({ t }: Reader, decision: Decision, quoteId: string): Html | null {
  const choice = decision.quotes.find(({ id }) => id === quoteId);
  if (!choice) return null;
  const word = choice.approved ? "approved" : "declined";
  return html`<p class="${word}">${t(`approval:${word}`)}</p>${
    choice.reason && html`<p>${t("approval:certificate.reason", { reason: choice.reason })}</p>`
  }`;
}

/** The page of a link whose quotes are answered. */
export function decidedPage(reader: Reader, page: Decided, status = 200): Response {
  const { t, language } = reader;
  const { path, certificate, revision, thread, decision, shop } = page;
  const moment = formatMoment(decision.at.getTime(), language, decision.zone);
  const body = html`${shopHead(reader, shop, path)}<main><h1 class="done">${t("approval:thanks")}</h1><p>${t(
    "approval:thanksText",
    { name: decision.name, moment },
  )}</p><p class="total">${t("approval:approvedTotal")}: ${moneyIn(
    reader,
    revision,
  )(decision.total)}</p>${depositLine(reader, revision, decision.total)}${
    certificate &&
    html`<p><a class="tap" href="${certificate}">${t("approval:toCertificate")}</a></p>`
  }${noticeParts(reader, revision)}${revision.quotes.map((quote) => {
    const answer = choiceOf(reader, decision, quote.id) ?? html``;
    return quoteCard(reader, revision, { quote, answer });
  })}${thread}</main>`;
  return customerPage({ language, title: t("approval:title", { shop: shop.name }), body, status });
}
