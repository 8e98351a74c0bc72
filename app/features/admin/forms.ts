import { z } from "zod";
import { newPassword } from "#app/features/account/forms.ts";
import { choice, email, line, optionalLine, version } from "#app/http/form.ts";
import { tiers } from "#app/values/tier.ts";
import type { WordKey } from "#app/values/word-key.ts";
import { longestDays } from "./changes/grants.ts";
import { settingLimits } from "./settings/setting-limits.ts";

const key = (word: WordKey) => word;
const orNull = (text: string): string | null => text || null;

const whole = ({ min, max }: { min: number; max: number }) =>
  z
    .string()
    .regex(/^-?\d{1,12}$/, key("ui:form.number"))
    .transform(Number)
    .pipe(z.number().min(min, key("ui:form.tooSmall")).max(max, key("ui:form.tooBig")));

const optional = optionalLine(40).default("").transform(orNull);

/** A checkbox: a browser sends nothing when it is unchecked. */
const ticked = z
  .string()
  .optional()
  .catch(undefined)
  .transform((word) => word === "yes");

/** The page that a form without JavaScript returns to, validated by `ownPath`. */
const back = z.string().optional().catch(undefined);

/** A plan and its days; without them `setTier` decides. */
export const planForm = z.object({
  tier: choice(tiers),
  days: optional.pipe(whole({ min: 1, max: longestDays }).nullable()),
  back,
});

/** `version`: of the profile that the page showed. */
export const extendForm = z.object({ version, back });

/** A confirmation. `stay`: it was shown in place. */
export const questionForm = z.object({ stay: ticked });

/** The administrator flag. */
export const flagForm = questionForm.extend({
  isAdmin: choice(["yes", "no"]).transform((word) => word === "yes"),
});

/** A new user (specification, section 3). */
export const newUserForm = z.object({
  email,
  password: newPassword,
  name: optionalLine(80).default(""),
  tier: choice(tiers),
  isAdmin: ticked,
});

/** The site's settings. An empty address: the configured one applies. */
export const settingsForm = z.object({
  version,
  contactEmail: optionalLine(254).default("").transform(orNull).pipe(email.nullable()),
  dailyChatAllowance: line(40).pipe(whole(settingLimits.dailyChatAllowance)),
  siteAnswers: line(40).pipe(whole(settingLimits.siteAnswers)),
  dailyTranslations: line(40).pipe(whole(settingLimits.dailyTranslations)),
  siteTranslations: line(40).pipe(whole(settingLimits.siteTranslations)),
  newsIntervalMinutes: line(40).pipe(whole(settingLimits.newsIntervalMinutes)),
  shopSeats: line(40).pipe(whole(settingLimits.shopSeats)),
});
