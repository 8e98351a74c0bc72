import { findKnownLines } from "#app/features/phrases/known-lines.server.ts";
import { loadGlossary } from "#app/features/translator/glossary/load.server.ts";
import { openDetector } from "#app/features/translator/language/language.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Country } from "#app/values/country.ts";
import { type Language, otherLanguages } from "#app/values/language.ts";
import { sayPart } from "./say-part.ts";

/** A part on its job, and its stored text in the supplier's language. */
type PartName = { name: string; stored: [text: string, state: string] | undefined };

/** Text for the supplier. `kind`: identical, from glossaries, by machine, or unknown. */
type Proposal = {
  text: string;
  from: Language;
  kind: "same" | "listed" | "machine" | "unknown";
};

type Reading = { to: Language; reader: Language; country: Country };

/**
 * Proposes the text of each part in the supplier's language: the shop's earlier or required term,
 * then the trade's, then a translation of the job. One round trip.
 */
export async function proposeNames(
  db: Db,
  shopId: string,
  names: readonly PartName[],
  { to, reader, country }: Reading,
): Promise<Proposal[]> {
  const [detect, { sayCanned }] = await Promise.all([
    openDetector(),
    import("#app/features/phrases/canned/canned.ts"),
    loadGlossary(),
  ]);
  const others = otherLanguages(to);
  const lines = names.map(({ name }) => {
    const { language, sure } = detect(name);
    const from = language && sure ? language : reader;
    return { text: name, from, sure };
  });
  const asked = lines.flatMap(({ text }) => others.map((from) => ({ text, from, to })));
  const { says, terms } = await findKnownLines(db, shopId, asked);
  return lines.map(({ text, from, sure }, at) => {
    const { stored: [stored, state] = [] } = names[at]!;
    // Few words do not identify their language; a glossary entry in another one does.
    const tried = from === to ? (sure ? [] : others) : [from];
    for (const other of tried) {
      const line = { text, from: other, to };
      const read = state === "machine" ? undefined : stored;
      const said = says(line) ?? read ?? sayPart(line, terms, country) ?? sayCanned(line, country);
      if (said) return { text: said, from: other, kind: "listed" };
    }
    if (from === to) return { text, from, kind: "same" };
    return stored ? { text: stored, from, kind: "machine" } : { text, from, kind: "unknown" };
  });
}
