import { createContext, useContext } from "react";

/**
 * Facts of the request that a page came with, at hand even when every loader failed: its id for the
 * log, the nonce of its scripts. The browser reads both back from the page it was given; the id is
 * there on an error page alone, so that a later failure is never shown under the wrong one, and is
 * then that of the request that failed (`note-failures.client.ts`).
 */
export const RequestContext = createContext<{ id: string; nonce: string | undefined }>({
  id: "",
  nonce: undefined,
});
export const useRequest = () => useContext(RequestContext);
