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
  "source.added": "admin:audit.did.sourceAdded",
  "source.changed": "admin:audit.did.sourceChanged",
  "source.activated": "admin:audit.did.sourceActivated",
  "source.deactivated": "admin:audit.did.sourceDeactivated",
  "source.fetched": "admin:audit.did.sourceFetched",
  "source.removed": "admin:audit.did.sourceRemoved",
  "video.added": "admin:audit.did.videoAdded",
  "video.changed": "admin:audit.did.videoChanged",
  "video.removed": "admin:audit.did.videoRemoved",
  "videos.checked": "admin:audit.did.videosChecked",
  "live.scheduled": "admin:audit.did.liveScheduled",
  "live.changed": "admin:audit.did.liveChanged",
  "live.cancelled": "admin:audit.did.liveCancelled",
  "post.hidden": "admin:audit.did.postHidden",
  "post.stands": "admin:audit.did.postStands",
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
  active: "admin:audit.fact.active",
  title: "videos:admin.title",
  youtubeId: "videos:admin.video",
  category: "videos:list.categories",
  handout: "videos:admin.handout",
  asked: "admin:audit.fact.asked",
  dead: "admin:audit.fact.dead",
  unknown: "admin:audit.fact.unknown",
  startsAt: "admin:audit.fact.startsAt",
  reason: "admin:audit.fact.reason",
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
