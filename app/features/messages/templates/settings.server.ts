import { and, eq, sql } from "drizzle-orm";
import { messageSettings, messageTemplates } from "#app/features/messages/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { insertSelect } from "#app/platform/db/insert-select.server.ts";
import { auditEntryIf } from "#app/platform/log/audit.server.ts";
import { type Language, languages } from "#app/values/language.ts";
import { textsOf } from "./fill.ts";
import { type Contents, type TemplateKind, templateKinds } from "./template.ts";

/** A shop's own templates, for a batch. */
export const templatesQuery = (db: Db, shopId: string) =>
  db
    .select({
      kind: messageTemplates.kind,
      texts: messageTemplates.texts,
      contents: messageTemplates.contents,
    })
    .from(messageTemplates)
    .where(eq(messageTemplates.shopId, shopId));

/** How a shop writes, with its templates; its own words or ours. One round trip. */
export async function findMessageSettings(db: Db, shopId: string) {
  const [[settings], rows] = await db.batch([
    db.select().from(messageSettings).where(eq(messageSettings.shopId, shopId)),
    templatesQuery(db, shopId),
  ]);
  const own = new Map(rows.map(({ kind, texts }) => [kind, texts]));
  const contents = new Map(rows.map((row) => [row.kind, row.contents]));
  return {
    techniciansWrite: settings?.techniciansWrite ?? false,
    version: settings?.version ?? 0,
    templates: templateKinds.map((kind) => ({
      kind,
      texts: textsOf(kind, own),
      contents: contents.get(kind) ?? null,
    })),
  };
}

type Template = { kind: TemplateKind; texts: Record<Language, string>; contents: Contents };

/**
 * A template whose text has changed while its approved WhatsApp template stayed: the customer would
 * read another text than the sender sees.
 */
export const staleContent = (
  before: Awaited<ReturnType<typeof findMessageSettings>>["templates"],
  after: readonly Template[],
): { kind: TemplateKind; language: Language } | undefined =>
  after
    .flatMap(({ kind, texts, contents }) =>
      languages.map((language) => ({
        kind,
        language,
        text: texts[language],
        sid: contents[language],
      })),
    )
    .find(({ kind, language, text, sid }) => {
      const known = before.find((one) => one.kind === kind);
      const isSame = sid !== "" && known?.contents?.[language] === sid;
      return isSame && known?.texts[language] !== text;
    });

type Save = {
  shopId: string;
  techniciansWrite: boolean;
  templates: readonly Template[];
  by: string;
  /** The version that the form was opened at; 0 before the first save. */
  version: number;
  now: number;
};

/** Stores all of it in one batch; "overtaken" where somebody changed it meanwhile. */
export async function saveMessageSettings(
  db: Db,
  { shopId, techniciansWrite, templates, by, version, now }: Save,
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
    ...templates.map(({ kind, texts, contents }) =>
      insertSelect(
        db,
        messageTemplates,
        { shopId, kind, texts, contents, updatedAt, version: 1 },
        sql`FROM ${messageSettings} WHERE ${isSaved}`,
      ).onConflictDoUpdate({
        target: [messageTemplates.shopId, messageTemplates.kind],
        set: { texts, contents, updatedAt, version: sql`${messageTemplates.version} + 1` },
      }),
    ),
    auditEntryIf(
      db,
      { actorId: by, action: "shop.templates", subjectId: shopId, now },
      sql`EXISTS (SELECT 1 FROM ${messageSettings} WHERE ${isSaved})`,
    ),
    db.select({ shopId: messageSettings.shopId }).from(messageSettings).where(isSaved),
  ]);
  return (rest.at(-1) as unknown[]).length > 0 ? "saved" : "overtaken";
}
