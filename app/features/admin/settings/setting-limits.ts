/**
 * The limits of the settings: calls a day, people of a shop, and minutes between visits of a news
 * source, fifteen or more.
 */
export const settingLimits = {
  dailyChatAllowance: { min: 0, max: 1_000 },
  siteAnswers: { min: 0, max: 1_000_000 },
  dailyTranslations: { min: 0, max: 10_000 },
  siteTranslations: { min: 0, max: 1_000_000 },
  newsIntervalMinutes: { min: 15, max: 7 * 24 * 60 },
  shopSeats: { min: 1, max: 100 },
} as const;
