import { createContext, useContext } from "react";

/**
 * Facts of the request that a page came with, at hand even when every loader failed: its id for the log, the nonce of its
 * scripts. The browser reads both back from the page it was given.
 */
export const RequestContext = createContext<{ id: string; nonce: string | undefined }>({ id: "", nonce: undefined });
export const useRequest = () => useContext(RequestContext);
