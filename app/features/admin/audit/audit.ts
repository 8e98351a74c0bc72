import { href } from "react-router";
import { type AuditAction, auditActions } from "#app/platform/log/audit-actions.ts";
import { shownOf } from "#app/values/shown.ts";
import { readDay } from "#app/values/wall-time.ts";

/** An audit entry as shown. A deleted user has an id only. */
export type AuditLine = {
  id: string;
  at: number;
  action: AuditAction;
  actor: AuditPerson;
  subject: AuditPerson;
  before: Facts | null;
  after: Facts | null;
};
export type AuditPerson = { id: string; name: string | null; email: string | null };
type Facts = Record<string, string | number | boolean | null>;

/**
 * The filter in the address: every entry, those about (or by) a user, or those of one action and of
 * users by name; and the days, both included, as 2026-11-23.
 */
export type AuditSearch = {
  person?: string | undefined;
  /** Words of the name or address of the actor or the subject. */
  text?: string | undefined;
  as?: "subject" | "actor" | undefined;
  action?: AuditAction | undefined;
  from?: string | undefined;
  to?: string | undefined;
  before?: string | undefined;
  show?: number;
};

/** Entries per page. */
export const linesPerPage = 30;

const uuid = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;
const id = /^[\w-]{1,64}$/;

/** Reads the filter from the address; invalid values are ignored. */
export function readAuditSearch(params: URLSearchParams): AuditSearch {
  const [person, before] = [params.get("person") ?? "", params.get("before") ?? ""];
  const text = (params.get("q") ?? "").slice(0, 200).trim();
  const as = params.get("as") === "actor" ? "actor" : "subject";
  const action = auditActions.find((one) => one === params.get("action"));
  return {
    ...(id.test(person) ? { person, as } : { action, text: text || undefined }),
    from: readDay(params.get("from")),
    to: readDay(params.get("to")),
    before: uuid.test(before) ? before : undefined,
    show: shownOf(params, linesPerPage),
  };
}

/** The address of the audit log with this filter. */
export function auditHref({ person, text, as, before, show, ...filter }: AuditSearch): string {
  const params = new URLSearchParams();
  if (person) params.set("person", person);
  if (text) params.set("q", text);
  if (person && as === "actor") params.set("as", as);
  for (const name of ["action", "from", "to"] as const)
    if (filter[name]) params.set(name, filter[name]);
  if (before) params.set("before", before);
  if (show !== undefined && show > linesPerPage) params.set("show", String(show));
  const query = params.toString();
  return href("/admin/audit") + (query && `?${query}`);
}

/** The actor of the command line (`npm run admin`). */
export const consoleActor = "console";
/** The subject of changes to the whole site. */
export const siteSubject = "site";

/** The facts that an entry changed, before and after. */
export function changesIn({ before, after }: Pick<AuditLine, "before" | "after">) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names
    .map((name) => ({ name, was: before?.[name], is: after?.[name] }))
    .filter(({ was, is }) => was !== is);
}

/** The stored name of the subject: of a source, or the title of a video. */
export function thingIn({
  before,
  after,
}: Pick<AuditLine, "before" | "after">): string | undefined {
  const found = [after?.name, before?.name, after?.title, before?.title].find(
    (one) => typeof one === "string",
  );
  return found as string | undefined;
}
