import { useEffect, useState } from "react";

/**
 * The token after the `#` of a link: undefined on the server and before hydration, "" without one.
 * It is removed from the address bar at once, so that no history or bookmark has it.
 */
export function useLinkToken(): string | undefined {
  const [token, setToken] = useState<string>();
  useEffect(() => {
    const { hash, pathname, search } = window.location;
    setToken(hash.slice(1));
    if (hash) window.history.replaceState(window.history.state, "", pathname + search);
  }, []);
  return token;
}
