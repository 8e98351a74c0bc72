import { createContext, useContext } from "react";

/**
 * Facts of the request of a page, available even when every loader failed: its id for the log, the
 * nonce of its scripts. The browser reads both from the page; the id is on an error page alone, so
 * that a later failure is never shown under another request's id, and is that of the request that
 * failed (`note-failures.client.ts`).
 */
export const RequestContext = createContext<{ id: string; nonce: string | undefined }>({
  id: "",
  nonce: undefined,
});
export const useRequest = () => useContext(RequestContext);
