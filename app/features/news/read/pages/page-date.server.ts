import type { Element } from "#app/features/news/read/document.server.ts";
import { plainLine } from "#app/features/news/read/plain-text.ts";
import { textOf } from "#app/features/news/read/text-of.server.ts";

// "time-to-read" is a duration.
const duration = /read|lectura|duration|duracion/i;

export const isDate = ({ name, attribs: { itemprop = "", class: named = "" } }: Element) =>
  (name === "time" && !duration.test(named.slice(0, 300))) ||
  /date(published|created|modified)/i.test(itemprop) ||
  named
    .slice(0, 300)
    .split(/\s+/)
    .some(
      (one) =>
        /(^|[_-])(date|fecha|time|published|posted|timestamp|data)([_-]|$)/i.test(one) &&
        !duration.test(one),
    );

/** The first date in the elements named as one; publication before modification. */
export function dateIn(
  dated: Element[],
  root: Element,
  read: (text: string | undefined) => number | undefined,
): number | undefined {
  const changed = (one: Element) =>
    Number(
      /modified|updated|actualiza/i.test(
        `${one.attribs.itemprop} ${one.attribs.class}`.slice(0, 300),
      ),
    );
  for (const one of dated.slice(0, 12).sort((a, b) => changed(a) - changed(b))) {
    const { datetime, content, title } = one.attribs;
    for (const written of [datetime, content, plainLine(textOf(one, { max: 300 })), title]) {
      const at = read(written);
      if (at !== undefined) return at;
    }
  }
  // A date within the text: only unambiguous formats.
  const line = plainLine(textOf(root, { max: 2_000 }));
  const spelled =
    /\b\d{1,2} de [a-záéíóú]{4,10},? (?:de |del )?\d{4}\b|\b[A-Z][a-z]{2,8}\.? \d{1,2}, \d{4}\b|\b\d{4}-\d{2}-\d{2}\b|\bhace \d{1,2} [a-zñí]+\b|\b\d{1,2} [a-z]+ ago\b/i;
  return read(spelled.exec(line)?.[0]);
}
