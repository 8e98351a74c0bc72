import { carName } from "#app/features/repair/car-name.ts";
import { workId } from "#app/features/repair/job.ts";
import { formatMoment } from "#app/values/calendar.ts";
import { byLanguage, type Language } from "#app/values/language.ts";
import type { TemplateKind } from "./template.ts";
import { standardTexts, type TemplateValue, templateValues } from "./texts.ts";

/** Values for a template, besides the language. Null where the shop or the job has none. */
export type TemplateFacts = {
  name: string;
  shop: { name: string; address: string | null; phone: string | null; timeZone: string };
  job: {
    number: number;
    carYear: number;
    carMake: string;
    carModel: string;
    promisedAt: number | null;
    link: { address: string } | null;
  } | null;
};

/** A template in each language, filled; null where something that it names is not known. */
export function fillTemplate(
  texts: Record<Language, string>,
  facts: TemplateFacts,
): Record<Language, string> | null {
  const filled = byLanguage((language) => fill(texts[language], valuesOf(facts, language)));
  return Object.values(filled).includes(null) ? null : (filled as Record<Language, string>);
}

function fill(text: string, values: Record<TemplateValue, string | null>): string | null {
  const parts = text.split(/\{(\w+)\}/);
  const said = parts.map((part, at) =>
    at % 2 === 0 ? part : (values[part as TemplateValue] ?? null),
  );
  return said.includes(null) ? null : said.join("");
}

const valuesOf = (
  { name, shop, job }: TemplateFacts,
  language: Language,
): Record<TemplateValue, string | null> => ({
  name: name || null,
  shop: shop.name || null,
  vehicle: job && carName(job, language),
  workId: job && workId(job.number),
  promised: job?.promisedAt ? formatMoment(job.promisedAt, language, shop.timeZone) : null,
  link: job?.link?.address ?? null,
  address: shop.address,
  phone: shop.phone,
});

/** The values that a text names, each once, in the order in which it names them. */
const namedIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)),
];

/** A text as WhatsApp approves it: numbers in place of names. */
export function numbered(text: string): string {
  const names = namedIn(text);
  return text.replace(/\{(\w+)\}/g, (_, name: string) => `{{${names.indexOf(name) + 1}}}`);
}

/** The values for those numbers; the template must be one that can be filled. */
export function numberedValues(text: string, facts: TemplateFacts, language: Language): string[] {
  const values = valuesOf(facts, language);
  return namedIn(text).map((name) => values[name as TemplateValue] ?? "");
}

/** Names in braces that no template has. */
export const unknownValues = (text: string): string[] =>
  [...text.matchAll(/\{([^{}]*)\}/g)]
    .map(([, name]) => name!)
    .filter((name) => !(templateValues as readonly string[]).includes(name));

/** A shop's own texts of a template, or ours. */
export const textsOf = (
  kind: TemplateKind,
  own: ReadonlyMap<TemplateKind, Record<Language, string>>,
): Record<Language, string> => ({ ...standardTexts[kind], ...own.get(kind) });
