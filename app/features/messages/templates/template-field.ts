import type { Language } from "#app/values/language.ts";
import type { TemplateKind } from "./template.ts";

/** The name of the field of a template's text in a language. */
export const templateField = (
  kind: TemplateKind,
  language: Language,
): `${TemplateKind}.${Language}` => `${kind}.${language}`;

/** The name of the field of what WhatsApp has approved of it. */
export const contentField = (
  kind: TemplateKind,
  language: Language,
): `${TemplateKind}.${Language}.content` => `${kind}.${language}.content`;
