import type { RevisionText } from "#app/features/approval/revision/revision.ts";
import { dialled } from "#app/features/customers/customer.ts";
import { type Language, languageNames, languages } from "#app/values/language.ts";
import type { TFunction } from "#app/values/translate.ts";
import { type Html, html } from "./html.ts";

/** What every page of a customer needs: words, their language, and the shop. */
export type Reader = { t: TFunction; language: Language };
type Shop = { name: string; phone: string | null };

/** The shop's telephone, as a tap. */
export const callShop = ({ t }: Reader, { phone }: Shop): Html | null =>
  phone
    ? html`<a class="tap" href="tel:${dialled(phone)}">${t("approval:call", { phone })}</a>`
    : null;

/** The page in each other language. */
export const languageSwitch = ({ t, language }: Reader, path: string): Html =>
  html`<nav aria-label="${t("approval:language")}">${languages
    .filter((other) => other !== language)
    .map(
      (other) =>
        html`<a href="${path}?lng=${other}" hreflang="${other}" lang="${other}">${languageNames[other]}</a>`,
    )}</nav>`;

const notes = { asWritten: "approval:asWritten", machine: "approval:machine" } as const;

/** A text of the shop in the language of the page, and what is said about it, if anything. */
export function shownIn({ t, language }: Reader, texts: RevisionText) {
  const { text, note } = texts[language];
  return { text, note: note && note !== "beside" ? t(notes[note]) : null };
}

/** The same as a paragraph with the note below it. */
export function textIn(reader: Reader, texts: RevisionText): Html {
  const { text, note } = shownIn(reader, texts);
  return html`<p class="pre">${text}</p>${note && html`<p class="note">${note}</p>`}`;
}

/** The same within a line. */
export function wordsIn(reader: Reader, texts: RevisionText): Html {
  const { text, note } = shownIn(reader, texts);
  return html`${text}${note && html` <span class="note">(${note})</span>`}`;
}

/** Who the page is from: the shop's name, logo and telephone. */
export const shopHead = (
  reader: Reader,
  shop: Shop & { logo: string | null },
  path: string,
): Html =>
  html`<header>${languageSwitch(reader, path)}${
    shop.logo && html`<img src="${shop.logo}" alt="">`
  }<p class="total">${shop.name}</p>${callShop(reader, shop)}</header>`;
