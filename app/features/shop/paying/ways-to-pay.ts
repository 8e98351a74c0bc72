import type { Language } from "#app/values/language.ts";

/** How a customer pays a shop directly, in the shop's own words. */
export type WaysToPay = Record<Language, string>;

/** The most characters of the text in one language. */
export const longestWaysToPay = 600;

/** The form's field of the text in a language. */
export const waysField = (language: Language) => `ways-${language}`;

/** A piece of a text; `href` where it is an address that a customer may follow. */
type Piece = { text: string; href?: string };

const address = /(https:\/\/[^\s<>"]*[^\s<>"'.,;:!?)\]])/g;

/** A text with the addresses in it set apart. */
export const piecesOfWays = (text: string): Piece[] =>
  text
    .split(address)
    .filter((piece) => piece !== "")
    .map((piece) =>
      piece.startsWith("https://") && URL.canParse(piece)
        ? { text: piece, href: piece }
        : { text: piece },
    );
