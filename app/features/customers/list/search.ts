import { href } from "react-router";
import { shownOf } from "#app/values/shown.ts";

/** Customers that are shown at first, and that "Show more" adds. */
export const customersPerPage = 20;

/** A place in the list: the folded name and the id of the customer before it. */
type NameCursor = { name: string; id: string };

/** What the list of customers is asked for, as its address says it. */
export type CustomerSearch = { text: string; after?: NameCursor | undefined; show?: number };

/** Reads the address of the list; what makes no sense is as if it were not there. */
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

/** The address of the list that answers this search. */
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
