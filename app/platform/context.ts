import { createContext } from "react-router";
import type { Platform } from "./platform.server.ts";

export const platformContext = createContext<Platform>();

/**
 * Facts of this one request: its id for the logs, the nonce of its page (a public page has no
 * scripts and needs none), the caller's address as Cloudflare saw it.
 */
type RequestFacts = { id: string; nonce: string | undefined; ip: string };
export const requestContext = createContext<RequestFacts>();
