import { eq, type SQL, sql } from "drizzle-orm";
import { type Db, prepared } from "#app/platform/db/db.server.ts";
import { log } from "#app/platform/log/log.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { withTimeout } from "#app/platform/with-timeout.ts";
import { siteSettings } from "./settings.tables.server.ts";

/** The one row's id. */
export const settingsRow = 1;

/** Settings that apply until an administrator changes them. */
export const settingsDefaults = {
  dailyChatAllowance: 50,
  siteAnswers: 3_000,
  dailyTranslations: 300,
  siteTranslations: 3_000,
  newsIntervalMinutes: 60,
  shopSeats: 10,
};

export type SiteSettings = { contactEmail: string | null } & Record<
  keyof typeof settingsDefaults,
  number
>;

/** The site's settings, one lookup by key. */
export const readSettings = async (db: Parameters<typeof find>[0]): Promise<SiteSettings> =>
  (await findSettings(db)).settings;

/** The settings with their version for `saveAt`; 0 while there is no row. */
export async function findSettings(
  db: Parameters<typeof find>[0],
): Promise<{ settings: SiteSettings; version: number }> {
  const row = await find(db).get();
  const of = (name: keyof typeof settingsDefaults) => row?.[name] ?? settingsDefaults[name];
  const settings = {
    contactEmail: row?.contactEmail ?? null,
    dailyChatAllowance: of("dailyChatAllowance"),
    siteAnswers: of("siteAnswers"),
    dailyTranslations: of("dailyTranslations"),
    siteTranslations: of("siteTranslations"),
    newsIntervalMinutes: of("newsIntervalMinutes"),
    shopSeats: of("shopSeats"),
  };
  return { settings, version: row?.version ?? 0 };
}

/** A setting as a subselect of a statement: it costs no round trip. */
export const settingInSql = (name: keyof typeof settingsDefaults): SQL<number> =>
  sql<number>`coalesce((SELECT ${siteSettings[name]} FROM ${siteSettings} WHERE ${siteSettings.id} = ${settingsRow}), ${settingsDefaults[name]})`;

const find = prepared((db) =>
  db.select().from(siteSettings).where(eq(siteSettings.id, settingsRow)).prepare(),
);

/**
 * The settings as cached in this isolate: pages show the contact address without a statement for
 * it.
 */
const cached = new WeakMap<Db, { settings: SiteSettings; until: number }>();

/**
 * How long they are fresh, the pause after a failed read, and the longest wait of the first page;
 * milliseconds.
 */
const life = { fresh: 60_000, retry: 5_000, timeoutMs: 1_000 };

/**
 * The settings for any page: at most a minute old, and read at most once a minute by each isolate.
 * Only the first page of an isolate waits for them; later reads run after the response, and when
 * the database fails, the last known settings or the defaults apply.
 */
export async function currentSettings({
  db,
  now,
  defer,
}: Pick<Platform, "db" | "now" | "defer">): Promise<SiteSettings> {
  const known = cached.get(db);
  if (known && known.until > now()) return known.settings;
  const reading = readSettings(db).then((settings) => {
    cached.set(db, { settings, until: now() + life.fresh });
    return settings;
  });
  const settings = known?.settings ?? { contactEmail: null, ...settingsDefaults };
  if (known) {
    known.until = now() + life.retry;
    defer(reading);
    return settings;
  }
  try {
    return await withTimeout(reading, life.timeoutMs);
  } catch (error) {
    log.error("the settings could not be read", error);
    cached.set(db, { settings, until: now() + life.retry });
    return settings;
  }
}

/** After a change: the administrator sees it at once, other isolates within a minute. */
export const forgetSettings = (db: Db): void => void cached.delete(db);
