import { useLocation } from "react-router";

/**
 * The address of a list with its search and the rows that it shows, where that list is the page or
 * stands behind a dialog of its own: dialogs are opened, closed and saved with it, so the list
 * behind them stays as it is.
 */
export function useListAddress(list: string): (path?: string) => string {
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(
    pathname === list || pathname.startsWith(`${list}/`) ? search : "",
  );
  // The cookie has the language since the page came; the switch may have changed it meanwhile.
  params.delete("lng");
  const query = params.size > 0 ? `?${params}` : "";
  return (path = list) => path + query;
}
