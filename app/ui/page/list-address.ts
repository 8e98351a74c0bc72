import { useLocation } from "react-router";
import { listQuery } from "#app/values/list-query.ts";

/**
 * The address of a list with its search and the number of rows, where that list is the page or is
 * behind a dialog: dialogs open, close and save with it, so that the list behind them is unchanged.
 */
export function useListAddress(list: string): (path?: string) => string {
  const { pathname, search } = useLocation();
  const query = pathname === list || pathname.startsWith(`${list}/`) ? listQuery(search) : "";
  return (path = list) => path + query;
}
