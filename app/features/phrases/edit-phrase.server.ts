import { and, eq, sql } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.server.ts";
import { type SaveOutcome, saveAt } from "#app/platform/db/save-at.server.ts";
import type { PhraseKind } from "./phrase.ts";
import { columnsOf, type PhraseAuthor, type PhraseContent } from "./save-phrase.server.ts";
import { shopPhrases, textsOf } from "./tables.server.ts";

type Key = { shopId: string; id: string };

/** "taken": the shop already has an equal phrase. */
export async function savePhrase(
  db: Db,
  { shopId, id }: Key,
  save: { kind: PhraseKind; content: PhraseContent; version: number; author: PhraseAuthor },
): Promise<SaveOutcome | "taken"> {
  const set = columnsOf(save.kind, save.content, save.author);
  const row = and(
    eq(shopPhrases.shopId, shopId),
    eq(shopPhrases.id, id),
    eq(shopPhrases.kind, save.kind),
  );
  const provided = sql`NOT EXISTS (SELECT 1 FROM shop_phrases p WHERE p.shop_id = ${shopId}
    AND p.kind = ${save.kind} AND p.key = ${set.key} AND p.id <> ${id})`;
  const saved = await saveAt(db, {
    table: shopPhrases,
    column: shopPhrases.version,
    row,
    version: save.version,
    set,
    provided,
    already: sql`${shopPhrases.key} = ${set.key} AND ${shopPhrases.note} = ${set.note}`,
  });
  if (saved !== "overtaken") return saved;
  const [other] = await db
    .select({ id: shopPhrases.id })
    .from(shopPhrases)
    .where(
      and(
        eq(shopPhrases.shopId, shopId),
        eq(shopPhrases.kind, save.kind),
        eq(shopPhrases.key, set.key),
      ),
    );
  return other && other.id !== id ? "taken" : "overtaken";
}

/** Deletes a phrase. @returns the deleted one, or undefined if there was none */
export async function removePhrase(db: Db, { shopId, id }: Key) {
  const [row] = await db
    .delete(shopPhrases)
    .where(and(eq(shopPhrases.shopId, shopId), eq(shopPhrases.id, id)))
    .returning();
  return row && { ...row, texts: textsOf(row) };
}
