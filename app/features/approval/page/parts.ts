import {
  notesOf,
  type Revision,
  type RevisionText,
} from "#app/features/approval/revision/revision.ts";
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

/** Stands behind a translation that no person of the shop has read. */
const machineMark = "\u2020";

/** A text of the shop in the language of the page. `noticesIn` says what is to be said of all. */
export function shownIn({ language }: Reader, texts: RevisionText): string {
  const { text, note } = texts[language];
  return note === "machine" ? `${text} ${machineMark}` : text;
}

/** The same as a paragraph. */
export const textIn = (reader: Reader, texts: RevisionText): Html =>
  html`<p class="pre">${shownIn(reader, texts)}</p>`;

/** What a reader is told once of the texts of a revision that are not the shop's in their language. */
export function noticesIn({ t, language }: Reader, revision: Revision): string[] {
  const notes = notesOf(revision, language);
  return [
    ...(notes.has("asWritten") ? [t("approval:asWritten")] : []),
    ...(notes.has("machine") ? [`${machineMark} ${t("approval:machine")}`] : []),
  ];
}

/** The same as paragraphs. */
export const noticeParts = (reader: Reader, revision: Revision): Html[] =>
  noticesIn(reader, revision).map((notice) => html`<p class="note">${notice}</p>`);

/** Who the page is from: the shop's name, logo and telephone. */
export const shopHead = (
  reader: Reader,
  shop: Shop & { logo: string | null },
  path: string,
): Html =>
  html`<header>${languageSwitch(reader, path)}${
    shop.logo && html`<img src="${shop.logo}" alt="">`
  }<p class="total">${shop.name}</p>${callShop(reader, shop)}</header>`;

/** For a member of the shop who looks at what a customer gets: where answers are written down. */
export const previewNote = ({ t }: Reader, send: string | null): Html | null =>
  send === null
    ? null
    : html`<section role="note"><p>${t("approval:preview")}</p><p><a class="tap" href="${send}">${t(
        "approval:previewLink",
      )}</a></p></section>`;
