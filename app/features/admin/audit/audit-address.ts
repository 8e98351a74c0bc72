import { href } from "react-router";
import { auditActions } from "#app/platform/log/audit-actions.ts";
import {
  keyIn,
  listAddress,
  oneOf,
  rows,
  type SearchOf,
  searchText,
} from "#app/values/list-address.ts";
import { readDay } from "#app/values/wall-time.ts";

/** Entries per page. */
export const linesPerPage = 30;

const dayIn = (param: string) => ({ param, read: readDay });

/**
 * The audit log: every entry, those about (or by) a user, or those of one action and of users by
 * name; and the days, both included, as 2026-11-23.
 */
export const auditAddress = listAddress(
  href("/admin/audit"),
  {
    person: keyIn("person"),
    /** Words of the name or address of the actor or the subject. */
    text: searchText,
    as: oneOf("as", ["subject", "actor"], "subject"),
    action: oneOf("action", auditActions),
    from: dayIn("from"),
    to: dayIn("to"),
    before: keyIn("before", /^[0-9a-f]{8}-[0-9a-f-]{27}$/),
    show: rows(linesPerPage),
  },
  (search) =>
    search.person
      ? { ...search, text: "", action: undefined }
      : { ...search, as: "subject" as const },
);
export type AuditSearch = SearchOf<typeof auditAddress>;
