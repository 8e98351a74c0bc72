import { eq } from "drizzle-orm";
import { prepared } from "./db.server.ts";
import { siteSettings } from "./settings.tables.server.ts";

/** The one row's id. */
export const settingsRow = 1;

/** What holds until an administrator says otherwise. */
export const settingsDefaults = { dailyChatAllowance: 50, newsIntervalMinutes: 60 };

export type SiteSettings = { contactEmail: string | null; dailyChatAllowance: number; newsIntervalMinutes: number };

/** The settings of the place, one look-up by key. */
export async function readSettings(db: Parameters<typeof find>[0]): Promise<SiteSettings> {
  const row = await find(db).get();
  return {
    contactEmail: row?.contactEmail ?? null,
    dailyChatAllowance: row?.dailyChatAllowance ?? settingsDefaults.dailyChatAllowance,
    newsIntervalMinutes: row?.newsIntervalMinutes ?? settingsDefaults.newsIntervalMinutes,
  };
}

const find = prepared((db) => db.select().from(siteSettings).where(eq(siteSettings.id, settingsRow)).prepare());
