import type { Language } from "#app/values/language.ts";

/** Function words that no other language has. */
export const functionWords: Record<Language, ReadonlySet<string>> = {
  en: new Set(
    (
      "the of and is are was were my your with when what which where how it its not does dont have has had this that from for on at you but they " +
      "still any thanks after before if then there their will would should can could or only been while about we she here because into than them already neither nor"
    ).split(" "),
  ),
  es: new Set(
    (
      "el los las del una unos unas un que esta estan con por para pero muy su cuando donde como se lo al y ya hay tiene tengo gracias alguien " +
      "despues mismo ni sigue era fue cada porque si mas solo antes mientras entonces tambien de la le en entre tras"
    ).split(" "),
  ),
};
