import { and, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { isMemorable } from "#app/features/phrases/phrase.ts";
import { remember } from "#app/features/phrases/save-phrase.server.ts";
import { typedMaterials } from "#app/features/quotes/form/quote-forms.ts";
import type { JobRef } from "#app/features/repair/job.ts";
import { jobOf } from "#app/features/repair/job-rows.server.ts";
import { searchStatements } from "#app/features/repair/list/search-column.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import type { Original } from "#app/features/repair/texts/text.ts";
import { translationKey } from "#app/features/repair/texts/translations.server.ts";
import { type TypedTexts, typedTexts } from "#app/features/repair/texts/typed-texts.ts";
import { textTranslations } from "#app/features/repair/texts.tables.server.ts";
import { writtenIn } from "#app/features/translator/language/language.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { insertSelect } from "#app/platform/db/insert-select.server.ts";
import type { Actor } from "#app/values/actor.ts";
import { byLanguage, type Language } from "#app/values/language.ts";
import { stillSays } from "./originals.server.ts";

/** The writer, and the language of the writer's pages, which texts of uncertain language take. */
type Writer = Actor & { language: Language };
type Statements = BatchItem<"sqlite">[];
type Pair = { from: Language; language: Language; text: string };

/**
 * The translations that a person typed together with a text, each with its direction. Who typed the
 * text in the language of the box meant them the other way round.
 */
async function pairsOf(original: string, typed: TypedTexts, reader: Language): Promise<Pair[]> {
  const said = Object.entries(typed) as [Language, string][];
  if (said.length === 0) return [];
  const from = await writtenIn(original, reader);
  return said
    .map(([box, text]) => ({ from, language: box === from ? reader : box, text }))
    .filter(({ language }) => language !== from);
}

/**
 * The statements that store a new text's translations as written by a person, for the batch that
 * stores the text, after it. They change nothing if the text of the job is different.
 */
export async function typedTranslations(
  db: Db,
  ref: JobRef,
  original: Original,
  { typed, by, now, language: reader }: Writer & { typed: TypedTexts },
): Promise<Statements> {
  const pairs = await pairsOf(original.text, typed, reader);
  const { text: ofText, ...of } = original;
  const translations = pairs.map(({ from, ...translation }) => ({
    ...of,
    ...translation,
    ofText,
    originalLanguage: from,
  }));
  const stored = translations.map((translation) => {
    const said = {
      ...translation,
      state: "written",
      problem: null,
      verdict: null,
      by,
      at: new Date(now),
    } as const;
    return insertSelect(
      db,
      textTranslations,
      { ...ref, ...said, languageBy: null, version: 1 },
      sql`FROM ${repairJobs} WHERE ${and(jobOf(ref.shopId, ref.jobId), stillSays(ref, original))}`,
    ).onConflictDoUpdate({
      target: translationKey,
      set: { ...said, version: sql`${textTranslations.version} + 1` },
      // Another person's unseen changes to the translation are not overwritten.
      setWhere: sql`${textTranslations.ofText} <> ${ofText} OR ${textTranslations.by} IS NULL OR ${textTranslations.by} = ${by}`,
    });
  });
  return translations.length > 0
    ? [...stored, ...searchStatements(db, ref, [original], translations)]
    : [];
}

/**
 * The statements for a new quote. Its lines have no ids yet, so the shop's memory keeps them in
 * both languages and their translations come from there; so does a description that is a line.
 */
export async function typedInQuote(
  db: Db,
  { id, ...ref }: JobRef & { id: string },
  quote: TypedQuote,
  writer: Writer,
): Promise<Statements> {
  const { description } = quote;
  const typed = typedTexts("description", quote);
  const original = { subjectId: id, field: "description", text: description } as const;
  const lines = [{ name: description, typed }, ...typedMaterials(quote)];
  const statements = await Promise.all([
    typedTranslations(db, ref, original, { ...writer, typed }),
    ...lines.map((line) => rememberTyped(db, ref.shopId, line, writer)),
  ]);
  return statements.flat();
}

type TypedQuote = Parameters<typeof typedMaterials>[0] &
  Parameters<typeof typedTexts<"description">>[1] & { description: string };
type Line = { name: string; typed: TypedTexts };

async function rememberTyped(db: Db, shopId: string, { name, typed }: Line, writer: Writer) {
  if (!isMemorable(name)) return [];
  const pairs = await pairsOf(name, typed, writer.language);
  return pairs
    .filter(({ text }) => isMemorable(text))
    .map(({ from, language, text }) => {
      const texts = { ...byLanguage(() => ""), [from]: name, [language]: text };
      return remember(db, shopId, { from, texts }, writer);
    });
}
