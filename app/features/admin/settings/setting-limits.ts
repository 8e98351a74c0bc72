/**
 * What an administrator may set: messages and calls of a model a day, and minutes. News sources are
 * not asked more often than every quarter hour (decision 19).
 */
export const settingLimits = {
  dailyChatAllowance: { min: 0, max: 1_000 },
  siteAnswers: { min: 0, max: 1_000_000 },
  dailyTranslations: { min: 0, max: 10_000 },
  siteTranslations: { min: 0, max: 1_000_000 },
  newsIntervalMinutes: { min: 15, max: 7 * 24 * 60 },
} as const;
