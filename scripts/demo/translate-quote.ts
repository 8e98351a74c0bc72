import { and, eq } from "drizzle-orm";
import type { QuoteRef } from "#app/features/quotes/quote-rows.server.ts";
import { quoteLines } from "#app/features/quotes/tables.server.ts";
import type { TextRef } from "#app/features/repair/texts/text.ts";
import { textTranslations } from "#app/features/repair/texts.tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Actor } from "#app/values/actor.ts";
import { type Language, otherLanguages } from "#app/values/language.ts";
import type { Both } from "./repair.ts";

type QuoteTexts = { issues: Both; description: Both; parts: readonly Both[]; language: Language };

/**
 * Writes reviewed translations of a job with one quote into the other languages. `language`: the
 * original.
 */
export async function translateQuote(
  db: Db,
  { id, ...ref }: QuoteRef,
  { issues, description, parts, language: originalLanguage, by, now }: QuoteTexts & Actor,
): Promise<void> {
  const lines = await db
    .select({ id: quoteLines.id, name: quoteLines.name })
    .from(quoteLines)
    .where(and(eq(quoteLines.shopId, ref.shopId), eq(quoteLines.quoteId, id)));
  const texts: [TextRef, Both][] = [
    [{ subjectId: ref.jobId, field: "issues" }, issues],
    [{ subjectId: id, field: "description" }, description],
    ...lines.flatMap((line): [TextRef, Both][] => {
      const part = parts.find((one) => one[originalLanguage] === line.name);
      return part ? [[{ subjectId: line.id, field: "line" }, part]] : [];
    }),
  ];
  for (const [text, both] of texts)
    for (const language of otherLanguages(originalLanguage))
      await db.insert(textTranslations).values({
        ...ref,
        ...text,
        language,
        originalLanguage,
        text: both[language],
        ofText: both[originalLanguage],
        state: "reviewed",
        by,
        at: new Date(now),
      });
}
