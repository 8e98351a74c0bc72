import { href } from "react-router";
import {
  type Certificate,
  certificateFacts,
  certificateTrail,
  type Row,
} from "#app/features/approval/certificate/certificate.ts";
import { drawn } from "#app/features/approval/signature/drawn.ts";
import { vehicleName } from "#app/values/vehicle-name.ts";
import { choiceOf } from "./decided-page.server.ts";
import { customerPage } from "./document.server.ts";
import { factList } from "./estimate-sections.ts";
import { html } from "./html.ts";
import { languageSwitch, noticeParts, type Reader } from "./parts.ts";
import { quoteCard } from "./quote-card.ts";

type CertificatePage = Certificate & {
  path: string;
  /** Where the file of the revision is downloaded. */
  file: string;
};

/** The evidence of a decision, for both sides. */
export function certificatePage(reader: Reader, page: CertificatePage): Response {
  const { t, language } = reader;
  const { path, file, decision, revision, paper } = page;
  const rows = (all: Row[]) =>
    all.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`);
  const pdf = `${path}?file=pdf&lng=${language}`;
  const title = t("approval:certificate.title");
  const body = html`<header>${languageSwitch(reader, path)}<h1>${title}</h1></header><main><p>${t(
    "approval:certificate.intro",
  )}</p><p class="${revision ? "approved" : "problem"}">${t(
    revision ? "approval:certificate.genuine" : "approval:certificate.damaged",
  )}</p>${
    paper?.isGenuine === false &&
    html`<p class="problem">${t("approval:certificate.paperDamaged")}</p>`
  }${
    revision
      ? html`<section><p class="total">${revision.shop.name}</p><p>${t("approval:order", {
          workId: revision.workId,
        })} · ${revision.customer}</p><p>${vehicleName(revision.vehicle, language)} · ${revision.vehicle.plate}</p>${factList(reader, revision)}<h2>${t("approval:terms")}</h2><p class="pre">${
          revision.terms[decision.language]
        }</p></section>${noticeParts(reader, revision)}${revision.quotes.map((quote) =>
          quoteCard(reader, revision, {
            quote,
            answer: choiceOf(reader, decision, quote.id) ?? html``,
          }),
        )}<p><a class="tap" href="${file}">${t("approval:certificate.file")}</a></p>`
      : decision.quotes.map(
          ({ id, number }) =>
            html`<section><h2>${t("approval:quote", { number })}</h2>${choiceOf(reader, decision, id)}</section>`,
        )
  }<section><dl>${rows(certificateFacts(reader, page))}</dl></section>${
    decision.strokes &&
    html`<section><h2>${t("approval:signature.title")}</h2>${drawn(decision.strokes, t("approval:signature.by", { name: decision.name }))}</section>`
  }${
    paper?.isGenuine &&
    html`<p><a class="tap" href="${file}?file=pdf">${t("approval:certificate.paper")}</a></p>`
  }<section><h2>${t("approval:certificate.trail")}</h2><dl>${rows(certificateTrail(reader, page))}</dl></section><p><a class="tap" href="${pdf}">${t("approval:certificate.pdf")}</a></p><p><a class="tap" href="${href("/verify")}?hash=${decision.sha256}">${t(
    "approval:certificate.verify",
  )}</a></p></main>`;
  return customerPage({ language, title, body });
}
