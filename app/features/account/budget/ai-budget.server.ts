import { sql } from "drizzle-orm";
import { OverBudget } from "#app/platform/ai/failure.ts";
import type { Ai } from "#app/platform/ai/models.server.ts";
import { settingInSql } from "#app/platform/config/settings.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { TextUses } from "./text-limits.ts";
import { take, type Use, usedInSql } from "./uses.server.ts";

// Daily limits on paid calls of models (docs/decisions/0050-ai-has-a-budget.md).

/**
 * A translation counts for its author (except former members), for the reader who caused it, and
 * for the site.
 */
export const translationUses = (readerId: string, authorId?: string | null): Use[] => [
  ...(authorId
    ? [
        {
          who: authorId,
          what: "translation.author",
          most: settingInSql("dailyTranslations"),
        } as const,
      ]
    : []),
  { who: readerId, what: "translation.reader", most: settingInSql("dailyTranslations") },
  siteTranslations,
];

/**
 * The translation of a shop's text counts for the text's author, for the shop, and for the site.
 */
export const textUses = ({ by, shopId }: { by: string; shopId: string }): Use[] => [
  { who: by, what: "texts.member", most: settingInSql("dailyTranslations") },
  {
    who: shopId,
    what: "texts.shop",
    most: sql`${settingInSql("dailyTranslations")} * ${membersPerShop}`,
  },
  siteTranslations,
];

/**
 * The second model reads one text per call, where the translator takes ten: its limit is ten times
 * as high.
 */
export const judgeUses = ({ by, shopId }: { by: string; shopId: string }): Use[] => [
  {
    who: by,
    what: "judged.member",
    most: sql`${settingInSql("dailyTranslations")} * ${textsPerCall}`,
  },
  {
    who: shopId,
    what: "judged.shop",
    most: sql`${settingInSql("dailyTranslations")} * ${membersPerShop * textsPerCall}`,
  },
  { who: "site", what: "judged", most: sql`${settingInSql("siteTranslations")} * ${textsPerCall}` },
];
const textsPerCall = 10;

/** Speech counts for the speaker, for the shop, and for the site, apart from texts. */
export const speechUses = ({ by, shopId }: { by: string; shopId: string }): Use[] => [
  { who: by, what: "speech.member", most: settingInSql("dailyTranslations") },
  {
    who: shopId,
    what: "speech.shop",
    most: sql`${settingInSql("dailyTranslations")} * ${membersPerShop}`,
  },
  { who: "site", what: "speech", most: settingInSql("siteTranslations") },
];

/** The calls for a shop's texts today, and how many there may be; for `textUsesOf`. */
export function textUsesQuery(
  db: Db,
  whose: { by: string; shopId: string },
  now: number,
  [member, shop] = textUses(whose),
) {
  return db
    .select({
      memberUsed: usedInSql(member!, now).as("member_used"),
      memberMost: sql<number>`${member!.most}`.as("member_most"),
      shopUsed: usedInSql(shop!, now).as("shop_used"),
      shopMost: sql<number>`${shop!.most}`.as("shop_most"),
    })
    .from(sql`(SELECT 1)`);
}

/** The uses found by `textUsesQuery`: a member's calls and the shop's. */
export function textUsesOf([row]: Awaited<ReturnType<typeof textUsesQuery>>): TextUses {
  const { memberUsed = 0, memberMost = 0, shopUsed = 0, shopMost = 0 } = row ?? {};
  return {
    member: { used: memberUsed, most: memberMost },
    shop: { used: shopUsed, most: shopMost },
  };
}

/** Today's uses of speech, with their limits. */
export const speechUsesToday = async (
  db: Db,
  whose: { by: string; shopId: string },
  now: number,
): Promise<TextUses> => textUsesOf(await textUsesQuery(db, whose, now, speechUses(whose)));

export const textUsesToday = async (...of: Parameters<typeof textUsesQuery>): Promise<TextUses> =>
  textUsesOf(await textUsesQuery(...of));

/** A shop may have as much translated a day as this many of its members. */
const membersPerShop = 5;

const siteTranslations: Use = {
  who: "site",
  what: "translation",
  most: settingInSql("siteTranslations"),
};

/**
 * Calls per allowed question: a failed call is retried, and a question without an answer is not
 * counted.
 */
const callsPerQuestion = 3;

/** An answer of the assistant counts for the member and for the site. */
export const answerUses = (userId: string): [own: Use, site: Use] => [
  {
    who: userId,
    what: "answers",
    most: sql`${settingInSql("dailyChatAllowance")} * ${callsPerQuestion}`,
  },
  siteAnswers,
];
const siteAnswers: Use = { who: "site", what: "answers", most: settingInSql("siteAnswers") };

/** The site's calls today, of each kind that the settings limit. */
export async function siteUsesToday(
  db: Db,
  now: number,
): Promise<{ translations: number; answers: number }> {
  const translations = usedInSql(siteTranslations, now);
  const answers = usedInSql(siteAnswers, now);
  const [row] = await db.select({ translations, answers }).from(sql`(SELECT 1)`);
  return row ?? { translations: 0, answers: 0 };
}

type Services = Pick<Platform, "ai" | "db" | "now">;

/**
 * Models within a budget: each call is counted before it is made, except for the first `counted`
 * calls, which were. @throws OverBudget
 */
export function budgeted({ ai, db, now }: Services, wanted: readonly Use[], counted = 0): Ai {
  let calls = 0;
  const run: Ai["run"] = async (model, input) => {
    calls += 1;
    if (calls > counted && !(await take(db, wanted, now()))) throw new OverBudget();
    return ai.run(model, input);
  };
  return { ...ai, run };
}
