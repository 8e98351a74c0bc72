import type { AuditAction } from "#app/platform/log/audit-actions.ts";

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
