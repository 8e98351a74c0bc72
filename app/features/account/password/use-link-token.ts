import { useEffect, useState } from "react";

/**
 * The token behind the `#` of a link in a letter. Undefined until it is known (on the server, and
 * before the page's script runs), "" when the address has none. It leaves the address bar at once,
 * so that no history, bookmark or screenshot keeps it.
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
