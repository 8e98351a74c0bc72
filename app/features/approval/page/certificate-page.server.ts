import { href } from "react-router";
import type { Revision } from "#app/features/approval/revision/revision.ts";
import type { decisions, linkEvents } from "#app/features/approval/tables.server.ts";
import { formatMoment, zoneName } from "#app/values/calendar.ts";
import { choiceOf } from "./decided-page.server.ts";
import { customerPage } from "./document.server.ts";
import { html } from "./html.ts";
import { languageSwitch, type Reader } from "./parts.ts";
import { moneyIn, quoteCard } from "./quote-card.ts";

type Certificate = {
  path: string;
  /** Where the file of the revision is downloaded. */
  file: string;
  decision: typeof decisions.$inferSelect;
  /** Undefined when the stored file is gone or is not what was sent. */
  revision: Revision | undefined;
  events: readonly Pick<typeof linkEvents.$inferSelect, "n" | "what" | "at">[];
};

/** The evidence of a decision, for both sides. */
export function certificatePage(reader: Reader, page: Certificate): Response {
  const { t, language } = reader;
  const { path, file, decision, revision, events } = page;
  const moment = (at: number, zone: string) =>
    `${formatMoment(at, language, zone)} ${zoneName(at, language, zone)}`;
  const at = decision.at.getTime();
  const money = moneyIn(reader, { currency: decision.currency, decimals: revision?.decimals ?? 2 });
  const facts: [string, string][] = [
    [t("approval:certificate.number"), decision.id],
    [t("approval:certificate.name"), decision.name],
    [t("approval:certificate.way"), t(`approval:certificate.ways.${decision.way}`)],
    [t("approval:certificate.at"), moment(at, decision.zone)],
    [t("approval:certificate.atUtc"), decision.at.toISOString()],
    [t("approval:certificate.address"), decision.address],
    [t("approval:certificate.device"), decision.device],
    [t("approval:certificate.language"), t(`approval:certificate.languages.${decision.language}`)],
    [t("approval:certificate.total"), money(decision.total)],
    [t("approval:certificate.hash"), decision.sha256],
  ];
  const title = t("approval:certificate.title");
  const body = html`<header>${languageSwitch(reader, path)}<h1>${title}</h1></header><main><p>${t(
    "approval:certificate.intro",
  )}</p><p class="${revision ? "approved" : "problem"}">${t(
    revision ? "approval:certificate.genuine" : "approval:certificate.damaged",
  )}</p><section><dl>${facts.map(
    ([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`,
  )}</dl></section>${
    revision
      ? html`<section><p class="total">${revision.shop.name}</p><p>${t("approval:order", {
          workId: revision.workId,
        })} · ${revision.customer}</p><p>${revision.vehicle.year} ${revision.vehicle.make} ${
          revision.vehicle.model
        } · ${revision.vehicle.plate}</p><h3>${t("approval:terms")}</h3><p class="pre">${
          revision.terms[decision.language]
        }</p></section>${revision.quotes.map((quote) =>
          quoteCard(reader, revision, {
            quote,
            answer: choiceOf(reader, decision, quote.id) ?? html``,
          }),
        )}<p><a class="tap" href="${file}">${t("approval:certificate.file")}</a></p>`
      : decision.quotes.map(
          ({ id, number }) =>
            html`<section><h2>${t("approval:quote", { number })}</h2>${choiceOf(reader, decision, id)}</section>`,
        )
  }<section><h2>${t("approval:certificate.trail")}</h2><dl>${events.map(
    (event) =>
      html`<div><dt>${t(`approval:certificate.events.${event.what}`)}</dt><dd>${moment(
        event.at.getTime(),
        decision.zone,
      )}</dd></div>`,
  )}</dl></section><p><a class="tap" href="${href("/verify")}?hash=${decision.sha256}">${t(
    "approval:certificate.verify",
  )}</a></p></main>`;
  return customerPage({ language, title, body });
}
