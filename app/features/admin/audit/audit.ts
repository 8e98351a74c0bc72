import { href } from "react-router";
import type { AuditAction } from "#app/platform/log/audit-actions.ts";
import { shownOf } from "#app/values/shown.ts";
import type { WordKey } from "#app/values/word-key.ts";

/** One line of the audit log as it is shown. Names are there while the person is; ids for ever. */
export type AuditLine = {
  id: string;
  at: number;
  action: AuditAction;
  actor: Named;
  subject: Named;
  before: Facts | null;
  after: Facts | null;
};
export type Named = { id: string; name: string | null; email: string | null };
type Facts = Record<string, string | number | boolean | null>;

/**
 * What is asked for, as the address says it: everything, what was done to a person, or what this
 * person did.
 */
export type AuditSearch = {
  person?: string | undefined;
  as?: "subject" | "actor" | undefined;
  before?: string | undefined;
  show?: number;
};

/** Lines that are shown at first, and that "Show more" adds. */
export const linesPerPage = 30;

const uuid = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;
const id = /^[\w-]{1,64}$/;

/** Reads the address of the log; what makes no sense is as if it were not there. */
export function readAuditSearch(params: URLSearchParams): AuditSearch {
  const [person, before] = [params.get("person") ?? "", params.get("before") ?? ""];
  const as = params.get("as") === "actor" ? "actor" : "subject";
  return {
    ...(id.test(person) && { person, as }),
    before: uuid.test(before) ? before : undefined,
    show: shownOf(params, linesPerPage),
  };
}

/** The address of the log that answers this. */
export function auditHref({ person, as, before, show = linesPerPage }: AuditSearch): string {
  const params = new URLSearchParams();
  if (person) params.set("person", person);
  if (person && as === "actor") params.set("as", as);
  if (before) params.set("before", before);
  if (show > linesPerPage) params.set("show", String(show));
  const query = params.toString();
  return href("/admin/audit") + (query && `?${query}`);
}

/** What was done, in words. */
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
};

/** What a fact is called; one that has no word is shown as it is written down. */
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

/** Facts that are instants, in milliseconds. */
export const momentFacts: readonly string[] = ["until", "startsAt"];

/** Who acts where no person does: the command line (`npm run admin`). */
export const consoleActor = "console";
/** What is acted on where it is the whole place. */
export const siteSubject = "site";

/**
 * Every fact that a line tells of, with what it was and what it became; of a change only what did
 * change.
 */
export function changesIn({ before, after }: Pick<AuditLine, "before" | "after">) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names
    .map((name) => ({ name, was: before?.[name], is: after?.[name] }))
    .filter(({ was, is }) => was !== is);
}

/** What a thing that was acted on was called: the name of a source, the title of a video. */
export function thingIn({
  before,
  after,
}: Pick<AuditLine, "before" | "after">): string | undefined {
  const found = [after?.name, before?.name, after?.title, before?.title].find(
    (one) => typeof one === "string",
  );
  return found as string | undefined;
}
