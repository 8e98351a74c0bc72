import { useLocation } from "react-router";
import { listQuery } from "#app/values/list-query.ts";

/**
 * The address of a list with its search and the rows that it shows, where that list is the page or
 * stands behind a dialog of its own: dialogs are opened, closed and saved with it, so the list
 * behind them stays as it is.
 */
export function useListAddress(list: string): (path?: string) => string {
  const { pathname, search } = useLocation();
  const query = pathname === list || pathname.startsWith(`${list}/`) ? listQuery(search) : "";
  return (path = list) => path + query;
}
