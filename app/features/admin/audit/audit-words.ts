import type { AuditAction } from "#app/platform/log/audit-actions.ts";
import type { WordKey } from "#app/values/word-key.ts";

/** The word of each action, of the feature that records it. */
export const actionWords: Record<AuditAction, WordKey> = {
  "user.created": "admin:audit.did.userCreated",
  "user.plan": "admin:audit.did.userPlan",
  "user.extended": "admin:audit.did.userExtended",
  "user.admin": "admin:audit.did.userAdmin",
  "user.suspended": "admin:audit.did.userSuspended",
  "user.restored": "admin:audit.did.userRestored",
  "user.signedOut": "admin:audit.did.userSignedOut",
  "user.twoFactorReset": "admin:audit.did.userTwoFactorReset",
  "user.deleted": "admin:audit.did.userDeleted",
  "user.synced": "admin:audit.did.userSynced",
  "site.settings": "admin:audit.did.siteSettings",
  "source.added": "news:audit.added",
  "source.changed": "news:audit.changed",
  "source.activated": "news:audit.activated",
  "source.deactivated": "news:audit.deactivated",
  "source.fetched": "news:audit.fetched",
  "source.removed": "news:audit.removed",
  "video.added": "videos:audit.added",
  "video.changed": "videos:audit.changed",
  "video.removed": "videos:audit.removed",
  "videos.checked": "videos:audit.checked",
  "live.scheduled": "videos:audit.liveScheduled",
  "live.changed": "videos:audit.liveChanged",
  "live.cancelled": "videos:audit.liveCancelled",
  "post.hidden": "forum:audit.hidden",
  "post.stands": "forum:audit.kept",
  "shop.texting": "shop:changes.texting",
  "shop.textingRemoved": "shop:changes.textingRemoved",
  "shop.templates": "shop:changes.templates",
  "shop.calendar": "shop:changes.calendar",
  "shop.closures": "shop:changes.closures",
  "shop.followUp": "shop:changes.followUp",
};

/** The word of each fact; one without a word is shown by its stored name. */
export const factWords: Record<string, WordKey> = {
  tier: "admin:audit.fact.tier",
  until: "admin:audit.fact.until",
  isAdmin: "admin:audit.fact.isAdmin",
  contactEmail: "admin:settings.contactEmail",
  dailyChatAllowance: "admin:settings.dailyChatAllowance",
  siteAnswers: "admin:settings.siteAnswers",
  dailyTranslations: "admin:settings.dailyTranslations",
  siteTranslations: "admin:settings.siteTranslations",
  newsIntervalMinutes: "admin:settings.newsIntervalMinutes",
  shopSeats: "admin:settings.shopSeats",
  name: "news:source.name",
  url: "news:source.url",
  selector: "news:source.selector",
  language: "news:source.language",
  active: "news:audit.active",
  title: "videos:admin.title",
  youtubeId: "videos:admin.video",
  category: "videos:list.categories",
  handout: "videos:admin.handout",
  asked: "videos:audit.checkedCount",
  dead: "videos:audit.unavailable",
  unknown: "videos:audit.noResponse",
  startsAt: "videos:audit.startsAt",
  reason: "forum:audit.reason",
};

/** Facts that are instants. */
export const momentFacts: readonly string[] = ["until", "startsAt"];
