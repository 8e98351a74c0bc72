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

/**
 * Words that the other language says by a form of a verb, by its order or not at all. Denials,
 * which are among them, and what is still to do have rules of their own.
 */
export const lightWords: Record<Language, ReadonlySet<string>> = {
  en: new Set(
    (
      "this these those some doesnt dont didnt isnt arent wasnt wont cant hasnt havent neither nor anymore yet goes going gets got getting does did " +
      "been being having out off every other per wrong like him his hers ours just each both way very too same"
    ).split(" "),
  ),
  es: new Set(
    (
      "este esta estos estas ese esa esos esas eso esto aquel aquella tuvo tenia todavia aun falta faltan nos les sus ella ellos usted ustedes sin " +
      "ninguno ninguna ningun nada nunca tampoco han sido estar siendo esten sea son eran queda quedo quedan trae lleva unas unos sobre"
    ).split(" "),
  ),
};
