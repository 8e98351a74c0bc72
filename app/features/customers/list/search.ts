import { href } from "react-router";
import { shownOf } from "#app/values/shown.ts";

/** Customers shown at first, and added by "Show more". */
export const customersPerPage = 20;

/** Position in the list: the folded name and the id of the customer before it. */
type NameCursor = { name: string; id: string };

/** Query of the list of customers, from its address. */
export type CustomerSearch = { text: string; after?: NameCursor | undefined; show?: number };

/** Reads the address of the list, ignoring invalid values. */
export function readCustomerSearch(params: URLSearchParams): CustomerSearch {
  const id = params.get("after") ?? "";
  return {
    text: (params.get("q") ?? "").slice(0, 200).trim(),
    after: /^[\w-]{1,64}$/.test(id)
      ? { name: (params.get("name") ?? "").slice(0, 300), id }
      : undefined,
    show: shownOf(params, customersPerPage),
  };
}

/** Address of the list for a search. */
export function customersHref({ text, after, show = customersPerPage }: CustomerSearch): string {
  const params = new URLSearchParams();
  if (text) params.set("q", text);
  if (after) {
    params.set("name", after.name);
    params.set("after", after.id);
  }
  if (show > customersPerPage) params.set("show", String(show));
  const query = params.toString();
  return href("/repair-cms/customers") + (query && `?${query}`);
}
