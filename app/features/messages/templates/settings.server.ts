import { and, eq, sql } from "drizzle-orm";
import { messageSettings, messageTemplates } from "#app/features/messages/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { insertSelect } from "#app/platform/db/insert-select.server.ts";
import type { Language } from "#app/values/language.ts";
import { textsOf } from "./fill.ts";
import { type TemplateKind, templateKinds } from "./template.ts";

/** How a shop writes, with its templates; its own words or ours. One round trip. */
export async function findMessageSettings(db: Db, shopId: string) {
  const [[settings], rows] = await db.batch([
    db.select().from(messageSettings).where(eq(messageSettings.shopId, shopId)),
    db
      .select({ kind: messageTemplates.kind, texts: messageTemplates.texts })
      .from(messageTemplates)
      .where(eq(messageTemplates.shopId, shopId)),
  ]);
  const own = new Map(rows.map(({ kind, texts }) => [kind, texts]));
  return {
    techniciansWrite: settings?.techniciansWrite ?? false,
    version: settings?.version ?? 0,
    templates: templateKinds.map((kind) => ({ kind, texts: textsOf(kind, own) })),
  };
}

type Save = {
  shopId: string;
  techniciansWrite: boolean;
  templates: readonly { kind: TemplateKind; texts: Record<Language, string> }[];
  /** That the form was opened at; 0 before the first. */
  version: number;
  now: number;
};

/** Stores all of it in one batch; "overtaken" where somebody changed it meanwhile. */
export async function saveMessageSettings(
  db: Db,
  { shopId, techniciansWrite, templates, version, now }: Save,
): Promise<"saved" | "overtaken"> {
  const updatedAt = new Date(now);
  const isSaved = and(
    eq(messageSettings.shopId, shopId),
    eq(messageSettings.version, version + 1),
    eq(messageSettings.updatedAt, updatedAt),
  );
  const [, ...rest] = await db.batch([
    db
      .insert(messageSettings)
      .values({ shopId, techniciansWrite, updatedAt, version: version + 1 })
      .onConflictDoUpdate({
        target: messageSettings.shopId,
        set: { techniciansWrite, updatedAt, version: sql`${messageSettings.version} + 1` },
        setWhere: eq(messageSettings.version, version),
      }),
    ...templates.map(({ kind, texts }) =>
      insertSelect(
        db,
        messageTemplates,
        { shopId, kind, texts, updatedAt, version: 1 },
        sql`FROM ${messageSettings} WHERE ${isSaved}`,
      ).onConflictDoUpdate({
        target: [messageTemplates.shopId, messageTemplates.kind],
        set: { texts, updatedAt, version: sql`${messageTemplates.version} + 1` },
      }),
    ),
    db.select({ shopId: messageSettings.shopId }).from(messageSettings).where(isSaved),
  ]);
  return (rest.at(-1) as unknown[]).length > 0 ? "saved" : "overtaken";
}
