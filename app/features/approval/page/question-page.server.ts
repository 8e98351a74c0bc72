import type { Revision, RevisionQuote } from "#app/features/approval/revision/revision.ts";
import { signaturePad } from "#app/features/approval/signature/pad.ts";
import { padScript } from "#app/features/approval/signature/pad-script.ts";
import type { Refusal } from "#app/http/answers.ts";
import { formatDay } from "#app/values/calendar.ts";
import { moneyLocale } from "#app/values/money.ts";
import { vehicleName } from "#app/values/vehicle-name.ts";
import { answerField, reasonField } from "./answer-fields.ts";
import { depositLine } from "./deposit-line.ts";
import { customerPage } from "./document.server.ts";
import { draftScript } from "./draft-script.ts";
import { factList, statementSections } from "./estimate-sections.ts";
import { type Html, html } from "./html.ts";
import { noticeParts, previewNote, type Reader, shopHead, textIn } from "./parts.ts";
import { moneyIn, quoteCard } from "./quote-card.ts";
import { sumScript } from "./sum-script.ts";

export type Asked = {
  path: string;
  /** Where the answers are posted: the page, in the language that was switched to. */
  action: string;
  revision: Revision;
  /** What was sent before, if anything was. */
  previous?: Revision | undefined;
  /** What was asked and replied, with its form, or another last section. */
  thread?: Html | null;
  shop: { name: string; phone: string | null; logo: string | null; timeZone: string };
  expiresAt: number;
  /** Where a member of the shop goes on, for whom this is a preview; null for a customer. */
  preview?: string | null;
  /** Comes with the form, so that a form sent twice is one decision. */
  key: string;
  /** Names what is answered, for what the browser keeps of it until then. */
  draft: string;
  nonce: string | undefined;
  /** What was wrong with the form, and what it said. */
  refusal?: Omit<Refusal, "ok">;
};

/** A quote as the customer reads it, with the form that answers it. */
export function questionPage(reader: Reader, asked: Asked, status = 200): Response {
  const { t, language } = reader;
  const { path, action, revision, previous, thread, shop, expiresAt, key, draft, nonce, refusal } =
    asked;
  const { preview = null } = asked;
  const { vehicle, quotes, currency, decimals } = revision;
  const money = moneyIn(reader, revision);
  const day = formatDay(expiresAt, language, shop.timeZone);
  const { name: nameProblem, signature: signatureProblem } = refusal?.fields ?? {};
  const bad = firstBad(reader, quotes, refusal);
  const body = html`${shopHead(reader, shop, path)}<main>${previewNote(reader, preview)}${
    refusal?.error &&
    html`<p class="problem" role="alert">${t(refusal.error)}${
      bad && html` <a class="tap" href="#${bad.id}">${bad.label}</a>`
    }</p>`
  }<h1>${t("approval:greeting", { name: revision.customer })}</h1><p>${t("approval:intro")}</p>${noticeParts(reader, revision)}<section><h2>${t(
    "approval:vehicle",
  )}</h2><p>${vehicleName(vehicle, language)}</p><p>${t(
    "approval:plate",
  )} <span class="plate">${vehicle.plate}</span></p><p class="soft">${t("approval:order", {
    workId: revision.workId,
  })}</p>${factList(reader, revision)}<h3>${t("approval:reported")}</h3>${textIn(reader, revision.issues)}${
    revision.diagnostic &&
    html`<h3>${t("approval:found")}</h3>${textIn(reader, revision.diagnostic)}`
  }</section><form method="post" action="${action}" novalidate data-keep data-draft="${draft}" data-currency="${currency}" data-decimals="${decimals}" data-locale="${moneyLocale(
    currency,
    language,
  )}"><input type="hidden" name="key" value="${key}"><input type="hidden" name="language" value="${language}">${quotes.map(
    (quote) =>
      quoteCard(reader, revision, {
        quote,
        answer: html`${changeOf(reader, quote, previous)}${answerTo(reader, quote, { refusal, bad })}`,
      }),
  )}${
    quotes.length > 1 && html`<p class="total">${t("approval:all")}: ${money(revision.total)}</p>`
  }<p class="total" data-sum hidden>${t("approval:sum")}: <output></output></p>${depositLine(reader, revision, revision.total)}${statementSections(reader, revision)}<section><h2>${t(
    "approval:terms",
  )}</h2><p class="pre">${revision.terms[language]}</p><label class="text" for="name">${t(
    "approval:name",
  )}</label><input class="text" id="name" name="name" autocomplete="name" maxlength="240" value="${typed(
    refusal,
    "name",
  )}"${nameProblem && html` aria-invalid="true" aria-describedby="name-problem"`}${bad?.id === "name" && html` autofocus`}>${
    nameProblem && html`<p class="problem" id="name-problem">${t(nameProblem)}</p>`
  }${signaturePad(reader, typed(refusal, "signature"), signatureProblem ? t(signatureProblem) : false)}${
    preview === null &&
    html`<p class="note">${t("approval:sign")}</p><button>${t("approval:send")}</button>`
  }</section></form>${thread}<p class="soft">${t("approval:until", { day })}</p></main>`;
  const title = t("approval:title", { shop: shop.name });
  return customerPage({
    language,
    title,
    body,
    script: { code: `${draftScript};${sumScript};${padScript}`, nonce },
    status,
  });
}

/** What a quote cost when it was sent before, or that it is new. */
function changeOf(reader: Reader, { id, totalAmount }: RevisionQuote, previous?: Revision) {
  if (!previous) return null;
  const before = previous.quotes.find((quote) => quote.id === id);
  if (!before) return html`<p class="note">${reader.t("approval:isNew")}</p>`;
  if (before.totalAmount === totalAmount) return null;
  const was = moneyIn(reader, previous)(before.totalAmount);
  return html`<p class="note">${reader.t("approval:before", { was })}</p>`;
}

const typed = (refusal: Asked["refusal"], name: string): string => {
  const value = refusal?.values?.[name];
  return typeof value === "string" ? value : "";
};

type Bad = { id: string; label: string };

const legendOf = ({ t }: Reader, number: number): string =>
  `${t("approval:answer")} · ${t("approval:quote", { number })}`;

/** The first field that something is wrong with: the page leads there, and has the focus there. */
function firstBad(
  reader: Reader,
  quotes: readonly RevisionQuote[],
  refusal: Asked["refusal"],
): Bad | undefined {
  const { t } = reader;
  const fields: Bad[] = [
    ...quotes.flatMap(({ id, number }) => [
      { id: answerField(id), label: legendOf(reader, number) },
      {
        id: reasonField(id),
        label: `${t("approval:reason")} · ${t("approval:quote", { number })}`,
      },
    ]),
    { id: "name", label: t("approval:name") },
    { id: "signature", label: t("approval:signature.title") },
  ];
  return fields.find(({ id }) => refusal?.fields?.[id]);
}

function answerTo(
  reader: Reader,
  { id, totalAmount, number }: RevisionQuote,
  { refusal, bad }: { refusal: Asked["refusal"]; bad: Bad | undefined },
): Html {
  const { t } = reader;
  const [answer, reason] = [answerField(id), reasonField(id)];
  const problem = refusal?.fields?.[answer];
  const reasonProblem = refusal?.fields?.[reason];
  const option = (value: "approve" | "decline") =>
    html`<label class="choice"><input type="radio"${
      value === "approve" && html` id="${answer}"${bad?.id === answer && html` autofocus`}`
    } name="${answer}" value="${value}" data-cents="${totalAmount}"${
      typed(refusal, answer) === value && html` checked`
    }${problem && html` aria-describedby="${answer}-problem"`}> ${t(`approval:${value}`)}</label>`;
  return html`<fieldset><legend>${legendOf(reader, number)}</legend>${option(
    "approve",
  )}${option("decline")}${
    problem && html`<p class="problem" id="${answer}-problem">${t(problem)}</p>`
  }<div class="why"><label class="text" for="${reason}">${t("approval:reason")}</label><input class="text" id="${reason}" name="${reason}" maxlength="600" autocomplete="off" value="${typed(refusal, reason)}"${bad?.id === reason && html` autofocus`}>${
    reasonProblem && html`<p class="problem">${t(reasonProblem)}</p>`
  }</div></fieldset>`;
}
