import { type Html, html } from "#app/features/approval/page/html.ts";
import type { Reader } from "#app/features/approval/page/parts.ts";
import type { Refusal } from "#app/http/answers.ts";
import { formatMoment } from "#app/values/calendar.ts";
import { longestMessage, readByCustomer } from "./message.ts";
import type { Thread } from "./messages.server.ts";

type Asking = {
  thread: Thread;
  shop: { name: string; timeZone: string };
  /** Where the form is posted to. */
  action: string;
  /** Comes with the form, so that a form sent twice is one question. */
  key: string;
  refusal?: Omit<Refusal, "ok">;
  /** Whether a member of the shop looks, who asks nothing here. */
  isPreview?: boolean;
};

/** The thread between customer and shop, with the form that asks. */
export function askSection(
  { t, language }: Reader,
  { thread: { messages, job, unreviewedMayGo }, shop, action, key, refusal, isPreview }: Asking,
): Html {
  const problem = refusal?.fields?.text ?? refusal?.error;
  const typed = typeof refusal?.values?.text === "string" ? refusal.values.text : "";
  const read = messages.map((message) => readByCustomer(message, language, unreviewedMayGo));
  const isAsWritten = read.some(({ note }) => note === "asWritten");
  return html`<section id="ask"><h2>${t("approval:ask.title")}</h2>${isAsWritten && html`<p class="note">${t("approval:asWritten")}</p>`}${messages.map(
    (message, at) => {
      const { text, note } = read[at]!;
      return html`<article><h3>${message.by === null ? t("approval:ask.you") : shop.name}</h3><p class="note">${formatMoment(
        message.at.getTime(),
        language,
        shop.timeZone,
      )}</p><p class="pre">${text}</p>${note === "machine" && html`<p class="note">${t("approval:machine")}</p>`}</article>`;
    },
  )}${
    job.isClosed
      ? html`<p>${t("approval:ask.closed")}</p>`
      : !isPreview &&
        html`<form method="post" action="${action}" novalidate data-keep><input type="hidden" name="key" value="${key}"><label class="text" for="question">${t(
          "approval:ask.label",
        )}</label><textarea class="text" id="question" name="text" rows="3" maxlength="${2 * longestMessage}"${
          problem && html` aria-invalid="true" aria-describedby="question-problem"`
        }>${typed}</textarea>${
          problem && html`<p class="problem" id="question-problem" role="alert">${t(problem)}</p>`
        }<button class="second">${t("approval:ask.send")}</button></form>`
  }</section>`;
}
