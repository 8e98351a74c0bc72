import { href } from "react-router";
import { type Cursor, formatCursor, parseCursor } from "#app/values/cursor.ts";

/** Which conversations the inbox shows. */
export const inboxFilters = ["all", "unread", "unanswered", "answered", "mine"] as const;
export type InboxFilter = (typeof inboxFilters)[number];

export type InboxSearch = {
  filter: InboxFilter;
  text: string;
  /** Where a later page begins. */
  before?: Cursor | undefined;
};

/** Parses the address of the inbox; invalid parameters are ignored. */
export const readInbox = (params: URLSearchParams): InboxSearch => ({
  filter: inboxFilters.find((one) => one === params.get("filter")) ?? "all",
  text: (params.get("q") ?? "").slice(0, 200).trim(),
  before: parseCursor(params.get("before")),
});

/** The address of the inbox that answers this. */
export function inboxHref({ filter, text, before }: Partial<InboxSearch>): string {
  const params = new URLSearchParams();
  if (filter && filter !== "all") params.set("filter", filter);
  if (text) params.set("q", text);
  if (before) params.set("before", formatCursor(before));
  const query = params.toString();
  return href("/repair-cms/messages") + (query && `?${query}`);
}
