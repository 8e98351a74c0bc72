import { type TextRef, textKey } from "#app/features/repair/texts/text.ts";
import {
  languageOf,
  type RecognizedTranslation,
  shownToCustomer,
} from "#app/features/repair/texts/translation.ts";
import { hasSafetyWord } from "#app/features/translator/safety/safety-words.ts";
import type { Language } from "#app/values/language.ts";
import type { WorkOrder } from "./work-order.ts";

/**
 * A note on a printed text. `asWritten`: it is not in the language of the document; `beside`: it is
 * only in the other column; `machine`: no person has read this translation.
 */
export type PaperNote = "asWritten" | "beside" | "machine";

/** A text in one column. Empty where it is only in the other one. */
export type Column = { text: string; note: PaperNote | null };

/** The printed texts of a work order, each with a column per language. */
export type PaperTexts = {
  languages: readonly Language[];
  issues: readonly Column[];
  diagnostic: readonly Column[];
  description: readonly Column[];
  materials: readonly (readonly Column[])[];
  labor: readonly (readonly Column[])[];
};

/** Every text in its original language. */
export function textsAsWritten({ language, issues, diagnostic, quote }: WorkOrder): PaperTexts {
  const column = (text: string): Column[] => [{ text, note: null }];
  return {
    languages: [language],
    issues: column(issues),
    diagnostic: column(diagnostic ?? ""),
    description: column(quote.description),
    materials: quote.materials.map(({ name }) => column(name)),
    labor: quote.labor.map(({ name }) => column(name)),
  };
}

type Line = { id: string; name: string };

/** The record ids and lines of a job whose texts its documents print. */
type WorkSources = {
  jobId: string;
  quote: { id: string; description: string; materials: readonly Line[]; labor: readonly Line[] };
};

/** The sources from which the texts of a document are chosen. */
export type TextSources = {
  translations: readonly (RecognizedTranslation & TextRef)[];
  /** The language of texts of which none is known. */
  assumed: Language;
  /** Whether translations that no person has read may be printed. */
  unreviewedMayGo: boolean;
};

/**
 * Columns of one text after another in these languages, by one rule for everything that a customer
 * reads.
 */
export function columnsIn(
  languages: readonly Language[],
  { translations, assumed, unreviewedMayGo }: TextSources,
): (of: TextRef, text: string) => Column[] {
  const stored = Map.groupBy(translations, textKey);
  return (of, text) => {
    const there = stored.get(textKey(of)) ?? [];
    const from = languageOf(text, there, assumed);
    return languages.map((language) => {
      if (language === from) return { text, note: null };
      const translation = there.find((one) => one.language === language);
      const original = { text, isSafety: hasSafetyWord(text, from) };
      const shown = shownToCustomer(translation, original, { language, unreviewedMayGo });
      if (!translation?.text || shown === "original")
        return languages.includes(from)
          ? { text: "", note: "beside" }
          : { text, note: "asWritten" };
      return { text: translation.text, note: shown === "markedTranslation" ? "machine" : null };
    });
  };
}

/** The texts of an order in these languages. */
export function textsIn(
  languages: readonly Language[],
  { issues, diagnostic }: Pick<WorkOrder, "issues" | "diagnostic">,
  { jobId, quote, ...sources }: TextSources & WorkSources,
): PaperTexts {
  const columns = columnsIn(languages, sources);
  const columnsOfLine = ({ id, name }: Line) => columns({ subjectId: id, field: "line" }, name);
  return {
    languages,
    issues: columns({ subjectId: jobId, field: "issues" }, issues),
    diagnostic: columns({ subjectId: jobId, field: "diagnostic" }, diagnostic ?? ""),
    description: columns({ subjectId: quote.id, field: "description" }, quote.description),
    materials: quote.materials.map(columnsOfLine),
    labor: quote.labor.map(columnsOfLine),
  };
}

/** The notes on these texts: each once for a whole document. */
export const notesOf = ({
  issues,
  diagnostic,
  description,
  materials,
  labor,
}: PaperTexts): Set<PaperNote> =>
  new Set(
    [issues, diagnostic, description, ...materials, ...labor]
      .flat()
      .flatMap(({ text, note }) => (text || note === "beside" ? (note ?? []) : [])),
  );
